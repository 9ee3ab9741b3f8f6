import type { Seat } from '../../kernel/index.ts'
import { remindersOf, type TableState } from '../../table/index.ts'
import type { TableContext } from '../context.ts'

/** A page tells once a minute that it is looked at. Nobody is reminded before the next time. */
const LOOKING_TIME = 90_000

/** Keeps players from being notified about a table that they are looking at. */
export class ViewedRequests {
  readonly #context: Pick<TableContext, 'store' | 'time'>
  /** The last request that each seat has seen. */
  readonly #seen = new Map<Seat, number>()

  constructor(context: Pick<TableContext, 'store' | 'time'>) {
    this.#context = context
  }

  /** A player has the table in view, and what it asks of them. */
  async note(table: TableState, guest: string, seat: Seat, asked: number): Promise<void> {
    const { store, time } = this.#context
    if (table.asked[seat] !== asked) return
    const { id } = table.record
    if (this.#seen.get(seat) !== asked) {
      await store.dismissNotices(id, guest, asked)
      this.#seen.set(seat, asked)
    }
    const end = time.now() + LOOKING_TIME
    const reminder = remindersOf(table).find((one) => one.seat === seat)
    if (reminder && reminder.at < end) await store.holdReminder(id, guest, end)
  }
}
