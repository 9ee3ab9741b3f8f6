import type { Log } from '../context.ts'
import type { Guest } from '../store/store.ts'
import type { Time } from '../time.ts'

/** How long somebody has to connect to the table that was found for them, and to come back after a reload. */
const ABSENT_TIME = 10_000
/** How long before that the other processes are asked whether they are connected there. */
const ASKING_TIME = 3_000

/** What is needed of a table. */
interface SeatedTable {
  readonly id: string
  isPresent(guest: string): boolean
  publishPresence(asks: boolean): void
  leave(guest: Guest): Promise<void>
}

/**
 * Frees the seats of people who have gone: nobody who looks for strangers to play with should be given an empty chair.
 * What this process forgets when it dies only costs the others the time on somebody's clock.
 */
export class AbsentGuests {
  readonly #time: Time
  readonly #log: Log
  readonly #table: SeatedTable
  readonly #timers = new Map<string, () => void>()

  constructor({ time, log }: { readonly time: Time; readonly log: Log }, table: SeatedTable) {
    this.#time = time
    this.#log = log
    this.#table = table
  }

  /** Somebody has a seat and must be connected soon. */
  expect(guest: Guest): void {
    this.#timers.get(guest.id)?.()
    const after = this.#time.after(ABSENT_TIME - ASKING_TIME, () => {
      if (!this.#table.isPresent(guest.id)) this.#table.publishPresence(true)
      this.#timers.set(
        guest.id,
        this.#time.after(ASKING_TIME, () => this.#decide(guest)),
      )
    })
    this.#timers.set(guest.id, after)
  }

  #decide(guest: Guest): void {
    this.#timers.delete(guest.id)
    if (this.#table.isPresent(guest.id)) return
    this.#table
      .leave(guest)
      .catch((problem) => this.#log.error({ table: this.#table.id, problem }, 'could not free a seat'))
  }

  forget(): void {
    for (const cancel of this.#timers.values()) cancel()
    this.#timers.clear()
  }
}
