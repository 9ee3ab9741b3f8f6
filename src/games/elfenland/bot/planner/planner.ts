import type { Variant } from '../../rules/options.ts'
import type { Open } from '../../rules/state.ts'
import { createTownsMemo, type TownsMemo } from '../evaluation/future.ts'
import { LARGE_TABLE_STEPS, weightsAfter } from '../evaluation/steps.ts'
import { ONE_ROUND_WEIGHTS, type Weights, WHOLE_GAME_WEIGHTS } from '../evaluation/weights.ts'
import type { CounterDeal } from '../sampling/counters.ts'
import { createJourneySearch, type JourneySearch } from './exhaustive-journeys.ts'

/** What a seat assumes about the moment when it will plan its journey. */
export interface Assumption {
  /** Whether the counters of all players lie on the map by then, or only those of its rivals. */
  readonly laidBy: 'rivals' | 'everyone'
  /** How many random counters the seat will have got in addition. */
  readonly drawn: number
}

/** How a bot plans. All the differences between the planning bots are data of this kind. */
export interface PlannerSettings {
  readonly weights: Weights
  /** On how many sampled maps a hand is tried, and how many positions each trial may visit. */
  readonly maps: number
  readonly mapNodes: number
  /** Whether each seat samples maps of its own every round, or all use the same ones. */
  readonly ownMaps: boolean
  /** The number of positions that the plan for a journey may visit. */
  readonly planNodes: number
  readonly drawing: Assumption
  readonly showing: Assumption
  readonly keeping: Assumption
  /** Whether the counters that a seat holds already count when it decides which one to show. */
  readonly showsBesideHeld: boolean
}

/** Nothing is expected beyond the counters that the seat has now, and those that its rivals lay. */
export const AS_IT_STANDS: Assumption = { laidBy: 'rivals', drawn: 0 }

const LAID_TOO: Assumption = { laidBy: 'everyone', drawn: 0 }

/** Plans for the current round only. */
export const ONE_ROUND: PlannerSettings = {
  weights: ONE_ROUND_WEIGHTS,
  maps: 2,
  mapNodes: 600,
  ownMaps: false,
  planNodes: 2000,
  drawing: LAID_TOO,
  showing: AS_IT_STANDS,
  keeping: LAID_TOO,
  showsBesideHeld: false,
}

/** Plans for the rest of the game. */
export const WHOLE_GAME = {
  weights: WHOLE_GAME_WEIGHTS,
  maps: 8,
  mapNodes: 1000,
  ownMaps: true,
  planNodes: 8000,
  drawing: { laidBy: 'rivals', drawn: 3 },
  showing: { laidBy: 'rivals', drawn: 1 },
  keeping: { laidBy: 'rivals', drawn: 2 },
  showsBesideHeld: true,
} as const satisfies PlannerSettings

/** Plans for the rest of the game at large tables of Elfengold. */
const LARGE_TABLE = {
  ...WHOLE_GAME,
  weights: weightsAfter(LARGE_TABLE_STEPS),
} as const satisfies PlannerSettings

/** The number of seats from which on a table is large. With fewer it is not proven that the other weights win more. */
const LARGE = 6

const isLarge = (game: Variant['game'], seats: number): boolean => game === 'elfengold' && seats >= LARGE

export const isLargeTable = ({ variant, players }: Open): boolean => isLarge(variant.game, players.length)

/** The settings of master at a table. */
export const masterSettings = (game: Variant['game'], seats: number) =>
  isLarge(game, seats) ? LARGE_TABLE : WHOLE_GAME

/**
 * The settings of a bot with the memory that it reuses from one decision to the next. A planner serves one decision at
 * a time; what it remembers changes how fast it answers, never what it answers.
 */
export interface Planner {
  readonly settings: PlannerSettings
  readonly weights: Weights
  readonly townsMemo: TownsMemo
  readonly handValues: Map<string, number>
  readonly deals: Map<string, readonly CounterDeal[]>
  readonly search: JourneySearch
}

export const createPlanner = (settings: PlannerSettings): Planner => ({
  settings,
  weights: settings.weights,
  townsMemo: createTownsMemo(),
  handValues: new Map(),
  deals: new Map(),
  search: createJourneySearch(),
})

export type MasterSettings = ReturnType<typeof masterSettings>

/** What master uses at a table; created when it is first needed for a table with these settings. */
export function atTable<T>(create: (settings: MasterSettings) => T): (open: Open) => T {
  const created = new Map<MasterSettings, T>()
  return ({ variant, players }) => {
    const settings = masterSettings(variant.game, players.length)
    const known = created.get(settings)
    if (known !== undefined) return known
    const made = create(settings)
    created.set(settings, made)
    return made
  }
}
