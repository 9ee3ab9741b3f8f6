import type { Generator } from '../../../../../kernel/testing/reference-generators.ts'
import { takeOne } from './table.ts'

export interface ReferenceChance {
  /** A number below `of`. */
  number(of: number): number
  /** Takes a thing out of an unordered pile; `kinds` are all things in the order of their numbers in a file. */
  draw(pile: string[], kinds: readonly string[]): string
  /** The number of answers given so far. */
  used(): number
}

/** Chance from a list of answers. With a generator, the answers must also be the ones it gives. */
export function chanceFrom(
  answers: readonly (readonly [number, number])[],
  place: string,
  generator: Generator | undefined,
): ReferenceChance {
  let used = 0
  function next(of: number): { gave: number; at: string } {
    const at = `${place}[${used}]`
    const answer = answers[used]
    used += 1
    if (answer === undefined) throw new Error(`${at}: chance was used, but there is no answer`)
    if (answer[0] !== of) throw new Error(`${at}: the answer is for ${answer[0]} things, but there are ${of}`)
    return { gave: answer[1], at }
  }
  return {
    number(of) {
      const { gave, at } = next(of)
      if (gave >= of) throw new Error(`${at}: ${gave} is not below ${of}`)
      if (generator && generator(of) !== gave) throw new Error(`${at}: the seed gives a different number`)
      return gave
    },
    draw(pile, kinds) {
      const { gave, at } = next(pile.length)
      const thing = kinds[gave]
      if (thing === undefined || !pile.includes(thing))
        throw new Error(`${at}: there is no ${gave} in the pile`)
      const sorted = pile.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
      if (generator && sorted[generator(pile.length)] !== thing)
        throw new Error(`${at}: the seed gives a different draw`)
      pile.splice(pile.indexOf(thing), 1)
      return thing
    },
    used: () => used,
  }
}

/** Chance from a generator that records its answers. `wanted` may replace what would be drawn. */
export function recordedChance(
  generator: Generator,
  answers: [number, number][],
  wanted: (pile: readonly string[], kinds: readonly string[]) => string | undefined = () => undefined,
): ReferenceChance {
  return {
    number(of) {
      const gave = generator(of)
      answers.push([of, gave])
      return gave
    },
    draw(pile, kinds) {
      const sorted = pile.toSorted((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
      const thing = wanted(pile, kinds) ?? sorted[generator(pile.length)]
      if (thing === undefined) throw new Error('the pile is empty')
      answers.push([pile.length, kinds.indexOf(thing)])
      takeOne(pile, thing)
      return thing
    },
    used: () => answers.length,
  }
}
