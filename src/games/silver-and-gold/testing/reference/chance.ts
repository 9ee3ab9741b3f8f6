import type { Generator } from '../../../../kernel/testing/reference-generators.ts'

export interface ReferenceChance {
  /** A number from 0 to `of` − 1. */
  number(of: number): number
  /** Takes an item out of a pile whose order is not yet decided. */
  draw(pile: number[]): number
  /** How many answers have been used. */
  used(): number
}

/** Chance from a list of answers. If there is a generator, the answers must be what it generates. */
export function chanceFrom(
  answers: [number, number][],
  place: string,
  generator: Generator | undefined,
): ReferenceChance {
  let used = 0
  function next(of: number): { gave: number; at: string } {
    const at = `${place}[${used}]`
    const answer = answers[used]
    if (answer === undefined) throw new Error(`${at}: the draw is missing`)
    if (answer[0] !== of) throw new Error(`${at}: a draw from ${answer[0]} instead of ${of}`)
    used += 1
    return { gave: answer[1], at }
  }
  return {
    number(of) {
      const { gave, at } = next(of)
      if (gave >= of) throw new Error(`${at}: ${gave} is not below ${of}`)
      if (generator && generator(of) !== gave) throw new Error(`${at}: the seed generates another number`)
      return gave
    },
    draw(pile) {
      const { gave, at } = next(pile.length)
      if (!pile.includes(gave)) throw new Error(`${at}: there is no ${gave} in the pile`)
      const sorted = pile.toSorted((a, b) => a - b)
      if (generator && sorted[generator(pile.length)] !== gave)
        throw new Error(`${at}: the seed generates another draw`)
      pile.splice(pile.indexOf(gave), 1)
      return gave
    },
    used: () => used,
  }
}
