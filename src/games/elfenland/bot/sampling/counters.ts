import { bagOf, type Chance } from '../../../../kernel/index.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import { counterBit, EMPTY_ROAD, emptyRoads, type Loads, ROADS_FOR } from '../../rules/components/roads.ts'
import { ELFENGOLD_POOL, ELFENLAND_POOL } from '../../rules/components/tokens.ts'
import { COUNTER_KINDS } from '../../rules/components/transport.ts'
import type { Variant } from '../../rules/options.ts'

/** How the transport counters may be distributed when a seat plans its journey. */
export interface CounterDeal {
  readonly roads: Readonly<Loads>
  /** By kind, the counters that the seat has drawn meanwhile. */
  readonly drawn: readonly number[]
}

/** Samples a map on which `laid` counters lie on roads where they fit, and `drawn` more counters for the seat. */
export function sampleCounters(
  game: Variant['game'],
  laid: number,
  drawn: number,
  chance: Chance,
): CounterDeal {
  const pool = bagOf((game === 'elfengold' ? ELFENGOLD_POOL : ELFENLAND_POOL).slice(0, COUNTER_KINDS))
  const roads = emptyRoads()
  for (let i = 0; i < laid; i++) {
    const counter = chance.draw(pool)
    const free = ROADS_FOR[counter].filter((road) => roads[road] === EMPTY_ROAD)
    if (free.length > 0) roads[free[chance.below(free.length)]] |= counterBit(counter)
  }
  const own = NO_COUNTERS.slice()
  for (let i = 0; i < drawn; i++) own[chance.draw(pool)]++
  return { roads, drawn: own }
}
