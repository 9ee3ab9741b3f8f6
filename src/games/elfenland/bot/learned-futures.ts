// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what is learned may come near one by chance
import type { Future } from './futures.ts'

/* Written by `node scripts/train-elfenland.ts 250 5`: a regression over games of players who went by such numbers. */

/** From one round to come on. */
// biome-ignore format: a table
export const LEARNED: Readonly<Record<'elfenland' | 'elfengold', readonly Future[]>> = {
  elfenland: [
    { town: 0.752, road: -0.278, near: 0.065, gold: 0, cards: [0.004, 0.023, 0.009, 0.018, -0.058, 0.04, -0.035], match: 0.118 },
    { town: 0.982, road: -0.367, near: -0.138, gold: 0, cards: [-0.003, 0.05, -0.006, -0.014, -0.029, 0.024, -0.024], match: 0.166 },
    { town: 1.288, road: -0.636, near: -0.103, gold: 0, cards: [0.017, 0.021, -0.004, 0.018, -0.043, -0.011, 0.002], match: 0.113 },
  ],
  elfengold: [
    { town: 0.412, road: -0.215, near: 0.348, gold: 0.002, cards: [0.309, 0.34, 0.213, 0.213, 0.239, 0.318, 0.272], match: 0.18 },
    { town: 0.716, road: -0.341, near: 0.049, gold: 0, cards: [0.27, 0.228, 0.165, 0.263, 0.214, 0.196, 0.261], match: 0.305 },
    { town: 0.811, road: -0.343, near: -0.041, gold: 0.004, cards: [0.277, 0.149, 0.251, 0.268, 0.221, 0.297, 0.309], match: 0.378 },
    { town: 0.98, road: -0.512, near: 0.034, gold: 0, cards: [0.153, 0.225, 0.187, 0.262, 0.186, 0.229, 0.222], match: 0.434 },
    { town: 0.638, road: 0.068, near: -0.323, gold: 0, cards: [0.365, 0.231, 0.291, 0.216, 0.305, 0.212, 0.285], match: 0.177 },
  ],
}
