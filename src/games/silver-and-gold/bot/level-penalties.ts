import type { LevelPenalties } from '../../../search/evaluator.ts'

/** Measured with `node scripts/calibrate-accuracy.ts silver-and-gold`. */
export const LEVEL_PENALTIES: LevelPenalties = { gentle: 0.6723, steady: 0.3184, sharp: 0.0745, master: 0 }
