import { ROADS, TOWNS } from '../rules/map.ts'
import { TERRAINS, type TerrainName } from '../rules/transport.ts'

/** How long a road counts by its terrain: of some that were tried, what tells best how many pieces are still to come. */
const LENGTHS: Record<TerrainName, number> = {
  plain: 0.9,
  wood: 1,
  desert: 1.5,
  mountain: 1.1,
  river: 1.1,
  lake: 1.8,
}

/** How far towns are from each other if hard roads count more. */
export const TOIL: readonly (readonly number[])[] = toils()

function toils(): number[][] {
  const toil = TOWNS.map((_, from) => TOWNS.map((__, to) => (from === to ? 0 : Number.POSITIVE_INFINITY)))
  for (const { from, to, terrain } of ROADS) {
    toil[from][to] = Math.min(toil[from][to], LENGTHS[TERRAINS[terrain]])
    toil[to][from] = toil[from][to]
  }
  for (const over of TOWNS.keys())
    for (const row of toil)
      for (const to of TOWNS.keys()) row[to] = Math.min(row[to], row[over] + toil[over][to])
  return toil
}
