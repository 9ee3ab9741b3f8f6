import { hasTown, ROADS, TOWN_COUNT, TOWNS, type Town, type Towns } from '../../rules/components/map.ts'
import { TERRAINS, type TerrainName } from '../../rules/components/transport.ts'

/** Distances between all pairs of towns. */
export type Distances = readonly (readonly number[])[]

/** The length of a road by its terrain. Of the values tried, these predict best how many pieces a seat will still get. */
const ROAD_LENGTHS: Record<TerrainName, number> = {
  plain: 0.6,
  wood: 1,
  desert: 1.5,
  mountain: 0.8,
  river: 1.3,
  lake: 1.7,
}

/** The shortest distances between towns when difficult roads count as longer (Floyd–Warshall). */
export const TERRAIN_DISTANCE: Distances = terrainDistances()

function terrainDistances(): number[][] {
  const distances = TOWNS.map((_, from) =>
    TOWNS.map((__, to) => (from === to ? 0 : Number.POSITIVE_INFINITY)),
  )
  for (const { from, to, terrain } of ROADS) {
    distances[from][to] = Math.min(distances[from][to], ROAD_LENGTHS[TERRAINS[terrain]])
    distances[to][from] = distances[from][to]
  }
  for (const via of TOWNS.keys())
    for (const row of distances)
      for (const to of TOWNS.keys()) row[to] = Math.min(row[to], row[via] + distances[via][to])
  return distances
}

/** The length of a tour from the boot through all the towns that always goes to the nearest one next. */
export function tourLength(boot: Town, towns: Towns): number {
  let length = 0
  let at = boot
  for (let left = towns; left !== 0; ) {
    const distances = TERRAIN_DISTANCE[at]
    const next = nearestTown(left, distances)
    length += distances[next]
    left &= ~(1 << next)
    at = next
  }
  return length
}

/** The length of the shortest tree that connects the boot with all the towns (Prim's algorithm). */
export function treeLength(boot: Town, towns: Towns, distances: Distances): number {
  let length = 0
  const fromTree = distances[boot].slice()
  for (let left = towns; left !== 0; ) {
    const next = nearestTown(left, fromTree)
    length += fromTree[next]
    left &= ~(1 << next)
    const row = distances[next]
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
