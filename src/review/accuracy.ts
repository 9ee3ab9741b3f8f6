import type { LevelPenalties } from '../search/evaluator.ts'
import type { Yardstick } from '../search/levels.ts'
import type { Mark } from './review.ts'

/** The weight of a mark. Each stands for twice the loss of the one before. */
const WEIGHTS: Readonly<Record<Mark, number>> = { inaccuracy: 1, mistake: 2, blunder: 4 }

/**
 * What a player's marks and losses amount to. Both count by half, and nothing else does, so a player with more marks
 * and a greater loss is never the more accurate one. `units` is the loss in the game's score units.
 */
export function penaltyOf(marks: Readonly<Record<Mark, number>>, units: number): number {
  const weighted =
    WEIGHTS.inaccuracy * marks.inaccuracy + WEIGHTS.mistake * marks.mistake + WEIGHTS.blunder * marks.blunder
  return (weighted + units) / 2
}

/**
 * The accuracy that goes with an average penalty of a decision: 100 without any, and 50 for the penalty of a gentle bot.
 * The same curve places the other levels.
 */
export const accuracyOf = ({ gentle }: LevelPenalties, penalty: number): number =>
  100 / (1 + penalty / gentle)

/** The accuracy at which each level of bots lies, for comparison. */
export const levelAccuracies = (levels: LevelPenalties): Record<Yardstick, number> => {
  const accuracy = (level: Yardstick): number => Math.round(accuracyOf(levels, levels[level]))
  return {
    gentle: accuracy('gentle'),
    steady: accuracy('steady'),
    sharp: accuracy('sharp'),
    master: accuracy('master'),
  }
}
