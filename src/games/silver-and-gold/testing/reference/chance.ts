import type { Generator } from '../../../../kernel/testing/reference-generators.ts'

export interface Luck {
  number(of: number): number
  /** Takes a thing out of a pile whose order nobody has decided yet. */
  draw(pile: number[]): number
  asked(): number
}

/** Chance as a list of answers; with a generator, they must also be what it gives. */
export function luckFrom(answers: [number, number][], place: string, generator: Generator | undefined): Luck {
  let used = 0
  function next(of: number): { gave: number; at: string } {
    const at = `${place}[${used}]`
    const answer = answers[used]
    if (answer === undefined) throw new Error(`${at}: Chance was asked, and there is no answer`)
    if (answer[0] !== of) throw new Error(`${at}: one of ${answer[0]}, but there are ${of}`)
    used += 1
    return { gave: answer[1], at }
  }
  return {
    number(of) {
      const { gave, at } = next(of)
      if (gave >= of) throw new Error(`${at}: ${gave} is not below ${of}`)
      if (generator && generator(of) !== gave) throw new Error(`${at}: the seed gives another number`)
      return gave
    },
    draw(pile) {
      const { gave, at } = next(pile.length)
      if (!pile.includes(gave)) throw new Error(`${at}: there is no ${gave} in the pile`)
      const sorted = pile.toSorted((a, b) => a - b)
      if (generator && sorted[generator(pile.length)] !== gave)
        throw new Error(`${at}: the seed gives another draw`)
      pile.splice(pile.indexOf(gave), 1)
      return gave
    },
    asked: () => used,
  }
}
