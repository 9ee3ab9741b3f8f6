import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { botsOf } from '../../games/bots.ts'
import { findEntry } from '../../games/index.ts'
import type { Rejection } from '../../kernel/index.ts'
import type { CreateTable, ProtocolCode } from '../../protocol/index.ts'
import type { Holder, TableRecord } from '../../table/log-entry.ts'
import { CannotReplay, type Course, newCourse } from '../../table/state.ts'
import type { House } from '../context.ts'
import { newTableId, tableIdAfter } from '../guests.ts'
import type { Guest } from '../store/store.ts'
import { deadlineOf } from './deadlines.ts'
import { Table } from './table.ts'

/** Tables nobody follows leave the memory after this time; the store has them. */
const IDLE = 60_000
const SWEEP = 15_000
/** Among so many tables of a guest those are looked for that tell his name. */
const MOST_RENAMED = 100
/** Milliseconds for what is under way when the server is closed. */
const CLOSING = 2_000

/** The tables that this process has in memory. */
export class Tables {
  readonly #house: House
  readonly #unfinishedPerGuest: number
  readonly #loaded = new Map<string, Table>()
  readonly #loading = new Map<string, Promise<Table>>()
  /** How many tables a guest is having made. */
  readonly #making = new Map<string, number>()
  #stopSweeping: () => void

  constructor(house: Omit<House, 'create' | 'drop' | 'changed'>, unfinishedPerGuest: number) {
    const create: House['create'] = (like, guest) => this.#again(like, guest)
    const changed: House['changed'] = (guest) => this.#changed(guest)
    this.#house = { ...house, create, changed, drop: (id) => this.#drop(id) }
    this.#unfinishedPerGuest = unfinishedPerGuest
    this.#stopSweeping = this.#sweepLater()
  }

  /** The table if it is in memory: then nobody has to wait. */
  loaded(id: string): Table | undefined {
    return this.#loaded.get(id)
  }

  all(): Iterable<readonly [string, Table]> {
    return this.#loaded
  }

  #drop(id: string): void {
    if (this.#loaded.delete(id)) this.#house.neighbours.unfollow(id)
    this.#house.metrics.tables.set(this.#loaded.size)
  }

  #changed(guest: Guest): void {
    for (const table of this.#loaded.values()) table.know(guest)
    this.#house.neighbours.tell({ type: 'guest', guest: guest.id })
  }

  /** Those whose bots think here. */
  attended(): Table[] {
    return [...this.#loaded.values()].filter((table) => table.attended)
  }

  async find(id: string): Promise<Table | Rejection> {
    const loaded = this.#loaded.get(id)
    if (loaded) return loaded
    try {
      const loading = this.#loading.get(id) ?? this.#load(id)
      this.#loading.set(id, loading)
      return await loading
    } catch (problem) {
      if (!(problem instanceof CannotFind || problem instanceof CannotReplay)) throw problem
      if (problem.code === 'serverTrouble') this.#house.log.error({ table: id, problem }, 'a table is broken')
      return { code: problem.code }
    } finally {
      this.#loading.delete(id)
    }
  }

  async #load(id: string): Promise<Table> {
    const stored = await this.#house.store.loadTable(id)
    if (!stored) throw new CannotFind('noSuchTable')
    const entry = findEntry(stored.record.game)
    if (!entry) throw new CannotFind('noSuchGame')
    const table = new Table(this.#house, entry, stored)
    this.#house.neighbours.follow(id)
    this.#loaded.set(id, table)
    this.#house.metrics.tables.set(this.#loaded.size)
    return table
  }

  /** A new table with the guest at it. Its id. */
  async create(guest: Guest, wanted: CreateTable): Promise<string | Rejection> {
    const entry = findEntry(wanted.game)
    if (!entry) return { code: 'noSuchGame' }
    const options = v.safeParse(entry.game.options, wanted.options ?? {})
    if (!options.success) return { code: 'badOptions', detail: options.issues[0].message.slice(0, 200) }
    const { min, max } = entry.game.seats
    const { seats } = wanted
    if (seats.length < min || seats.length > max) return { code: 'wrongNumberOfSeats', min, max }
    const known = botsOf(wanted.game).map(({ name }) => name)
    if (seats.some((seat) => seat.kind === 'bot' && !known.includes(seat.bot))) return { code: 'noSuchBot' }
    return this.#make(guest, {
      id: newTableId(),
      game: wanted.game,
      options: options.output,
      listed: wanted.listed ?? false,
      clock: wanted.clock ?? { kind: 'none' },
      startWhenFull: wanted.startWhenFull ?? false,
      seats: seats.map((seat) => (seat.kind === 'me' ? host(guest) : seat)),
    })
  }

  /**
   * The same again: who asks keeps the seat, bots stay, the seats of the others are open for them. Its id follows from
   * that of the table before, so that it is one table however many processes make it.
   */
  #again({ record, seats: before }: Course, guest: Guest): Promise<string | Rejection> {
    const { id: last, game, options, listed, clock, startWhenFull } = record
    const seats = before.map((holder): Holder => {
      if (holder.kind !== 'person') return holder
      return holder.guest === guest.id ? host(guest) : { kind: 'open' }
    })
    const id = tableIdAfter(last)
    return this.#make(guest, { id, game, options, listed, clock, startWhenFull, seats })
  }

  /** Those that are being made count, too: who asks for many at once gets no more of them. */
  async #make(guest: Guest, wanted: Omit<TableRecord, 'created'>): Promise<string | Rejection> {
    const making = (this.#making.get(guest.id) ?? 0) + 1
    this.#making.set(guest.id, making)
    try {
      const unfinished = await this.#house.store.countUnfinished(guest.id)
      const most = this.#unfinishedPerGuest
      return unfinished + making > most ? { code: 'tooManyTables', most } : await this.#found(wanted)
    } finally {
      const left = (this.#making.get(guest.id) ?? 1) - 1
      if (left > 0) this.#making.set(guest.id, left)
      else this.#making.delete(guest.id)
    }
  }

  async #found(wanted: Omit<TableRecord, 'created'>): Promise<string | Rejection> {
    const { store, time } = this.#house
    const created = time.now()
    const record = { created, ...wanted }
    const entry = findEntry(record.game)
    if (!entry) return { code: 'noSuchGame' }
    const deadline = deadlineOf(newCourse(record, entry.game), created)
    const head = { status: 'lobby', asked: 0, updated: created, ...(deadline ? { deadline } : {}) } as const
    await store.createTable(record, head)
    if (record.startWhenFull && record.seats.every(({ kind }) => kind !== 'open')) {
      const table = await this.find(record.id)
      if (table instanceof Table) await table.open()
    } else {
      this.#house.noteDeadline(deadline)
    }
    return record.id
  }

  /** Tells the lobbies in which a guest sits that he has another name. */
  async rename(guest: Guest): Promise<void> {
    const mine = await this.#house.store.tablesOf(guest.id, {
      game: undefined,
      after: 0,
      limit: MOST_RENAMED,
    })
    for (const { record, status } of mine) {
      const table = status === 'lobby' ? await this.find(record.id) : undefined
      if (table instanceof Table) await table.rename(guest)
    }
  }

  #sweepLater(): () => void {
    return this.#house.time.after(SWEEP, () => {
      const before = this.#house.time.now() - IDLE
      for (const [id, table] of this.#loaded) {
        if (table.idle && table.lastUsed < before) this.#drop(id)
      }
      this.#stopSweeping = this.#sweepLater()
    })
  }

  /** Waits for what is under way, but not for a store that does not answer. */
  async close(): Promise<void> {
    this.#stopSweeping()
    const until = performance.now() + CLOSING
    const busy = (): boolean =>
      this.#loading.size > 0 || [...this.#loaded.values()].some((table) => table.busy)
    while (busy() && performance.now() < until) await delay(5)
  }
}

class CannotFind extends Error {
  readonly code: ProtocolCode
  constructor(code: ProtocolCode) {
    super(code)
    this.code = code
  }
}

function host(guest: Guest): Holder {
  return { kind: 'person', guest: guest.id, name: guest.name, host: true }
}
