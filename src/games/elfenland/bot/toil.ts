import { hasTown, ROADS, TOWN_COUNT, TOWNS, type Town, type Towns } from '../rules/components/map.ts'
import { TERRAINS, type TerrainName } from '../rules/components/transport.ts'

/** How long a road counts by its terrain: of some that were tried, what tells best how many pieces are still to come. */
const LENGTHS: Record<TerrainName, number> = {
  plain: 0.6,
  wood: 1,
  desert: 1.5,
  mountain: 0.8,
  river: 1.3,
  lake: 1.7,
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

/** The toil of a way through towns, always to the nearest. */
export function wayThrough(boot: Town, towns: Towns): number {
  let toil = 0
  let at = boot
  for (let left = towns; left !== 0; ) {
    let next = -1
    for (let town = 0; town < TOWN_COUNT; town++) {
      if (hasTown(left, town) && (next < 0 || TOIL[at][town] < TOIL[at][next])) next = town
    }
    toil += TOIL[at][next]
    left &= ~(1 << next)
    at = next
  }
  return toil
}
