import type { Rejection } from '../../kernel/index.ts'
import { isCounted, refuse, seatOfGuest } from '../../table/index.ts'
import type { TableContext } from '../context.ts'
import type { Guest } from '../store/store.ts'
import type { Journal } from './journal.ts'

/** Makes the next table of the same players, once. */
export class Rematching {
  readonly #context: Pick<TableContext, 'create'>
  readonly #journal: Journal
  #making: Promise<Rejection | undefined> | undefined

  constructor(context: Pick<TableContext, 'create'>, journal: Journal) {
    this.#context = context
    this.#journal = journal
  }

  /** Afterwards the table knows where the next one is, unless the request is refused. */
  async ask(guest: Guest | undefined, id: string, address: string): Promise<Rejection | undefined> {
    const { seats, status } = this.#journal.table
    const seated = seatOfGuest(seats, guest?.id) !== undefined
    if (!guest || !seated) return refuse('notSeated')
    if (status !== 'over') return refuse('matchNotOver')
    if (isCounted(this.#journal.table)) return refuse('notInCountedTry')
    // Players who ask while a table is being made wait for it, and make one only if that fails.
    while (this.#making) await this.#making.catch(() => undefined)
    if (this.#journal.table.rematch !== undefined) return undefined
    this.#making = this.#make(guest, id, address).finally(() => {
      this.#making = undefined
    })
    return this.#making
  }

  async #make(guest: Guest, id: string, address: string): Promise<Rejection | undefined> {
    const to = await this.#context.create(this.#journal.table, guest, address)
    if (typeof to !== 'string') return to
    const outcome = await this.#journal.execute({ type: 'rematch', guest, id, to })
    return 'code' in outcome ? outcome : undefined
  }
}
