import { MINUTE, SECOND } from '../../kernel/time-units.ts'
import { ArchiveBackfill } from '../archive/backfill.ts'
import type { Leases } from '../cluster/leases.ts'
import type { Log, ServerContext } from '../context.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import { isExpired, type Retention } from './retention.ts'

const DUTY = 'retention'
/** How many tables, guests or groups are looked at in a step. */
const ROWS_PER_STEP = 200
/** How many tables are deleted in a step. */
const TABLES_PER_STEP = 20
/** How many log entries are deleted at a time. */
const ENTRIES_AT_ONCE = 200
const STEP_INTERVAL = SECOND / 2
/** The pause after everything has been looked at. */
const PASS_INTERVAL = 10 * MINUTE
/** How long a process waits if another one does this. */
const RETRY_INTERVAL = MINUTE

type Parts = Pick<ServerContext, 'store' | 'time' | 'log' | 'leases' | 'metrics' | 'games' | 'work'>
type Place = { readonly list: 'tables' | 'guests' | 'groups'; readonly after: string }

const START: Place = { list: 'tables', after: '' }

/**
 * Deletes tables that have expired, adds to the archive what is missing there, deletes guests whom nobody can sign in as
 * any more, and what earlier versions have left of groups. It walks through the store in small steps, so that players notice nothing, and one process at a time
 * does it.
 */
export class Sweeper {
  readonly #store: Store
  readonly #time: Time
  readonly #log: Log
  readonly #leases: Leases
  readonly #metrics: Metrics
  readonly #retention: Retention
  readonly #backfill: ArchiveBackfill
  readonly #mayDelete: () => Promise<boolean>
  #place = START
  #cancel: () => void = () => undefined
  #running: Promise<void> = Promise.resolve()
  #closed = false

  constructor(parts: Parts, retention: Retention, mayDelete: () => Promise<boolean>) {
    const { store, time, log, leases, metrics } = parts
    this.#store = store
    this.#time = time
    this.#log = log
    this.#leases = leases
    this.#metrics = metrics
    this.#retention = retention
    this.#mayDelete = mayDelete
    this.#backfill = new ArchiveBackfill(parts)
  }

  start(): void {
    this.#schedule(STEP_INTERVAL)
  }

  #schedule(delay: number): void {
    if (this.#closed) return
    this.#cancel = this.#time.after(delay, () => {
      this.#running = this.step().then(
        (pause) => this.#schedule(pause),
        (problem) => {
          this.#log.warn({ problem }, 'could not delete expired tables')
          this.#schedule(RETRY_INTERVAL)
        },
      )
    })
  }

  /** Looks at the next rows, and returns how long to wait before the step after it. */
  async step(): Promise<number> {
    if (!(await this.#leases.holdDuty(DUTY))) {
      this.#place = START
      return RETRY_INTERVAL
    }
    if (!(await this.#mayDelete())) return PASS_INTERVAL
    this.#place = await this.#next()
    const busy = await this.#backfill.lookUpResults()
    return this.#place === START && !busy ? PASS_INTERVAL : STEP_INTERVAL
  }

  async #next(): Promise<Place> {
    const { list, after } = this.#place
    if (list === 'tables') return this.#nextTables()
    const [last, following] =
      list === 'guests'
        ? [await this.#store.forgetGuests(after, ROWS_PER_STEP), { list: 'groups', after: '' } as const]
        : [await this.#store.tidyGroups(after, ROWS_PER_STEP), START]
    return last === undefined ? following : { list, after: last }
  }

  async #nextTables(): Promise<Place> {
    const { after } = this.#place
    const ages = await this.#store.agesAfter(after, ROWS_PER_STEP)
    const now = this.#time.now()
    const expired = ages.filter((age) => isExpired(age, now, this.#retention))
    for (const { id, entries, status } of expired.slice(0, TABLES_PER_STEP)) {
      if (await this.#store.deleteTable(id, entries)) this.#metrics.deleted.inc({ status })
    }
    await this.#backfill.list(ages)
    // Also those of tables that a process had deleted when it died.
    while ((await this.#store.purge(ENTRIES_AT_ONCE)) === ENTRIES_AT_ONCE);
    // Shared reviews of matches from devices are kept as long as the matches of one person against bots.
    await this.#store.forgetReviews(Math.max(0, now - this.#retention.solo), ROWS_PER_STEP)
    await this.#store.shrink()
    const next = expired[TABLES_PER_STEP]
    const last = ages.at(-1)
    // The table before `next` has been looked at.
    if (next) return { list: 'tables', after: ages[ages.indexOf(next) - 1]?.id ?? after }
    return last ? { list: 'tables', after: last.id } : { list: 'guests', after: '' }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#cancel()
    await this.#running
  }
}
