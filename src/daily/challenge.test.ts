import { expect, test } from 'vitest'
import { requireBot, requireGame } from '../games/testing/lookup.ts'
import { isSeed, startMatch } from '../kernel/index.ts'
import { CHALLENGES, challengeOf, practiceSeed } from './challenge.ts'
import { beginningOf, dayAfter, dayAt, isDay } from './day.ts'

test.each(CHALLENGES)(
  'the challenge of $game states all its options and names bots that exist',
  (challenge) => {
    const { game, options, bots } = challenge
    const seats = ['Ada', ...bots]
    for (const bot of bots) expect(requireBot(game, bot).name).toBe(bot)
    const match = startMatch(requireGame(game).game, { options, seats, source: 'fixed' })
    expect(match).toMatchObject({ header: { options } })
    expect(challengeOf(game)).toBe(challenge)
  },
)

test('a practice deal has a seed of its own for each game and day', () => {
  const seeds = CHALLENGES.flatMap(({ game }) =>
    ['2026-11-16', '2026-11-17'].map((day) => practiceSeed(game, day)),
  )
  expect(new Set(seeds).size).toBe(4)
  expect(seeds.every((seed) => isSeed('fixed', seed))).toBe(true)
  // Everybody who practises on this day, with any version, has this deal.
  expect(practiceSeed('silver-and-gold', '2026-11-16')).toMatch(/^0d78d31bf8950505/)
})

test('a day begins and ends at midnight UTC, and days follow each other', () => {
  const midnight = Date.UTC(2026, 10, 17)
  expect([dayAt(midnight - 1), dayAt(midnight)]).toEqual(['2026-11-16', '2026-11-17'])
  expect(beginningOf('2026-11-17')).toBe(midnight)
  expect([dayAfter('2026-12-31'), dayAfter('2028-02-28'), dayAfter('2026-03-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-02-28',
  ])
})

test.each([
  '',
  'today',
  '2026-11-31',
  '2026-13-01',
  '2026-1-1',
  '+02026-11-16',
  '2026-11-16T00:00',
  '2026-02-29',
])('%j is not a day', (text) => expect(isDay(text)).toBe(false))
