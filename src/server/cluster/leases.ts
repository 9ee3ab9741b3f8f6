import type { ClaimedNotice, OutboxQuery } from '../store/notice-store.ts'
import type { DueQuery, Lease, Store } from '../store/store.ts'
import type { Time } from '../time.ts'

/** How long a lease lasts, and so how long a table waits when the process that held it is gone. */
const LEASE_TIME = 3_000
/** The same for a duty, which nobody waits for. */
const DUTY_TIME = 60_000
/** The same for a message that is being sent. Sending gives up long before that. */
export const NOTICE_TIME = 120_000
/** A lease that ends sooner than this is renewed before it is relied upon. */
const RENEWAL_MARGIN = 1_000
/** How long to wait before asking again for a table that another process holds. */
const RETRY_DELAY = 500

/** The tables whose deadlines and bots this process takes care of, as far as it knows. */
export class Leases {
  readonly #store: Store
  readonly #time: Time
  readonly #holder: string
  /** When each lease of this process ends. */
  readonly #held = new Map<string, number>()
  /** Tables that other processes hold, and when to ask for them again. */
  readonly #refused = new Map<string, number>()

  constructor(store: Store, time: Time, holder: string) {
    this.#store = store
    this.#time = time
    this.#holder = holder
  }

  #lease(): Lease {
    const now = this.#time.now()
    return { holder: this.#holder, now, until: now + LEASE_TIME }
  }

  /** Whether this process may do what is due at the table. */
  async hold(table: string): Promise<boolean> {
    const lease = this.#lease()
    if ((this.#held.get(table) ?? 0) > lease.now + RENEWAL_MARGIN) return true
    if ((this.#refused.get(table) ?? 0) > lease.now) return false
    const [held] = this.#record([table], await this.#store.hold([table], lease), lease)
    if (held === undefined) this.#refused.set(table, lease.now + RETRY_DELAY)
    return held !== undefined
  }

  /** Whether this process may take care of a duty that only one process has at a time. */
  holdDuty(duty: string): Promise<boolean> {
    const lease = this.#lease()
    return this.#store.claimDuty(duty, { ...lease, until: lease.now + DUTY_TIME })
  }

  /** The same for something that takes a moment and that others wait for. */
  holdShortDuty(duty: string): Promise<boolean> {
    return this.#store.claimDuty(duty, this.#lease())
  }

  /** Lets others have a duty that this process has. */
  async endDuty(duty: string): Promise<void> {
    const { holder, now } = this.#lease()
    await this.#store.claimDuty(duty, { holder, now, until: now })
  }

  /** Messages that are due and that this process may send. */
  claimNotices(query: OutboxQuery): Promise<ClaimedNotice[]> {
    const lease = this.#lease()
    return this.#store.claimNotices({ ...lease, until: lease.now + NOTICE_TIME }, query)
  }

  async renew(tables: readonly string[]): Promise<void> {
    const lease = this.#lease()
    for (const known of [this.#held, this.#refused])
      for (const [table, until] of known) if (until <= lease.now) known.delete(table)
    if (tables.length > 0) this.#record(tables, await this.#store.hold(tables, lease), lease)
  }

  async claimDue(due: DueQuery): Promise<string[]> {
    const lease = this.#lease()
    return this.#record([], await this.#store.claimDue(lease, due), lease)
  }

  #record(requested: readonly string[], held: string[], { until }: Lease): string[] {
    for (const table of requested) this.#held.delete(table)
    for (const table of held) this.#held.set(table, until)
    return held
  }

  holds(table: string): boolean {
    return (this.#held.get(table) ?? 0) > this.#time.now()
  }

  async release(tables: readonly string[] = [...this.#held.keys()]): Promise<void> {
    for (const table of tables) this.#held.delete(table)
    if (tables.length > 0) await this.#store.release(tables, this.#holder)
  }
}
