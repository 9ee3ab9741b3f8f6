import {
  countTowns,
  DISTANCE,
  hasTown,
  TOWN_COUNT,
  type Town,
  type Towns,
} from '../../rules/components/map.ts'
import type { Variant } from '../../rules/options.ts'
import type { Future, Futures } from './future.ts'

/*
 * What is left to do matters more than what is done: towns along the way are visited anyway, while a remote one costs a
 * journey of its own. So the main feature is the length of the shortest tree that connects the boot with all the
 * unvisited towns.
 */

/** A regression over some hundred games of greedy players, which all levels of players can be judged by. */
export const SIMPLE_FUTURES: Readonly<Record<Variant['game'], Futures>> = {
  elfenland: [simpleFuture(0.62, -0.25, 0.25), simpleFuture(0.96, -0.38, 0), simpleFuture(1, -0.42, 0)],
  elfengold: [simpleFuture(0.5, -0.22, 0.45), simpleFuture(0.9, -0.37, 0.1), simpleFuture(1, -0.42, 0)],
}

/** A value for each unvisited town, for each road of the tree that connects them with the boot, and for near ones. */
function simpleFuture(town: number, road: number, near: number): Future {
  return {
    towns: (boot, unvisited) =>
      town * countTowns(unvisited) + road * treeLength(boot, unvisited) + near * nearnessOf(boot, unvisited),
    gold: 0,
    cards: [0, 0, 0, 0, 0, 0, 0],
    match: 0,
  }
}

/** The length of the shortest tree that connects the boot with all the towns (Prim's algorithm). */
function treeLength(boot: Town, towns: Towns): number {
  let length = 0
  const fromTree = DISTANCE[boot].slice()
  for (let left = towns; left !== 0; ) {
    const next = nearestTown(left, fromTree)
    length += fromTree[next]
    left &= ~(1 << next)
    const row = DISTANCE[next]
    for (let town = 0; town < TOWN_COUNT; town++) if (row[town] < fromTree[town]) fromTree[town] = row[town]
  }
  return length
}

/** The nearest of at least one town, the first of equally near ones. */
function nearestTown(towns: Towns, distances: readonly number[]): Town {
  let nearest = 0
  let shortest = Number.POSITIVE_INFINITY
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (!hasTown(towns, town) || distances[town] >= shortest) continue
    nearest = town
    shortest = distances[town]
  }
  return nearest
}

/** The number of towns near the boot, each counting half as much with every road that it is away. */
function nearnessOf(boot: Town, towns: Towns): number {
  let nearness = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (town !== boot && hasTown(towns, town)) nearness += POWERS_OF_HALF[DISTANCE[boot][town]]
  }
  return nearness
}

const POWERS_OF_HALF = Array.from({ length: TOWN_COUNT }, (_, roads) => 0.5 ** roads)
