import { describe, expect, test } from 'vitest'
import { requireGame } from '../games/testing/lookup.ts'
import { fastChance, fastSeed } from '../kernel/index.ts'
import { dayOf, daysWithMatches, monthsOf, weeksOfYear } from './calendar.ts'
import { gameSummaries } from './game-summaries.ts'
import { headToHead } from './head-to-head.ts'
import { luckSummary, reviewedMatches, runningTotals } from './luck-adjusted.ts'
import { countMatch } from './match-statistics.ts'
import { fitsProfile, profileFilterParts, profileFiltersIn } from './profile-filters.ts'
import type { ProfileMatch } from './profile-match.ts'
import { playedMatch, splitLaw } from './testing/split-law.ts'
import { accuracyOverTime, MEAN_OF, movingMeans, scoresOverTime } from './time-series.ts'

const PLAY = { format: 'x', accuracy: 80, luckPoints: 0, lostPoints: 0 }

/** A match of two in which the chance to win moved at random in small fair steps until somebody had won. */
function simulated(id: number, decisions: number): ProfileMatch {
  const chance = fastChance(fastSeed(id))
  let [now, luck] = [20 + decisions, 0]
  while (now > 0 && now < 40) {
    const step = chance.below(2) === 0 ? 1 : -1
    now += step
    luck += step / 40
  }
  const place = now === 40 ? 1 : 2
  return {
    place: 'here',
    id: `${id}`,
    game: 'a-game',
    ended: id * 86_400_000,
    me: 0,
    seats: [
      { name: 'Ada', place, score: place === 1 ? 9 : 3 },
      { name: 'Bot', bot: 'steady', place: 3 - place, score: 5 },
    ],
    statistics: {
      format: 1,
      parts: { coins: 2 },
      figures: {},
      play: { ...PLAY, start: 0.5, own: 0, others: decisions / 40, luck },
    },
  }
}

describe('luck-adjusted results', () => {
  test.each([-6, 0, 6])('agree with the results of many matches (advantage %i)', (decisions) => {
    const matches = Array.from({ length: 600 }, (_, i) => simulated(i + 1, decisions))
    const summary = luckSummary(matches)
    expect(summary?.adjusted).toBeCloseTo(600 * (0.5 + decisions / 40), 6)
    // Three standard deviations of 600 coins.
    expect(Math.abs((summary?.won ?? 0) - (summary?.adjusted ?? 0))).toBeLessThan(37)
  })

  test('say how many matches they are about, and how uncertain they are from five on', () => {
    const [first, ...others] = Array.from({ length: 6 }, (_, i) => simulated(i + 1, i))
    const { statistics: _, ...unreviewed } = first ?? simulated(1, 0)
    expect(luckSummary([unreviewed])).toBeUndefined()
    expect(luckSummary([unreviewed, ...others])).toMatchObject({ reviewed: 5, all: 6 })
    expect(luckSummary(others)?.margin).toBeGreaterThan(0)
    expect(luckSummary(others.slice(1))?.margin).toBeUndefined()
    const totals = runningTotals(reviewedMatches(others))
    expect(totals.adjusted.at(-1)).toBeCloseTo(luckSummary(others)?.adjusted ?? 0, 9)
  })
})

describe.each(['silver-and-gold', 'elfenland', 'elfengold'])('a match of %s', (id) => {
  const manifest = requireGame(id)
  const match = playedMatch(id)
  const result = match.game.result(match.state.open)

  test('is counted: the parts add up to the score, and every figure has a kind and a name', () => {
    for (const seat of [0, 1]) {
      const counted = countMatch(match, manifest, seat)
      const sum = Object.values(counted?.parts ?? {}).reduce((total, value) => total + value, 0)
      expect(sum).toBe(result?.seats[seat]?.score)
      expect(Object.keys(counted?.figures ?? {}).length).toBeGreaterThan(3)
      for (const [name, value] of Object.entries(counted?.figures ?? {}))
        expect([name, /^[a-z]+\.\w+$/i.test(name) && value >= 0]).toEqual([name, true])
    }
  })
})

// Reviews of the other games take longer; they are in the long form.
splitLaw('silver-and-gold')

test('summaries, opponents, days and filters count every match once', () => {
  const matches = Array.from({ length: 40 }, (_, i) => simulated(i + 1, 0))
  const [summary] = gameSummaries(matches)
  expect(summary).toMatchObject({ matches: 40, best: 9, meanParts: { coins: 2 } })
  expect(summary?.places.reduce((sum, n) => sum + n, 0)).toBe(40)
  const [rival] = headToHead(matches)
  expect((rival?.ahead ?? 0) + (rival?.level ?? 0) + (rival?.behind ?? 0)).toBe(40)
  const days = daysWithMatches(matches)
  expect([...days.values()].reduce((sum, day) => sum + day.matches, 0)).toBe(40)
  const year = Number(dayOf(matches[0]?.ended ?? 0).slice(0, 4))
  expect(weeksOfYear(2024, days).flat().filter(Boolean)).toHaveLength(366)
  expect(monthsOf(year, days).reduce((sum, { matches: n }) => sum + n, 0)).toBeGreaterThan(38)
  const filters = profileFiltersIn([
    'game',
    'a-game',
    'seats',
    '2',
    'against',
    'bots',
    'period',
    'never',
    'x',
    'y',
  ])
  expect(profileFilterParts(filters)).toEqual(['game', 'a-game', 'seats', '2', 'against', 'bots'])
  expect(matches.filter((match) => fitsProfile(match, filters, 0))).toHaveLength(40)
  expect(matches.some((match) => fitsProfile(match, { against: 'people' }, 0))).toBe(false)
})

describe('the graph over time', () => {
  test('shows the matches in the order of play, and accuracy only of those that were reviewed', () => {
    const { statistics: _, ...unreviewed } = simulated(2, 0)
    const matches = [simulated(3, 0), unreviewed, simulated(1, 0)]
    expect(scoresOverTime(matches).map(({ match }) => match?.id)).toEqual(['1', '2', '3'])
    expect(accuracyOverTime(matches).map(({ value, match }) => [match?.id, value])).toEqual([
      ['1', 80],
      ['3', 80],
    ])
  })

  test('draws the mean of the latest ten matches, or of fewer at the beginning', () => {
    const values = Array.from({ length: MEAN_OF + 2 }, (_, index) => index)
    const means = movingMeans(values)
    expect(means.slice(0, 3)).toEqual([0, 0.5, 1])
    expect(means.at(-1)).toBe((2 + 11) / 2)
  })
})
