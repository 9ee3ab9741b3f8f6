import type { LevelPenalties } from '../../../search/evaluator.ts'
import type { Variant } from '../rules/options.ts'

/** Measured with `node scripts/calibrate-accuracy.ts elfenland` (or `elfengold`). */
export const LEVEL_PENALTIES: Readonly<Record<Variant['game'], LevelPenalties>> = {
  elfenland: { gentle: 0.1443, steady: 0.0439, sharp: 0.0255, master: 0 },
  elfengold: { gentle: 0.053, steady: 0.0352, sharp: 0.0146, master: 0 },
}
