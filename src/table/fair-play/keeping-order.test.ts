import { describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { ClockSettings } from '../../protocol/index.ts'
import { type LogEntry, replay, SPECTATOR } from '../index.ts'
import { Played, snapshot } from '../testing/played.ts'
import { eventFacts, positionFacts, tableFor } from '../view.ts'
import { mayFollow } from '../watching.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const game = at(GAMES, 0)
const LIVE = { kind: 'live', bank: 100, increment: 5 } as const
const DAYS = { kind: 'correspondence', days: 2 } as const

const sit = (played: Played, guest: string, name: string): string | undefined =>
  played.act({
    type: 'command',
    guest: { id: guest, name },
    command: { type: 'sit', id: `sit${guest}${played.now}`, table: 'aaaaaaaa' },
  })

/** A lobby for three, where Ada is the host and Bo has sat down. */
function lobby(): Played {
  const played = new Played(game)
  played.table.seats = [...played.table.seats, { kind: 'open' }]
  Object.assign(played.table.record, { seats: played.table.seats, startWhenFull: false })
  expect(sit(played, 'g1', 'Bo')).toBeUndefined()
  return played
}

function match(clock: ClockSettings = LIVE, more: object = {}): Played {
  const played = new Played(game, clock)
  Object.assign(played.table.record, more)
  played.act({
    type: 'command',
    guest: { id: 'g1', name: 'Bo' },
    command: { type: 'sit', id: 'sit', table: 'aaaaaaaa', rated: true },
  })
  expect(played.table.status).toBe('playing')
  return played
}

/** The table that its log makes. */
const again = ({ table: { record }, entries, seed }: Played): unknown =>
  snapshot(replay({ record, entries, ...(seed === undefined ? {} : { seed }) }, game))

const last = ({ entries }: Played): LogEntry => at(entries, entries.length - 1)
const STRONGEST = game.bots.at(-1)?.name

describe('the host of a table', () => {
  test('removes a person before the start, who cannot sit down again', () => {
    const played = lobby()
    expect(played.send(0, { type: 'remove', seat: 1, reason: 'not today' })).toBeUndefined()
    expect(played.table.seats[1]).toEqual({ kind: 'open' })
    expect(eventFacts(played.table, last(played)).event).toEqual({
      type: 'left',
      seat: 1,
      removed: { number: played.table.length, name: 'Bo', by: 'host', reason: 'not today' },
    })
    expect(sit(played, 'g1', 'Bo')).toBe('removedHere')
    expect(sit(played, 'g2', 'Cy')).toBeUndefined()
    expect(again(played)).toEqual(snapshot(played.table))
  })

  test('lets them back in', () => {
    const played = lobby()
    played.send(0, { type: 'remove', seat: 1 })
    const shown = tableFor(played.table, SPECTATOR, { muted: [], now: 0, kept: undefined })
    const removal = shown.removed?.[0]?.number ?? -1
    expect(shown.removed).toEqual([{ number: removal, name: 'Bo' }])
    expect(played.send(0, { type: 'readmit', removal })).toBeUndefined()
    expect(sit(played, 'g1', 'Bo')).toBeUndefined()
    expect(again(played)).toEqual(snapshot(played.table))
  })

  test('is the only one who can, and not after the start', () => {
    const played = lobby()
    expect(played.send(1, { type: 'remove', seat: 0 })).toBe('notHost')
    expect(played.send(7, { type: 'remove', seat: 0 })).toBe('notHost')
    expect(played.send(1, { type: 'readmit', removal: 1 })).toBe('notHost')
    expect(played.send(0, { type: 'remove', seat: 0 })).toBe('noSuchSeat')
    expect(played.send(0, { type: 'remove', seat: 2 })).toBe('noSuchSeat')
    expect(match().send(0, { type: 'remove', seat: 1 })).toBe('alreadyStarted')
  })
})

describe('a match is ended early', () => {
  test('when all players have agreed, without a result', () => {
    const played = match()
    expect(played.send(0, { type: 'end', on: true })).toBeUndefined()
    expect(played.table.status).toBe('playing')
    expect(positionFacts(played.table)(1).end).toEqual({ agreed: 1, lapses: played.now + 5 * MINUTE })
    expect(played.send(1, { type: 'end', on: true })).toBeUndefined()
    expect(played.table.status).toBe('closed')
    expect(last(played)).toMatchObject({ type: 'closed', by: 'agreement' })
    expect(tableFor(played.table, 0, { muted: [], now: 0, kept: undefined }).closed).toBe('agreement')
    expect(again(played)).toEqual(snapshot(played.table))
    expect(played.play(0, [])).toBe('tableClosed')
  })

  test('not by a spectator, before the start or after the end', () => {
    expect(match().send(5, { type: 'end', on: true })).toBe('notSeated')
    expect(lobby().send(0, { type: 'end', on: true })).toBe('notStarted')
  })

  test('not while somebody for whom a bot stands in has not agreed', () => {
    const played = match()
    played.send(1, { type: 'leave' })
    played.send(0, { type: 'end', on: true })
    expect(played.table.status).toBe('playing')
    expect(played.send(1, { type: 'end', on: true })).toBe('seatAway')
    played.send(1, { type: 'return' })
    played.send(1, { type: 'end', on: true })
    expect(played.table.status).toBe('closed')
  })

  test('without those who cannot come back', () => {
    const played = match()
    played.act({ type: 'expel', guest: 'g1' })
    played.send(0, { type: 'end', on: true })
    expect(played.table.status).toBe('closed')
  })

  test('not by an offer that was declined or has lapsed, and offers are rare', () => {
    const played = match()
    played.send(0, { type: 'end', on: true })
    played.send(1, { type: 'end', on: false })
    expect(positionFacts(played.table)(0).end).toBeUndefined()
    expect(played.send(0, { type: 'end', on: true })).toBe('endTooSoon')
    played.now += MINUTE
    expect(played.send(0, { type: 'end', on: true })).toBeUndefined()
    played.now += 5 * MINUTE
    expect(played.send(1, { type: 'end', on: true })).toBeUndefined()
    expect(played.table.status).toBe('playing')
  })

  test('if it is rated, only where no bot plays', () => {
    expect(match(LIVE, { rated: true }).send(0, { type: 'end', on: true })).toBeUndefined()
    const withBot = match(LIVE, { rated: true })
    withBot.table.seats = withBot.table.seats.with(1, { kind: 'bot', bot: 'gentle' })
    expect(withBot.send(0, { type: 'end', on: true })).toBe('ratedPlaysOn')
  })

  test('and stays with its players where nobody may watch', () => {
    const played = match(LIVE, { spectators: false })
    played.act({ type: 'close' })
    expect(mayFollow(played.table, 'g0')).toBe(true)
    expect(mayFollow(played.table, 'stranger')).toBe(false)
  })
})

describe('an administrator', () => {
  test('frees a chair in the lobby', () => {
    const played = lobby()
    expect(played.act({ type: 'expel', guest: 'g1', reason: 'spam' })).toBeUndefined()
    expect(last(played)).toMatchObject({ type: 'left', removed: { by: 'admin', reason: 'spam' } })
    expect(sit(played, 'g1', 'Bo')).toBe('removedHere')
  })

  test('has a bot play on in a match for somebody who cannot return', () => {
    const played = match()
    expect(played.act({ type: 'expel', guest: 'g1' })).toBeUndefined()
    expect(played.table.seats[1]).toMatchObject({ standIn: STRONGEST })
    expect(played.send(1, { type: 'return' })).toBe('removedHere')
    played.act({ type: 'arrive', guest: { id: 'g1', name: 'Bo' } })
    expect(played.table.seats[1]).toMatchObject({ standIn: STRONGEST })
    expect(again(played)).toEqual(snapshot(played.table))
  })

  test('can take a removal back', () => {
    const played = match()
    played.act({ type: 'expel', guest: 'g1' })
    played.act({ type: 'readmit', guest: 'g1' })
    expect(played.send(1, { type: 'return' })).toBeUndefined()
  })

  test('closes a table without a result', () => {
    const played = match()
    expect(played.act({ type: 'close' })).toBeUndefined()
    expect(played.table.status).toBe('closed')
    expect(again(played)).toEqual(snapshot(played.table))
  })
})

describe('while the server accepts no moves', () => {
  class Halted extends Played {
    halts: { from: number; until: number }[] = []
    override context() {
      return { ...super.context(), halts: this.halts }
    }
  }
  function halted(clock: ClockSettings): Halted {
    const played = new Halted(game, clock)
    expect(sit(played, 'g1', 'Bo')).toBeUndefined()
    return played
  }

  test.each([
    ['live', LIVE],
    ['correspondence', DAYS],
  ] as const)('no clock runs (%s)', (_, clock) => {
    const played = halted(clock)
    const before = played.table.clocks.map(({ until }) => until ?? 0)
    const from = played.now + 1000
    const until = from + 5 * DAY
    played.halts = [{ from, until }]
    played.now = until
    expect(played.act({ type: 'halts' })).toBeUndefined()
    expect(played.table.clocks.map(({ until: end }) => end)).toEqual(before.map((end) => end + 5 * DAY))
    // It is given back once.
    played.act({ type: 'halts' })
    expect(played.entries.filter(({ type }) => type === 'halted')).toHaveLength(1)
    expect(again(played)).toEqual(snapshot(played.table))
  })

  test('the time is not taken out of the bank either', () => {
    const played = halted(LIVE)
    const from = played.now + 10_000
    played.halts = [{ from, until: from + HOUR }]
    played.now = from + HOUR
    played.act({ type: 'halts' })
    played.send(0, { type: 'leave' })
    expect(played.table.clocks[0]?.left).toBe(100_000 - 10_000 - 2 * 700)
  })

  test('a table without a clock, or made later, notes nothing', () => {
    const played = halted({ kind: 'none' })
    played.halts = [{ from: 0, until: DAY }]
    played.act({ type: 'halts' })
    expect(played.entries.some(({ type }) => type === 'halted')).toBe(false)
  })
})
