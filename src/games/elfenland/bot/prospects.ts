import { bagOf, type Chance, fastChance, fastSeed } from '../../../kernel/index.ts'
import type { Objective } from '../journey/journey.ts'
import { travellerOf } from '../journey/traveller.ts'
import { counterBit, EMPTY_ROAD, emptyRoads, type Loads, ROADS_FOR } from '../rules/components/roads.ts'
import { ELFENGOLD_POOL, ELFENLAND_POOL } from '../rules/components/tokens.ts'
import { COUNTER_KINDS } from '../rules/components/transport.ts'
import type { Variant } from '../rules/options.ts'
import type { SeatView } from '../rules/state.ts'
import { planOn, withoutWizards } from './plans.ts'
import { objectiveOf, type Worth } from './worth.ts'

/** How many positions a trial on an imagined map may take. */
const PROSPECT_NODES = 600

/** On so many imagined maps a hand is tried. */
const MAPS = 2

/** What a hand with counters of one's own may lead to, while the map is empty and others will lay counters too. */
export interface Prospects {
  valueOf(hand: readonly number[], counters: readonly number[]): number
}

/** About so many counters each player lays in a round. */
const LAID_EACH = 3

/** With the counters that the seat has, and what the others will lay. */
export const prospectsNow = (view: SeatView, worth: Worth): Prospects =>
  prospectsOf(view, objectiveOf(view, worth), LAID_EACH * (view.open.players.length - 1))

/** When the seat will have laid counters, too, that it does not have yet. */
export const prospectsLater = (view: SeatView, worth: Worth): Prospects =>
  prospectsOf(view, objectiveOf(view, worth), LAID_EACH * view.open.players.length)

/** If about so many counters come to lie on the map besides the own ones that are asked for. */
function prospectsOf(view: SeatView, objective: Objective, foreign: number): Prospects {
  const traveller = travellerOf(view)
  const { game } = view.open.variant
  const maps = Array.from({ length: MAPS }, (_, map) => imaginedRoads(game, foreign, map))
  const { boot, toVisit, values } = traveller
  const { piece, gold, twoCards, cards, handLimit, end } = objective
  const known = [game, foreign, boot, toVisit, values, piece, gold, twoCards, cards, handLimit, end].join(' ')
  return {
    valueOf(hand, counters) {
      const key = `${known} ${hand} ${counters}`
      const remembered = VALUES.get(key)
      if (remembered !== undefined) return remembered
      let sum = 0
      for (const roads of maps) {
        sum += planOn(
          withoutWizards({ ...traveller, hand, roads }),
          objective,
          counters,
          PROSPECT_NODES,
        ).value
      }
      if (VALUES.size >= MOST_VALUES) VALUES.clear()
      VALUES.set(key, sum / MAPS)
      return sum / MAPS
    },
  }
}

/** Bids ask for the same values again and again; a value depends on nothing but its key. */
const VALUES = new Map<string, number>()
const MOST_VALUES = 4096

/** Always the same few maps, so that whatever is compared is compared on equal terms. */
function imaginedRoads(game: Variant['game'], counters: number, map: number): Readonly<Loads> {
  const key = `${game} ${counters} ${map}`
  let roads = IMAGINED.get(key)
  if (roads === undefined) {
    roads = randomRoads(game, counters, fastChance(fastSeed(counters, map)))
    IMAGINED.set(key, roads)
  }
  return roads
}

const IMAGINED = new Map<string, Readonly<Loads>>()

function randomRoads(game: Variant['game'], counters: number, chance: Chance): Loads {
  const pool = bagOf((game === 'elfengold' ? ELFENGOLD_POOL : ELFENLAND_POOL).slice(0, COUNTER_KINDS))
  const roads = emptyRoads()
  for (let i = 0; i < counters; i++) {
    const counter = chance.draw(pool)
    const free = ROADS_FOR[counter].filter((road) => roads[road] === EMPTY_ROAD)
    if (free.length > 0) roads[free[chance.below(free.length)]] |= counterBit(counter)
  }
  return roads
}
