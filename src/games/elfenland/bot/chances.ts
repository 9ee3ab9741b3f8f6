import {
  type LevelStrengths,
  type SeatLevels,
  strengthsOf,
  weaknessOf,
} from '../../../search/chances/level-strengths.ts'
import { winProbabilities } from '../../../search/chances/win-probabilities.ts'
import type { Variant } from '../rules/options.ts'
import type { Open } from '../rules/state.ts'
import { isJourneyPhase } from './expected-scores.ts'
import { roundsLeft } from './seat-view.ts'

type Stage = 'drawing' | 'auction' | 'planning' | 'journeys'

/** Fitted to games of all levels with two to six seats (`scripts/calibrate-chances.ts`). */
interface Uncertainty {
  /**
   * By the rounds that are left after this one: the deviation of the difference between two final scores with two
   * seats, in pieces of expected score. Before the counters are on the table a plan says little, and in the first round
   * nearly nothing.
   */
  readonly deviations: Readonly<Record<Stage, readonly number[]>>
  /**
   * The deviation of that difference in pieces that are really won. It is smaller: of an advantage in expected score
   * only a part is left at the end, since the expectation itself is uncertain.
   */
  readonly real: Readonly<Record<Stage, readonly number[]>>
  /** More seats make early expectations less certain: the deviation times `(seats / 2) ** (now + later * rounds left)`. */
  readonly bySeats: { readonly now: number; readonly later: number }
  /** How fast the advantage of the better player fades: the share of the game that is left, to this power. */
  readonly fading: number
  /**
   * What one unit of weakness adds to the deviation: with two seats, as a share of it; and at all tables, as an error in
   * pieces, since weak players miss the journeys that are expected of them.
   */
  readonly ofTheWeak: { readonly share: number; readonly pieces: number }
  readonly strengths: { readonly two: LevelStrengths; readonly more: LevelStrengths }
}

const UNCERTAINTY: Record<Variant['game'], Uncertainty> = {
  elfenland: {
    deviations: {
      drawing: [1.85, 1.95, 2.5, 8],
      auction: [],
      planning: [0.93, 1.14, 1.7, 3],
      journeys: [0.3, 0.88, 1.1, 1.52],
    },
    real: {
      drawing: [0.87, 1, 1.07, 1.1],
      auction: [],
      planning: [0.5, 0.89, 1.03, 1.09],
      journeys: [0.35, 0.84, 0.99, 1.07],
    },
    bySeats: { now: -0.22, later: 0.21 },
    fading: 0.22,
    ofTheWeak: { share: 0, pieces: 0.24 },
    strengths: sameForAll({
      playful: -2.8,
      gentle: -2.3,
      curious: -1.7,
      eager: -1.33,
      steady: -0.94,
      attentive: -0.42,
      sharp: 0,
      seasoned: 0.85,
      master: 1.35,
    }),
  },
  elfengold: {
    deviations: {
      drawing: [2.2, 1.8, 1.75, 2.1, 3.1, 4],
      auction: [1.75, 1.45, 1.55, 1.8, 2.15, 3.1],
      planning: [0.95, 1.15, 1.3, 1.7, 1.9, 2.7],
      journeys: [0.3, 1.15, 1.22, 1.6, 1.75, 2.2],
    },
    real: {
      drawing: [1.35, 1.55, 1.72, 1.84, 1.94, 1.93],
      auction: [1.13, 1.35, 1.57, 1.73, 1.83, 1.9],
      planning: [0.72, 1.25, 1.54, 1.7, 1.81, 1.88],
      journeys: [0.3, 1.15, 1.5, 1.69, 1.76, 1.88],
    },
    bySeats: { now: 0, later: 0.11 },
    fading: 0.4,
    ofTheWeak: { share: 0.08, pieces: 0 },
    strengths: {
      two: {
        playful: -2.9,
        gentle: -2.5,
        steady: -1.95,
        attentive: -1.35,
        clever: -0.58,
        sharp: 0,
        seasoned: 0.6,
        expert: 1,
        master: 1.4,
      },
      more: {
        playful: -3.2,
        gentle: -2.8,
        steady: -1.55,
        attentive: -0.95,
        clever: -0.5,
        sharp: 0,
        seasoned: 0.9,
        expert: 1.3,
        master: 1.7,
      },
    },
  },
}

function sameForAll(strengths: LevelStrengths): Uncertainty['strengths'] {
  return { two: strengths, more: strengths }
}

/** How much of the current round is still to come. */
const REST_OF_ROUND: Readonly<Record<Stage, number>> = {
  drawing: 1,
  auction: 0.8,
  planning: 0.6,
  journeys: 0,
}

/** The probability of each seat to win a match that is not over. */
export function chancesOf(expected: readonly number[], open: Open, levels: SeatLevels): number[] {
  const seats = expected.length
  const { strengths, ofTheWeak, fading } = UNCERTAINTY[open.variant.game]
  const players = strengthsOf(levels, seats, seats === 2 ? strengths.two : strengths.more)
  const weakness = weaknessOf(players)
  const share = seats === 2 ? ofTheWeak.share * weakness : 0
  const deviation = Math.hypot(deviationOf(open, seats) * (1 + share), ofTheWeak.pieces * weakness)
  const left = (roundsLeft(open) + REST_OF_ROUND[stageOf(open)]) / open.variant.rounds
  const unit = deviation * left ** fading
  return winProbabilities(
    expected.map((score, seat) => score + unit * players[seat]),
    deviation,
  )
}

/** By how much a loss of pieces that sampled games have found lowers an expected score. */
export function expectedLoss(loss: number, open: Open): number {
  const { real } = UNCERTAINTY[open.variant.game]
  return (loss * deviationOf(open, open.players.length)) / real[stageOf(open)][roundsLeft(open)]
}

function deviationOf(open: Open, seats: number): number {
  const { deviations, bySeats } = UNCERTAINTY[open.variant.game]
  const rounds = roundsLeft(open)
  return deviations[stageOf(open)][rounds] * (seats / 2) ** (bySeats.now + bySeats.later * rounds)
}

function stageOf({ phase }: Open): Stage {
  if (phase === 'planning' || phase === 'auction') return phase
  return isJourneyPhase(phase) || phase === 'roundEnd' ? 'journeys' : 'drawing'
}
