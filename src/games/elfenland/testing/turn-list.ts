import { type Chance, type Seat, viewOf } from '../../../kernel/index.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState } from '../rules/state.ts'
import type { ElfenGame } from './random-play.ts'

const ON_THE_WAY: readonly Move['type'][] = ['travel', 'caravan', 'magicFlight']

/** The rest of a journey that begins with a move, drafted on a copy: as long as nothing hidden is shown. */
export function journeyOf(
  game: ElfenGame,
  state: ElfenlandState,
  seat: Seat,
  first: Move,
  choose: (moves: readonly Move[]) => Move,
): Move[] {
  const moves = [first]
  const draft = game.copy(state)
  for (let move = first; ON_THE_WAY.includes(move.type); moves.push(move)) {
    game.play(draft, seat, move, NOBODY)
    move = choose(game.legal(viewOf(draft, seat)))
  }
  return moves
}

/** A journey asks Chance for nothing. */
const NOBODY: Chance = {
  below: () => {
    throw new Error('Chance was asked')
  },
  draw: () => {
    throw new Error('Chance was asked')
  },
}
