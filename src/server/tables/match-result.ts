import { isCounted, isToBeRated } from '../../table/index.ts'
import type { TableContext } from '../context.ts'
import { rateTable } from '../ratings/rater.ts'
import type { Journal } from './journal.ts'

/** What a finished match changes elsewhere, once all of it is stored: ratings, and the result of a counted try. */
export class MatchResult {
  readonly #context: Pick<TableContext, 'log' | 'store' | 'tryFinished'>
  readonly #journal: Journal
  #isReported = false
  #isRating = false

  constructor(context: Pick<TableContext, 'log' | 'store' | 'tryFinished'>, journal: Journal) {
    this.#context = context
    this.#journal = journal
  }

  /** Whether a match is being rated; the table stays in memory meanwhile. */
  get isRating(): boolean {
    return this.#isRating
  }

  /** Passes on what is due; problems are logged, and the next change of the table tries again. */
  passOn(): void {
    const { status, record } = this.#journal.table
    if (status !== 'over') return
    const { log } = this.#context
    const { id: table } = record
    this.finishTry().catch((problem) =>
      log.error({ table, problem }, 'could not store the result of a counted try'),
    )
    this.#rate().catch((problem) => log.error({ table, problem }, 'could not rate a match'))
  }

  async finishTry(): Promise<void> {
    const { table, idle } = this.#journal
    if (this.#isReported || table.status !== 'over' || !isCounted(table) || !idle) return
    await this.#context.tryFinished(table)
    this.#isReported = true
  }

  /** If this process dies before the match is rated, the table is due in another one. */
  async #rate(): Promise<void> {
    const { table, idle } = this.#journal
    if (this.#isRating || !isToBeRated(table) || !idle) return
    this.#isRating = true
    try {
      const order = await rateTable(this.#context.store, table, this.#context.log)
      if (order !== undefined) await this.#journal.execute({ type: 'rate', order })
    } finally {
      this.#isRating = false
    }
  }
}
