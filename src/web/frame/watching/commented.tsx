import type { GameBoard } from '../../../ui/board/game-board.ts'
import type { SessionStep, TableSession } from '../../../ui/board/session.ts'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { loadChances } from '../../commentary/load.ts'
import { mayComment } from '../../commentary/may-comment.ts'

/** Everybody's chances, for spectators of a match of bots or of one that is over. */
export function Commented({
  session,
  game,
  step,
  covered,
}: {
  session: TableSession
  game: GameBoard
  step: SessionStep
  /** Whether the result is on screen instead of the board. */
  covered: boolean
}) {
  const seats = session.seats.value
  const over = session.steps.value.at(-1)?.result !== undefined
  if (covered || session.eyes.value !== undefined || !mayComment(seats, over)) return undefined
  return (
    <LazyPart
      load={loadChances}
      game={session.game}
      view={step.view}
      levels={seats.map(({ bot }) => bot)}
      name={(seat) => seats[seat]?.name ?? ''}
      colour={game.colour}
      announces
    />
  )
}
