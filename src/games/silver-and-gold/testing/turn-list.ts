import {
  type Answer,
  hasSeat,
  type Match,
  playTurn,
  recording,
  type Seat,
  scriptedChance,
  type View,
  viewOf,
} from '../../../kernel/index.ts'
import type { Move, Open, Options, Own, Secret } from '../index.ts'

export type SilverAndGoldMatch = Match<Open, Own, Secret, Move, Options>

/** Plays as one turn what a player sends at once: two cards to keep, a base with its extras, or replacements. */
export function playList(
  match: SilverAndGoldMatch,
  seat: Seat,
  choose: (view: View<Open, Own>) => Move,
): void {
  const { game } = match
  const draft = game.copy(match.state)
  const moves: Move[] = []
  const answers: Answer[] = []
  const { phase, turn } = draft.open
  do {
    const move = choose(viewOf(draft, seat))
    moves.push(move)
    game.play(draft, seat, move, recording(scriptedChance([]), answers))
  } while (
    answers.length === 0 &&
    hasSeat(draft.open.waiting, seat) &&
    draft.open.phase === phase &&
    draft.open.turn === turn
  )
  const rejection = playTurn(match, seat, moves)
  if (rejection) throw new Error(`seat ${seat} was refused: ${JSON.stringify({ moves, rejection })}`)
}
