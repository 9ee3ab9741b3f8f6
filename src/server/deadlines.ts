import { botsToMove, type Course } from './course.ts'
import type { TableRecord } from './entries.ts'
import type { Log } from './house.ts'
import type { Store } from './store.ts'
import type { Time } from './time.ts'

/** Another process may have written a deadline of which we were not told. */
const LOOK_AGAIN = 30_000
/** At the start, bots that were to move when the last process died are not kept waiting. */
const HEAD_START = 10_000
const AT_ONCE = 64
const OVERDUE = 1_000

/** Does what is due. The deadlines live in the store; in memory is only the next one. */
export class Deadlines {
  readonly #store: Store
  readonly #time: Time
  readonly #log: Log
  readonly #wake: (table: string) => Promise<void>
  #next = Number.POSITIVE_INFINITY
  #callOff: () => void = () => undefined
  #working: Promise<void> = Promise.resolve()
  #closed = false
  /** Tables that cannot be woken, of rules that are not here for example; a restart tries them again. */
  readonly #hopeless = new Set<string>()

  constructor(store: Store, time: Time, log: Log, wake: (table: string) => Promise<void>) {
    this.#store = store
    this.#time = time
    this.#log = log
    this.#wake = wake
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
      .catch((problem) => this.#log.error({ problem }, 'what was due could not be done'))
    return this.#working
  }

  async #workOff(ahead: number): Promise<void> {
    if (this.#closed) return
    const now = this.#time.now()
    const found = await this.#store.dueTables(now + ahead, AT_ONCE + this.#hopeless.size)
    const due = found.filter((table) => !this.#hopeless.has(table))
    await Promise.all(due.map((table) => this.#wakeOne(table)))
    const next = (await this.#store.nextDeadline()) ?? Number.POSITIVE_INFINITY
    // What is overdue and still stands is being done, or cannot be done: not at once again.
    const soonest = due.length >= AT_ONCE || next > now ? next : now + OVERDUE
    this.#next = Number.POSITIVE_INFINITY
    this.note(Math.min(soonest, now + LOOK_AGAIN))
  }

  async #wakeOne(table: string): Promise<void> {
    try {
      await this.#wake(table)
    } catch (problem) {
      this.#hopeless.add(table)
      this.#log.error({ table, problem }, 'a table could not be woken')
    }
  }

  close(): void {
    this.#closed = true
    this.#callOff()
  }
}

const HOUR = 3_600_000

/** An unlisted table waits longer, for the friends who have the link. */
export const lobbyTime = ({ listed }: TableRecord): number => (listed ? 2 * HOUR : 7 * 24 * HOUR)

/** Who has a bot to move moves it at once; when that process dies, another one takes over after this time. */
const BOT_OVERDUE = 5_000

/** When the server has to do something at a table. */
export function deadlineOf(course: Course, now: number): number | undefined {
  const { status, record, updated, clocks } = course
  if (status === 'lobby') return updated + lobbyTime(record)
  if (status !== 'playing') return undefined
  const times = clocks.flatMap(({ until }) => (until === undefined ? [] : [until]))
  if (botsToMove(course).length > 0) times.push(now + BOT_OVERDUE)
  return times.length > 0 ? Math.min(...times) : undefined
}
