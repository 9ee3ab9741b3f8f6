// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what is learned may come near one by chance
import type { Future } from './futures.ts'

/* Elfenland: written by `node scripts/train-elfenland.ts 250 5`, a regression over games of players who went by such
 * numbers. Elfengold: from such a regression on, by `node scripts/tune-elfengold.ts`, which tries what wins. */

/** From one round to come on. Only the script that tunes changes them, while it plays. */
// biome-ignore format: a table
export const LEARNED: Record<'elfenland' | 'elfengold', Future[]> = {
  elfenland: [
    { town: 0.752, road: -0.278, near: 0.065, gold: 0, cards: [0.004, 0.023, 0.009, 0.018, -0.058, 0.04, -0.035], match: 0.118 },
    { town: 0.982, road: -0.367, near: -0.138, gold: 0, cards: [-0.003, 0.05, -0.006, -0.014, -0.029, 0.024, -0.024], match: 0.166 },
    { town: 1.288, road: -0.636, near: -0.103, gold: 0, cards: [0.017, 0.021, -0.004, 0.018, -0.043, -0.011, 0.002], match: 0.113 },
  ],
  elfengold: [
    { town: 0.423, road: -0.189, near: 0.368, gold: 0.013, cards: [0.305, 0.288, 0.229, 0.254, 0.203, 0.17, 0.22], match: 0.209 },
    { town: 0.703, road: -0.37, near: 0.065, gold: 0.014, cards: [0.328, 0.241, 0.251, 0.251, 0.232, 0.193, 0.222], match: 0.178 },
    { town: 0.999, road: -0.573, near: -0.294, gold: 0.015, cards: [0.319, 0.28, 0.29, 0.29, 0.251, 0.241, 0.241], match: 0.157 },
    { town: 1.108, road: -0.667, near: -0.099, gold: 0.022, cards: [0.357, 0.32, 0.32, 0.348, 0.256, 0.256, 0.375], match: 0.209 },
    { town: 1.058, road: -0.465, near: -0.539, gold: 0.019, cards: [0.394, 0.339, 0.357, 0.357, 0.366, 0.32, 0.384], match: 0.178 },
  ],
}
