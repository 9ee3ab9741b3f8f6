import type { Rejection } from '../../kernel/index.ts'
import { MINUTE } from '../../kernel/time-units.ts'
import type { Leases } from '../cluster/leases.ts'
import type { Log, ServerContext } from '../context.ts'
import { type Store, StoreUnavailable } from '../store/store.ts'
import type { Time } from '../time.ts'

/** Another process may have stored a deadline that this one was not told of, or died before meeting one. */
const POLL_INTERVAL = 1_000
/** At the start, bots that were about to move when the last process died are served at once. */
const START_AHEAD = 10_000
/** How long a table is left alone at which something has failed, for example because its log is damaged. */
const FAILURE_PAUSE = 10 * MINUTE
/** How many tables are claimed at a time. */
const CLAIM_LIMIT = 64

/** What the scheduler does with tables that are due. */
export interface DueHandler {
  /** Does what is due at a table, or says why this process never can. */
  wake(table: string): Promise<Rejection | undefined>
  /** The tables whose bots think here: their leases are renewed. `overdue`: somebody's time has run out there. */
  attended(): readonly { readonly id: string; readonly overdue: boolean }[]
  /** Nothing may be changed at present, so nothing is done. */
  isPaused?(): boolean
}

/**
 * Does what is due at tables that no other process attends to. Deadlines live in the store; only the next one is kept in
 * memory.
 */
export class DueTables {
  readonly #store: Store
  readonly #time: Time
  readonly #log: Log
  readonly #leases: Leases
  readonly #handler: DueHandler
  #next = Number.POSITIVE_INFINITY
  #cancelTimer: () => void = () => undefined
  #running: Promise<void> = Promise.resolve()
  #closed = false
  /** Until when tables are left alone that this process cannot wake: for ever if they were begun with other rules. */
  readonly #skipped = new Map<string, number>()

  constructor(
    { store, time, log, leases }: Pick<ServerContext, 'store' | 'time' | 'log' | 'leases'>,
    handler: DueHandler,
  ) {
    this.#store = store
    this.#time = time
    this.#log = log
    this.#leases = leases
    this.#handler = handler
  }

  start(): Promise<void> {
    return this.#run(START_AHEAD)
  }

  noteDeadline(deadline: number | undefined): void {
    if (deadline === undefined || deadline >= this.#next || this.#closed) return
    this.#next = deadline
    this.#cancelTimer()
    this.#cancelTimer = this.#time.after(deadline - this.#time.now(), () => void this.#run(0))
  }

  #run(ahead: number): Promise<void> {
    this.#running = this.#running
      .then(() => this.#runDue(ahead))
      .catch((problem) => {
        this.#log.error({ problem }, 'could not handle a due table')
        this.#runAt(this.#time.now() + POLL_INTERVAL)
      })
    return this.#running
  }

  async #runDue(ahead: number): Promise<void> {
    if (this.#closed) return
    const now = this.#time.now()
    if (this.#handler.isPaused?.()) return this.#runAt(now + POLL_INTERVAL)
    const attended = this.#handler.attended()
    const ours = attended.map(({ id }) => id)
    await this.#leases.renew(ours)
    for (const [id, until] of this.#skipped) if (until <= now) this.#skipped.delete(id)
    const except = [...this.#skipped.keys(), ...ours]
    const due = await this.#leases.claimDue({ by: now + ahead, limit: CLAIM_LIMIT, except })
    const overdueTables = attended.flatMap(({ id, overdue }) =>
      overdue && !this.#skipped.has(id) ? [id] : [],
    )
    await Promise.all([...due, ...overdueTables].map((table) => this.#wakeOne(table)))
    if (due.length === CLAIM_LIMIT) return this.#runAt(now)
    const next = (await this.#store.nextDeadline(now)) ?? Number.POSITIVE_INFINITY
    this.#runAt(Math.min(next, now + POLL_INTERVAL))
  }

  #runAt(at: number): void {
    this.#next = Number.POSITIVE_INFINITY
    this.noteDeadline(at)
  }

  async #wakeOne(table: string): Promise<void> {
    try {
      const rejection = await this.#handler.wake(table)
      if (!rejection) return
      this.#skipped.set(table, Number.POSITIVE_INFINITY)
      this.#log.error({ table, rejection }, 'this process cannot wake a table')
    } catch (problem) {
      // Tables that fail again and again would be in the way of those that are due later.
      if (!(problem instanceof StoreUnavailable)) this.#skipped.set(table, this.#time.now() + FAILURE_PAUSE)
      this.#log.error({ table, problem }, 'could not wake a table')
    }
    await this.#leases.release([table])
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#cancelTimer()
    await this.#running
  }
}
