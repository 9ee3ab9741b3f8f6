import type { Seat } from '../../kernel/index.ts'
import type { GameBoard, LogLine } from '../../ui/board/game-board.ts'
import type { SessionStep } from '../../ui/board/session.ts'
import { logBetween } from './log-between.ts'

/** The step that this seat played last itself. At a shared screen it may not have played yet. */
const ownStep = (steps: readonly SessionStep[], eyes: Seat | undefined): number =>
  steps.findLastIndex(({ by, standIn }) => by !== undefined && by === eyes && !standIn)

/** The step before the viewer's last move: what their own move revealed is news as well. */
export const beforeOwnStep = (steps: readonly SessionStep[], eyes: Seat | undefined): number =>
  Math.max(0, ownStep(steps, eyes) - 1)

/** What happened since the viewer's last move, without what they did in it themselves. */
export function recentLines(
  game: GameBoard,
  steps: readonly SessionStep[],
  at: number,
  eyes: Seat | undefined,
): LogLine[] {
  const own = ownStep(steps, eyes)
  if (own < 1) return logBetween(game, steps, 0, at)
  const revealed = logBetween(game, steps, own - 1, own).filter(({ seat }) => seat !== eyes)
  return [...revealed, ...logBetween(game, steps, own, at)]
}
