import type { LevelPenalties } from '../../../search/evaluator.ts'

/** Measured with `node scripts/calibrate-accuracy.ts silver-and-gold`. */
export const LEVEL_PENALTIES: LevelPenalties = { gentle: 0.737, steady: 0.341, sharp: 0.068, master: 0 }
