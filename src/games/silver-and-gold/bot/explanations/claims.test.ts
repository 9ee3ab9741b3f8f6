import { expect, test } from 'vitest'
import { at, fastChance, fastSeed } from '../../../../kernel/index.ts'
import { TRIES_ALL } from '../../../../kernel/testing/sample-size.ts'
import { STANDARD_DECK } from '../../rules/components/deck.ts'
import { silverAndGold } from '../../rules/game.ts'
import { complaintAbout } from '../../testing/claims/check-claim.ts'
import { claimLaws } from '../../testing/claims/claim-laws.ts'
import { luckiestTurns } from '../../testing/claims/luck.ts'
import { turnsToFinish } from '../turn-tables/turn-table.ts'

const counted = new Map<string, number>()

claimLaws(
  { options: { memoryAid: true }, levels: ['sharp', 'steady'], seed: 72, every: TRIES_ALL ? 1 : 12 },
  counted,
  TRIES_ALL,
)
claimLaws(
  {
    options: { memoryAid: false },
    levels: TRIES_ALL ? ['gentle', 'steady', 'sharp'] : ['gentle', 'steady'],
    seed: 74,
    every: TRIES_ALL ? 3 : 27,
  },
  counted,
  // A whole review takes seconds. That of Elfenland has its claims checked in `npm test`.
  TRIES_ALL,
)

// A sample of the hints need not contain every kind.
if (TRIES_ALL)
  test('the games contain the most important kinds of claims', () => {
    for (const key of [
      'reason.finish',
      'reason.palms',
      'reason.coins',
      'more.nearly',
      'reason.take',
      'more.givesUp',
      'reason.fits',
      'reason.fitsAll',
    ])
      expect(counted.get(key) ?? 0, key).toBeGreaterThan(0)
  })

test('false claims, zeros and kinds that nobody can check are found', () => {
  const state = silverAndGold.setup({ memoryAid: true }, 2, fastChance(fastSeed(3)))
  const [first = -1, second = -1] = at(state.own, 0).dealt
  const moves = [first, second].map((card) => ({ type: 'keep' as const, card }))
  const advised = { state, seat: 0, shown: [], moves, plan: [] }
  const points = at(STANDARD_DECK.points, first) + at(STANDARD_DECK.points, second)
  const turns = [first, second].reduce(
    (sum, card) => sum + turnsToFinish(STANDARD_DECK, card, at(STANDARD_DECK.land, card)),
    0,
  )
  const key = 'reason.keepBoth'
  expect(complaintAbout(advised, { key, points, turns })).toBeUndefined()
  expect(complaintAbout(advised, { key, points: points + 1, turns })).toContain('keepBoth')
  expect(complaintAbout(advised, { key, points, turns: turns + 2 })).toContain('keepBoth')
  expect(complaintAbout(advised, { key, points: 0, turns })).toContain('points is 0')
  expect(complaintAbout(advised, { key: 'reason.luck' })).toContain('nobody can check')
})

test('no luck finishes a card in fewer turns than the largest patterns need', () => {
  const { land, crosses, patternSizes } = STANDARD_DECK
  const cells = (set: number): number => set.toString(2).replaceAll('0', '').length
  for (const card of land.keys()) {
    if (at(crosses, card) !== 0) continue
    const fewest = Math.ceil(cells(at(land, card)) / Math.max(...patternSizes))
    expect(luckiestTurns(STANDARD_DECK, card, at(land, card))).toBeGreaterThanOrEqual(fewest)
  }
})
