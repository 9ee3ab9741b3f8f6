import { challengeOf } from '../../daily/challenge.ts'
import { beginningOf, type Day, dayAfter } from '../../daily/day.ts'
import { at, type Rejection } from '../../kernel/index.ts'
import { type Occupant, refuse, type TableRecord, type TableState } from '../../table/index.ts'
import type { ServerContext } from '../context.ts'
import { Buckets } from '../limits.ts'
import { newTableId } from '../link-ids.ts'
import type { Deal, Try } from '../store/daily-store.ts'
import { ifReadable } from '../store/rows/readable-rows.ts'
import type { Guest } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import type { Deals } from './deals.ts'

/** A process that dies after it has noted a try and before it has made its table: another request makes it. */
const REPAIR_TIME = 10 * 60_000
/** The player's seat in every challenge. */
const PLAYER = 0

/** When the matches of a day must be over. */
export const endOf = (day: Day): number => beginningOf(dayAfter(day))

/** Notes the result of a counted try that was over in time. */
export async function finishTry(
  { store }: Pick<ServerContext, 'store'>,
  { record, match, updated }: TableState,
): Promise<void> {
  const { daily, game } = record
  const player = at(record.seats, PLAYER)
  const result = match?.game.result(match.state.open)?.seats[PLAYER]
  if (daily?.until === undefined || player.kind !== 'person' || !result || updated >= daily.until) return
  await store.finishTry({ day: daily.day, game, guest: player.guest }, result)
}

/** The counted tries of the daily challenge: one for each guest, day and game. */
export class Tries {
  readonly #context: ServerContext
  readonly #deals: Deals
  readonly #tables: Tables
  readonly #begun: Buckets

  constructor(context: ServerContext, deals: Deals, tables: Tables) {
    this.#context = context
    this.#deals = deals
    this.#tables = tables
    this.#begun = new Buckets(context.limits.dailyTries, context.time)
  }

  /** The table of the guest's try today, which is started if they have none. */
  async play(guest: Guest, game: string, address: string): Promise<string | Rejection> {
    const { today, deals } = await this.#deals.recent()
    const deal = deals.find((one) => one.day === today && one.game === game)
    if (!deal || !this.#deals.challenges.some((one) => one.game === game)) return refuse('noSuchChallenge')
    const known = await this.#find(guest, deal)
    if (known) {
      const fresh = known.begun > this.#context.time.now() - REPAIR_TIME
      if (fresh && !known.result) await this.#open(known, guest, deal)
      return known.table
    }
    if (!this.#context.moderation.newTables) return refuse('newTablesOff')
    if (!this.#begun.take(address)) return refuse('tooManyTries')
    if (await this.#context.space.isFull()) return refuse('storageFull')
    const wanted = { day: today, game, guest: guest.id, table: newTableId(), begun: this.#context.time.now() }
    await this.#context.store.addTry(wanted)
    // A request at the same time, here or in another process, may have been faster: then its table is the one.
    const begun = await this.#find(guest, deal)
    if (!begun) return refuse('serverTrouble')
    await this.#open(begun, guest, deal)
    return begun.table
  }

  async #find({ id }: Guest, { day, game }: Deal): Promise<Try | undefined> {
    return (await this.#context.store.triesOf(id, day, day)).find((one) => one.game === game)
  }

  async #open({ table: id, begun }: Try, guest: Guest, { day, game, seed }: Deal): Promise<void> {
    const challenge = challengeOf(game)
    if (!challenge) return
    const player: Occupant = { kind: 'person', guest: guest.id, name: guest.name, host: true }
    const record: TableRecord = {
      id,
      created: begun,
      game,
      options: challenge.options,
      listed: false,
      spectators: false,
      clock: { kind: 'none' },
      startWhenFull: true,
      seats: [player, ...challenge.bots.map((bot): Occupant => ({ kind: 'bot', bot }))],
      daily: { day, until: endOf(day) },
    }
    await this.#tables.openTry(record, seed)
  }

  /** The tries of a guest. One that is over, but whose result a process that died did not store, is completed. */
  async of(guest: Guest | undefined, first: Day, last: Day): Promise<readonly Try[]> {
    if (!guest) return []
    const { store } = this.#context
    const tries = await store.triesOf(guest.id, first, last)
    const open = tries.filter(({ result }) => result === undefined)
    const over = await Promise.all(open.map(({ table }) => this.#completes(table)))
    return over.includes(true) ? store.triesOf(guest.id, first, last) : tries
  }

  async #completes(id: string): Promise<boolean> {
    const row = await ifReadable(this.#context.store.findTable(id))
    if (row?.status !== 'over' || row.updated >= (row.record.daily?.until ?? 0)) return false
    const table = await ifReadable(this.#tables.find(id))
    if (!table || 'code' in table) return false
    await table.finishTry()
    return true
  }
}
