import type { ChanceStream } from './chance.ts'
import { fairChance, newFairSeed } from './fair-chance.ts'
import { fastChance } from './fast-chance.ts'

/** Where the randomness of a match comes from: `fair` can be proven, `fast` is for simulations. */
export const SOURCES = ['fair', 'fast'] as const
export type Source = (typeof SOURCES)[number]

const SEED_DIGITS: Record<Source, number> = { fair: 64, fast: 32 }

export function isSeed(source: Source, text: string): boolean {
  return text.length === SEED_DIGITS[source] && /^[0-9a-f]*$/.test(text)
}

export const newSeed = (source: Source): string => newFairSeed().slice(0, SEED_DIGITS[source])

export function openSource(source: Source, seed: string): ChanceStream {
  return source === 'fair' ? fairChance(seed) : fastChance(seed)
}
