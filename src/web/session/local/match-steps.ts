import { earlierView, type Match, type Seat, stateAt, viewOf } from '../../../kernel/index.ts'
import type { SessionStep } from '../../../ui/board/session.ts'

/** How a match looked from a seat after a number of turns. */
export function stepAt(match: Match, turns: number, eyes: Seat | undefined): SessionStep {
  const state = stateAt(match, turns)
  const result = match.game.result(state.open)
  const last = match.log[turns - 1]
  return {
    view: viewOf(state, eyes),
    waiting: match.game.waiting(state.open),
    ...(last ? { by: last.seat } : {}),
    ...(result ? { result } : {}),
  }
}

export const stepsFrom = (match: Match, from: number, eyes: Seat | undefined): SessionStep[] =>
  Array.from({ length: match.log.length + 1 - from }, (_, index) => stepAt(match, from + index, eyes))

/** A match from its start, as it may be looked up now. */
export function stepsSoFar(match: Match, eyes: Seat | undefined): SessionStep[] {
  const { game, state } = match
  return stepsFrom(match, 0, eyes).map((step) => ({
    ...step,
    view: earlierView(game, step.view, state.open),
  }))
}
