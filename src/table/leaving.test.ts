import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { at, hasSeat, viewOf } from '../kernel/index.ts'
import type { ClockSettings } from '../protocol/index.ts'
import { deadlineOf, offeredTakeBack, replay, waitingOf } from './index.ts'
import { isAway } from './record.ts'
import { Played, snapshot } from './testing/played.ts'

const SECOND = 1000
const DAY = 24 * 3600 * SECOND
const game = at(GAMES, 0)
const LIVE = { kind: 'live', bank: 100, increment: 5 } as const
const DAYS = { kind: 'correspondence', days: 2 } as const

/** Two people who have just been asked which two of their cards they keep: one move each for a card. */
function seated(clock: ClockSettings): Played {
  const played = new Played(game, clock)
  played.act({
    type: 'command',
    guest: { id: 'g1', name: 'Bo' },
    command: { type: 'sit', id: 'sit', table: 'aaaaaaaa' },
  })
  return played
}

function firstMove({ table }: Played, seat: number): unknown {
  if (!table.match) throw new Error('no match')
  return game.game.legal(viewOf(table.match.state, seat))[0]
}

const playFirst = (played: Played, seat: number): string | undefined =>
  played.play(seat, [firstMove(played, seat)])

const botPlays = (played: Played, seat: number): string | undefined =>
  played.act({
    type: 'botMove',
    seat,
    asked: at(played.table.asked, seat),
    move: firstMove(played, seat),
  })

const leave = (played: Played, seat = 0) => played.send(seat, { type: 'leave' })
const comeBack = (played: Played, seat = 0) => played.send(seat, { type: 'return' })
const open = (played: Played, seat = 0) =>
  played.act({ type: 'arrive', guest: { id: `g${seat}`, name: 'x' } })
const clockOf = ({ table }: Played, seat = 0) => at(table.clocks, seat)
const isWaiting = ({ table }: Played, seat: number) => hasSeat(waitingOf(table), seat)

/** The bots of a seat play until it owes nothing; in this phase that is two moves. */
function botAnswers(played: Played, seat = 0): void {
  while (isWaiting(played, seat)) expect(botPlays(played, seat)).toBeUndefined()
}

/** Bo, or his stand-in, plays until it is seat 0's turn. */
function othersPlay(played: Played): void {
  while (!isWaiting(played, 0)) {
    const problem = isAway(played.table.seats[1]) ? botPlays(played, 1) : playFirst(played, 1)
    expect(problem).toBeUndefined()
  }
}

describe('leaving and returning gives no time', () => {
  test.each<[string, ClockSettings]>([
    ['live', LIVE],
    ['correspondence', DAYS],
  ])('%s: before the stand-in has answered, the deadline stays, however often', (_, clock) => {
    const played = seated(clock)
    const { until = 0 } = clockOf(played)
    for (let times = 0; times < 20; times++) {
      expect(leave(played)).toBeUndefined()
      played.now += SECOND
      expect(times % 2 ? comeBack(played) : open(played)).toBeUndefined()
      expect(clockOf(played).until).toBe(until)
    }
    // Half an answer of the stand-in changes nothing about the time for the other half.
    leave(played)
    expect(botPlays(played, 0)).toBeUndefined()
    expect(isWaiting(played, 0)).toBe(true)
    expect(comeBack(played)).toBeUndefined()
    expect(clockOf(played).until).toBe(until)
    expect(deadlineOf(played.table, played.now)).toBe(until)
  })

  test.each<[string, ClockSettings]>([
    ['live', LIVE],
    ['correspondence', DAYS],
  ])('%s: a player cannot return to a question for which their time has run out', (_, clock) => {
    const played = seated(clock)
    leave(played)
    played.now = clockOf(played).until ?? 0
    // The bot has the seat: nothing is due for the player any more.
    played.act({ type: 'due' })
    expect(comeBack(played)).toBe('timeUsedUp')
    expect(open(played)).toBeUndefined()
    expect(at(played.table.seats, 0)).toMatchObject({ standIn: at(game.bots, game.bots.length - 1).name })
    expect(hasSeat(played.table.late, 0), 'they had left in time').toBe(false)
    expect(leave(played)).toBe('notSeated')
  })

  test('live: what a stand-in plays costs no time and earns no increment', () => {
    const played = seated(LIVE)
    played.now += 50 * SECOND
    leave(played)
    const { left } = clockOf(played)
    expect(left).toBeLessThanOrEqual(50 * SECOND)
    played.now += 20 * SECOND
    botAnswers(played)
    expect(comeBack(played)).toBeUndefined()
    expect(clockOf(played).left).toBe(left)
  })

  test('live: a player who stays away until the bot is asked pays for the time since it was asked', () => {
    const played = seated(LIVE)
    for (let moves = 0; moves < 2; moves++) expect(playFirst(played, 0)).toBeUndefined()
    expect(isWaiting(played, 0)).toBe(false)
    const { left } = clockOf(played)
    leave(played)
    othersPlay(played)
    const asked = played.now
    played.now += 30 * SECOND
    expect(comeBack(played)).toBeUndefined()
    expect(clockOf(played).until).toBe(asked + left)
  })

  test('live: an empty bank is refilled once in a match, and only at the cost of a turn', () => {
    const played = seated(LIVE)
    played.now = clockOf(played).until ?? 0
    played.act({ type: 'due' })
    expect(comeBack(played)).toBe('timeUsedUp')
    botAnswers(played)
    expect(comeBack(played)).toBeUndefined()
    expect(clockOf(played).left).toBe(60 * SECOND)
    // Leaving with a little left is no way to get a second minute.
    othersPlay(played)
    played.now = (clockOf(played).until ?? 0) - 2 * SECOND
    leave(played)
    botAnswers(played)
    expect(comeBack(played)).toBeUndefined()
    expect(clockOf(played).left).toBeLessThan(2 * SECOND)
    othersPlay(played)
    played.now = clockOf(played).until ?? 0
    played.act({ type: 'due' })
    botAnswers(played)
    expect(comeBack(played)).toBe('timeUsedUp')
    expect(clockOf(played).left).toBe(0)
  })

  test('live: the grace can be used while the bot thinks about a later move, and counts from when it was asked', () => {
    const played = seated(LIVE)
    played.now = clockOf(played).until ?? 0
    played.act({ type: 'due' })
    botAnswers(played)
    othersPlay(played)
    const asked = played.now
    played.now += 10 * SECOND
    expect(comeBack(played)).toBeUndefined()
    expect(clockOf(played).until).toBe(asked + 60 * SECOND)
    // It is given only once, however the player comes and goes.
    for (let times = 0; times < 3; times++) {
      leave(played)
      expect(comeBack(played)).toBeUndefined()
      expect(clockOf(played).until).toBe(asked + 60 * SECOND)
    }
    played.now = asked + 60 * SECOND
    played.act({ type: 'due' })
    botAnswers(played)
    expect(comeBack(played)).toBe('timeUsedUp')
    othersPlay(played)
    expect(comeBack(played)).toBe('timeUsedUp')
  })

  test('correspondence: once the stand-in has answered, the next question has its own days', () => {
    const played = seated(DAYS)
    played.now += DAY
    leave(played)
    botAnswers(played)
    comeBack(played)
    othersPlay(played)
    expect(clockOf(played).until).toBe(played.now + 2 * DAY)
  })

  test('live: taking back after having been away charges all the time since', () => {
    const played = seated(LIVE)
    const { until } = clockOf(played)
    for (let moves = 0; moves < 2; moves++) playFirst(played, 0)
    leave(played)
    played.now += 30 * SECOND
    comeBack(played)
    expect(played.takeBack(0)).toBeUndefined()
    expect(clockOf(played).until).toBe(until)
  })

  test('replaying the log gives the same clocks', () => {
    const played = seated(LIVE)
    playFirst(played, 0)
    leave(played)
    botAnswers(played)
    comeBack(played)
    const { entries, seed, table } = played
    const again = replay({ record: table.record, entries, ...(seed ? { seed } : {}) }, game)
    expect(snapshot(again)).toEqual(snapshot(table))
  })
})

describe('a turn that a stand-in has played cannot be taken back', () => {
  test('nor anything before it, because the player would have asked the bot for advice', () => {
    const played = seated({ kind: 'none' })
    playFirst(played, 0)
    leave(played)
    botAnswers(played)
    comeBack(played)
    expect(offeredTakeBack(played.table, 0)).toBeUndefined()
    const { table } = played
    for (const { number } of table.turns)
      expect(played.send(0, { type: 'takeBack', turn: number })).toBe('nothingToTakeBack')
  })

  test('but the player’s own turn after it can', () => {
    const played = seated({ kind: 'none' })
    leave(played)
    botPlays(played, 0)
    comeBack(played)
    playFirst(played, 0)
    expect(played.takeBack(0)).toBeUndefined()
    expect(played.takeBack(0)).toBe('notOffered')
  })
})
