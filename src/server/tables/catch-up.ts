import { type Game, hasSeat } from '../../kernel/index.ts'
import { LIMITS } from '../../protocol/index.ts'
import { historyOf } from '../../table/history.ts'
import { readersOf } from '../../table/log-entry.ts'
import { type Course, replayCourse } from '../../table/state.ts'
import type { Guest, Store } from '../store/store.ts'
import { isMuted } from './followers.ts'
import { eventTexts, type Reader } from './frames.ts'

/** Milliseconds for which what was made is kept. */
const A_MOMENT = 3_000

/** An event as it goes over the wire, with the number that it has for its reader. */
export interface Numbered {
  readonly number: number
  readonly text: string
}

/**
 * What those are told who come late to a table. It takes a replay of the match, so it is made once for all who ask for
 * the same while nothing happens, and kept for a moment.
 */
export class Late {
  readonly #table: string
  readonly #game: Game
  readonly #store: Store
  readonly #made = new Map<string, unknown>()

  constructor(table: string, game: Game, store: Store) {
    this.#table = table
    this.#game = game
    this.#store = store
  }

  /** The last events, as a reader was or would have been sent them, each with the position as it was then. */
  events(
    { entries, numbers }: Course,
    reader: Reader,
    guest: Guest | undefined,
  ): Promise<readonly Numbered[]> {
    const key = `events ${entries} ${reader} ${guest?.muted.join(' ') ?? ''}`
    const seen = numbers[reader] - LIMITS.resumeNumbers
    const events = this.#once(key, () => this.#since(seen, entries, reader, guest))
    // Who asks again after a failure is to be served anew.
    events.catch(() => this.#made.delete(key))
    return events
  }

  /** All that was before, as JSON. */
  history(course: Course, reader: Reader): string {
    return this.#once(`history ${course.entries} ${reader}`, () => JSON.stringify(historyOf(course, reader)))
  }

  /** What the store has beyond `entries` is shown to all when the journal comes there: not twice. */
  async #since(seen: number, entries: number, reader: Reader, guest: Guest | undefined): Promise<Numbered[]> {
    const stored = await this.#store.loadTable(this.#table)
    const events: Numbered[] = []
    if (!stored) return events
    const known = { ...stored, entries: stored.entries.slice(0, entries) }
    replayCourse(known, this.#game, (course, entry) => {
      const number = course.numbers[reader]
      if (!hasSeat(readersOf(entry), reader) || number <= seen || isMuted(course, entry, guest)) return
      events.push({ number, text: eventTexts(course, entry)(reader) })
    })
    return events
  }

  #once<T>(key: string, make: () => T): T {
    if (!this.#made.has(key)) {
      this.#made.set(key, make())
      setTimeout(() => this.#made.delete(key), A_MOMENT).unref()
    }
    return this.#made.get(key) as T
  }
}
