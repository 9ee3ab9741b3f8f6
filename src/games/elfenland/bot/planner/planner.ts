import type { Open } from '../../rules/state.ts'
import { createTownsMemo, type Futures, type TownsMemo } from '../evaluation/future.ts'
import { ONE_ROUND_WEIGHTS, type Weights, wholeGameWeights } from '../evaluation/weights.ts'
import type { CounterDeal } from '../sampling/counters.ts'
import { type Beam, createBeam } from './beam.ts'
import { createJourneySearch, type JourneySearch } from './exhaustive-journeys.ts'
import type { Effort } from './plan.ts'

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
  /** On how many sampled maps a hand is tried, and how far each trial is searched. */
  readonly maps: number
  readonly trial: Effort
  /** Whether each seat samples maps of its own every round, or all use the same ones. */
  readonly ownMaps: boolean
  /** How far the plan for a journey is searched. */
  readonly plan: Effort
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
  trial: { nodes: 600, width: 0 },
  ownMaps: false,
  plan: { nodes: 2000, width: 0 },
  drawing: LAID_TOO,
  showing: AS_IT_STANDS,
  keeping: LAID_TOO,
  showsBesideHeld: false,
}

/** Plans for the rest of the game, with what games have taught about it. */
export const wholeGame = (futures: Futures) =>
  ({
    weights: wholeGameWeights(futures),
    maps: 8,
    trial: { nodes: 0, width: 16 },
    ownMaps: true,
    plan: { nodes: 0, width: 24 },
    drawing: { laidBy: 'rivals', drawn: 3 },
    showing: { laidBy: 'rivals', drawn: 1 },
    keeping: { laidBy: 'rivals', drawn: 2 },
    showsBesideHeld: true,
  }) as const satisfies PlannerSettings

export type WholeGame = ReturnType<typeof wholeGame>

/** How a game is planned to its end by two players, and by more. */
export interface Foresight {
  readonly two: WholeGame
  readonly more: WholeGame
}

/** The number of seats from which on a table of Elfengold is large: sampled rounds help in the last planning only. */
const LARGE = 6

export const isLargeTable = ({ variant, players }: Open): boolean =>
  variant.game === 'elfengold' && players.length >= LARGE

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
  readonly beam: Beam
}

export const createPlanner = (settings: PlannerSettings): Planner => ({
  settings,
  weights: settings.weights,
  townsMemo: createTownsMemo(),
  handValues: new Map(),
  deals: new Map(),
  search: createJourneySearch(),
  beam: createBeam(),
})

/** What is used at a table by those who plan for the rest of the game; created when it is first needed. */
export function atTable<T>(foresight: Foresight, create: (settings: WholeGame) => T): (open: Open) => T {
  const created = new Map<WholeGame, T>()
  return ({ players }) => {
    const settings = players.length === 2 ? foresight.two : foresight.more
    const known = created.get(settings)
    if (known !== undefined) return known
    const made = create(settings)
    created.set(settings, made)
    return made
  }
}
