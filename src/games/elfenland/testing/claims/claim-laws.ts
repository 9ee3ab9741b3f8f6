import { expect, test } from 'vitest'
import { recordOne } from '../../../../arena/series.ts'
import { correctionsIn, hintsIn } from '../../../../review/testing/advised.ts'
import { refutationOf } from '../../../../review/testing/opinions.ts'
import { requireBot, requireGame } from '../../../testing/lookup.ts'
import { falseClaims } from './claims-in.ts'

interface ClaimedGame {
  readonly id: 'elfenland' | 'elfengold'
  readonly options: object
  readonly levels: readonly string[]
  readonly seed: number
  /** A hint is asked for at every `every`th decision. */
  readonly every: number
}

function recorded({ id, options, levels, seed }: ClaimedGame) {
  const { game, reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`${id} has no reviewer`)
  const bots = levels.map((level) => requireBot(id, level))
  return { reviewer, match: recordOne({ game, options: { ...options }, bots, seed }, 0) }
}

/** What hints claim in a fresh game is true, and what its review claims as well. */
export function claimLaws(played: ClaimedGame, counted: Map<string, number>, withReview = true): void {
  const { id, options, levels, seed, every } = played
  const about = `${id}, ${JSON.stringify(options)}, ${levels}, seed ${seed}`
  test(`hints claim what is true: ${about}`, () => {
    const { match, reviewer } = recorded(played)
    expect(falseClaims(hintsIn(match, reviewer, every), counted)).toEqual([])
  })

  if (!withReview) return
  test(`the review claims what is true: ${about}`, () => {
    const { match, reviewer } = recorded(played)
    expect(falseClaims(correctionsIn(match, reviewer), counted)).toEqual([])
  })
}

/** Claims that cannot be replayed. */
const OPINIONS = new Set([
  'reason.counterPlan',
  'reason.drawCounter',
  'reason.card',
  'reason.drawCard',
  'reason.goldPile',
  'reason.show',
  'reason.bid',
  'reason.noBid',
  'reason.noBidNoTown',
  'reason.noBidTowns',
  'reason.discard',
  'reason.keep',
  'reason.rewardGold',
  'reason.rewardCards',
  'reason.passKeep',
  'reason.stop',
])

/** Sampled games do not contradict what hints say about averages. */
export function opinionLaws(played: ClaimedGame, games: number): void {
  test(`opinions stand up to sampled games: ${played.id}, ${played.levels}, seed ${played.seed}`, () => {
    const { match, reviewer } = recorded(played)
    const opinions = [...hintsIn(match, reviewer, played.every)].filter(({ advice }) =>
      OPINIONS.has(advice.reason.key),
    )
    expect(opinions.length).toBeGreaterThan(0)
    expect(opinions.flatMap((opinion) => refutationOf(reviewer, opinion, games) ?? [])).toEqual([])
  })
}
