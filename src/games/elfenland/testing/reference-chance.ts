import { createHash, createHmac } from 'node:crypto'

/** Gives a number from 0 to n − 1. */
export type Generator = (n: number) => number

/** The generators as docs/match-file.md describes them, written a second time. */
export function generatorOf(source: string, seed: string): Generator {
  if (source === 'fair' && /^[0-9a-f]{64}$/.test(seed)) return fairGenerator(seed)
  if (source === 'fast' && /^[0-9a-f]{32}$/.test(seed)) return fastGenerator(seed)
  throw new Error(`seed: not a seed of the source ${source}`)
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
    const [a, b, c, counter] = state
    word[0] = a + b + counter
    state[0] = b ^ (b >>> 9)
    state[1] = c + c * 8
    state[2] = ((c << 21) | (c >>> 11)) + word[0]
    state[3] = counter + 1
    return Math.floor((word[0] * n) / 2 ** 32)
  }
}

export interface Luck {
  number(of: number): number
  /** Takes a thing out of a pile whose order nobody has decided yet; `kinds` are all things, in file order. */
  draw(pile: string[], kinds: readonly string[]): string
  asked(): number
}

/** Chance as a list of answers; with a generator, they must also be what it gives. */
export function luckFrom(
  answers: readonly (readonly [number, number])[],
  place: string,
  generator: Generator | undefined,
): Luck {
  let used = 0
  function next(of: number): { gave: number; at: string } {
    const at = `${place}[${used}]`
    const answer = answers[used]
    used += 1
    if (answer === undefined) throw new Error(`${at}: Chance was asked, and there is no answer`)
    if (answer[0] !== of) throw new Error(`${at}: one of ${answer[0]}, but there are ${of}`)
    return { gave: answer[1], at }
  }
  return {
    number(of) {
      const { gave, at } = next(of)
      if (gave >= of) throw new Error(`${at}: ${gave} is not below ${of}`)
      if (generator && generator(of) !== gave) throw new Error(`${at}: the seed gives another number`)
      return gave
    },
    draw(pile, kinds) {
      const { gave, at } = next(pile.length)
      const thing = kinds[gave]
      if (!pile.includes(thing)) throw new Error(`${at}: there is no ${gave} in the pile`)
      const sorted = pile.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
      if (generator && sorted[generator(pile.length)] !== thing)
        throw new Error(`${at}: the seed gives another draw`)
      pile.splice(pile.indexOf(thing), 1)
      return thing
    },
    asked: () => used,
  }
}
