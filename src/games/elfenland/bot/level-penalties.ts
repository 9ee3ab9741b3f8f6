import type { LevelPenalties } from '../../../search/evaluator.ts'
import type { Variant } from '../rules/options.ts'

/** Measured with `node scripts/calibrate-accuracy.ts elfenland 9 6200 equals` (or `elfengold`); see docs/bots.md. */
export const LEVEL_PENALTIES: Readonly<Record<Variant['game'], LevelPenalties>> = {
  elfenland: { gentle: 0.3768, steady: 0.19, sharp: 0.0931, master: 0.0026 },
  elfengold: { gentle: 0.2275, steady: 0.1321, sharp: 0.0884, master: 0.0008 },
}
