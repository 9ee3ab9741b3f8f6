import type { Bot } from '../../../kernel/index.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own, SeatView } from '../rules/state.ts'
import { NO_COUNTERS } from '../rules/ways.ts'
import { farsightedJourney, sightOf } from './farsight.ts'
import { greedy } from './greedy.ts'
import { countersOf, layToken } from './holding.ts'
import { chooseAction } from './laying.ts'
import { planOn } from './plans.ts'
import { seated } from './seated.ts'
import { WORTH } from './worth.ts'

const JOURNEY_NODES = 30_000

/** Plans and travels like greedy, but thinks of the rounds to come: lonely towns first. */
export const farsighted: Bot<Open, Own, Move> = {
  name: 'farsighted',
  choose(view, chance) {
    const own = seated(view)
    switch (own.open.phase) {
      case 'planning':
        return layForPlan(own) ?? chooseAction(own, WORTH)
      case 'moving':
        return farsightedJourney(own, JOURNEY_NODES).steps[0] ?? { type: 'stop' }
      default:
        return greedy.choose(view, chance)
    }
  },
}

/** The first counter of the plan, if the plan is better than the journey without it. */
export function layForPlan(view: SeatView): Move | undefined {
  const counters = countersOf(view)
  if (!counters.some((held) => held > 0)) return undefined
  const { traveller, objective } = sightOf(view)
  const plan = planOn(traveller, objective, counters)
  const [first] = plan.layings
  if (first === undefined) return undefined
  const journey = planOn(traveller, objective, NO_COUNTERS)
  if (plan.value <= journey.value + GAIN * objective.piece) return undefined
  return layToken(view, first.counter, first.road)
}

/** A counter must gain so much of a piece to be laid. */
const GAIN = 0.1
