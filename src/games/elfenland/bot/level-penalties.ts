import type { LevelPenalties } from '../../../search/evaluator.ts'
import type { Variant } from '../rules/options.ts'

/** Measured with `node scripts/calibrate-accuracy.ts elfenland` (or `elfengold`). */
export const LEVEL_PENALTIES: Readonly<Record<Variant['game'], LevelPenalties>> = {
  elfenland: { gentle: 0.1263, steady: 0.0485, sharp: 0.0286, master: 0 },
  elfengold: { gentle: 0.0514, steady: 0.0365, sharp: 0.0168, master: 0 },
}
