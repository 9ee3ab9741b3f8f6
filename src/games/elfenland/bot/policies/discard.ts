import { maxBy } from '../../../../search/max-by.ts'
import { countersOf } from '../../journey/traveller.ts'
import { type Card, WIZARD } from '../../rules/components/cards.ts'
import { COUNTER_KINDS } from '../../rules/components/transport.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { type Futures, futureOf } from '../evaluation/future.ts'
import type { Weights } from '../evaluation/weights.ts'
import { handValueOf } from '../planner/hand-value.ts'
import type { Planner } from '../planner/planner.ts'
import { roundsLeft, withCount } from '../seat-view.ts'

/** Discards the card that leaves the most valuable hand. */
export function discardByHand(planner: Planner, view: SeatView): Move {
  const { hand } = view.own
  const counters = countersOf(view)
  const handValue = handValueOf(planner, view, planner.settings.drawing)
  return maxBy(elfenland.legal(view), (move) => {
    if (move.type !== 'discard') return 0
    if (move.card === WIZARD) return handValue(hand, counters) - planner.weights.wizard
    return handValue(withCount(hand, move.card, -1), counters)
  })
}

/** How much less a card is worth for each one of its kind in hand. */
const REPEATED = 0.01

/** Discards the card that is worth least in the rounds to come; of equal ones, the kind in hand most often. */
export function discardByFuture({ wizard }: Weights, futures: Futures, view: SeatView): Move {
  const { open, own } = view
  const { cards, match } = futureOf(futures, roundsLeft(open))
  const counters = countersOf(view)
  const value = (card: Card): number => {
    if (card === WIZARD) return wizard
    const isMatched = card < COUNTER_KINDS && own.hand[card] <= counters[card]
    return cards[card] + (isMatched ? match : 0) - REPEATED * own.hand[card]
  }
  return maxBy(elfenland.legal(view), (move) => (move.type === 'discard' ? -value(move.card) : 0))
}
