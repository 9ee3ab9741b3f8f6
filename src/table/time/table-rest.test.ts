import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, viewOf } from '../../kernel/index.ts'
import { DAY, HOUR, MINUTE } from '../../kernel/time-units.ts'
import type { ClockSettings, PlayerRest, Sleep, TableRest } from '../../protocol/index.ts'
import { deadlineOf, positionFacts, positionFor, remindersOf, replay, tableFor } from '../index.ts'
import { Played, snapshot } from '../testing/played.ts'
import { overdueSeats } from './deadline.ts'

const game = at(GAMES, 0)
const DAYS = { kind: 'correspondence', days: 2 } as const
const LIVE = { kind: 'live', bank: 600, increment: 5 } as const
/** A Tuesday. */
const NOON = Date.parse('2026-03-10T12:00Z')
const NIGHT: Sleep = { from: 22 * 60, to: 8 * 60, zone: 'UTC' }

interface Setting {
  readonly clock?: ClockSettings
  readonly rest?: TableRest
  readonly bo?: PlayerRest
}

/** Two people who have just been asked for their first move. */
function begun({ clock = DAYS, rest = {}, bo }: Setting = {}): Played {
  const played = new Played(game, clock, {}, rest)
  played.now = NOON - 700
  const command = { type: 'sit', id: 'sit', table: 'aaaaaaaa' } as const
  played.act({ type: 'command', guest: { id: 'g1', name: 'Bo', ...(bo ? { rest: bo } : {}) }, command })
  return played
}

function setRest(played: Played, seat: number, rest: PlayerRest): void {
  expect(played.act({ type: 'rest', guest: { id: `g${seat}`, name: 'x', rest } })).toBeUndefined()
}

const untilOf = ({ table }: Played, seat = 0): number => table.clocks[seat]?.until ?? 0
const pause = (played: Played, seat: number, on = true) => played.send(seat, { type: 'pause', on })
const wait = (played: Played, time: number): void => {
  played.now += time
}

const asleepNow = ({ table, now }: Played): boolean =>
  (positionFacts(table, now)(0).clocks?.[0]?.rest?.from ?? Number.POSITIVE_INFINITY) <= now

/** A time zone in which the day ends within an hour. Zones west of Greenwich have a plus in these names. */
function nextMidnight(now: number): string {
  const hour = new Date(now).getUTCHours()
  return hour < 11 ? `Etc/GMT+${hour + 1}` : `Etc/GMT-${23 - hour}`
}

function playFirst(played: Played, seat: number): string | undefined {
  if (!played.table.match) throw new Error('no match')
  return played.play(seat, [game.game.legal(viewOf(played.table.match.state, seat))[0]])
}

function expectReplay({ table, entries, seed }: Played): void {
  const again = replay({ record: table.record, entries, ...(seed === undefined ? {} : { seed }) }, game)
  expect(snapshot(again)).toEqual(snapshot(table))
}

describe('the sleeping hours of a player', () => {
  test('are brought to the table when they sit down', () => {
    const played = begun({ bo: { sleep: { from: 12 * 60, to: 20 * 60, zone: 'UTC' } } })
    // Ada has two days of 24 hours. Bo sleeps from noon to eight.
    expect(untilOf(played, 0)).toBe(NOON + 2 * DAY)
    expect(untilOf(played, 1)).toBe(NOON + 2 * DAY)
    expect(positionFor(played.table, 0)?.clocks?.[1]?.rest).toEqual({
      from: NOON,
      until: NOON + 8 * HOUR,
      because: 'sleep',
    })
    expectReplay(played)
  })

  test('are cut to what the table allows', () => {
    const played = begun({ rest: { sleepLimit: 0 }, bo: { sleep: NIGHT } })
    expect(positionFor(played.table, 0)?.clocks?.[1]?.rest).toBeUndefined()
    const default10 = begun({ bo: { sleep: { ...NIGHT, to: 21 * 60 } } })
    expect(positionFor(default10.table, 0)?.clocks?.[1]?.rest?.until).toBe(Date.parse('2026-03-11T08:00Z'))
  })

  test('replace those of the table, which apply to everybody else', () => {
    const own: Sleep = { from: 0, to: 0, zone: 'UTC' }
    const played = begun({ clock: { ...DAYS, sleep: NIGHT }, bo: { sleep: own } })
    const clocks = positionFor(played.table, 0)?.clocks
    expect(clocks?.[0]?.rest?.because).toBe('sleep')
    expect(clocks?.[1]?.rest).toBeUndefined()
  })

  test('change with the next day, and nobody loses time by that', () => {
    const played = begun()
    setRest(played, 0, { sleep: { from: 13 * 60, to: 23 * 60, zone: 'UTC' } })
    expect(positionFor(played.table, 0)?.clocks?.[0]?.rest?.from).toBe(Date.parse('2026-03-11T13:00Z'))
    expect(untilOf(played)).toBe(NOON + 2 * DAY)
    expectReplay(played)
  })

  test('win a day at most, even for somebody who flees from the clock around the world every hour', () => {
    const played = begun({ clock: { kind: 'correspondence', days: 1 } })
    for (let hour = 0; played.now < untilOf(played) && hour < 1000; hour++) {
      // Whenever they wake up, they move to where midnight comes next, and go to bed there.
      if (!asleepNow(played))
        setRest(played, 0, { sleep: { from: 0, to: 600, zone: nextMidnight(played.now) } })
      wait(played, HOUR - 700)
    }
    expect(untilOf(played)).toBeLessThanOrEqual(NOON + 2 * DAY)
    expectReplay(played)
  })

  test('do not bring back a time that has run out', () => {
    const played = begun()
    wait(played, 2 * DAY)
    const before = untilOf(played)
    setRest(played, 0, { sleep: NIGHT })
    expect(untilOf(played)).toBe(before)
  })

  test('that are set again are not written down again', () => {
    const played = begun({ bo: { sleep: NIGHT } })
    const { length } = played.entries
    setRest(played, 1, { sleep: NIGHT })
    played.act({ type: 'arrive', guest: { id: 'g1', name: 'Bo', rest: { sleep: NIGHT } } })
    expect(played.entries).toHaveLength(length)
  })

  test('of somebody without a seat, or at a table without days, change nothing', () => {
    const played = begun({ clock: LIVE })
    const { length } = played.entries
    setRest(played, 0, { sleep: NIGHT })
    setRest(played, 5, { sleep: NIGHT })
    expect(played.entries).toHaveLength(length)
    const days = begun()
    const before = snapshot(days.table)
    setRest(days, 5, { sleep: NIGHT })
    expect(snapshot(days.table)).toEqual(before)
  })
})

describe('holidays at a table', () => {
  const week = { from: '2026-03-11', days: 7, zone: 'UTC' }

  test('are announced to everybody and added to the time', () => {
    const played = begun()
    setRest(played, 0, { holidays: [week] })
    expect(untilOf(played)).toBe(NOON + 9 * DAY)
    const { seats } = tableFor(played.table, 1, { muted: [], now: played.now, kept: undefined })
    expect(seats[0]).toMatchObject({
      holiday: { from: Date.parse('2026-03-11'), until: Date.parse('2026-03-18') },
    })
    expectReplay(played)
  })

  test('can be ended early, and what is past stays', () => {
    const played = begun()
    setRest(played, 0, { holidays: [week] })
    wait(played, 2 * DAY)
    setRest(played, 0, { holidays: [{ ...week, days: 2 }] })
    expect(untilOf(played)).toBe(NOON + 4 * DAY)
    setRest(played, 0, {})
    expect(untilOf(played)).toBe(NOON + 2 * DAY + played.now - Date.parse('2026-03-11'))
    expectReplay(played)
  })

  test('never begin in the past', () => {
    const played = begun()
    wait(played, DAY)
    setRest(played, 0, { holidays: [{ ...week, from: '2026-03-01', days: 14 }] })
    const rest = Date.parse('2026-03-15') - played.now
    expect(untilOf(played)).toBe(NOON + 2 * DAY + rest)
  })
})

test('on weekends off, a player who is asked on Friday has the weekend on top', () => {
  const played = new Played(game, { kind: 'correspondence', days: 1 }, {}, { weekends: 'UTC' })
  played.now = NOON + 3 * DAY - 700
  played.act({
    type: 'command',
    guest: { id: 'g1', name: 'Bo' },
    command: { type: 'sit', id: 'sit', table: 'aaaaaaaa' },
  })
  expect(untilOf(played)).toBe(NOON + 6 * DAY)
})

describe('a pause', () => {
  test('begins when all have agreed, and stops every clock', () => {
    const played = begun({ clock: LIVE })
    expect(pause(played, 0)).toBeUndefined()
    expect(positionFor(played.table, 1)?.pause).toMatchObject({ agreed: 1 })
    expect(untilOf(played)).toBe(NOON + 10 * MINUTE)
    expect(pause(played, 1)).toBeUndefined()
    const begins = played.now
    expect(positionFor(played.table, 1)?.pause).toEqual({ agreed: 0, until: begins + DAY })
    expect(untilOf(played)).toBe(NOON + 10 * MINUTE + DAY)
    wait(played, HOUR)
    expect(playFirst(played, 0)).toBeUndefined()
    expectReplay(played)
  })

  test('costs nobody time: the clock goes on with what was left', () => {
    const played = begun({ clock: LIVE })
    wait(played, MINUTE)
    pause(played, 0)
    pause(played, 1)
    const left = NOON + 10 * MINUTE - played.now
    wait(played, 3 * HOUR)
    pause(played, 0, false)
    // Bo has not said that he is there: he gets a minute's notice.
    expect(untilOf(played)).toBe(played.now + MINUTE + left)
    pause(played, 1, false)
    expect(untilOf(played)).toBe(played.now + left)
    expect(positionFor(played.table, 0)?.pause).toBeUndefined()
    expectReplay(played)
  })

  test('stops clocks that are started while it lasts, and charges nothing for turns', () => {
    const played = begun({ clock: LIVE })
    pause(played, 0)
    pause(played, 1)
    const spent = played.now - NOON
    wait(played, HOUR)
    while (played.table.asked[0]) expect(playFirst(played, 0)).toBeUndefined()
    const clock = at(played.table.clocks, 0)
    expect(clock.left).toBe(600_000 - spent + 5_000)
  })

  test('ends by itself', () => {
    const played = begun()
    pause(played, 0)
    pause(played, 1)
    expect(untilOf(played)).toBe(NOON + 32 * DAY)
    expect(deadlineOf(played.table, played.now)).toBeGreaterThan(NOON + 31 * DAY)
  })

  test('is not begun over the head of a player, but players who are away are not asked', () => {
    const played = begun()
    pause(played, 0)
    pause(played, 0)
    expect(played.table.pauses).toEqual([])
    pause(played, 1, false)
    expect(positionFor(played.table, 0)?.pause).toBeUndefined()
    wait(played, HOUR)
    played.send(1, { type: 'leave' })
    pause(played, 0)
    expect(played.table.pauses).toHaveLength(1)
  })

  test('cannot be offered again and again', () => {
    const played = begun()
    expect(pause(played, 0)).toBeUndefined()
    expect(pause(played, 1, false)).toBeUndefined()
    const { length } = played.entries
    for (let attempt = 0; attempt < 100; attempt++) expect(pause(played, 0)).toBe('pauseTooSoon')
    for (let attempt = 0; attempt < 100; attempt++) expect(pause(played, 1, false)).toBeUndefined()
    expect(played.entries).toHaveLength(length)
    wait(played, HOUR)
    expect(pause(played, 0)).toBeUndefined()
  })

  test('that nobody accepts lapses', () => {
    const played = begun()
    pause(played, 0)
    wait(played, 3 * DAY)
    pause(played, 1)
    expect(played.table.pauses).toEqual([])
  })

  test('is nothing for strangers, for bots that stand in, or without a clock', () => {
    const played = begun()
    expect(pause(played, 5)).toBe('notSeated')
    played.send(1, { type: 'leave' })
    expect(pause(played, 1)).toBe('seatAway')
    expect(pause(begun({ clock: { kind: 'none' } }), 0)).toBe('noClock')
    expect(pause(new Played(game, DAYS), 0)).toBe('notStarted')
  })
})

describe('the reminder', () => {
  test('is due when a quarter of the time is left, to players who owe a move and are not away', () => {
    const played = begun()
    const asked = played.table.asked[0] ?? 0
    const reminder = { seat: 0, asked, at: NOON + 1.5 * DAY }
    expect(remindersOf(played.table)).toEqual([reminder, { ...reminder, seat: 1 }])
    played.send(1, { type: 'leave' })
    expect(remindersOf(played.table)).toEqual([reminder])
    setRest(played, 0, { holidays: [{ from: '2026-03-11', days: 7, zone: 'UTC' }] })
    expect(remindersOf(played.table)).toEqual([{ ...reminder, at: NOON + 8.5 * DAY }])
    expect(positionFor(played.table, 0)?.clocks?.[0]?.remind).toBe(NOON + 8.5 * DAY)
  })

  test('finds the player awake', () => {
    const played = begun({ bo: { sleep: { from: 0, to: 10 * 60, zone: 'UTC' } } })
    // Three quarters of twice fourteen waking hours: twelve on Tuesday, nine on Wednesday.
    expect(remindersOf(played.table)[1]?.at).toBe(Date.parse('2026-03-11T19:00Z'))
  })

  const seat = fc.integer({ min: 0, max: 1 })
  const zone = fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Apia')
  const minute = fc.integer({ min: 0, max: 1439 })
  const change = fc.oneof(
    fc.record({ type: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ type: fc.constant('pause' as const), seat, on: fc.boolean() }),
    fc.record({
      type: fc.constant('sleep' as const),
      seat,
      sleep: fc.record({ from: minute, to: minute, zone }),
    }),
    fc.record({ type: fc.constant('holiday' as const), seat, day: fc.integer({ min: 1, max: 8 }), zone }),
  )

  type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

  function make(played: Played, one: Change): void {
    if (one.type === 'wait') wait(played, one.hours * HOUR)
    else if (one.type === 'pause') pause(played, one.seat, one.on)
    else setRest(played, one.seat, one.type === 'sleep' ? { sleep: one.sleep } : restOn(played, one))
  }

  function restOn({ now }: Played, { day, zone }: Change & { type: 'holiday' }): PlayerRest {
    const from = new Date(now + day * DAY).toISOString().slice(0, 10)
    return { holidays: [{ from, days: 3, zone }] }
  }

  test('comes before a bot takes over, however players sleep, travel and pause', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
        const played = begun()
        for (const one of changes) {
          const late = overdueSeats(played.table, played.now)
          const before = played.now
          make(played, one)
          // Only time makes a player late, and no change takes the reminder from somebody who is not.
          if (played.now === before) expect(overdueSeats(played.table, played.now)).toEqual(late)
          for (const { seat: reminded, at: when } of remindersOf(played.table))
            expect(when).toBeLessThanOrEqual(untilOf(played, reminded) - HOUR)
        }
      }),
      { numRuns: 300, seed: 19 },
    )
  })
})
