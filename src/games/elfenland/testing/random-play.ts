import { type Chance, type Game, type Seat, seatsOf, viewOf } from '../../../kernel/index.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState, Open, Own, Secret } from '../rules/state.ts'

export type ElfenGame = Game<Open, Own, Secret, Move, never>

/** One of the seats that the game waits for, and one of its legal moves, each equally likely. */
export function randomMove(
  game: Pick<ElfenGame, 'waiting' | 'legal'>,
  state: ElfenlandState,
  chance: Chance,
): { seat: Seat; move: Move } {
  const seats = seatsOf(game.waiting(state.open))
  const seat = seats[chance.below(seats.length)]
  const moves = game.legal(viewOf(state, seat))
  return { seat, move: moves[chance.below(moves.length)] }
}
