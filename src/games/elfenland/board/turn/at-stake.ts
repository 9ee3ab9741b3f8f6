import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { playerAt } from '../view.ts'

/** Moves that are put together on the board before they are sent. */
const COMPOSED: readonly Move['type'][] = [
  'show',
  'lay',
  'doubleTransport',
  'exchange',
  'travel',
  'caravan',
  'magicFlight',
  'discard',
  'keep',
]

/** Whether these moves are confirmed by a button of their own, unless the player never wants to confirm anything. */
export const atStake = ({ open, seat }: SeatView, moves: readonly Move[]): boolean =>
  moves.some((move) =>
    move.type === 'bid' ? move.gold > playerAt(open, seat).gold : COMPOSED.includes(move.type),
  )
