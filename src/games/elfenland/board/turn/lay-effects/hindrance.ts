import { at, type Seat, sum } from '../../../../../kernel/index.ts'
import { travellerOf } from '../../../journey/traveller.ts'
import {
  countTowns,
  otherEnd,
  PIECE_TOWNS,
  ROADS_AT,
  TOWNS,
  type Town,
  type Towns,
} from '../../../rules/components/map.ts'
import { caravanPrice, type Loads, OBSTACLE, price } from '../../../rules/components/roads.ts'
import { TRANSPORTS } from '../../../rules/components/transport.ts'
import type { Player, SeatView } from '../../../rules/state.ts'
import { playerAt } from '../../view.ts'
import { reachByRoad } from '../reach.ts'

/** What an obstacle on a road costs a player. */
export interface Hindered {
  readonly seat: Seat
  /** The towns still to be visited that would cost one more card, including those that get out of reach. */
  readonly towns: number
  /** The towns still to be visited that would get out of reach. */
  readonly lost: number
}

/** By town: the fewest cards that lead there; undefined if it cannot be reached. */
type Fares = readonly (number | undefined)[]

/**
 * Whom an obstacle on each of these roads would hinder, the most hindered rival first and the viewer last. The viewer's
 * hand is known. Of the others only what is public counts: boot, pieces, the number of cards and the cards that
 * everyone has seen; the other cards are taken for the right ones.
 */
export function hindrancesOf(view: SeatView, roads: readonly number[]): Map<number, readonly Hindered[]> {
  const before = view.open.players.map((_, seat) => faresOf(view, seat, view.open.roads))
  const found = new Map<number, readonly Hindered[]>()
  for (const road of roads) {
    const blocked = view.open.roads.with(road, at(view.open.roads, road) | OBSTACLE)
    const hindered = before
      .map((fares, seat) => compare(view, seat, fares, faresOf(view, seat, blocked)))
      .filter(({ towns }) => towns > 0)
      .sort((a, b) => Number(a.seat === view.seat) - Number(b.seat === view.seat) || b.towns - a.towns)
    if (hindered.length > 0) found.set(road, hindered)
  }
  return found
}

function compare({ open }: SeatView, seat: Seat, before: Fares, after: Fares): Hindered {
  const toVisit = PIECE_TOWNS & ~playerAt(open, seat).pieces
  const where = (is: (town: Town) => boolean): Towns =>
    TOWNS.reduce(
      (towns, _, town) => (before[town] !== undefined && is(town) ? towns | (1 << town) : towns),
      0,
    )
  return {
    seat,
    towns: countTowns(toVisit & where((town) => after[town] !== before[town])),
    lost: countTowns(toVisit & where((town) => after[town] === undefined)),
  }
}

function faresOf(view: SeatView, seat: Seat, roads: Loads): Fares {
  if (seat === view.seat) return reachByRoad({ ...travellerOf(view), roads }).cards
  return publicFares(playerAt(view.open, seat), roads)
}

/** The fewest cards that could take a player to each town, if all cards that nobody has seen were the right ones. */
function publicFares({ boot, cards, seenCards }: Player, roads: Loads): Fares {
  const unseen = cards - sum(seenCards)
  const fares: (number | undefined)[] = TOWNS.map(() => undefined)
  fares[boot] = 0
  // Fares are small integers, so the towns are settled fare by fare.
  for (let fare = 0; fare < cards; fare++) {
    for (const [town, known] of fares.entries()) {
      if (known !== fare) continue
      for (const road of at(ROADS_AT, town)) {
        const load = at(roads, road)
        const prices = TRANSPORTS.flatMap((_, kind) => {
          const n = price(load, road, town, kind)
          return n !== undefined && n <= (seenCards[kind] ?? 0) + unseen ? [n] : []
        })
        const next = fare + Math.min(...prices, caravanPrice(load) ?? Number.POSITIVE_INFINITY)
        const to = otherEnd(road, town)
        if (next <= cards && next < (fares[to] ?? Number.POSITIVE_INFINITY)) fares[to] = next
      }
    }
  }
  return fares
}
