import { takeNth } from './bag.ts'
import type { ChanceStream } from './chance.ts'

/** Four 32-bit words of state as 32 hexadecimal digits. */
export type FastSeed = string

/**
 * A small, fast generator (sfc32) for simulations and bots. It is predictable, so real matches use the fair source.
 */
export function fastChance(seed: FastSeed): ChanceStream {
  // A typed array, because engines compute with its elements as plain 32-bit integers: four times as fast as variables.
  const words = Int32Array.from(
    { length: 4 },
    (_, i) => Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16) | 0,
  )

  function below(n: number): number {
    const a = words[0] ?? 0
    const b = words[1] ?? 0
    const c = words[2] ?? 0
    const counter = words[3] ?? 0
    const word = (((a + b) | 0) + counter) | 0
    words[0] = b ^ (b >>> 9)
    words[1] = c + (c << 3)
    words[2] = ((c << 21) | (c >>> 11)) + word
    words[3] = counter + 1
    return ((word >>> 0) * (n * 2 ** -32)) | 0
  }

  return {
    below,
    draw: (bag) => takeNth(bag, below(bag.size)),
    bookmark: () => [...words],
    rewind: (to) => words.set(to),
  }
}

/** The seed of game `index` in a series, mixed so that neighbouring games are unrelated. */
export function fastSeed(series: number, index = 0): FastSeed {
  let words = ''
  let x = mix(mix(series | 0) ^ (index | 0)) ^ Math.floor(series / 2 ** 32)
  for (let i = 0; i < 4; i++) {
    x = (x + 0x9e3779b9) | 0
    words += (mix(x) >>> 0).toString(16).padStart(8, '0')
  }
  return words
}

function mix(word: number): number {
  let x = word
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}
