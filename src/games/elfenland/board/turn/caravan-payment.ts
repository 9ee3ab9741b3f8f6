import { sum } from '../../../../kernel/index.ts'
import { countTravelCards } from '../../journey/itinerary.ts'
import { paymentOf } from '../../journey/journey.ts'
import type { Route } from '../../journey/route-finder.ts'
import { type Traveller, travellerOf } from '../../journey/traveller.ts'
import type { SeatView } from '../../rules/state.ts'
import { MOST_NODES, townsThenGold } from './best-journey.ts'

/**
 * The cards for a caravan of `size` that leave the best journey from here possible; undefined if the hand has too few
 * cards.
 */
export function caravanPayment({ open }: SeatView, traveller: Traveller, size: number): number[] | undefined {
  if (countTravelCards(traveller.hand) < size) return undefined
  return paymentOf(size, traveller, townsThenGold(open), MOST_NODES)
}

/** The same route, with caravans that take the cards that the best journey from its end needs least. */
export function withSpareCards(view: SeatView, route: Route): Route {
  const caravans = route.steps.flatMap((step) => (step.type === 'caravan' ? [step.cards] : []))
  const boot = route.towns.at(-1)
  if (caravans.length === 0 || boot === undefined) return route
  const before = travellerOf(view)
  const unpaid = route.hand.map((held, kind) => held + sum(caravans.map((cards) => cards[kind] ?? 0)))
  const there: Traveller = {
    ...before,
    boot,
    hand: unpaid,
    toVisit: before.toVisit & ~route.pieces,
    gold: before.gold - route.gold,
    earned: route.earned,
  }
  const payment = caravanPayment(view, there, sum(caravans.flat())) ?? []
  const left = payment.slice()
  return {
    ...route,
    steps: route.steps.map((step) =>
      step.type === 'caravan' ? { ...step, cards: share(left, step.cards) } : step,
    ),
    hand: unpaid.map((held, kind) => held - (payment[kind] ?? 0)),
  }
}

/** Takes as many cards out of `left` as the caravan had before. */
function share(left: number[], caravan: readonly number[]): number[] {
  let owed = sum(caravan)
  return left.map((held, kind) => {
    const taken = Math.min(held, owed)
    owed -= taken
    left[kind] = held - taken
    return taken
  })
}
