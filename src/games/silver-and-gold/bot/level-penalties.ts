import type { LevelPenalties } from '../../../search/evaluator.ts'

/** Measured with `node scripts/calibrate-accuracy.ts silver-and-gold`. */
export const LEVEL_PENALTIES: LevelPenalties = { gentle: 0.6237, steady: 0.3083, sharp: 0.0801, master: 0 }
