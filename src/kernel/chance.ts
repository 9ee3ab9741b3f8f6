import { type Bag, takeNth, takeOut } from './bag.ts'

/** The one source of luck. Asking it is the border of undo. */
export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number
  /** Takes one thing out of a bag that is not empty, each equally likely, and says its kind. */
  draw(bag: Bag): number
}

/** A stream of luck that can be wound back, so that a turn is taken whole or not at all. */
export interface ChanceStream extends Chance {
  bookmark(): Bookmark
  rewind(to: Bookmark): void
}

export type Bookmark = readonly number[]

/** What Chance was asked, and what it gave: one of how many; the number, or the kind that was drawn. */
export type Answer = readonly [of: number, gave: number]

/** Writes down every answer before handing it on. */
export function recording(chance: Chance, answers: Answer[]): Chance {
  return {
    below(n) {
      const gave = chance.below(n)
      answers.push([n, gave])
      return gave
    },
    draw(bag) {
      const of = bag.size
      const gave = chance.draw(bag)
      answers.push([of, gave])
      return gave
    },
  }
}

/**
 * Gives the answers of a list: for replays, for files without a seed, for tests that set up a position. Where the list
 * does not fit the question it gives the first thing there is; who follows a list compares it with what was recorded.
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
      if (!(bag.counts[kind] > 0)) return takeNth(bag, 0)
      takeOut(bag, kind)
      return kind
    },
    bookmark: () => [used],
    rewind([to]) {
      used = to
    },
  }
}

/** Gives the answers of a list, and what another source gives once they are used up. */
export function continuedChance(answers: readonly Answer[], source: ChanceStream): ChanceStream {
  const listed = scriptedChance(answers)
  const next = (): ChanceStream => (listed.bookmark()[0] < answers.length ? listed : source)
  return {
    below: (n) => next().below(n),
    draw: (bag) => next().draw(bag),
    bookmark: () => [...listed.bookmark(), ...source.bookmark()],
    rewind([used, ...rest]) {
      listed.rewind([used])
      source.rewind(rest)
    },
  }
}
