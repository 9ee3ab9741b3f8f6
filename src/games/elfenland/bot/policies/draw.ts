import { mean } from '../../../../kernel/index.ts'
import { maxBy } from '../../../../search/max-by.ts'
import { countersOf } from '../../journey/traveller.ts'
import { type Card, WIZARD } from '../../rules/components/cards.ts'
import { GOLD_PER_CARD } from '../../rules/components/piles.ts'
import { TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { goldValue } from '../evaluation/goal.ts'
import { handValueOf } from '../planner/hand-value.ts'
import { AS_IT_STANDS, type Planner } from '../planner/planner.ts'
import { withCount } from '../seat-view.ts'

/** Takes the open counter that helps most, or a hidden one if an average counter would help more. */
export function chooseCounter(planner: Planner, view: SeatView): Move {
  const { openCounters } = view.open
  const counters = countersOf(view)
  const handValue = handValueOf(planner, view, AS_IT_STANDS)
  const values = counters.map((_, kind) => handValue(view.own.hand, withCount(counters, kind, 1)))
  const place = maxBy([...openCounters.keys()], (shown) => values[openCounters[shown]])
  return values[openCounters[place]] >= mean(values)
    ? { type: 'takeCounter', place }
    : { type: 'drawCounter' }
}

/** Takes the card that helps most or the gold pile, or draws from the pile, which may bring any kind. */
export function chooseCard(planner: Planner, view: SeatView): Move {
  const { open, own } = view
  const { weights, settings } = planner
  const counters = countersOf(view)
  const handValue = handValueOf(planner, view, settings.drawing)
  const withCard = (card: Card): number =>
    card === WIZARD
      ? handValue(own.hand, counters) + weights.wizard
      : handValue(withCount(own.hand, card, 1), counters)
  return maxBy(elfenland.legal(view), (move) => {
    switch (move.type) {
      case 'takeCard':
        return withCard(open.openCards[move.place])
      case 'takeGoldPile':
        return handValue(own.hand, counters) + GOLD_PER_CARD * open.goldPile * goldValue(open, weights)
      default:
        return mean(Array.from({ length: TRANSPORT_KINDS }, (_, card) => withCard(card)))
    }
  })
}
