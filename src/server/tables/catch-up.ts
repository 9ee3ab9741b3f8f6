import { LIMITS } from '../../protocol/index.ts'
import {
  canSee,
  historyFor,
  isMuted,
  replay,
  type TableGame,
  type TableState,
  type Viewer,
} from '../../table/index.ts'
import type { Store } from '../store/store.ts'
import { Renderer } from './render.ts'

/** Milliseconds for which results are kept. */
const CACHE_TIME = 3_000

/** An event as it goes over the wire, with its number for the viewer. */
export interface NumberedEvent {
  readonly number: number
  readonly text: string
}

/**
 * What a client that was away or comes late has missed. Finding out takes a replay of the match, so it is done once for
 * all who ask for the same while nothing happens, and kept for a moment.
 */
export class CatchUp {
  readonly #table: string
  readonly #game: TableGame
  readonly #store: Store
  readonly #cache = new Map<string, unknown>()

  constructor(table: string, game: TableGame, store: Store) {
    this.#table = table
    this.#game = game
    this.#store = store
  }

  /** The latest events as a viewer was or would have been sent them, each with the position as it was then. */
  events(
    { length, numbers }: TableState,
    viewer: Viewer,
    muted: readonly string[],
  ): Promise<readonly NumberedEvent[]> {
    const key = `events ${length} ${viewer} ${muted.join(' ')}`
    const seen = (numbers[viewer] ?? 0) - LIMITS.resumeNumbers
    const events = this.#cached(key, () => this.#eventsAfter(seen, length, viewer, muted))
    // A failure is not kept: the next request tries again.
    events.catch(() => this.#cache.delete(key))
    return events
  }

  /** The whole history as JSON. */
  history(table: TableState, viewer: Viewer): string {
    return this.#cached(`history ${table.length} ${viewer}`, () => JSON.stringify(historyFor(table, viewer)))
  }

  /** Entries beyond `length` are left out: the journal broadcasts them when it gets there. */
  async #eventsAfter(
    seen: number,
    length: number,
    viewer: Viewer,
    muted: readonly string[],
  ): Promise<NumberedEvent[]> {
    const stored = await this.#store.loadTable(this.#table)
    const events: NumberedEvent[] = []
    if (!stored) return events
    const renderer = new Renderer()
    replay({ ...stored, entries: stored.entries.slice(0, length) }, this.#game, (table, entry) => {
      const number = table.numbers[viewer] ?? 0
      if (!canSee(viewer, entry) || number <= seen || isMuted(table, entry, muted)) return
      events.push({ number, text: renderer.event(table, entry)(viewer) })
    })
    return events
  }

  #cached<T>(key: string, make: () => T): T {
    if (!this.#cache.has(key)) {
      this.#cache.set(key, make())
      setTimeout(() => this.#cache.delete(key), CACHE_TIME).unref()
    }
    return this.#cache.get(key) as T
  }
}
