import type { LevelPenalties } from '../../../search/evaluator.ts'
import type { Variant } from '../rules/options.ts'

/** Measured with `node scripts/calibrate-accuracy.ts elfenland 9 6200 equals` (or `elfengold`); see docs/bots.md. */
export const LEVEL_PENALTIES: Readonly<Record<Variant['game'], LevelPenalties>> = {
  elfenland: { gentle: 0.3326, steady: 0.1471, sharp: 0.0739, master: 0.0026 },
  elfengold: { gentle: 0.1875, steady: 0.1062, sharp: 0.0706, master: 0.0006 },
}
