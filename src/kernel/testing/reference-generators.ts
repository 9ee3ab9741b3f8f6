import { createHash, createHmac } from 'node:crypto'

/** Returns a number from 0 to n − 1. */
export type Generator = (n: number) => number

/** A second, independent implementation of the generators described in docs/match-file.md. */
export function generatorOf(source: string, seed: string): Generator {
  if (source === 'fair' && /^[0-9a-f]{64}$/.test(seed)) return fairGenerator(seed)
  if (source === 'fast' && /^[0-9a-f]{32}$/.test(seed)) return fastGenerator(seed)
  throw new Error(`seed: not a valid seed for the source ${source}`)
}

export function hashOf(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
}

function fairGenerator(seed: string): Generator {
  const words: number[] = []
  let block = 0
  function nextWord(): number {
    const index = Buffer.alloc(8)
    if (words.length === 0) {
      index.writeBigUInt64BE(BigInt(block))
      block += 1
      const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(index).digest()
      for (let i = 0; i < 8; i++) words.push(bytes.readUInt32BE(4 * i))
    }
    return words.shift() ?? 0
  }
  return (n) => {
    let word = nextWord()
    while (word >= 2 ** 32 - (2 ** 32 % n)) word = nextWord()
    return word % n
  }
}

function fastGenerator(seed: string): Generator {
  const state = new Uint32Array([0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16)))
  const word = new Uint32Array(1)
  return (n) => {
    const [a = 0, b = 0, c = 0, counter = 0] = state
    word[0] = a + b + counter
    const [sum = 0] = word
    state[0] = b ^ (b >>> 9)
    state[1] = c + c * 8
    state[2] = ((c << 21) | (c >>> 11)) + sum
    state[3] = counter + 1
    return Math.floor((sum * n) / 2 ** 32)
  }
}
