import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { levelBots } from '../games/manifest.ts'
import { requireGame } from '../games/testing/lookup.ts'
import { YARDSTICKS } from '../search/levels.ts'
import { anchorOf, anchorsOf } from './anchors.ts'
import { CENTRE, ladderKey, shownRating } from './model.ts'

const PAGE = readFileSync(new URL('../../docs/ratings.md', import.meta.url), 'utf8')

const LADDERS = GAMES.flatMap(({ game: { id, seats } }) =>
  Array.from({ length: seats.max - 1 }, (_, index) => ({ game: id, seats: index + 2 })),
)

describe('the levels of bots', () => {
  test.each(LADDERS)('were measured for $game with $seats players', (ladder) => {
    const levels = anchorsOf(ladder)
    expect(levels.map(({ bot }) => bot)).toEqual(levelBots(requireGame(ladder.game)).map(({ name }) => name))
    const mus = levels.map(({ rating: { mu } }) => mu)
    expect(mus).toEqual(mus.toSorted((a, b) => a - b))
    const yardsticks = YARDSTICKS.map((level) => anchorOf(ladder, level)?.mu ?? Number.NaN)
    expect(yardsticks.reduce((sum, mu) => sum + mu, 0) / YARDSTICKS.length).toBeCloseTo(CENTRE, 2)
    for (const { rating } of levels) expect(rating.sigma).toBeGreaterThan(0)
  })

  test.each(LADDERS)('are listed in docs/ratings.md for $game with $seats players', (ladder) => {
    const cells = anchorsOf(ladder).map(({ rating }) => {
      const { points, margin } = shownRating(rating)
      return `${points} ± ${margin}`
    })
    expect(PAGE).toMatch(new RegExp(`\\| ${ladderKey(ladder)} \\| [\\d ()]+ \\| ${cells.join(' \\| ')} \\|`))
  })

  test('other bots have no rating', () => {
    expect(anchorOf({ game: 'silver-and-gold', seats: 2 }, 'random')).toBeUndefined()
    expect(anchorOf({ game: 'silver-and-gold', seats: 1 }, 'gentle')).toBeUndefined()
    expect(anchorOf({ game: 'no such game', seats: 2 }, 'gentle')).toBeUndefined()
  })
})
