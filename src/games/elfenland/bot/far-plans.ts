import { bagOf, fastChance, fastSeed } from '../../../kernel/index.ts'
import { type Traveller, travellerOf } from '../journey/traveller.ts'
import { NO_COUNTERS } from '../journey/ways.ts'
import { counterBit, EMPTY_ROAD, emptyRoads, type Loads, ROADS_FOR } from '../rules/components/roads.ts'
import { ELFENGOLD_POOL, ELFENLAND_POOL } from '../rules/components/tokens.ts'
import { COUNTER_KINDS } from '../rules/components/transport.ts'
import type { SeatView } from '../rules/state.ts'
import { aimOf, roughAimOf } from './aims.ts'
import { type Future, futureOf } from './futures.ts'
import { planOn, withoutWizards } from './plans.ts'
import type { Prospects } from './prospects.ts'
import { type Wayfaring, wayfare, worthOf } from './wayfaring.ts'
import { roundsToCome } from './worth.ts'

/** How many journeys a plan may look at; a trial on an imagined map, of which there are many; and its rough search. */
const PLAN_NODES = 8000
const TRIAL_NODES = 1000
const ROUGH_NODES = 300

/** On so many imagined maps a hand is tried, where each rival has laid about so many counters. */
const MAPS = 8
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
  const { seat, own } = view
  const { variant, round, players } = view.open
  const seats = players.length
  const traveller = withoutWizards(travellerOf(view))
  const { boot, toVisit, values } = traveller
  const foreign = LAID_EACH * (seats - 1)
  const worlds = Array.from({ length: MAPS }, (_, map) =>
    imaginedWorld(variant.game, foreign, more, fastSeed(round * seats + seat, map)),
  )
  const remembered = rememberedFor(futureOf(variant, roundsToCome(view.open)))
  const { gold } = aimOf(view)
  const known = [
    ...Object.values(variant),
    round,
    seats,
    seat,
    more,
    gold,
    own.townCard,
    boot,
    toVisit,
    values,
  ]
  return {
    valueOf(hand, counters) {
      const key = [...known, hand, counters].join(' ')
      let value = remembered.get(key)
      if (value === undefined) {
        value = 0
        for (const world of worlds) {
          const there = withoutWizards({ ...traveller, hand, roads: world.roads })
          const held = counters.map((count, kind) => count + world.own[kind])
          value += farJourney(view, there, held, TRIAL_NODES).value / worlds.length
        }
        if (remembered.size >= MOST_REMEMBERED) remembered.clear()
        remembered.set(key, value)
      }
      return value
    },
  }
}

/** Bids ask for the same values again and again; a value depends on nothing but the future and its key. */
const REMEMBERED = new WeakMap<Future, Map<string, number>>()
const MOST_REMEMBERED = 1024

function rememberedFor(future: Future): Map<string, number> {
  let remembered = REMEMBERED.get(future)
  if (remembered === undefined) {
    remembered = new Map()
    REMEMBERED.set(future, remembered)
  }
  return remembered
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
