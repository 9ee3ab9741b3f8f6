import type { Bot } from '../../../kernel/index.ts'
import { bestJourney } from '../journey/journey.ts'
import { travellerOf } from '../journey/traveller.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own, SeatView } from '../rules/state.ts'
import { chooseBid } from './bidding.ts'
import {
  chooseCard,
  chooseCounter,
  chooseDiscard,
  chooseKept,
  chooseReward,
  chooseShown,
} from './choosing.ts'
import { chooseAction } from './laying.ts'
import { seated } from './seated.ts'
import { objectiveOf, WORTH, type Worth, withAfterwards } from './worth.ts'

/** How many positions the search for a journey may take; only several wizards need more. */
const JOURNEY_NODES = 30_000

/**
 * Plans for itself, one round ahead: it travels by the best journey, lays, bids for and draws what adds most to it, and
 * puts obstacles in the leader's way. It never asks Chance.
 */
export const greedy: Bot<Open, Own, Move> = greedyWith(WORTH, 'greedy')

/** The same with other ideas of what things are worth. */
export function greedyWith(worth: Worth, name: string): Bot<Open, Own, Move> {
  return { name, choose: (view) => chooseMove(seated(view), worth) }
}

export function chooseMove(view: SeatView, worth: Worth): Move {
  switch (view.open.phase) {
    case 'threeCounters':
      return chooseCounter(view, worth)
    case 'drawCards':
    case 'rewardCards':
      return chooseCard(view, worth)
    case 'tokens':
      return chooseShown(view, worth)
    case 'auction':
      return chooseBid(view, worth)
    case 'planning':
      return chooseAction(view, worth)
    case 'moving':
      return chooseStep(view, worth)
    case 'handLimit':
      return chooseDiscard(view, worth)
    case 'reward':
      return chooseReward(view, worth)
    default:
      return chooseKept(view, worth)
  }
}

/** The next step of the best journey: once without, and once with a look at the towns that it leaves. */
function chooseStep(view: SeatView, worth: Worth): Move {
  const traveller = travellerOf(view)
  const objective = objectiveOf(view, worth)
  const { pieces } = bestJourney(traveller, objective, { nodes: JOURNEY_NODES })
  const afterwards = withAfterwards(objective, view, traveller.toVisit & ~pieces, worth)
  const { steps } = bestJourney(traveller, afterwards, { nodes: JOURNEY_NODES })
  return steps.length > 0 ? steps[0] : { type: 'stop' }
}
