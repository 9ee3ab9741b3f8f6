import { ROAD_COUNT, ROAD_FROM, ROAD_TERRAIN, ROADS, type Road, type Town } from './map.ts'
import {
  CARAVAN_CARDS,
  COUNTER_KINDS,
  counterFits,
  isLand,
  OBSTACLE_CARDS,
  RAFT,
  TRANSPORT_KINDS,
  type Transport,
  tableCost,
} from './transport.ts'

/**
 * The tokens on a road, as bits: bit `k` for a counter of kind `k` (two bits under double transport, never two counters
 * of one kind), one bit for an obstacle (a tree on land, a sea monster on water) and one for a gold piece.
 */
export type Load = number

/** The tokens on each road. */
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

/** Whether a road has two counters because of double transport. */
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

/** By road: the kinds of counter that its terrain allows, as a load. */
export const FITTING: readonly Load[] = ROADS.map(({ terrain }) => {
  let fitting = EMPTY_ROAD
  for (let kind = 0; kind < COUNTER_KINDS; kind++) if (counterFits(kind, terrain)) fitting |= counterBit(kind)
  return fitting
})

export const fits = (counter: Transport, road: Road): boolean => hasThisCounter(FITTING[road], counter)

/** By kind of counter: the roads whose terrain allows it. */
export const ROADS_FOR: readonly (readonly Road[])[] = Array.from({ length: COUNTER_KINDS }, (_, kind) =>
  LAND_ROADS.filter((road) => fits(kind, road)),
)

/** By road, direction and transport: the cost of the road in the table; see `bareCost`. */
const BARE_COST: readonly (number | undefined)[] = ROADS.flatMap((_, road) =>
  [false, true].flatMap((upstream) =>
    Array.from({ length: TRANSPORT_KINDS }, (__, kind) => tableCost(kind, ROAD_TERRAIN[road], upstream)),
  ),
)

/**
 * The cards of this kind that the road costs with a suitable counter and without an obstacle; undefined if the
 * transport cannot use its terrain.
 */
export function bareCost(road: Road, from: Town, transport: Transport): number | undefined {
  const direction = from === ROAD_FROM[road] ? 0 : 1
  return BARE_COST[(2 * road + direction) * TRANSPORT_KINDS + transport]
}

/**
 * The cards of this kind to pay for travelling a road from one of its ends. On land this needs a counter of the kind.
 * An obstacle costs one more card, unless a wizard passes it. Undefined if the road cannot be travelled like this.
 */
export function price(
  load: Load,
  road: Road,
  from: Town,
  transport: Transport,
  wizard = false,
): number | undefined {
  const usable = transport === RAFT ? !IS_LAND[road] : hasThisCounter(load, transport)
  if (!usable) return undefined
  const cards = bareCost(road, from, transport)
  return cards !== undefined && hasObstacle(load) && !wizard ? cards + OBSTACLE_CARDS : cards
}

/**
 * The number of cards, of any kinds, that a caravan costs on a land road with a counter: four if there is a tree that
 * no wizard passes. Undefined if there is no counter.
 */
export function caravanPrice(load: Load, wizard = false): number | undefined {
  if (!hasCounter(load)) return undefined
  return CARAVAN_CARDS + (hasObstacle(load) && !wizard ? OBSTACLE_CARDS : 0)
}
