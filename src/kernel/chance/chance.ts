import { type Bag, takeNth, takeOut } from './bag.ts'

/**
 * The only source of randomness in a game. A turn that asked it can no longer be taken back. Rules name what they ask
 * for; only the fixed source uses the names, which are letters.
 */
export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number, name?: string): number
  /** Takes one thing out of a non-empty bag, each equally likely, and returns its kind. */
  draw(bag: Bag, pile?: string): number
}

/** A random stream that can be rewound, so that a turn is played in full or not at all. */
export interface ChanceStream extends Chance {
  bookmark(): Bookmark
  rewind(to: Bookmark): void
}

export type Bookmark = readonly number[]

/** One answer of Chance: the number of possibilities, and the number given or the kind drawn. */
export type Answer = readonly [of: number, gave: number]

/** For moves that reveal nothing hidden and so never ask. Whatever is asked, it gives the first answer and draws nothing. */
export const NO_CHANCE: Chance = { below: () => 0, draw: () => 0 }

/** Records every answer before passing it on. */
export function recording(chance: Chance, answers: Answer[]): Chance {
  return {
    below(n, name) {
      const gave = chance.below(n, name)
      answers.push([n, gave])
      return gave
    },
    draw(bag, pile) {
      const of = bag.size
      const gave = chance.draw(bag, pile)
      answers.push([of, gave])
      return gave
    },
  }
}

/**
 * Gives the answers of a list: for replays, for files without a seed, and for tests that set up a position. If the
 * list does not match the question, it gives the first possible answer; callers that replay a file compare what was
 * given with what was recorded.
 */
export function scriptedChance(answers: readonly Answer[]): ChanceStream {
  let used = 0
  const next = (of: number): number => {
    const answer = answers[used++]
    return answer?.[0] === of ? answer[1] : -1
  }
  return {
    below(n) {
      const gave = next(n)
      return gave >= 0 && gave < n ? gave : 0
    },
    draw(bag) {
      const kind = next(bag.size)
      const count = bag.counts[kind] ?? 0
      if (count <= 0) return takeNth(bag, 0)
      takeOut(bag, kind)
      return kind
    },
    bookmark: () => [used],
    rewind([to = 0]) {
      used = to
    },
  }
}

/** Gives the answers of a list, then those of another source once the list is used up. */
export function continuedChance(answers: readonly Answer[], source: ChanceStream): ChanceStream {
  const listed = scriptedChance(answers)
  const next = (): ChanceStream => {
    const [used = 0] = listed.bookmark()
    return used < answers.length ? listed : source
  }
  return {
    below: (n, name) => next().below(n, name),
    draw: (bag, pile) => next().draw(bag, pile),
    bookmark: () => [...listed.bookmark(), ...source.bookmark()],
    rewind([used = 0, ...rest]) {
      listed.rewind([used])
      source.rewind(rest)
    },
  }
}
