import { stateAt, turnsFrom, type View, viewOf } from '../kernel/index.ts'
import { applyDifference, differenceOf } from '../protocol/difference.ts'
import type { HistoryStep } from '../protocol/index.ts'
import { LIMITS } from '../protocol/limits.ts'
import { seatOf, type Viewer } from './log-entry.ts'
import type { TableState } from './state.ts'

/**
 * The turns that stand, as a viewer who had been there would have seen them: the first view whole, then what each turn
 * changed. A turn that changed nothing for the viewer is left out, as it was when it was played.
 */
export function historyFor({ match, turns }: TableState, viewer: Viewer): HistoryStep[] {
  if (!match) return []
  const { game, log } = match
  const seat = seatOf(viewer)
  const start = Math.max(0, log.length - LIMITS.historyTurns)
  const first = stateAt(match, start)
  let view: unknown = copyJson(viewOf(first, seat))
  const steps: HistoryStep[] = [{ waiting: game.waiting(first.open), view: view as View }]
  let turn = start
  for (const [{ seat: by }, state] of turnsFrom(match, start)) {
    const standIn = turns[turn++]?.standIn ? { standIn: true as const } : {}
    const difference = differenceOf(view, viewOf(state, seat))
    if (!difference && by !== seat) continue
    // The next turn overwrites the state.
    const changes = difference && copyJson(difference)
    if (changes) view = applyDifference(view, changes)
    steps.push({ by, ...standIn, waiting: game.waiting(state.open), ...(changes ? { changes } : {}) })
  }
  return steps
}

const copyJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
