import type { Rejection } from '../../kernel/index.ts'
import type { TableRecord } from '../../table/log-entry.ts'
import { botsToMove, type Course } from '../../table/state.ts'
import type { Leases } from '../cluster/leases.ts'
import type { House, Log } from '../context.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'

/** Another process may have written a deadline of which we were not told, or died with what it was to do. */
const LOOK_AGAIN = 1_000
/** At the start, bots that were to move when the last process died are not kept waiting. */
const HEAD_START = 10_000
const AT_ONCE = 64

/** What is to be done at a table that is due. */
export interface Due {
  /** Does it; or says why this process never can. */
  wake(table: string): Promise<Rejection | undefined>
  /** The tables whose bots think here, and whether the time of somebody there is up: for them the lease goes on. */
  attended(): readonly { readonly id: string; readonly late: boolean }[]
}

/** Does what is due, where no other process does. The deadlines live in the store; in memory is only the next one. */
export class Deadlines {
  readonly #store: Store
  readonly #time: Time
  readonly #log: Log
  readonly #leases: Leases
  readonly #due: Due
  #next = Number.POSITIVE_INFINITY
  #callOff: () => void = () => undefined
  #working: Promise<void> = Promise.resolve()
  #closed = false
  /** Tables that cannot be woken here, of other rules for example: another process may, or this one after a restart. */
  readonly #hopeless = new Set<string>()

  constructor({ store, time, log, leases }: Pick<House, 'store' | 'time' | 'log' | 'leases'>, due: Due) {
    this.#store = store
    this.#time = time
    this.#log = log
    this.#leases = leases
    this.#due = due
  }

  start(): Promise<void> {
    return this.#work(HEAD_START)
  }

  note(deadline: number | undefined): void {
    if (deadline === undefined || deadline >= this.#next || this.#closed) return
    this.#next = deadline
    this.#callOff()
    this.#callOff = this.#time.after(deadline - this.#time.now(), () => void this.#work(0))
  }

  #work(ahead: number): Promise<void> {
    this.#working = this.#working
      .then(() => this.#workOff(ahead))
      .catch((problem) => {
        this.#log.error({ problem }, 'what was due could not be done')
        this.#lookAgain(this.#time.now() + LOOK_AGAIN)
      })
    return this.#working
  }

  async #workOff(ahead: number): Promise<void> {
    if (this.#closed) return
    const now = this.#time.now()
    const attended = this.#due.attended()
    const ours = attended.map(({ id }) => id)
    await this.#leases.renew(ours)
    const except = [...this.#hopeless, ...ours]
    const due = await this.#leases.claimDue({ by: now + ahead, limit: AT_ONCE, except })
    const late = attended.flatMap(({ id, late }) => (late ? [id] : []))
    await Promise.all([...due, ...late].map((table) => this.#wakeOne(table)))
    if (due.length === AT_ONCE) return this.#lookAgain(now)
    const next = (await this.#store.nextDeadline(now)) ?? Number.POSITIVE_INFINITY
    this.#lookAgain(Math.min(next, now + LOOK_AGAIN))
  }

  #lookAgain(at: number): void {
    this.#next = Number.POSITIVE_INFINITY
    this.note(at)
  }

  async #wakeOne(table: string): Promise<void> {
    try {
      const rejection = await this.#due.wake(table)
      if (!rejection) return
      this.#hopeless.add(table)
      this.#log.error({ table, rejection }, 'a table cannot be woken here')
    } catch (problem) {
      this.#log.error({ table, problem }, 'a table could not be woken')
    }
    await this.#leases.release([table])
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#callOff()
    await this.#working
  }
}

const HOUR = 3_600_000

/** An unlisted table waits longer, for the friends who have the link. */
export const lobbyTime = ({ listed }: TableRecord): number => (listed ? 2 * HOUR : 7 * 24 * HOUR)

/** Who holds the table moves its bots at once; from this time on others look whether it still does. */
const BOT_OVERDUE = 2_000

/** When the server has to do something at a table. */
export function deadlineOf(course: Course, now: number): number | undefined {
  const { status, record, updated, clocks } = course
  if (status === 'lobby') return updated + lobbyTime(record)
  if (status !== 'playing') return undefined
  const times = clocks.flatMap(({ until }) => (until === undefined ? [] : [until]))
  if (botsToMove(course).length > 0) times.push(now + BOT_OVERDUE)
  return times.length > 0 ? Math.min(...times) : undefined
}
