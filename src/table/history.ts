import { stateAt, turnsFrom, type View, viewOf } from '../kernel/index.ts'
import { applyDifference, differenceOf, type HistoryStep, LIMITS } from '../protocol/index.ts'
import { SPECTATORS } from './log-entry.ts'
import type { Course } from './state.ts'

/**
 * What a reader could see of the turns that stand, for one who comes late: the same views that he would have been sent.
 * A turn of which he could see nothing is left out, as it was then.
 */
export function historyOf({ match, turns }: Course, reader: number): HistoryStep[] {
  if (!match) return []
  const { game, log } = match
  const seat = reader === SPECTATORS ? undefined : reader
  const start = Math.max(0, log.length - LIMITS.historyTurns)
  const first = stateAt(match, start)
  let view: unknown = plain(viewOf(first, seat))
  const steps: HistoryStep[] = [{ waiting: game.waiting(first.open), view: view as View }]
  let turn = start
  for (const [{ seat: by }, state] of turnsFrom(match, start)) {
    const standIn = turns[turn++].standIn ? { standIn: true as const } : {}
    const different = differenceOf(view, viewOf(state, seat))
    if (!different && by !== seat) continue
    // The state is changed in place by the next turn.
    const changes = different && plain(different)
    if (changes) view = applyDifference(view, changes)
    steps.push({ by, ...standIn, waiting: game.waiting(state.open), ...(changes ? { changes } : {}) })
  }
  return steps
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
