import { ROAD_COUNT, ROAD_FROM, ROAD_TERRAIN, ROADS, type Road, type Town } from './map.ts'
import {
  CARAVAN_CARDS,
  COUNTER_KINDS,
  counterFits,
  isLand,
  NOT_POSSIBLE,
  OBSTACLE_CARDS,
  RAFT,
  TRANSPORT_KINDS,
  type Transport,
  tableCost,
} from './transport.ts'

/**
 * What lies on a road, in one small number: bit `k` for a counter of kind `k` (two of them under double transport,
 * never two of one kind), one bit for an obstacle (a tree on land, a sea monster on water), one for a gold piece.
 */
export type Load = number

/** What lies on each of the roads. */
export type Loads = Load[]

export const EMPTY_ROAD: Load = 0
export const ANY_COUNTER: Load = (1 << COUNTER_KINDS) - 1
export const OBSTACLE: Load = 1 << COUNTER_KINDS
export const GOLD_PIECE: Load = OBSTACLE << 1

export const emptyRoads = (): Loads => Array.from({ length: ROAD_COUNT }, () => EMPTY_ROAD)

export const counterBit = (counter: Transport): Load => 1 << counter
export const hasCounter = (load: Load): boolean => (load & ANY_COUNTER) !== 0
export const hasThisCounter = (load: Load, counter: Transport): boolean => ((load >> counter) & 1) === 1
export const hasObstacle = (load: Load): boolean => (load & OBSTACLE) !== 0
export const hasGoldPiece = (load: Load): boolean => (load & GOLD_PIECE) !== 0

/** Under double transport a road has two counters. */
export function isDoubled(load: Load): boolean {
  const counters = load & ANY_COUNTER
  return (counters & (counters - 1)) !== 0
}

/** The counters on a road, the lower kind first. */
export function countersOn(load: Load): Transport[] {
  const counters: Transport[] = []
  for (let kind = 0; kind < COUNTER_KINDS; kind++) if (hasThisCounter(load, kind)) counters.push(kind)
  return counters
}

export const IS_LAND: readonly boolean[] = ROADS.map(({ terrain }) => isLand(terrain))
export const LAND_ROADS: readonly Road[] = ROADS.flatMap((_, road) => (IS_LAND[road] ? [road] : []))
export const WATER_ROADS: readonly Road[] = ROADS.flatMap((_, road) => (IS_LAND[road] ? [] : [road]))

/** The kinds of counter that the terrain of each road allows, as a load. */
export const FITTING: readonly Load[] = ROADS.map(({ terrain }) => {
  let fitting = EMPTY_ROAD
  for (let kind = 0; kind < COUNTER_KINDS; kind++) if (counterFits(kind, terrain)) fitting |= counterBit(kind)
  return fitting
})

export const fits = (counter: Transport, road: Road): boolean => hasThisCounter(FITTING[road], counter)

/** The roads where each kind of counter may lie. */
export const ROADS_FOR: readonly (readonly Road[])[] = Array.from({ length: COUNTER_KINDS }, (_, kind) =>
  LAND_ROADS.filter((road) => fits(kind, road)),
)

/** The table's cost of a road for each direction and transport: `2 × road + (1 when from its second town)` is the row. */
const BARE_COST: readonly number[] = ROADS.flatMap((_, road) =>
  [false, true].flatMap((upstream) =>
    Array.from({ length: TRANSPORT_KINDS }, (__, kind) => tableCost(kind, ROAD_TERRAIN[road], upstream)),
  ),
)

/** Cards of this kind that the table asks for, as if a fitting counter lay there and no obstacle did. */
export function bareCost(road: Road, from: Town, transport: Transport): number {
  const direction = from === ROAD_FROM[road] ? 0 : 1
  return BARE_COST[(2 * road + direction) * TRANSPORT_KINDS + transport]
}

/**
 * Cards of this kind to pay for going over a road from one of its ends: needs a counter of the kind on land; one card
 * more where an obstacle lies, unless a wizard passes it. NOT_POSSIBLE where the road cannot be used so.
 */
export function price(load: Load, road: Road, from: Town, transport: Transport, wizard = false): number {
  const usable = transport === RAFT ? !IS_LAND[road] : hasThisCounter(load, transport)
  if (!usable) return NOT_POSSIBLE
  return bareCost(road, from, transport) + (hasObstacle(load) && !wizard ? OBSTACLE_CARDS : 0)
}

/** Cards of any kind that a caravan pays: a land road with a counter; four where a tree lies and no wizard passes it. */
export function caravanPrice(load: Load, wizard = false): number {
  if (!hasCounter(load)) return NOT_POSSIBLE
  return CARAVAN_CARDS + (hasObstacle(load) && !wizard ? OBSTACLE_CARDS : 0)
}
