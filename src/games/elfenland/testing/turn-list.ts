import { type Chance, type Seat, viewOf } from '../../../kernel/index.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState } from '../rules/state.ts'
import type { ElfenGame } from './random-play.ts'

const JOURNEY_STEPS: readonly Move['type'][] = ['travel', 'caravan', 'magicFlight']

/** A whole journey that begins with `first`, played on a copy. It ends before anything hidden is revealed. */
export function journeyOf(
  game: ElfenGame,
  state: ElfenlandState,
  seat: Seat,
  first: Move,
  choose: (moves: readonly Move[]) => Move,
): Move[] {
  const moves = [first]
  const draft = game.copy(state)
  for (let move = first; JOURNEY_STEPS.includes(move.type); moves.push(move)) {
    game.play(draft, seat, move, FORBIDDEN_CHANCE)
    move = choose(game.legal(viewOf(draft, seat)))
  }
  return moves
}

/** Nothing on a journey is random. */
const FORBIDDEN_CHANCE: Chance = {
  below: () => {
    throw new Error('a journey used chance')
  },
  draw: () => {
    throw new Error('a journey used chance')
  },
}
