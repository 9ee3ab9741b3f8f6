import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { findGame } from '../../games/manifest.ts'
import type { Rejection } from '../../kernel/index.ts'
import { HOUR } from '../../kernel/time-units.ts'
import type { ClockSettings, PairingWish, SeatInfo } from '../../protocol/index.ts'
import { type Occupant, refuse } from '../../table/index.ts'
import type { ServerContext } from '../context.ts'
import { newTableId } from '../link-ids.ts'
import { ifReadable } from '../store/rows/readable-rows.ts'
import type { Guest, TableRow } from '../store/store.ts'
import { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'

/** How long a table waits for people before bots take the open seats, in milliseconds. */
export const PAIRING_WAIT = 30_000

/** The clock of all tables of strangers: another choice would only split the few who are there. */
const CLOCK: ClockSettings = { kind: 'live', bank: 300, increment: 20 }

/** Tables that were made longer ago have left the first half of their match. */
const MAX_AGE = HOUR
/** How many tables are looked at for one wish. */
const MAX_ROWS = 200
/** How many of them are tried: each may have to be loaded. */
const MAX_TRIED = 12

/** One process at a time pairs people, so that two who come at the same moment meet. */
const DUTY = 'pairing'
/** The interval in milliseconds, and the number of attempts, to get a duty that another process holds. */
const RETRY = { delay: 20, attempts: 150 }
/** Wishes that may wait in this process. */
const MAX_WAITING = 200

/** Brings strangers together. What it knows is in the store: tables with a `pairing` in their record. */
export class Pairing {
  readonly #context: ServerContext
  readonly #tables: Tables
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(context: ServerContext, tables: Tables) {
    this.#context = context
    this.#tables = tables
  }

  /** Finds or makes a table at which the guest then sits, and returns its id. */
  async seek(guest: Guest, wish: PairingWish, address: string): Promise<string | Rejection> {
    const game = findGame(this.#context.games, wish.game)?.game
    if (!game) return refuse('noSuchGame')
    const min = Math.max(2, game.seats.min)
    if (wish.seats < min || wish.seats > game.seats.max)
      return { code: 'wrongNumberOfSeats', min, max: game.seats.max }
    return this.#alone(async () => {
      const own = await this.#own(guest, wish)
      const id = own ?? (await this.#join(guest, wish)) ?? (await this.#make(guest, wish, address))
      const table = typeof id === 'string' ? await this.#tables.find(id) : undefined
      if (table instanceof Table) table.expect(guest)
      return id
    })
  }

  /** The guest no longer waits. A match that has begun goes on. */
  async cancel(guest: Guest): Promise<void> {
    for (const { record, status } of await this.#context.store.pairingTablesOf(guest.id))
      if (status === 'lobby') await this.#tables.leaveLobby(record.id, guest)
  }

  /** Where the guest already waits for this, or plays. They no longer wait for anything else. */
  async #own(guest: Guest, { game, seats }: PairingWish): Promise<string | undefined> {
    let found: string | undefined
    for (const row of await this.#context.store.pairingTablesOf(guest.id)) {
      const isSame = row.record.game === game && row.seats.length === seats
      if (row.status === 'playing' ? isPlaying(row.seats[row.seat]) : isSame) found ??= row.record.id
      else if (row.status === 'lobby') await this.#tables.leaveLobby(row.record.id, guest)
    }
    return found
  }

  /** Sits down with people who wait, or in a match that has just begun. */
  async #join(guest: Guest, { game, seats, running }: PairingWish): Promise<string | undefined> {
    const since = this.#context.time.now() - MAX_AGE
    const rows = await this.#context.store.pairingTables({ game, seats, since, limit: MAX_ROWS })
    // Whoever waits longest has company first, and the latest match has the most rounds to come.
    const waiting = rows.filter((row) => row.status === 'lobby').reverse()
    const begun = rows.filter((row) => row.status === 'playing' && hasChair(row))
    const tried = [...waiting, ...(running === false ? [] : begun)].slice(0, MAX_TRIED)
    for (const { record } of tried) {
      const table = await ifReadable(this.#tables.find(record.id))
      // Whatever the reason is, a block among others: it looks as if nobody were there.
      if (table instanceof Table && (await table.pair(guest)) === undefined) return record.id
    }
    return undefined
  }

  #make(guest: Guest, { game, seats }: PairingWish, address: string): Promise<string | Rejection> {
    const { time, games, pairingWait } = this.#context
    const rules = findGame(games, game)?.game
    const open = Array.from({ length: seats - 1 }, (): Occupant => ({ kind: 'open' }))
    return this.#tables.make(guest, address, {
      id: newTableId(),
      game,
      options: rules && v.parse(rules.newOptions ?? rules.options, {}),
      listed: false,
      clock: CLOCK,
      startWhenFull: true,
      pairing: { starts: time.now() + pairingWait },
      seats: [{ kind: 'person', guest: guest.id, name: guest.name }, ...open],
    })
  }

  /** One after the other, in all processes. */
  #alone<T>(task: () => Promise<T>): Promise<T | Rejection> {
    if (this.#waiting >= MAX_WAITING) return Promise.resolve(refuse('tooFast'))
    this.#waiting++
    const done = this.#last.then(() => this.#onDuty(task)).finally(() => this.#waiting--)
    this.#last = done.catch(() => undefined)
    return done
  }

  /** If another process does not give the duty back, people are paired all the same: at worst two do not meet. */
  async #onDuty<T>(task: () => Promise<T>): Promise<T> {
    const { leases } = this.#context
    let tries = 0
    while (!(await leases.holdShortDuty(DUTY)) && ++tries < RETRY.attempts) await delay(RETRY.delay)
    try {
      return await task()
    } finally {
      if (tries < RETRY.attempts) await leases.endDuty(DUTY)
    }
  }
}

const isPlaying = (seat: SeatInfo | undefined): boolean =>
  seat?.kind === 'person' && seat.standIn === undefined

/** Whether a bot has a seat and a person is there to play with. */
const hasChair = ({ seats }: TableRow): boolean =>
  seats.some(({ kind }) => kind === 'bot') && seats.some(isPlaying)
