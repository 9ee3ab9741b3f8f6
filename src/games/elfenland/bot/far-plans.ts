import { bagOf, fastChance, fastSeed } from '../../../kernel/index.ts'
import { counterBit, EMPTY_ROAD, emptyRoads, type Loads, ROADS_FOR } from '../rules/roads.ts'
import type { SeatView } from '../rules/state.ts'
import { ELFENGOLD_POOL, ELFENLAND_POOL } from '../rules/tokens.ts'
import { COUNTER_KINDS } from '../rules/transport.ts'
import { type Traveller, travellerOf } from '../rules/traveller.ts'
import { NO_COUNTERS } from '../rules/ways.ts'
import { aimOf, roughAimOf } from './aims.ts'
import { planOn, withoutWizards } from './plans.ts'
import type { Prospects } from './prospects.ts'
import { type Wayfaring, wayfare, worthOf } from './wayfaring.ts'

/** How many journeys a plan may look at; a trial on an imagined map, of which there are many; and its rough search. */
const PLAN_NODES = 8000
const TRIAL_NODES = 1000
const ROUGH_NODES = 300

/** On so many imagined maps a hand is tried, where each rival has laid about so many counters. */
const MAPS = 2
const LAID_EACH = 3

/** The plan that is best with all that comes after it; where there are too many, the best by a rough look counts, too. */
export function farPlan(view: SeatView, counters: readonly number[], nodes = PLAN_NODES): Wayfaring {
  return farJourney(view, withoutWizards(travellerOf(view)), counters, nodes)
}

function farJourney(
  view: SeatView,
  traveller: Traveller,
  counters: readonly number[],
  nodes: number,
): Wayfaring {
  const aim = aimOf(view)
  const found = wayfare(traveller, aim, counters, nodes)
  if (found.exact) return found
  const rough = planOn(traveller, roughAimOf(view), counters, ROUGH_NODES)
  const value = worthOf(traveller, aim, rough)
  return value > found.value ? { ...rough, value, exact: false } : found
}

/** What a hand may lead to if the seat will have so many more counters than are asked for. */
export function farProspects(view: SeatView, more: number): Prospects {
  const { open, seat } = view
  const traveller = withoutWizards(travellerOf(view))
  const foreign = LAID_EACH * (open.players.length - 1)
  const worlds = Array.from({ length: MAPS }, (_, map) => {
    const seed = fastSeed(open.round * open.players.length + seat, map)
    return imaginedWorld(open.variant.game, foreign, more, seed)
  })
  const known = new Map<string, number>()
  return {
    valueOf(hand, counters) {
      const key = `${hand} ${counters}`
      let value = known.get(key)
      if (value === undefined) {
        value = 0
        for (const { roads, own } of worlds) {
          const there = withoutWizards({ ...traveller, hand, roads })
          const held = counters.map((count, kind) => count + own[kind])
          value += farJourney(view, there, held, TRIAL_NODES).value / MAPS
        }
        known.set(key, value)
      }
      return value
    },
  }
}

interface World {
  readonly roads: Loads
  readonly own: readonly number[]
}

function imaginedWorld(
  game: 'elfenland' | 'elfengold',
  foreign: number,
  more: number,
  seed: Parameters<typeof fastChance>[0],
): World {
  const chance = fastChance(seed)
  const pool = bagOf((game === 'elfengold' ? ELFENGOLD_POOL : ELFENLAND_POOL).slice(0, COUNTER_KINDS))
  const roads = emptyRoads()
  for (let i = 0; i < foreign; i++) {
    const counter = chance.draw(pool)
    const free = ROADS_FOR[counter].filter((road) => roads[road] === EMPTY_ROAD)
    if (free.length > 0) roads[free[chance.below(free.length)]] |= counterBit(counter)
  }
  const own = NO_COUNTERS.slice()
  for (let i = 0; i < more; i++) own[chance.draw(pool)]++
  return { roads, own }
}
