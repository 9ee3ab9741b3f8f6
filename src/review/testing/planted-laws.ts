import { expect, test } from 'vitest'
import { requireBot, requireGame } from '../../games/testing/lookup.ts'
import { at, fastChance, fastSeed, forkMatch, type Match, playTurn, startMatch } from '../../kernel/index.ts'
import { playMatchOut } from '../../search/play-out.ts'
import { type ReviewedDecision, reviewMatch, reviewSteps } from '../review.ts'
import {
  isMistake,
  judgePlanted,
  type Mistake,
  openPlanted,
  readSuite,
  type SuiteName,
} from './planted-suite.ts'

/** A demand on a suite of planted mistakes of a game. */
export interface PlantedDemand {
  readonly suite: SuiteName
  readonly id: string
  /** The number of mistakes that are judged, from the first match on; all, if undefined. */
  readonly first?: number
  /** The least share that is marked as a mistake or a blunder: of all of them, and of those of some phases. */
  readonly share: number
  readonly phases?: Readonly<Record<string, number>>
}

/** The review marks planted mistakes. The shares are what it reached when it was measured, or a little less. */
export function seesPlantedMistakes(demand: PlantedDemand): void {
  const { suite, id, first, share, phases = {} } = demand
  test(`the review of ${id} sees the planted mistakes of the ${suite} suite`, () => {
    const { reviewer } = requireGame(id)
    if (!reviewer) throw new Error(`no review for ${id}`)
    const judged: { phase: string; isSeen: boolean }[] = []
    for (const planted of readSuite(suite, id).matches) {
      if (judged.length === first) break
      const mistakes = planted.mistakes.slice(0, first === undefined ? undefined : first - judged.length)
      const match = openPlanted(id, planted)
      for (const mistake of mistakes)
        judged.push({ phase: mistake.phase, isSeen: isMistake(judgePlanted(match, reviewer, mistake)) })
    }
    for (const [name, leastShare] of Object.entries({ all: share, ...phases })) {
      const own = judged.filter(({ phase }) => name === 'all' || phase === name)
      const seen = own.filter(({ isSeen }) => isSeen).length
      expect(own.length, name).toBeGreaterThanOrEqual(first ?? MIN_JUDGED)
      expect(seen / own.length, `${name}: ${seen} of ${own.length}`).toBeGreaterThanOrEqual(leastShare)
    }
  })
}

const MIN_JUDGED = 15

/** Masters playing themselves get at most one mark of a mistake or a blunder in a hundred decisions. */
export function raisesFewFalseAlarms(id: string, matches: number): void {
  test(`the review of ${id} raises at most one false alarm in a hundred decisions of masters`, () => {
    const decisions = Array.from({ length: matches }, (_, index) => decisionsOf(id, index)).flat()
    expect(decisions.length).toBeGreaterThan(100)
    expect(decisions.filter(isMistake).length).toBeLessThanOrEqual(decisions.length / 100)
  })
}

/** A review of the match in which a mistake is played marks it as the suite does, and its graph shows the loss. */
export function showsPlantedMistakes(id: string, matches: number): void {
  test(`the review of ${id} shows planted mistakes once they are played`, () => {
    const { reviewer } = requireGame(id)
    if (!reviewer) throw new Error(`no review for ${id}`)
    for (const planted of readSuite('tuning', id).matches.slice(0, matches)) {
      const match = openPlanted(id, planted)
      const mistake = at(planted.mistakes, 0)
      const judged = judgePlanted(match, reviewer, mistake)
      const { before, after, decision } = reviewOf(id, match, mistake, judged)
      expect(isMistake(decision), `${planted.index}`).toBe(isMistake(judged))
      expect(before - after, `${planted.index}`).toBeGreaterThan(judged.chanceLoss - 1e-3)
      expect(decision.chanceLoss, `${planted.index}`).toBeCloseTo(Math.max(0, before - after), 9)
    }
  })
}

/** Plays a mistake, completes the match, and reviews it up to the mistake: with the mover's chances around it. */
function reviewOf(id: string, match: Match, { turns }: Mistake, { moves }: ReviewedDecision) {
  const { reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`no review for ${id}`)
  const { seat } = at(match.log, turns)
  const played = forkMatch(match, turns, 'ab'.repeat(32))
  expect(playTurn(played, seat, moves)).toBeUndefined()
  playMatchOut(
    played,
    match.header.seats.map(() => requireBot(id, 'gentle')),
    fastChance(fastSeed(1)),
  )
  let before = 0
  for (const step of reviewSteps(played, reviewer)) {
    if (step.turns === turns + 1 && step.decision)
      return { before, after: at(step.decided, seat), decision: step.decision }
    before = at(step.chances, seat)
  }
  throw new Error('the review ended before the mistake')
}

/** The decisions of a match of two masters, as they are now: those of the suites were weaker in some games. */
function decisionsOf(id: string, index: number): ReviewedDecision[] {
  const { game, reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`no review for ${id}`)
  const master = requireBot(id, 'master')
  const match = startMatch(game, {
    options: {},
    seats: ['Ann', 'Ben'],
    source: 'fast',
    seed: fastSeed(9292, index),
  })
  if ('code' in match) throw new Error(match.code)
  playMatchOut(match, [master, master], fastChance(fastSeed(2929, index)))
  return reviewMatch(match, reviewer).steps.flatMap(({ decision }) => decision ?? [])
}
