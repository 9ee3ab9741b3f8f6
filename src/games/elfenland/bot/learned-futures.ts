// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what is learned may come near one by chance
import type { Future } from './futures.ts'

/* Elfenland: a regression over 2,800 games of two players who went by such numbers, as `node scripts/train-elfenland.ts`
 * makes it. Elfengold: from such a regression on, by `node scripts/tune-elfengold.ts`, which tries what wins. */

/** From one round to come on. Only the script that tunes changes them, while it plays. */
// biome-ignore format: a table
export const LEARNED: Record<'elfenland' | 'elfengold', Future[]> = {
  elfenland: [
    { town: 1.288, road: -0.33, near: 0.033, gold: 0, cards: [0.014, 0.006, -0.026, 0.024, -0.04, 0.027, -0.006], match: 0.178, land: { way: -0.095, square: -0.0449, towns: [0.135, -0.195, -0.251, 0, -0.015, 0.155, -0.046, 0.109, -0.087, 0.243, -0.113, 0.04, 0.073, 0.081, -0.186, 0.037, 0.007, -0.021, 0.001, -0.03, 0.066], boots: [0.102, -0.063, -0.253, 0.088, -0.004, 0.185, -0.131, -0.036, 0.009, 0.053, -0.018, -0.079, 0.044, 0.125, 0.056, 0.048, -0.071, -0.08, 0.07, -0.044, 0] } },
    { town: 1.323, road: -0.346, near: -0.178, gold: 0, cards: [0.01, 0.004, -0.012, 0.003, -0.02, 0.013, 0.001], match: 0.185, land: { way: -0.096, square: -0.0215, towns: [0.363, -0.254, -0.192, 0, -0.063, 0.108, -0.043, 0.093, -0.072, 0.121, 0.018, 0.001, 0.123, 0.085, -0.204, 0.038, -0.048, -0.086, -0.059, -0.026, 0.091], boots: [0.488, -0.188, -0.092, -0.06, -0.222, 0.291, -0.065, 0.203, 0.024, -0.192, 0.055, 0.006, 0.041, -0.041, -0.107, -0.007, -0.121, -0.159, 0.07, 0.061, 0.013] } },
    { town: 0.539, road: -0.298, near: -0.042, gold: 0, cards: [0.023, -0.014, -0.007, -0.024, -0.018, -0.015, 0.056], match: 0.171, land: { way: -0.098, square: 0.0125, towns: [0.305, -0.182, 0.065, 0, -0.04, 0.042, 0.122, 0.039, -0.152, 0.013, 0.111, 0.205, -0.057, 0.071, -0.252, 0.01, -0.114, 0.004, -0.162, -0.023, -0.013], boots: [0.003, -0.047, -0.01, -0.05, -0.18, -0.069, 0.166, 0.159, -0.158, -0.013, 0.248, 0.341, -0.133, -0.068, 0.102, 0.034, -0.205, -0.15, -0.058, 0.066, 0.022] } },
  ],
  elfengold: [
    { town: 0.423, road: -0.189, near: 0.368, gold: 0.013, cards: [0.305, 0.288, 0.229, 0.254, 0.203, 0.17, 0.22], match: 0.209 },
    { town: 0.703, road: -0.37, near: 0.065, gold: 0.014, cards: [0.328, 0.241, 0.251, 0.251, 0.232, 0.193, 0.222], match: 0.178 },
    { town: 0.999, road: -0.573, near: -0.294, gold: 0.015, cards: [0.319, 0.28, 0.29, 0.29, 0.251, 0.241, 0.241], match: 0.157 },
    { town: 1.108, road: -0.667, near: -0.099, gold: 0.022, cards: [0.357, 0.32, 0.32, 0.348, 0.256, 0.256, 0.375], match: 0.209 },
    { town: 1.058, road: -0.465, near: -0.539, gold: 0.019, cards: [0.394, 0.339, 0.357, 0.357, 0.366, 0.32, 0.384], match: 0.178 },
  ],
}
