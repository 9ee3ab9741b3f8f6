import type { LevelPenalties } from '../../../search/evaluator.ts'

/** Measured with `node scripts/calibrate-accuracy.ts silver-and-gold`. */
export const LEVEL_PENALTIES: LevelPenalties = {
  gentle: 0.6186,
  steady: 0.3019,
  sharp: 0.1115,
  master: 0.0051,
}
