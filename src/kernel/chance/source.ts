import type { ChanceStream } from './chance.ts'
import { fairChance, newFairSeed } from './fair-chance.ts'
import { fastChance } from './fast-chance.ts'
import { fixedChance } from './fixed-chance.ts'

/**
 * Where the randomness of a match comes from: `fair` can be proven, `fast` is for simulations, and `fixed` can be
 * proven and gives every pile one order, whatever the players choose.
 */
export const SOURCES = ['fair', 'fast', 'fixed'] as const
export type Source = (typeof SOURCES)[number]

const SEED_DIGITS: Record<Source, number> = { fair: 64, fast: 32, fixed: 64 }

export function isSeed(source: Source, text: string): boolean {
  return text.length === SEED_DIGITS[source] && /^[0-9a-f]*$/.test(text)
}

export const newSeed = (source: Source): string => newFairSeed().slice(0, SEED_DIGITS[source])

const OPEN: Record<Source, (seed: string) => ChanceStream> = {
  fair: fairChance,
  fast: fastChance,
  fixed: fixedChance,
}

export const openSource = (source: Source, seed: string): ChanceStream => OPEN[source](seed)
