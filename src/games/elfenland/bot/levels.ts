import type { Bot } from '../../../kernel/index.ts'
import type { LevelName } from '../../../search/levels.ts'
import type { SearchModel } from '../../../search/model.ts'
import { searchBot } from '../../../search/search-bot.ts'
import type { Move } from '../rules/moves.ts'
import type { Variant } from '../rules/options.ts'
import type { Open, Own, SeatView, Secret } from '../rules/state.ts'
import { ONE_ROUND_WEIGHTS } from './evaluation/weights.ts'
import { atTable, createPlanner, type Foresight, ONE_ROUND, type PlannerSettings } from './planner/planner.ts'
import { type DecisionPhase, type FixedPolicies, type Policies, policyBot } from './policies/policy.ts'
import { gamePolicies, roundPolicies, shortSightedPolicies } from './policies/policy-sets.ts'
import type { BidLimits } from './policies/rules-of-thumb.ts'
import type { Sight } from './policies/short-sighted.ts'

type ElfenlandBot = Bot<Open, Own, Move>

/** What a player can do at a glance, what they plan for the round, and what for the rest of the game. */
interface Skills {
  readonly settings: PlannerSettings
  readonly sight: Sight
  readonly bids: BidLimits
  /** The phases that are decided by a plan for the round … */
  readonly plans: readonly DecisionPhase[]
  /** … or by one for the rest of the game. */
  readonly foresees: readonly DecisionPhase[]
}

/** Considers a few cards at a time and not where the boot should end. */
const HAPHAZARD: PlannerSettings = {
  ...ONE_ROUND,
  weights: { ...ONE_ROUND_WEIGHTS, nearTown: 0, card: 0.1, quality: 0 },
}
const BY_CARDS: BidLimits = { counter: 0, perCard: 1, other: 2 }

const ALL_PHASES: readonly DecisionPhase[] = [
  'threeCounters',
  'drawCards',
  'rewardCards',
  'tokens',
  'auction',
  'planning',
  'moving',
  'handLimit',
  'reward',
  'roundEnd',
]

/** Goes by what lies near the boot, a few cards at a time. */
const GENTLE: Skills = {
  settings: HAPHAZARD,
  sight: { cards: 5, roads: 2, noise: 0.5 },
  bids: BY_CARDS,
  plans: [],
  foresees: [],
}
/** Considers the whole hand and plans what to draw and to bid, but lays one counter at a time. */
const STEADY: Skills = {
  ...GENTLE,
  settings: ONE_ROUND,
  sight: { cards: 20, roads: 4, noise: 0 },
  plans: ['drawCards', 'rewardCards', 'auction'],
}
/** Plans for the current round, and puts obstacles in the leader's way. */
const SHARP: Skills = { ...STEADY, plans: ALL_PHASES }

const LEVEL_SKILLS: Readonly<Record<Variant['game'], Partial<Record<LevelName, Skills>>>> = {
  elfenland: {
    playful: { ...GENTLE, sight: { cards: 4, roads: 1, noise: 0.8 } },
    gentle: GENTLE,
    curious: { ...STEADY, sight: { cards: 7, roads: 1, noise: 1 }, plans: [] },
    eager: { ...STEADY, sight: { cards: 20, roads: 2, noise: 1.3 }, plans: [] },
    steady: STEADY,
    attentive: { ...SHARP, settings: { ...ONE_ROUND, plan: { nodes: 80, width: 0 } } },
    sharp: { ...SHARP, foresees: ['moving'] },
    seasoned: { ...SHARP, foresees: ['planning', 'moving'] },
  },
  elfengold: {
    // Pays too much for obstacles, spells and gold pieces.
    playful: { ...GENTLE, sight: { cards: 4, roads: 1, noise: 1 }, bids: { ...BY_CARDS, other: 6 } },
    gentle: { ...GENTLE, sight: { cards: 6, roads: 2, noise: 0.5 } },
    steady: STEADY,
    attentive: {
      ...STEADY,
      sight: { cards: 20, roads: 4, noise: 0.15 },
      plans: ALL_PHASES.filter((phase) => phase !== 'planning'),
    },
    clever: { ...SHARP, settings: { ...ONE_ROUND, plan: { nodes: 10, width: 0 } } },
    sharp: SHARP,
    seasoned: { ...SHARP, foresees: ['planning', 'moving'] },
    expert: { ...SHARP, foresees: ALL_PHASES },
  },
}

const phasesOf = (policies: Policies, phases: readonly DecisionPhase[]): Partial<Policies> =>
  Object.fromEntries(phases.map((phase) => [phase, policies[phase]]))

function levelBot(
  name: string,
  { settings, sight, bids, plans, foresees }: Skills,
  foresight?: Foresight,
): ElfenlandBot {
  const planner = createPlanner(settings)
  return policyBot(name, {
    ...shortSightedPolicies(planner, sight, bids),
    ...phasesOf(roundPolicies(planner), plans),
    ...(foresight && phasesOf(foreseeing(foresight), foresees)),
  })
}

/** Policies that plan for the rest of the game, at any table. */
function foreseeing(foresight: Foresight): FixedPolicies {
  const policiesAt = atTable(foresight, (settings) =>
    gamePolicies(createPlanner(settings), createPlanner(ONE_ROUND)),
  )
  return Object.fromEntries(
    ALL_PHASES.map((phase) => [phase, (view: SeatView): Move => policiesAt(view.open)[phase](view)]),
  ) as FixedPolicies
}

/** Tries its candidates in rollouts. The two games have a model each. */
const masterOf = (model: SearchModel<Open, Own, Secret, Move>): ElfenlandBot =>
  searchBot('master', model, { candidates: 10, iterations: 160, priorWeight: 40 })

export const gentle = levelBot('gentle', GENTLE)

/** The levels of a game, weakest first. */
export const elfenLevels = (
  game: Variant['game'],
  foresight: Foresight,
  model: SearchModel<Open, Own, Secret, Move>,
): readonly ElfenlandBot[] => [
  ...Object.entries(LEVEL_SKILLS[game]).map(([name, skills]) => levelBot(name, skills, foresight)),
  masterOf(model),
]

/** Plans for the round: the yardstick of the arena and the tests, in Elfengold the same player as sharp. */
export const greedy: ElfenlandBot = policyBot('greedy', roundPolicies(createPlanner(ONE_ROUND)))

/** Plans for the rest of the game, without a search over sampled worlds: what master is made of, and what is trained. */
export const planningBot = (settings: PlannerSettings): ElfenlandBot =>
  policyBot('planning', gamePolicies(createPlanner(settings), createPlanner(ONE_ROUND)))
