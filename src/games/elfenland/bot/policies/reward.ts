import type { Move } from '../../rules/moves.ts'
import type { Open } from '../../rules/state.ts'
import { goldValue, twoCardsValue } from '../evaluation/goal.ts'
import type { Weights } from '../evaluation/weights.ts'

/** Takes the gold, or the two cards if they are worth more. */
export function takeReward(open: Open, weights: Weights): Move {
  const takesGold = goldValue(open, weights) * open.earned >= twoCardsValue(open, weights)
  return { type: 'reward', take: takesGold ? 'gold' : 'cards' }
}
