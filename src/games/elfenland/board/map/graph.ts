import { at } from '../../../../kernel/index.ts'
import { DISTANCE, NO_TOWN, otherEnd, ROADS_AT, type Town } from '../../rules/components/map.ts'
import { type MapPoint, roadPlace, townPlace } from './positions.ts'

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const VECTORS: Record<Direction, MapPoint> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const isDirection = (key: string): key is Direction => key in VECTORS

/** How far a place is in a direction, counting deviation double; undefined if it does not lie that way. */
function effort([x, y]: MapPoint, [toX, toY]: MapPoint, direction: Direction): number | undefined {
  const [dx, dy] = VECTORS[direction]
  const ahead = (toX - x) * dx + (toY - y) * dy
  const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx)
  if (ahead <= 0 || aside > ahead * 1.75) return undefined
  return ahead + aside * 2
}

function best<Thing>(
  things: readonly Thing[],
  cost: (thing: Thing) => number | undefined,
): Thing | undefined {
  let found: { thing: Thing; cost: number } | undefined
  for (const thing of things) {
    const now = cost(thing)
    if (now !== undefined && (found === undefined || now < found.cost)) found = { thing, cost: now }
  }
  return found?.thing
}

/** The neighbouring town that an arrow key leads to. */
export function townTowards(town: Town, direction: Direction): Town | undefined {
  const { x, y } = townPlace(town)
  return best(
    at(ROADS_AT, town).map((road) => otherEnd(road, town)),
    (other) => effort([x, y], [townPlace(other).x, townPlace(other).y], direction),
  )
}

/** The nearest of these roads in a direction. */
export function roadTowards(
  road: number,
  direction: Direction,
  among: readonly number[],
): number | undefined {
  const { x, y } = roadPlace(road)
  return best(
    among.filter((other) => other !== road),
    (other) => effort([x, y], [roadPlace(other).x, roadPlace(other).y], direction),
  )
}

/** The roads of a shortest way between two towns; none if there is no second town. */
export function shortestWay(from: Town, to: Town): number[] {
  const roads: number[] = []
  for (let town = from; to !== NO_TOWN && town !== to; ) {
    const here = town
    const road = at(ROADS_AT, here).find(
      (next) => at(at(DISTANCE, otherEnd(next, here)), to) < at(at(DISTANCE, here), to),
    )
    if (road === undefined) return roads
    roads.push(road)
    town = otherEnd(road, here)
  }
  return roads
}
