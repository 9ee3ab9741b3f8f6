import { at, type Seat, sum } from '../../../../kernel/index.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import {
  otherEnd,
  PIECE_TOWNS,
  ROADS_AT,
  type Road,
  TOWNS,
  type Town,
  type Towns,
} from '../../rules/components/map.ts'
import { caravanPrice, hasGoldPiece, hasObstacle, price } from '../../rules/components/roads.ts'
import { TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import { FLIGHT_GOLD, PASSING_GOLD } from '../../rules/phases/wizards.ts'
import type { Open } from '../../rules/state.ts'
import { playerAt } from '../view.ts'

/** One leg of a journey. */
export interface Leg {
  readonly from: Town
  readonly to: Town
  /** Undefined for a flight. */
  readonly road: Road | undefined
}

/** A point that the searched journey may have reached. */
interface Place {
  readonly at: Town
  readonly pieces: Towns
  readonly gold: number
  readonly earned: number
}

/** The search gives up after this many places; the journey is then shown without its way. */
const MOST_PLACES = 50_000

/**
 * Reconstructs the way of a journey from what everybody saw of it: where it began and ended, the cards and gold that
 * were paid, and the town pieces that were taken. Players send a whole journey at once, so only its end is in the view.
 */
export function retrace(before: Open, after: Open, seat: Seat, paid: readonly number[]): Leg[] {
  const end = playerAt(after, seat)
  const earned = after.turn === seat && after.round === before.round ? after.earned : undefined
  /** Cards not yet used for a road of their kind, by kind. Caravans take any cards; which ones is left open. */
  const left = [...paid]
  /** The number of travel cards that are not accounted for yet. */
  let cards = sum(left) - at(left, WIZARD)
  let places = MOST_PLACES

  const isEnd = (place: Place): boolean =>
    place.at === end.boot &&
    place.pieces === end.pieces &&
    place.gold === end.gold &&
    (earned === undefined || place.earned === earned)

  function search(place: Place): Leg[] | undefined {
    if ((place.pieces & ~end.pieces) !== 0 || place.gold < 0 || places-- <= 0) return undefined
    if (cards === 0 && at(left, WIZARD) === 0) return isEnd(place) ? [] : undefined
    for (const road of at(ROADS_AT, place.at)) {
      const way = overRoad(place, road, false) ?? withWizard(() => passing(place, road))
      if (way) return way
    }
    return withWizard(() => flying(place))
  }

  /** Uses one of the wizards that were paid, if there is one left. */
  function withWizard(go: () => Leg[] | undefined): Leg[] | undefined {
    if (at(left, WIZARD) === 0) return undefined
    left[WIZARD] = at(left, WIZARD) - 1
    const way = go()
    left[WIZARD] = at(left, WIZARD) + 1
    return way
  }

  function passing(place: Place, road: Road): Leg[] | undefined {
    if (!hasObstacle(at(before.roads, road))) return undefined
    return overRoad({ ...place, gold: place.gold - PASSING_GOLD }, road, true)
  }

  function overRoad(place: Place, road: Road, wizard: boolean): Leg[] | undefined {
    const load = at(before.roads, road)
    const to = otherEnd(road, place.at)
    const worth = at(before.values, to) * (hasGoldPiece(load) ? 2 : 1)
    const next = { ...entered(place, to), earned: place.earned + worth }
    const leg = { from: place.at, to, road }
    for (let by = 0; by < TRANSPORT_KINDS; by++) {
      const count = price(load, road, place.at, by, wizard)
      if (count === undefined || at(left, by) < count) continue
      left[by] = at(left, by) - count
      const way = pay(count, next, leg)
      left[by] = at(left, by) + count
      if (way) return way
    }
    const size = caravanPrice(load, wizard)
    return size === undefined ? undefined : pay(size, next, leg)
  }

  function flying(place: Place): Leg[] | undefined {
    for (let to = 0; to < TOWNS.length; to++) {
      if (to === place.at) continue
      const rest = search({ ...entered(place, to), gold: place.gold - FLIGHT_GOLD })
      if (rest) return [{ from: place.at, to, road: undefined }, ...rest]
    }
    return undefined
  }

  function pay(count: number, next: Place, leg: Leg): Leg[] | undefined {
    if (cards < count) return undefined
    cards -= count
    const rest = search(next)
    cards += count
    return rest && [leg, ...rest]
  }

  const { boot, pieces, gold } = playerAt(before, seat)
  return search({ at: boot, pieces, gold, earned: before.earned }) ?? []
}

const entered = (place: Place, town: Town): Place => ({
  ...place,
  at: town,
  pieces: place.pieces | ((1 << town) & PIECE_TOWNS),
})
