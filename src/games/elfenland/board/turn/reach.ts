import { type Reach, reachable } from '../../journey/route-finder.ts'
import type { Traveller } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import { FLIGHT_GOLD } from '../../rules/phases/wizards.ts'

/** How far the roads lead; a wizard may pass obstacles, but his flights go everywhere and would tell nothing. */
export const reachByRoad = (traveller: Traveller): Reach =>
  reachable({ ...traveller, gold: Math.min(traveller.gold, FLIGHT_GOLD - 1) })

export const mayFly = ({ hand, gold }: Traveller): boolean => hand[WIZARD] > 0 && gold >= FLIGHT_GOLD
