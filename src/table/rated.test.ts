import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { at, viewOf } from '../kernel/index.ts'
import type { ClockSettings } from '../protocol/index.ts'
import { deadlineOf, finalSeats, isToBeRated, waitingOf, whyNotRated } from './index.ts'
import { isAway } from './record.ts'
import { Played } from './testing/played.ts'

const manifest = at(GAMES, 0)
const { game } = manifest
const LIVE = { kind: 'live', bank: 600, increment: 5 } as const
const DAYS = { kind: 'correspondence', days: 2 } as const
const isLevel = (_: string, bot: string): boolean => bot === 'gentle'

/** A rated table at which one person sits, and Bo has not sat down yet. */
function ratedTable(clock: ClockSettings = LIVE): Played {
  const played = new Played(manifest, clock)
  played.table.record = { ...played.table.record, rated: true }
  return played
}

function started(clock: ClockSettings = LIVE): Played {
  const played = ratedTable(clock)
  expect(played.send(1, { type: 'sit', rated: true })).toBeUndefined()
  return played
}

function move(played: Played, seat: number): unknown {
  if (!played.table.match) throw new Error('no match')
  return game.legal(viewOf(played.table.match.state, seat))[0]
}

const playFirst = (played: Played, seat: number): string | undefined =>
  played.play(seat, [move(played, seat)])

const botPlays = (played: Played, seat: number): string | undefined =>
  played.act({ type: 'botMove', seat, asked: at(played.table.asked, seat), move: move(played, seat) })

/** Everybody, or their stand-in, plays until the match is over. */
function playOut(played: Played): void {
  while (played.table.status === 'playing') {
    const seat = waitingOf(played.table) & 1 ? 0 : 1
    const problem = isAway(played.table.seats[seat]) ? botPlays(played, seat) : playFirst(played, seat)
    expect(problem).toBeUndefined()
  }
}

describe('a rated table', () => {
  const seats = [{ kind: 'person', guest: 'g', name: 'Ada' }, { kind: 'open' }] as const

  test('needs a clock, the usual rules, two seats and bots whose strength is known', () => {
    const why = (clock: ClockSettings, options: object, occupants: Parameters<typeof whyNotRated>[1]) =>
      whyNotRated({ clock, options }, occupants, game, isLevel)?.code
    expect(why(LIVE, {}, seats)).toBeUndefined()
    expect(why(DAYS, { memoryAid: false }, [at(seats, 0), { kind: 'bot', bot: 'gentle' }])).toBeUndefined()
    expect(why({ kind: 'none' }, {}, seats)).toBe('ratedNeedsClock')
    expect(why(LIVE, { memoryAid: true }, seats)).toBe('ratedNeedsUsualRules')
    expect(why(LIVE, {}, [at(seats, 0)])).toBe('wrongNumberOfSeats')
    expect(why(LIVE, {}, [at(seats, 0), { kind: 'bot', bot: 'random' }])).toBe('ratedNeedsLevels')
  })

  test('seats nobody who does not say that they know', () => {
    const played = ratedTable()
    expect(played.send(1, { type: 'sit' })).toBe('ratedTable')
    expect(played.send(1, { type: 'sit', rated: true })).toBeUndefined()
    expect(played.table.status).toBe('playing')
  })

  test('stays one, whatever the host changes in the lobby', () => {
    const played = ratedTable()
    expect(played.send(0, { type: 'setTable', clock: { kind: 'none' } })).toBe('ratedNeedsClock')
    expect(played.send(0, { type: 'setTable', options: { memoryAid: true } })).toBe('ratedNeedsUsualRules')
    expect(played.send(0, { type: 'setTable', seats: 1 })).toBe('wrongNumberOfSeats')
    expect(played.send(0, { type: 'setSeat', seat: 1, to: { kind: 'bot', bot: 'random' } })).toBe(
      'ratedNeedsLevels',
    )
    expect(played.send(0, { type: 'start' })).toBe('notEnoughPlayers')
    expect(played.send(0, { type: 'setTable', clock: DAYS })).toBeUndefined()
    expect(played.table.record.rated).toBe(true)
  })

  test('lets players take back what has shown nothing, and nothing else', () => {
    const played = started()
    playFirst(played, 0)
    expect(played.takeBack(0)).toBeUndefined()
    // Once both have kept their cards, the first expedition is turned over.
    for (let moves = 0; moves < 2; moves++) for (const seat of [0, 1]) playFirst(played, seat)
    for (const { seat, number } of played.table.turns)
      expect(played.send(seat, { type: 'takeBack', turn: number })).toBe('nothingToTakeBack')
  })

  test('has no pause for a player who is alone with bots, since the end could be put off for ever', () => {
    const played = ratedTable()
    played.table.seats = played.table.seats.with(1, { kind: 'bot', bot: 'gentle' })
    expect(played.act({ type: 'open' })).toBeUndefined()
    expect(played.send(0, { type: 'pause', on: true })).toBe('ratedNeedsClock')
    expect(started().send(0, { type: 'pause', on: true })).toBeUndefined()
  })
})

describe('the places that count', () => {
  test('are those of the match, and the table is due until it has been rated', () => {
    const played = started()
    playOut(played)
    const { table } = played
    const result = game.result(table.match?.state.open)
    expect(finalSeats(table)).toEqual(result?.seats.map(({ place }, seat) => ({ place, guest: `g${seat}` })))
    expect(isToBeRated(table)).toBe(true)
    expect(deadlineOf(table, played.now)).toBe(table.updated + 2_000)
    expect(played.act({ type: 'rate', order: 7 })).toBeUndefined()
    expect(table.ratingOrder).toBe(7)
    expect(deadlineOf(table, played.now)).toBeUndefined()
    const { length } = table
    played.act({ type: 'rate', order: 8 })
    expect(table.length).toBe(length)
  })

  test('put a player last for whom a stand-in has made a move, even if the bot won or the player came back', () => {
    for (const returns of [true, false]) {
      for (const seat of [0, 1]) {
        const played = started()
        expect(played.send(seat, { type: 'leave' })).toBeUndefined()
        expect(botPlays(played, seat)).toBeUndefined()
        if (returns) expect(played.send(seat, { type: 'return' })).toBeUndefined()
        playOut(played)
        const seats = finalSeats(played.table)
        expect(seats?.[seat]).toEqual({ place: 2, guest: `g${seat}`, replaced: true })
        expect(seats?.[1 - seat]).toEqual({ place: 1, guest: `g${1 - seat}` })
      }
    }
  })

  test('do not change for a player who was away without a move of the stand-in', () => {
    const played = started()
    played.send(0, { type: 'leave' })
    played.send(0, { type: 'return' })
    playOut(played)
    expect(finalSeats(played.table)?.some(({ replaced }) => replaced)).toBe(false)
  })

  test('are shared by all who were replaced', () => {
    const played = started()
    for (const seat of [0, 1]) {
      played.send(seat, { type: 'leave' })
      botPlays(played, seat)
    }
    playOut(played)
    expect(finalSeats(played.table)?.map(({ place }) => place)).toEqual([1, 1])
  })
})

test('a table that is not rated is never due for it', () => {
  const played = new Played(manifest, LIVE)
  played.send(1, { type: 'sit' })
  playOut(played)
  expect(isToBeRated(played.table)).toBe(false)
  expect(deadlineOf(played.table, played.now)).toBeUndefined()
})
