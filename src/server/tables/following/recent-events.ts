import { LIMITS } from '../../../protocol/index.ts'
import type { Viewer } from '../../../table/index.ts'
import type { RenderedEvent } from './render.ts'

/** Characters that are kept for one viewer of a table. */
const PER_VIEWER = 131_072
/** Characters that are kept for one viewer while all tables together need too much. */
const PER_VIEWER_WHEN_FULL = 8_192
/** Characters that all tables of a process keep, before they keep less for each viewer. */
const TOTAL = 134_217_728

/** Events beyond `LIMITS.resumeNumbers` that may be kept until they are dropped together. */
const SPARE = 16

/** The characters that all tables of this process keep. */
export class RecentMemory {
  used = 0

  get perViewer(): number {
    return this.used > TOTAL ? PER_VIEWER_WHEN_FULL : PER_VIEWER
  }
}

interface ViewerEvents {
  /** All events after this number are here. */
  known: number
  readonly events: RenderedEvent[]
  size: number
  /** Whether older events were read from the store. What is missing then is too old to be kept. */
  recalled: boolean
  /** How many events were recorded since somebody last followed the table as this viewer. */
  unfollowed: number
}

/**
 * The latest events of a table as its viewers were sent them, so that a client that was away for a moment gets them
 * without a replay of the log. Viewers who have not been there are not recorded.
 */
export class RecentEvents {
  readonly #memory: RecentMemory
  readonly #viewers = new Map<Viewer, ViewerEvents>()

  constructor(memory: RecentMemory) {
    this.#memory = memory
  }

  /** Records events for a viewer from now on; `number` is the last one before. */
  follow(viewer: Viewer, number: number): void {
    const known = this.#viewers.get(viewer)
    if (known) known.unfollowed = 0
    else this.#viewers.set(viewer, { known: number, events: [], size: 0, recalled: false, unfollowed: 0 })
  }

  /** The viewers for whom events are recorded. */
  viewers(): Iterable<Viewer> {
    return this.#viewers.keys()
  }

  /** `followed` says whether anybody follows the table as the event's viewer. */
  record(event: RenderedEvent, followed: boolean): void {
    const { viewer } = event
    const recorded = this.#viewers.get(viewer)
    if (!recorded) return
    recorded.unfollowed = followed ? 0 : recorded.unfollowed + 1
    // A client that comes back now is too far behind and gets the whole table.
    if (recorded.unfollowed > LIMITS.resumeNumbers) {
      this.#forget(viewer)
      return
    }
    recorded.events.push(event)
    this.#grow(recorded, sizeOf(event))
    this.#trim(recorded)
  }

  /** Adds older events, which were read from the store: all after the number `known`. */
  prepend(viewer: Viewer, known: number, events: readonly RenderedEvent[]): void {
    const recorded = this.#viewers.get(viewer)
    if (!recorded) return
    recorded.recalled = true
    if (known >= recorded.known) return
    const older = events.filter(({ number }) => number <= recorded.known)
    recorded.known = known
    recorded.events.unshift(...older)
    for (const event of older) this.#grow(recorded, sizeOf(event))
    this.#trim(recorded)
  }

  /** Whether older events were already read from the store. */
  isRecalled(viewer: Viewer): boolean {
    return this.#viewers.get(viewer)?.recalled === true
  }

  /** The events after a number; undefined if they are not all here. */
  after(viewer: Viewer, seen: number): RenderedEvent[] | undefined {
    const recorded = this.#viewers.get(viewer)
    if (!recorded || seen < recorded.known) return undefined
    return recorded.events.filter(({ number }) => number > seen)
  }

  /** Frees the memory. */
  clear(): void {
    for (const viewer of [...this.#viewers.keys()]) this.#forget(viewer)
  }

  #forget(viewer: Viewer): void {
    const recorded = this.#viewers.get(viewer)
    if (recorded) this.#grow(recorded, -recorded.size)
    this.#viewers.delete(viewer)
  }

  /** Drops more than one event at a time, because removing the first element of an array moves all others. */
  #trim(recorded: ViewerEvents): void {
    const { events } = recorded
    const { perViewer } = this.#memory
    if (events.length < LIMITS.resumeNumbers + SPARE && recorded.size <= perViewer) return
    const enough = recorded.size > perViewer ? perViewer - perViewer / 8 : perViewer
    let dropped = 0
    for (const event of events) {
      if (events.length - dropped <= LIMITS.resumeNumbers && recorded.size <= enough) break
      dropped++
      recorded.known = event.number
      this.#grow(recorded, -sizeOf(event))
    }
    events.splice(0, dropped)
  }

  #grow(recorded: ViewerEvents, size: number): void {
    recorded.size += size
    this.#memory.used += size
  }
}

/** How long it is without constants. What viewers share is counted for each of them. */
const sizeOf = ({ shared: { event, seats, open }, own, facts }: RenderedEvent): number =>
  event.length + seats.length + open.length + own.length + facts.length
