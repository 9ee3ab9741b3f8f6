import {
  countTowns,
  DISTANCE,
  hasTown,
  PIECE_TOWNS,
  TOWN_COUNT,
  type Town,
  type Towns,
} from '../rules/components/map.ts'
import type { Variant } from '../rules/options.ts'

/**
 * What is left to do counts more than what is done: towns on the way are visited anyhow, lonely ones cost a journey of
 * their own. So the future is judged by the length of the shortest net of roads that joins the boot and all towns
 * still to visit. The numbers are a regression over some hundred games of greedy players, by rounds to come.
 */
interface Future {
  /** For each town still to visit: nearly a piece, while there is time to get it. */
  readonly town: number
  /** For each road of the net. */
  readonly road: number
  /** For towns near the boot. */
  readonly near: number
}

const FUTURES: Record<Variant['game'], readonly Future[]> = {
  elfenland: [
    { town: 0, road: 0, near: 0 },
    { town: 0.62, road: -0.25, near: 0.25 },
    { town: 0.96, road: -0.38, near: 0 },
    { town: 1, road: -0.42, near: 0 },
  ],
  elfengold: [
    { town: 0, road: 0, near: 0 },
    { town: 0.5, road: -0.22, near: 0.45 },
    { town: 0.9, road: -0.37, near: 0.1 },
    { town: 1, road: -0.42, near: 0 },
    { town: 1, road: -0.42, near: 0 },
    { town: 1, road: -0.42, near: 0 },
  ],
}

function futureOf({ game }: Variant, rounds: number): Future {
  const futures = FUTURES[game]
  return futures[Math.min(rounds, futures.length - 1)]
}

const distances = new Float64Array(TOWN_COUNT)

/** The roads of the shortest net that joins a town with others: from what is joined already always the next nearest. */
export function netOf(boot: Town, towns: Towns, lengths = DISTANCE): number {
  let net = 0
  for (let town = 0; town < TOWN_COUNT; town++) distances[town] = lengths[boot][town]
  for (let left = towns; left !== 0; ) {
    let next = -1
    for (let town = 0; town < TOWN_COUNT; town++) {
      if (hasTown(left, town) && (next < 0 || distances[town] < distances[next])) next = town
    }
    net += distances[next]
    left &= ~(1 << next)
    const row = lengths[next]
    for (let town = 0; town < TOWN_COUNT; town++) if (row[town] < distances[town]) distances[town] = row[town]
  }
  return net
}

/** What a boot in a town with these pieces will have at the end, in pieces. */
export function outlookFrom(variant: Variant, rounds: number, boot: Town, pieces: Towns): number {
  const toVisit = PIECE_TOWNS & ~pieces
  const { town: perTown, road, near } = futureOf(variant, rounds)
  if (road === 0) return countTowns(pieces)
  let nearness = 0
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (hasTown(toVisit, town) && town !== boot) nearness += 0.5 ** DISTANCE[boot][town]
  }
  return countTowns(pieces) + perTown * countTowns(toVisit) + road * netOf(boot, toVisit) + near * nearness
}
