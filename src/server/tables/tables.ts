import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { findGame } from '../../games/manifest.ts'
import { hasSeat, type Rejection } from '../../kernel/index.ts'
import type { CreateTable, ProtocolCode } from '../../protocol/index.ts'
import {
  CannotReplay,
  deadlineOf,
  newTable,
  type Occupant,
  type PersonSeat,
  programMark,
  refuse,
  replaySteps,
  reserveSeats,
  sharedSettings,
  shownRest,
  type TableRecord,
  type TableState,
  whyNotRated,
} from '../../table/index.ts'
import type { ServerContext, TableContext } from '../context.ts'
import { newTableId, tableIdAfter } from '../link-ids.ts'
import { withBlockLists } from '../people/with-block-lists.ts'
import { isRatedBot } from '../ratings/rater.ts'
import { ifReadable } from '../store/rows/readable-rows.ts'
import type { Guest } from '../store/store.ts'
import { repeatEvery } from '../time.ts'
import { CreationLimits } from './creation-limits.ts'
import { RecentMemory } from './following/recent-events.ts'
import { type Account, LOADING_COST } from './following/subscribers.ts'
import { claimInviteCode } from './invite-codes.ts'
import { Table } from './table.ts'

/** Milliseconds after which a table that nobody uses leaves the memory; the store has it. */
const IDLE_TIME = 60_000
const SWEEP_INTERVAL = 15_000
/** How many of a guest's tables are read at a time. */
const TABLES_AT_ONCE = 100
/** Milliseconds that running requests get when the server is closed. */
const CLOSE_TIMEOUT = 2_000

/** The tables that this process has in memory. */
export class Tables {
  readonly #context: TableContext
  readonly #creationLimits: CreationLimits
  readonly #loaded = new Map<string, Table>()
  readonly #loading = new Map<string, Promise<Table>>()
  /** How many tables are being created for each guest. */
  readonly #creating = new Map<string, number>()
  #stopSweeping: () => void

  constructor(context: ServerContext, tryFinished: TableContext['tryFinished']) {
    const create: TableContext['create'] = (like, guest, address) => this.#createLike(like, guest, address)
    const changed: TableContext['changed'] = (guest) => this.#changed(guest)
    const recentMemory = new RecentMemory()
    const drop: TableContext['drop'] = (id) => this.#drop(id)
    this.#context = { ...context, recentMemory, create, changed, drop, tryFinished }
    this.#creationLimits = new CreationLimits(context.limits, context.time)
    this.#stopSweeping = this.#sweepLater()
  }

  /** The table, if it is in memory. */
  loaded(id: string): Table | undefined {
    return this.#loaded.get(id)
  }

  all(): Iterable<readonly [string, Table]> {
    return this.#loaded
  }

  lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#context.store.lengths(ids)
  }

  #drop(id: string): void {
    this.#loaded.get(id)?.unload()
    if (this.#loaded.delete(id)) this.#context.peers.unsubscribe(id)
    this.#context.metrics.tables.set(this.#loaded.size)
  }

  #changed(guest: Guest): void {
    for (const table of this.#loaded.values()) table.updateGuest(guest)
    this.#context.peers.publish({ type: 'guest', guest: guest.id })
  }

  /** The tables whose bots think in this process. */
  attended(): Table[] {
    return [...this.#loaded.values()].filter((table) => table.attended)
  }

  /** Loads the table if necessary, which the account pays for. */
  async find(id: string, account?: Account): Promise<Table | Rejection> {
    const loaded = this.#loaded.get(id)
    if (loaded) return loaded
    try {
      const loading = this.#loading.get(id) ?? this.#load(id, account)
      this.#loading.set(id, loading)
      const table = await loading
      // Any number of sockets may have waited for it.
      await account?.nextTurn(1)
      return table
    } catch (problem) {
      if (!(problem instanceof CannotFind || problem instanceof CannotReplay)) throw problem
      if (problem.code === 'serverTrouble')
        this.#context.log.error({ table: id, problem }, 'a table cannot be loaded')
      return { code: problem.code }
    } finally {
      this.#loading.delete(id)
    }
  }

  async #load(id: string, account: Account | undefined): Promise<Table> {
    if (account && !account.payReplay(LOADING_COST + (await this.#length(id))))
      throw new CannotFind('tooFast')
    const stored = await this.#context.store.loadTable(id)
    if (!stored) throw new CannotFind('noSuchTable')
    const game = findGame(this.#context.games, stored.record.game)
    if (!game) throw new CannotFind('noSuchGame')
    const state = await this.#context.work.run(replaySteps(stored, game))
    const table = new Table(this.#context, game, state, stored.rewrites ?? 0)
    this.#context.peers.subscribe(id)
    this.#loaded.set(id, table)
    this.#context.metrics.tables.set(this.#loaded.size)
    return table
  }

  async #length(id: string): Promise<number> {
    return (await this.#context.store.lengths([id])).get(id) ?? 0
  }

  /** Creates a table at which the guest sits, or watches bots, and returns its id. */
  async create(guest: Guest, wanted: CreateTable, address: string): Promise<string | Rejection> {
    const found = findGame(this.#context.games, wanted.game)
    if (!found) return { code: 'noSuchGame' }
    const { game } = found
    const options = v.safeParse(game.newOptions ?? game.options, wanted.options ?? {}, { abortEarly: true })
    if (!options.success) return { code: 'badOptions', detail: options.issues[0].message.slice(0, 200) }
    const { min, max } = game.seats
    const { seats } = wanted
    if (seats.length < min || seats.length > max) return { code: 'wrongNumberOfSeats', min, max }
    const isKnown = (bot: string): boolean => found.bots.some(({ name }) => name === bot)
    if (seats.some((seat) => seat.kind === 'bot' && !isKnown(seat.bot))) return { code: 'noSuchBot' }
    const watched = seats.every(({ kind }) => kind === 'bot')
    if (watched && guest.owner !== undefined) return refuse('notForPrograms')
    if (watched && wanted.spectators === false) return { code: 'badOptions', detail: 'nobody could watch' }
    const record: Omit<TableRecord, 'created'> = {
      id: newTableId(),
      game: wanted.game,
      options: options.output,
      listed: wanted.listed ?? false,
      clock: watched ? { kind: 'none' } : (wanted.clock ?? { kind: 'none' }),
      ...(watched ? {} : shownRest(wanted.rest)),
      startWhenFull: watched || (wanted.startWhenFull ?? false),
      ...(wanted.spectators === false ? { spectators: false } : {}),
      ...(wanted.language === undefined ? {} : { language: wanted.language }),
      ...(wanted.rated ? { rated: true } : {}),
      seats: seats.map((seat) => (seat.kind === 'me' ? host(guest) : seat)),
    }
    const unrated = wanted.rated ? whyNotRated(record, record.seats, game, isRatedBot) : undefined
    return unrated ?? this.make(guest, address, record)
  }

  /**
   * A table for a rematch: the guest who asks keeps the seat, bots stay, and the other seats are kept for those who played. Its id follows
   * from that of the table before, so that it is the same table in whichever process it is created.
   */
  async #createLike(
    { record, seats: before }: TableState,
    guest: Guest,
    address: string,
  ): Promise<string | Rejection> {
    const seats = before.map((occupant): Occupant => {
      if (occupant.kind !== 'person') return occupant
      return occupant.guest === guest.id ? host(guest) : { kind: 'open' }
    })
    const id = tableIdAfter(record.id)
    const { blocks } = (await withBlockLists(this.#context.store, guest)).blockLists
    const now = this.#context.time.now()
    const kept = reserveSeats(before, { except: guest.id, clock: record.clock, now })
    const reserved = kept.filter((one) => !blocks.has(one.guest))
    return this.make(guest, address, {
      ...sharedSettings(record),
      id,
      listed: record.listed,
      ...(reserved.length > 0 ? { reserved } : {}),
      seats,
    })
  }

  /**
   * Creates a table as it is described, with the guest seated at it. Tables that are still being created count towards
   * the limit, so that parallel requests cannot exceed it.
   */
  async make(
    guest: Guest,
    address: string,
    wanted: Omit<TableRecord, 'created'>,
  ): Promise<string | Rejection> {
    const { store, space, limits, moderation } = this.#context
    if (moderation.readOnly !== undefined) return refuse('readOnly')
    if (!moderation.newTables) return refuse('newTablesOff')
    const making = (this.#creating.get(guest.id) ?? 0) + 1
    this.#creating.set(guest.id, making)
    try {
      const most = limits.tablesPerGuest
      if ((await store.countUnfinished(guest.id)) + making > most) return { code: 'tooManyTables', most }
      if (await space.isFull()) return refuse('storageFull')
      return this.#creationLimits.take(wanted, guest.id, address) ?? (await this.#store(wanted, guest))
    } finally {
      const left = (this.#creating.get(guest.id) ?? 1) - 1
      if (left > 0) this.#creating.set(guest.id, left)
      else this.#creating.delete(guest.id)
    }
  }

  /** Creates the table of a counted try, or continues where a process that died has left off. */
  async openTry(record: TableRecord, seed: string): Promise<void> {
    if (!(await this.#context.store.findTable(record.id))) await this.#add(record)
    const table = await this.find(record.id)
    if (table instanceof Table) await table.open({ seed })
  }

  async #store(wanted: Omit<TableRecord, 'created'>, guest: Guest): Promise<string | Rejection> {
    const { store, time, games } = this.#context
    if (!findGame(games, wanted.game)) return { code: 'noSuchGame' }
    const full = wanted.seats.every(({ kind }) => kind !== 'open')
    const startsNow = wanted.startWhenFull && full
    // Strangers who are brought together invite nobody.
    const code = startsNow || wanted.pairing ? undefined : await claimInviteCode(store, wanted.id)
    const record = { created: time.now(), ...wanted, ...(code === undefined ? {} : { code }) }
    const deadline = await this.#add(record)
    if (startsNow || guest.rest !== undefined) {
      const table = await this.find(record.id)
      if (table instanceof Table) await table.open({ guest })
    } else {
      this.#context.noteDeadline(deadline)
    }
    return record.id
  }

  /** Stores a new table, and returns when something is due there. */
  async #add(record: TableRecord): Promise<number | undefined> {
    const { games, store } = this.#context
    const game = findGame(games, record.game)
    if (!game) return undefined
    const deadline = deadlineOf(newTable(record, game), record.created)
    const head = { status: 'lobby', asked: 0, updated: record.created } as const
    await store.createTable(record, { ...head, ...(deadline ? { deadline } : {}) })
    return deadline
  }

  /** Shows a guest's new name in the lobbies in which they sit. The account pays for it. */
  async rename(guest: Guest, account: Account): Promise<void> {
    for (const { record, status } of await this.#unfinishedOf(guest.id)) {
      const table = status === 'lobby' ? await ifReadable(this.find(record.id)) : undefined
      if (table instanceof Table) await table.rename(guest, account)
    }
  }

  /** The unfinished tables of a guest. Any number of finished ones may lie between them. */
  async #unfinishedOf(guest: string) {
    const { store } = this.#context
    const count = await store.countUnfinished(guest)
    const unfinished = []
    for (let after = 0; unfinished.length < count; after += TABLES_AT_ONCE) {
      const page = await store.tablesOf(guest, { after, limit: TABLES_AT_ONCE })
      const rows = page.filter((row) => row !== undefined)
      unfinished.push(...rows.filter(({ status }) => status === 'lobby' || status === 'playing'))
      if (page.length < TABLES_AT_ONCE) break
    }
    return unfinished
  }

  /** Tells all tables at which somebody plays with days for a move when they sleep and are on holiday. */
  async rest(guest: Guest): Promise<void> {
    this.#changed(guest)
    for (const { record } of await this.#unfinishedOf(guest.id))
      if (record.clock.kind === 'correspondence') await this.#tellRest(record.id, guest.id)
  }

  /** A table that cannot be told is told when the player opens it. */
  async #tellRest(id: string, guest: string): Promise<void> {
    try {
      const table = await this.find(id)
      if (table instanceof Table) await table.rest(guest)
    } catch (problem) {
      this.#context.log.error({ table: id, problem }, 'could not update the sleeping hours at a table')
    }
  }

  /** Reminds a guest on a new channel of the moves that they owe already. */
  async remind(guest: string): Promise<void> {
    for (const { record, asked, seat } of await this.#unfinishedOf(guest)) {
      if (record.clock.kind !== 'correspondence' || !hasSeat(asked, seat)) continue
      try {
        const table = await this.find(record.id)
        if (table instanceof Table) await table.remind(guest)
      } catch (problem) {
        this.#context.log.error({ table: record.id, problem }, 'could not plan a reminder')
      }
    }
  }

  /** Something about guests has changed that tables show: whom they have blocked. */
  guestsChanged(guests: readonly string[]): void {
    for (const guest of guests) {
      for (const table of this.#loaded.values()) table.rereadGuest(guest)
      this.#context.peers.publish({ type: 'guest', guest })
    }
  }

  /** Takes somebody whom a guest has blocked away from the guest's own tables that have not started. */
  async unseat(host: Guest, blocked: string): Promise<void> {
    const { store } = this.#context
    const guest = await store.findGuest(blocked)
    if (!guest) return
    for (const { record, status, seats, seat } of await this.#unfinishedOf(host.id)) {
      const own = seats[seat]
      // Nobody is the host of a table of strangers, so everybody there is as free to be rid of somebody.
      const isTheirs = own?.kind === 'person' && (own.host || record.pairing)
      if (status !== 'lobby' || !isTheirs) continue
      const people = await store.seatedAt(record.id)
      if (people.some((one) => one.guest === blocked)) await this.leaveLobby(record.id, guest)
    }
  }

  /** Ends the part of a guest who is being deleted: a lobby loses them, and a bot plays on for them in a match. */
  async leave(id: string, guest: Guest): Promise<void> {
    const table = await ifReadable(this.find(id))
    if (table instanceof Table) await table.leave(guest)
  }

  /** Takes a guest away from a table, unless its match has begun meanwhile. */
  async leaveLobby(id: string, guest: Guest): Promise<void> {
    const table = await ifReadable(this.find(id))
    if (table instanceof Table) await table.leaveLobby(guest)
  }

  /** A guest who is banned leaves all tables; bots play on for them. */
  async leaveAll(guest: Guest): Promise<void> {
    for (const { record } of await this.#unfinishedOf(guest.id))
      if (record.daily === undefined) await this.leave(record.id, guest)
  }

  /** An administrator removes somebody from a table, lets them back in, or ends it. */
  async expel(id: string, guest: string, reason: string | undefined): Promise<void> {
    const table = await this.find(id)
    const why = reason === undefined ? {} : { reason }
    if (table instanceof Table) await table.order({ type: 'expel', guest, ...why })
  }

  async readmit(id: string, guest: string): Promise<void> {
    const table = await this.find(id)
    if (table instanceof Table) await table.order({ type: 'readmit', guest })
  }

  async closeTable(id: string): Promise<void> {
    const table = await this.find(id)
    if (table instanceof Table) await table.order({ type: 'close' })
  }

  /** The log of a table was rewritten: every process reads it again. */
  async rewritten(id: string): Promise<void> {
    this.#context.peers.publish({ type: 'rewritten', table: id })
    await this.#loaded.get(id)?.rewritten()
  }

  #sweepLater(): () => void {
    return repeatEvery(this.#context.time, SWEEP_INTERVAL, () => {
      const before = this.#context.time.now() - IDLE_TIME
      for (const [id, table] of this.#loaded) {
        if (table.idle && table.lastUsed < before) this.#drop(id)
      }
    })
  }

  /** Waits for running requests, but not for a store that does not answer. */
  async close(): Promise<void> {
    this.#stopSweeping()
    const until = performance.now() + CLOSE_TIMEOUT
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

function host(guest: Guest): PersonSeat {
  return { kind: 'person', guest: guest.id, name: guest.name, host: true, ...programMark(guest) }
}
