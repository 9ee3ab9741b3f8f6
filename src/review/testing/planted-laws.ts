import { expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import { reviewMatch } from '../review.ts'
import {
  isMistake,
  judgePlanted,
  openPlanted,
  type PlantedMatch,
  readSuite,
  type SuiteName,
} from './planted-suite.ts'

/** A demand on a suite of planted mistakes of a game. */
export interface PlantedDemand {
  readonly suite: SuiteName
  readonly id: string
  /** Only the mistakes in the first matches are judged; all, if undefined. */
  readonly matches?: number
  /** The least share that is marked as a mistake or a blunder: of all of them, and of those of some phases. */
  readonly share: number
  readonly phases?: Readonly<Record<string, number>>
}

/** The review marks planted mistakes. The shares are what it reached when it was measured, or a little less. */
export function seesPlantedMistakes({ suite, id, matches, share, phases = {} }: PlantedDemand): void {
  test(`the review of ${id} sees the planted mistakes of the ${suite} suite`, () => {
    const { reviewer } = requireGame(id)
    if (!reviewer) throw new Error(`no review for ${id}`)
    const judged: { phase: string; isSeen: boolean }[] = []
    for (const planted of readSuite(suite, id).matches.slice(0, matches)) {
      const match = openPlanted(id, planted)
      for (const mistake of planted.mistakes)
        judged.push({ phase: mistake.phase, isSeen: isMistake(judgePlanted(match, reviewer, mistake)) })
    }
    for (const [name, least] of Object.entries({ all: share, ...phases })) {
      const own = judged.filter(({ phase }) => name === 'all' || phase === name)
      const seen = own.filter(({ isSeen }) => isSeen).length
      expect(own.length, name).toBeGreaterThanOrEqual(MIN_JUDGED)
      expect(seen / own.length, `${name}: ${seen} of ${own.length}`).toBeGreaterThanOrEqual(least)
    }
  })
}

const MIN_JUDGED = 15

/** Masters playing themselves get at most one mark of a mistake or a blunder in a hundred decisions. */
export function raisesFewFalseAlarms(id: string, matches: number): void {
  test(`the review of ${id} raises at most one false alarm in a hundred decisions of masters`, () => {
    const decisions = readSuite('tuning', id)
      .matches.slice(0, matches)
      .flatMap((planted) => decisionsOf(id, planted))
    expect(decisions.length).toBeGreaterThan(100)
    expect(decisions.filter(isMistake).length).toBeLessThanOrEqual(decisions.length / 100)
  })
}

function decisionsOf(id: string, planted: PlantedMatch) {
  const { reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`no review for ${id}`)
  return reviewMatch(openPlanted(id, planted), reviewer).steps.flatMap(({ decision }) => decision ?? [])
}
