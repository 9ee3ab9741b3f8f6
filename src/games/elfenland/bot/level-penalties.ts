import type { LevelPenalties } from '../../../search/evaluator.ts'
import type { Variant } from '../rules/options.ts'

/** Measured with `node scripts/calibrate-accuracy.ts elfenland 2 6100 equals` (or `elfengold`); see docs/bots.md. */
export const LEVEL_PENALTIES: Readonly<Record<Variant['game'], LevelPenalties>> = {
  elfenland: { gentle: 0.5517, steady: 0.2523, sharp: 0.0919, master: 0.0014 },
  elfengold: { gentle: 0.2441, steady: 0.1689, sharp: 0.1044, master: 0.0008 },
}
