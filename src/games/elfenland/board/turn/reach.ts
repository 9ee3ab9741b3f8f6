import { useMemo } from 'preact/hooks'
import { type Reach, reachable } from '../../journey/route-finder.ts'
import { type Traveller, travellerOf } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import type { Towns } from '../../rules/components/map.ts'
import { FLIGHT_GOLD } from '../../rules/phases/wizards.ts'
import type { SeatView } from '../../rules/state.ts'

/**
 * How far the roads lead. Wizards may pass obstacles, but flights are left out: they lead everywhere, so they would
 * say nothing about the roads.
 */
export const reachByRoad = (traveller: Traveller): Reach =>
  reachable({ ...traveller, gold: Math.min(traveller.gold, FLIGHT_GOLD - 1) })

/** The towns that the roads lead to, without the one that the boot stands in. */
export const townsByRoad = (traveller: Traveller): Towns =>
  reachByRoad(traveller).towns & ~(1 << traveller.boot)

export const mayFly = ({ hand, gold }: Traveller): boolean => (hand[WIZARD] ?? 0) > 0 && gold >= FLIGHT_GOLD

/** The towns within reach while roads are planned and travelled; none in other phases. */
export function useReached(view: SeatView | undefined): Towns {
  return useMemo(
    () =>
      view && (view.open.phase === 'planning' || view.open.phase === 'moving')
        ? townsByRoad(travellerOf(view))
        : 0,
    [view],
  )
}
