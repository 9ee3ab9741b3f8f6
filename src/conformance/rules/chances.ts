import { type Answer, type Chance, takeOut } from '../../kernel/index.ts'

/** Fails when it is asked, for moves that must be refused. */
export const forbiddenChance: Chance = {
  below: () => refuse('a refused move asks Chance'),
  draw: () => refuse('a refused move asks Chance'),
}

function refuse(message: string): never {
  throw new Error(message)
}

/** Notes the names of what is asked. */
export function namingChance(source: Chance): { chance: Chance; names: Set<string> } {
  const names = new Set<string>()
  return {
    names,
    chance: {
      below(n, name = '') {
        names.add(name)
        return source.below(n, name)
      },
      draw(bag, pile = '') {
        names.add(pile)
        return source.draw(bag, pile)
      },
    },
  }
}

/** Repeats recorded answers. `missed` tells whether one of them was not possible. */
export interface RepeatedChance {
  readonly chance: Chance
  missed(): boolean
}

/** Repeats recorded answers, except that `vary` gives another one at a place in the list. */
export function repeatedChance(
  answers: readonly Answer[],
  place = -1,
  vary: (possible: readonly number[], name: string) => number | undefined = () => undefined,
): RepeatedChance {
  let next = 0
  let missed = false
  /** The recorded answer, or at the varied place another possible one. */
  const answer = (possible: readonly number[], name = ''): number => {
    const recorded = answers[next]?.[1] ?? -1
    const given =
      next++ === place
        ? vary(
            possible.filter((one) => one !== recorded),
            name,
          )
        : recorded
    if (given !== undefined && possible.includes(given)) return given
    missed = true
    return possible[0] ?? 0
  }
  return {
    missed: () => missed || next !== answers.length,
    chance: {
      below: (n, name) =>
        answer(
          Array.from({ length: n }, (_, i) => i),
          name,
        ),
      draw(bag, pile) {
        const kind = answer(
          bag.counts.flatMap((count, i) => (count > 0 ? [i] : [])),
          pile,
        )
        takeOut(bag, kind)
        return kind
      },
    },
  }
}

/** Runs something while the clock and the random numbers of the language fail. */
export function withoutOtherChance<Value>(run: () => Value): Value {
  const { random } = Math
  const { now } = Date
  Math.random = () => refuse('the rules use Math.random')
  Date.now = () => refuse('the rules use Date.now')
  try {
    return run()
  } finally {
    Math.random = random
    Date.now = now
  }
}
