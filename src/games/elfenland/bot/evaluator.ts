import type { Phrase, Seat } from '../../../kernel/index.ts'
import type { StaticEvaluator } from '../../../search/rollout-evaluator.ts'
import { elfenland } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Variant } from '../rules/options.ts'
import { result } from '../rules/scoring.ts'
import type { Open, Own, Secret } from '../rules/state.ts'
import { chancesOf, expectedLoss } from './chances.ts'
import { expectedScores, isJourneyPhase } from './expected-scores.ts'
import { explain } from './explanations/explain.ts'
import { LEVEL_PENALTIES } from './level-penalties.ts'
import { journeyLoss } from './planner/journey-loss.ts'
import { atTable, createPlanner, type Foresight, ONE_ROUND } from './planner/planner.ts'
import { createCompletion } from './policies/completion.ts'
import { createRolloutPolicy } from './policies/rollout.ts'
import { roundsLeft, seatViewOf } from './seat-view.ts'

/** What reviews and hints know about Elfenland or Elfengold without rollouts. */
export function createStaticEvaluator(
  game: Variant['game'],
  foresight: Foresight,
): StaticEvaluator<Open, Own, Secret, Move> {
  const plannerAt = atTable(foresight, createPlanner)
  const roundPlanner = createPlanner(ONE_ROUND)
  return {
    scoreUnit: 0.4,
    levelPenalties: LEVEL_PENALTIES[game],
    expectedScores(state) {
      const final = result(state.open)
      return final ? final.seats.map(({ score }) => score) : expectedScores(roundPlanner, state)
    },
    winProbabilities(expected, open, levels = []) {
      const final = result(open)
      if (final === undefined) return chancesOf(expected, open, levels)
      const { seats, winners } = final
      return seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
    },
    expectedLoss,
    explain: (view, _memory, { moves }) => explain(plannerAt(view.open), seatViewOf(view), moves),
    explainChange,
    momentOf,
    isPlayedInLaps: ({ phase }) => phase === 'planning',
    exactLoss: (view, moves) => journeyLoss(plannerAt(view.open), view, moves),
    endsSoon,
    complete: createCompletion(elfenland.play, createRolloutPolicy(roundPlanner), roundPlanner),
  }
}

/** Drawing comes first in a round, so a game takes longer from there, and ties are far away. */
const endsSoon = (open: Open): boolean =>
  roundsLeft(open) === 0 && (open.phase === 'auction' || open.phase === 'planning')

/** One drawing, one lot of the auction, the planning, the journeys or the end of a round. */
function momentOf({ phase, round, lot }: Open): Phrase {
  if (phase === 'auction') return { key: 'when.auction', round, lot: lot + 1 }
  if (phase === 'planning') return { key: 'when.planning', round }
  if (isJourneyPhase(phase)) return { key: 'when.journeys', round }
  return { key: phase === 'roundEnd' || phase === 'over' ? 'when.roundEnd' : 'when.drawing', round }
}

/** New cards and counters, or what the other players did. */
function explainChange(before: Open, after: Open, seat: Seat): Phrase {
  if (after.phase === 'over') return { key: 'happened.end', seat }
  if (after.round !== before.round) return { key: 'happened.round', seat }
  return { key: isJourneyPhase(after.phase) ? 'happened.journey' : 'happened.table', seat }
}
