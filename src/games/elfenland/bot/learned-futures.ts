// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: what is learned may come near one by chance
import type { Future } from './futures.ts'

/* Elfenland: as `node scripts/train-elfenland.ts` learns it, a regression over 1,500 games of two players who went by
 * such numbers. Elfengold: from such a regression on, by `node scripts/tune-elfengold.ts`, which tries what wins. */

/** From one round to come on. Only the script that tunes changes them, while it plays. */
// biome-ignore format: a table
export const LEARNED: Record<'elfenland' | 'elfengold', Future[]> = {
  elfenland: [
    { town: 0.722, towns: [0.055, -0.127, -0.047, 0, -0.123, 0.096, 0.01, 0.105, 0.025, -0.11, -0.001, 0.076, -0.105, 0.003, -0.157, 0.011, 0.081, -0.039, 0.106, 0.114, 0.026], road: -0.278, near: -0.051, gold: 0, cards: [0.02, 0.007, -0.037, 0.018, -0.037, 0.032, -0.003], match: 0.145 },
    { town: 0.889, towns: [0.186, -0.187, -0.085, 0, -0.255, 0.061, 0.053, 0.034, 0.052, -0.017, -0.004, 0.051, -0.085, -0.035, -0.195, -0.04, 0.166, 0.063, 0.114, 0.167, -0.041], road: -0.372, near: -0.097, gold: 0, cards: [0.01, 0.006, -0.016, -0.008, -0.009, 0, 0.016], match: 0.188 },
    { town: 0.806, towns: [0.095, -0.287, 0.222, 0, -0.177, 0.029, 0.19, -0.164, -0.026, 0, 0.121, 0.041, -0.177, -0.007, -0.261, -0.113, 0.035, 0.322, 0.177, -0.011, -0.006], road: -0.211, near: -0.065, gold: 0, cards: [0.006, -0.05, 0.006, -0.016, -0.022, 0.002, 0.075], match: 0.178 },
  ],
  elfengold: [
    { town: 0.423, road: -0.189, near: 0.368, gold: 0.013, cards: [0.305, 0.288, 0.229, 0.254, 0.203, 0.17, 0.22], match: 0.209 },
    { town: 0.703, road: -0.37, near: 0.065, gold: 0.014, cards: [0.328, 0.241, 0.251, 0.251, 0.232, 0.193, 0.222], match: 0.178 },
    { town: 0.999, road: -0.573, near: -0.294, gold: 0.015, cards: [0.319, 0.28, 0.29, 0.29, 0.251, 0.241, 0.241], match: 0.157 },
    { town: 1.108, road: -0.667, near: -0.099, gold: 0.022, cards: [0.357, 0.32, 0.32, 0.348, 0.256, 0.256, 0.375], match: 0.209 },
    { town: 1.058, road: -0.465, near: -0.539, gold: 0.019, cards: [0.394, 0.339, 0.357, 0.357, 0.366, 0.32, 0.384], match: 0.178 },
  ],
}
