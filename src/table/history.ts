import {
  at,
  earlierView,
  hasSeat,
  type Match,
  replayTurn,
  type State,
  stateAt,
  type Turn,
  type View,
  viewOf,
} from '../kernel/index.ts'
import type { HistoryStep } from '../protocol/index.ts'
import { LIMITS } from '../protocol/limits.ts'
import { applyDifference, type Difference, differenceOf } from '../protocol/socket/difference.ts'
import { seatOf, type Viewer } from './log-entry.ts'
import type { TableState } from './state.ts'

/**
 * The turns that stand, as a viewer who had been there would have seen them: the first view whole, then what each turn
 * changed. A turn that changed nothing for the viewer is left out, as it was when it was played. A history is kept and
 * extended as the match goes on, because following a long match from its start takes time. Turns that were taken back
 * are not part of it, but its steps say when that happened.
 */
export interface History {
  readonly match: Match
  readonly viewer: Viewer
  /** How many turns were played before the first view. */
  start: number
  first: View
  /** The seats that owed a move then. */
  waiting: number
  readonly turns: TracedTurn[]
  /** After the last of these turns. */
  readonly state: State
  view: unknown
}

interface TracedTurn {
  readonly turn: Turn
  readonly waiting: number
  readonly standIn: boolean
  readonly byOrder: boolean
  /** Absent if the viewer could see none. */
  readonly changes: Difference | undefined
}

/** The whole history of a table. */
export function historyFor(table: TableState, viewer: Viewer): HistoryStep[] {
  const history = startHistory(table, viewer)
  if (!history) return []
  while (!isCurrent(history, table)) extendHistory(history, table)
  return historySteps(history, table)
}

/** A history that does not cover any turn yet; undefined before the match. */
export function startHistory({ match }: TableState, viewer: Viewer): History | undefined {
  if (!match) return undefined
  const start = firstTurn(match)
  const state = stateAt(match, start)
  const first = copyJson(viewOf(state, seatOf(viewer)))
  const waiting = match.game.waiting(state.open)
  return { match, viewer, start, first, waiting, turns: [], state, view: first }
}

const firstTurn = ({ log }: Match): number => Math.max(0, log.length - LIMITS.historyTurns)

/** Whether a history can be extended: none of its turns was taken back. */
export function isExtendable({ match, start, turns }: History, table: TableState): boolean {
  if (match !== table.match || start + turns.length > match.log.length) return false
  return turns.every(({ turn }, index) => match.log[start + index] === turn)
}

/** Whether a history leads to the current position. */
export function isCurrent(history: History, table: TableState): boolean {
  const { match, start, turns } = history
  return (
    isExtendable(history, table) && start === firstTurn(match) && start + turns.length === match.log.length
  )
}

/** Adds the next turn to a history that can be extended. */
export function extendHistory(history: History, table: TableState): void {
  const { match, viewer, turns, state } = history
  if (history.start < firstTurn(match) && turns.length > 0) dropFirst(history)
  const index = history.start + turns.length
  const turn = match.log[index]
  if (!turn) return
  replayTurn(match.game, state, turn)
  const difference = differenceOf(history.view, viewOf(state, seatOf(viewer)))
  // The next turn overwrites the state.
  const changes = difference && copyJson(difference)
  if (changes) history.view = applyDifference(history.view, changes)
  const { standIn = false, bot = false, byOrder = false, seat } = table.turns[index] ?? {}
  // What a bot has played before somebody took its seat over is shown as played by a stand-in.
  const notTheirs = standIn || (bot && table.seats[seat ?? -1]?.kind === 'person')
  turns.push({ turn, waiting: match.game.waiting(state.open), standIn: notTheirs, byOrder, changes })
}

function dropFirst(history: History): void {
  const { changes, waiting } = at(history.turns, 0)
  history.turns.shift()
  history.start++
  history.waiting = waiting
  if (changes) history.first = applyDifference(history.first, changes) as View
}

/** The steps as they may be looked up in the position to which the history leads. */
export function historySteps(
  { match, viewer, start, first, waiting, turns, state }: History,
  { takeBacks }: Pick<TableState, 'takeBacks'>,
): HistoryStep[] {
  // Counted for each viewer: how many others there are must not be seen from what is left out.
  const seenBacks = takeBacks.filter(({ seen }) => hasSeat(seen, viewer)).slice(-LIMITS.historyTurns)
  const takenBackAfter = (count: number, now: number): HistoryStep[] =>
    seenBacks
      .filter(({ after }) => after === count)
      .map(({ seat }) => ({ by: seat, back: true, waiting: now }))
  const shownOf = (view: View): View => earlierView(match.game, view, state.open)
  let view = first
  let shown = shownOf(first)
  const steps: HistoryStep[] = [{ waiting, view: shown }, ...takenBackAfter(start, waiting)]
  for (const [index, { turn, standIn, byOrder, changes: all, ...after }] of turns.entries()) {
    const back = takenBackAfter(start + index + 1, after.waiting)
    const before = { view, shown }
    if (all) view = applyDifference(view, all) as View
    shown = shownOf(view)
    const unchanged = before.shown === before.view && shown === view
    const changes = unchanged ? all : differenceOf(before.shown, shown)
    const own = turn.seat === seatOf(viewer)
    if (changes || own) {
      const by = { by: turn.seat, ...(standIn ? { standIn: true as const } : {}) }
      const how = byOrder && own ? { byOrder: true as const } : {}
      steps.push({ ...by, ...how, waiting: after.waiting, ...(changes ? { changes } : {}) })
    }
    steps.push(...back)
  }
  return steps
}

const copyJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
