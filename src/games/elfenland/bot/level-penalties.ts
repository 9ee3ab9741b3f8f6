import type { LevelPenalties } from '../../../search/evaluator.ts'
import type { Variant } from '../rules/options.ts'

/** Measured with `node scripts/calibrate-accuracy.ts elfenland` (or `elfengold`). */
export const LEVEL_PENALTIES: Readonly<Record<Variant['game'], LevelPenalties>> = {
  elfenland: { gentle: 0.1242, steady: 0.0487, sharp: 0.0372, master: 0 },
  elfengold: { gentle: 0.0558, steady: 0.0364, sharp: 0.0117, master: 0 },
}
