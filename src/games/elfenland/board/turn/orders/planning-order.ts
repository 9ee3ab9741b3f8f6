import { at, sum } from '../../../../../kernel/index.ts'
import { otherEnd, type Town } from '../../../rules/components/map.ts'
import { price } from '../../../rules/components/roads.ts'
import type { OrderedLeg, PlanningOrder } from '../../../rules/orders.ts'
import type { SeatView } from '../../../rules/state.ts'
import type { Leg } from '../../history/retrace.ts'
import { bootOf } from '../../view.ts'
import { bestItinerary } from '../best-journey.ts'

/** Pass for the rest of the phase, unless somebody hinders the best journey on the map as it is. */
export function planningOrderFor(view: SeatView): PlanningOrder {
  const { steps, towns } = bestItinerary(view, false)
  const journey = steps.flatMap((step, i): OrderedLeg[] => {
    // Nothing on the map hinders a flight.
    if (step.type === 'magicFlight') return []
    const from: Town = towns[i - 1] ?? bootOf(view)
    const { road, wizard } = step
    const common = { road, from, ...(wizard ? { wizard } : {}) }
    if (step.type === 'caravan') return [{ ...common, cards: sum(step.cards) }]
    const cards = price(at(view.open.roads, road), road, from, step.by, wizard) ?? 0
    return [{ ...common, by: step.by, cards }]
  })
  return { type: 'planning', round: view.open.round, journey }
}

/** The journey of an order, to be drawn on the map. */
export const legsOfOrder = ({ journey }: PlanningOrder): Leg[] =>
  journey.map(({ road, from }) => ({ road, from, to: otherEnd(road, from) }))
