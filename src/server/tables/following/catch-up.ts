import { at } from '../../../kernel/index.ts'
import { type HistoryStep, LIMITS } from '../../../protocol/index.ts'
import {
  canSee,
  extendHistory,
  type History,
  historySteps,
  isCurrent,
  isExtendable,
  replaySteps,
  startHistory,
  type TableGame,
  type TableState,
  type Viewer,
} from '../../../table/index.ts'
import type { TableContext } from '../../context.ts'
import type { RecentEvents } from './recent-events.ts'
import { mayLookUp, type RenderedEvent, Renderer } from './render.ts'
import type { Account } from './subscribers.ts'

/** Milliseconds for which a history is kept that nobody asks for. */
const HISTORY_TIME = 30_000
/** Finding the events that a client has missed counts as this many commands. */
const SEARCH_COST = 3
/** Turns by which a history may be behind when it is sent. */
const LAST_TURNS = 16

interface KeptHistory {
  readonly history: History
  /** Cancels the timer that forgets it. */
  cancel(): void
}

/**
 * What a client that was away or comes late has missed. Finding out may take a replay of the match, which is paid for
 * by the address of whoever asks first, is done in slices, and serves everybody who asks for the same.
 */
export class CatchUp {
  readonly #context: TableContext
  readonly #game: TableGame
  readonly #recent: RecentEvents
  readonly #recalling = new Map<Viewer, Promise<void>>()
  readonly #histories = new Map<Viewer, KeptHistory>()

  constructor(context: TableContext, game: TableGame, recent: RecentEvents) {
    this.#context = context
    this.#game = game
    this.#recent = recent
  }

  /** The events after a number; undefined if a viewer must be sent the whole table. */
  eventsAfter(seen: number, table: TableState, viewer: Viewer): readonly RenderedEvent[] | undefined {
    const number = at(table.numbers, viewer)
    if (seen === number) return []
    if (seen > number || number - seen > LIMITS.resumeNumbers) return undefined
    const events = this.#recent.after(viewer, seen)
    return events && mayLookUp(events, table) ? events : undefined
  }

  /**
   * Reads recent events from the store, once for each viewer as long as the table is in memory. Nothing may be waiting
   * to be stored. False if a client that has seen everything up to a number must be sent the whole table.
   */
  async recall(seen: number, table: TableState, viewer: Viewer, account: Account): Promise<boolean> {
    if (this.eventsAfter(seen, table, viewer)) return true
    const number = at(table.numbers, viewer)
    if (seen > number || number - seen > LIMITS.resumeNumbers) return false
    if (this.#recent.isRecalled(viewer) || this.#recent.after(viewer, seen)) return false
    const running = this.#recalling.get(viewer)
    if (!running && !account.payReplay(table.length)) return false
    await (running ?? this.#recallFor(table, viewer))
    // Any number of sockets may have waited for the same replay.
    await account.nextTurn(SEARCH_COST)
    return this.eventsAfter(seen, table, viewer) !== undefined
  }

  /** One replay serves all viewers who have been there; each of them may ask next. */
  #recallFor(table: TableState, viewer: Viewer): Promise<void> {
    this.#recent.follow(viewer, at(table.numbers, viewer))
    const viewers = [...this.#recent.viewers()].filter((one) => !this.#recent.isRecalled(one))
    const recalling = this.#recall(table, viewers).finally(() => {
      for (const one of viewers) this.#recalling.delete(one)
    })
    for (const one of viewers) this.#recalling.set(one, recalling)
    return recalling
  }

  /** Entries that are written meanwhile are recorded as they are sent. */
  async #recall({ length, record, numbers }: TableState, viewers: readonly Viewer[]): Promise<void> {
    const wanted = viewers.map((viewer) => ({
      viewer,
      known: Math.max(0, at(numbers, viewer) - LIMITS.resumeNumbers),
      events: [] as RenderedEvent[],
    }))
    const stored = await this.#context.store.loadTable(record.id)
    if (!stored) return
    const renderer = new Renderer()
    const until = { ...stored, entries: stored.entries.slice(0, length) }
    await this.#context.work.run(
      replaySteps(until, this.#game, (then, entry) => {
        const readers = wanted.filter(
          ({ viewer, known }) => canSee(viewer, entry) && at(then.numbers, viewer) > known,
        )
        if (readers.length === 0) return
        const render = renderer.event(then, entry)
        for (const { viewer, events } of readers) events.push(render(viewer))
      }),
    )
    for (const { viewer, known, events } of wanted) this.#recent.prepend(viewer, known, events)
  }

  /** Prepares the history of a table for a viewer. Does nothing if its account cannot pay. */
  async prepareHistory(current: () => TableState, viewer: Viewer, account: Account): Promise<void> {
    const table = current()
    const kept = this.#histories.get(viewer)?.history
    const usable = kept && isExtendable(kept, table) ? kept : undefined
    const turns = Math.min(table.match?.log.length ?? 0, LIMITS.historyTurns)
    const missing = usable ? turns - usable.turns.length : turns
    if (missing > 0 && !account.payReplay(missing)) return
    const history = usable ?? startHistory(table, viewer)
    if (!history) return
    this.#keep(viewer, history)
    await this.#context.work.run(extension(history, current))
  }

  /** The history that was prepared; undefined if too much has happened since. */
  history(table: TableState, viewer: Viewer): HistoryStep[] | undefined {
    const history = this.#histories.get(viewer)?.history
    if (!history || !isExtendable(history, table)) return undefined
    for (let turn = 0; turn < LAST_TURNS && !isCurrent(history, table); turn++) extendHistory(history, table)
    return isCurrent(history, table) ? historySteps(history, table) : undefined
  }

  #keep(viewer: Viewer, history: History): void {
    this.#histories.get(viewer)?.cancel()
    const cancel = this.#context.time.after(HISTORY_TIME, () => this.#histories.delete(viewer))
    this.#histories.set(viewer, { history, cancel })
  }
}

/** Extends a history until it is current, or can no longer be extended. */
function* extension(history: History, current: () => TableState): Generator<void, void, void> {
  for (let table = current(); isExtendable(history, table) && !isCurrent(history, table); table = current()) {
    extendHistory(history, table)
    yield
  }
}
