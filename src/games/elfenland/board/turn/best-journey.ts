import { useEffect } from 'preact/hooks'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { DEFAULT_CARD_VALUES } from '../../journey/card-values.ts'
import type { Itinerary } from '../../journey/itinerary.ts'
import { bestJourney, NO_END, type Objective } from '../../journey/journey.ts'
import { countersOf, travellerOf } from '../../journey/traveller.ts'
import { countTowns, type Town } from '../../rules/components/map.ts'
import { HAND_LIMIT } from '../../rules/phases/hand-limit.ts'
import type { Open, PhaseName, SeatView } from '../../rules/state.ts'
import type { Leg } from '../history/retrace.ts'
import { turnOrder } from '../parts/rivals.tsx'
import { bootOf } from '../view.ts'

/** The journey that would bring the most towns now. */
export interface BestJourney {
  /** The number of new town pieces. */
  readonly towns: number
  readonly gold: number
  readonly legs: readonly Leg[]
  /** Whether it needs counters that the player holds and has not laid yet. */
  readonly planned: boolean
}

/** Enough for nearly every hand; with more cards, a good journey is shown instead of the very best. */
export const MOST_NODES = 60_000

const PHASES: ReadonlySet<PhaseName> = new Set([
  'drawCards',
  'threeCounters',
  'tokens',
  'auction',
  'planning',
  'moving',
])

/** The best journey with the cards in hand and the player's own counters; undefined if none lies ahead. */
export function useBestJourney(view: SeatView | undefined): BestJourney | undefined {
  const ahead = view !== undefined && PHASES.has(view.open.phase) && !hasTravelled(view)
  const key = ahead ? JSON.stringify([view.open.phase === 'moving', travellerOf(view), countersOf(view)]) : ''
  const [best, set] = useKeyedState<BestJourney | undefined>(key, undefined)
  useEffect(() => {
    if (!ahead) return
    // The position is drawn first; the search takes a while and follows.
    const timer = setTimeout(() => set(bestJourneyOf(view)))
    return () => clearTimeout(timer)
  }, [key])
  return best
}

/** The best journey, with the player's own counters or on the map as it is. */
export function bestItinerary(view: SeatView, withCounters: boolean): Itinerary {
  const counters = withCounters ? { counters: countersOf(view) } : {}
  return bestJourney(travellerOf(view), townsThenGold(view.open), { ...counters, nodes: MOST_NODES })
}

export function bestJourneyOf(view: SeatView): BestJourney {
  // Nothing more can be laid once the journeys have begun.
  const journey = bestItinerary(view, view.open.phase !== 'moving')
  return {
    towns: countTowns(journey.pieces),
    gold: journey.earned,
    legs: legsOf(bootOf(view), journey),
    planned: journey.layings.length > 0,
  }
}

/** First the towns, then the gold, then the cards that are kept. */
export const townsThenGold = ({ variant }: Open): Objective => ({
  piece: 1000,
  gold: variant.game === 'elfengold' ? 1 : 0,
  twoCards: 0,
  cards: DEFAULT_CARD_VALUES.map((value) => value / 1000),
  handLimit: variant.handLimit ? HAND_LIMIT : Number.MAX_SAFE_INTEGER,
  end: NO_END,
})

/** Whether this player's journey of the round is over. */
function hasTravelled({ open, seat }: SeatView): boolean {
  const order = turnOrder(open)
  return open.phase === 'moving' && order.indexOf(seat) < order.indexOf(open.turn)
}

/** The legs of an itinerary that starts in a town. */
export const legsOf = (start: Town, { steps, towns }: Pick<Itinerary, 'steps' | 'towns'>): Leg[] =>
  steps.map((step, i) => ({
    from: towns[i - 1] ?? start,
    to: towns[i] ?? start,
    road: step.type === 'magicFlight' ? undefined : step.road,
  }))
