import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Daily, DailyChallenge, DailyDay } from '../../../protocol/index.ts'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import { dailyStateAfter, timeLeft } from './daily-state.ts'
import { earlierChallenges } from './earlier-challenges.ts'
import { notedCommitment } from './noted-commitments.ts'
import { playedDays } from './played-days.ts'
import { rememberDaily } from './remember-daily.ts'

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

const SCORE = { place: 1, score: 87, parts: {}, tieBreak: {} }
const challenge = (game: string, more: Partial<DailyChallenge> = {}): DailyChallenge => ({
  game,
  options: {},
  bots: [],
  commitment: `hash of ${game}`,
  committed: 0,
  players: 1,
  scores: [],
  ...more,
})
const dayWith = (day: string, ...challenges: DailyChallenge[]): DailyDay => ({ day, until: 0, challenges })
const dailyOf = (today: DailyDay, ...earlier: DailyDay[]): Daily => ({
  today,
  tomorrow: [{ game: 'elfengold', commitment: 'hash of tomorrow' }],
  earlier,
})
const refused = (code: string) => ({ ok: false, rejection: { code } }) as const

describe('the page of the day', () => {
  test('offers the counted challenges of a server, on the day of the server', () => {
    const daily = dailyOf(dayWith('2026-11-17', challenge('elfengold')))
    const answer = { ok: true, value: daily } as const
    expect(dailyStateAfter(answer, '2026-11-16')).toEqual({ kind: 'counted', day: '2026-11-17', daily })
  })

  test('shows the games in the same order every day', () => {
    const games = ['elfengold', 'silver-and-gold'].map((game) => challenge(game))
    const value = dailyOf(dayWith('2026-11-17', ...games), dayWith('2026-11-16', ...games))
    const state = dailyStateAfter({ ok: true, value }, '2026-11-17')
    const days = state.kind === 'counted' ? [state.daily.today, ...state.daily.earlier] : []
    expect(days.map(({ challenges }) => challenges.map(({ game }) => game))).toEqual([
      ['silver-and-gold', 'elfengold'],
      ['silver-and-gold', 'elfengold'],
    ])
  })

  test('offers a practice without a server, on an old one, and where the challenge is switched off', () => {
    const off = { ok: true, value: dailyOf(dayWith('2026-11-16')) } as const
    expect(dailyStateAfter(off, '2026-11-16')).toMatchObject({ kind: 'practice', why: 'off' })
    expect(dailyStateAfter(refused('notFound'), '2026-11-16')).toMatchObject({ kind: 'practice', why: 'off' })
    expect(dailyStateAfter(refused('offline'), '2026-11-16')).toEqual({
      kind: 'practice',
      day: '2026-11-16',
      why: 'offline',
    })
  })

  test('says so if the server has another problem', () => {
    expect(dailyStateAfter(refused('tooFast'), '2026-11-16')).toMatchObject({
      kind: 'problem',
      rejection: { code: 'tooFast' },
    })
  })

  test('counts the time to midnight UTC in minutes begun', () => {
    const midnight = Date.UTC(2026, 10, 17)
    expect(timeLeft('2026-11-16', midnight - 3_600_000 - 1)).toEqual({ hours: 1, minutes: 1 })
    expect(timeLeft('2026-11-16', midnight - 1)).toEqual({ hours: 0, minutes: 1 })
    expect(timeLeft('2026-11-16', midnight)).toBeUndefined()
  })
})

describe('an answer of the server', () => {
  test('leaves the visitor’s results and the hashes of sealed deals on the device', () => {
    const mine = { table: 'abcdefgh', begun: 0, result: SCORE }
    rememberDaily(
      dailyOf(
        dayWith('2026-11-16', challenge('elfengold', { mine: { table: 'abcdefgh', begun: 0 } })),
        dayWith('2026-11-15', challenge('elfengold', { mine, master: { ...SCORE, score: 92 } })),
      ),
    )
    expect(playedDays()).toEqual({ '2026-11-15': { elfengold: { score: 87, counted: true, master: 92 } } })
    expect(notedCommitment('2026-11-16', 'elfengold')).toBe('hash of elfengold')
    expect(notedCommitment('2026-11-17', 'elfengold')).toBe('hash of tomorrow')
    expect(notedCommitment('2026-11-15', 'elfengold')).toBeUndefined()
  })
})

describe('earlier days', () => {
  test('come from the server and from the device, the latest first', () => {
    const practice = { score: 50, counted: false }
    const device = {
      '2026-11-16': { elfengold: practice },
      '2026-11-14': { elfengold: practice },
      '2026-11-13': { 'silver-and-gold': practice },
    }
    const server = [
      dayWith('2026-11-15', challenge('elfengold')),
      dayWith('2026-11-14', challenge('elfengold')),
    ]
    const found = earlierChallenges('2026-11-16', server, device)
    expect(
      found.map(({ day, game, challenge: known, played }) => [day, game, known?.game, played?.score]),
    ).toEqual([
      ['2026-11-15', 'elfengold', 'elfengold', undefined],
      ['2026-11-14', 'elfengold', 'elfengold', 50],
      ['2026-11-13', 'silver-and-gold', undefined, 50],
    ])
  })
})
