import { takeNth } from './bag.ts'
import type { ChanceStream } from './chance.ts'

/** Four 32-bit words of state as 32 hexadecimal digits. */
export type FastSeed = string

/**
 * A small, fast generator (sfc32) for simulations and bots. It is predictable, so real matches use the fair source.
 */
export function fastChance(seed: FastSeed): ChanceStream {
  let a = Number.parseInt(seed.slice(0, 8), 16) | 0
  let b = Number.parseInt(seed.slice(8, 16), 16) | 0
  let c = Number.parseInt(seed.slice(16, 24), 16) | 0
  let counter = Number.parseInt(seed.slice(24, 32), 16) | 0

  function below(n: number): number {
    const word = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return ((word >>> 0) * n * 2 ** -32) | 0
  }

  return {
    below,
    draw: (bag) => takeNth(bag, below(bag.size)),
    bookmark: () => [a, b, c, counter],
    rewind(to) {
      ;[a = 0, b = 0, c = 0, counter = 0] = to
    },
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
