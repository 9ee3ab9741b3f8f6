import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import { at, hasSeat } from '../../kernel/index.ts'
import {
  deadlineOf,
  eventFacts,
  historyFor,
  positionFor,
  replay,
  SPECTATOR,
  standingOrder,
  waitingOf,
} from '../index.ts'
import { auctionOrder, dealt, ELFENGOLD, lastTurn, openOf, sendOrder, toMove } from '../testing/dealt.ts'
import { Played, snapshot } from '../testing/played.ts'

describe('an order left with the table', () => {
  test('is carried out after a pause, by the smallest raise that is needed', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    const second = 1 - first
    expect(sendOrder(played, second, auctionOrder(4))).toBeUndefined()
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
    played.play(first, [{ type: 'bid', gold: 2 }])
    const before = played.entries.length
    played.dueAfter(900)
    expect(played.entries.length).toBe(before)
    played.next()
    expect(lastTurn(played)).toMatchObject({ seat: second, moves: [{ type: 'bid', gold: 3 }], byOrder: true })
    played.play(first, [{ type: 'bid', gold: 9 }])
    played.next()
    expect(openOf(played.table).lot).toBe(1)
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
  })

  test('is shown to its owner while it stands, and what it did afterwards', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    sendOrder(played, first, auctionOrder(4))
    expect(positionFor(played.table, first)).toMatchObject({ order: auctionOrder(4), ordering: true })
    expect(eventFacts(played.table, at(played.entries, played.entries.length - 1)).event).toEqual({
      type: 'ordered',
      seat: first,
    })
    played.next()
    expect(positionFor(played.table, first)).toMatchObject({ byOrder: true })
    expect(positionFor(played.table, first)).not.toHaveProperty('ordering')
    expect(historyFor(played.table, first).at(-1)).toMatchObject({ by: first, byOrder: true })
    for (const other of [1 - first, SPECTATOR]) {
      expect(positionFor(played.table, other)).not.toHaveProperty('order')
      expect(positionFor(played.table, other)).not.toHaveProperty('byOrder')
      expect(historyFor(played.table, other).some(({ byOrder }) => byOrder)).toBe(false)
    }
  })

  test('can be changed and withdrawn until it is used', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    sendOrder(played, first, auctionOrder(4))
    sendOrder(played, first, { ...auctionOrder(4), lots: [], others: 'pass' })
    played.next()
    expect(lastTurn(played)).toMatchObject({ seat: first, moves: [{ type: 'pass' }] })
    const second = 1 - first
    sendOrder(played, second, auctionOrder(4))
    sendOrder(played, second)
    expect(standingOrder(played.table, second)).toBeUndefined()
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
    const { length } = played.table
    expect(sendOrder(played, second)).toBeUndefined()
    sendOrder(played, first, { ...auctionOrder(4), lots: [], others: 'pass' })
    expect(played.table.length).toBe(length)
  })

  test('leaves a decision to its owner where it says so', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    sendOrder(played, 1 - first, auctionOrder(2, { lots: [{ lot: 0, most: 2, above: 'ask' }] }))
    played.play(first, [{ type: 'bid', gold: 2 }])
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
    expect(played.play(1 - first, [{ type: 'bid', gold: 3 }])).toBeUndefined()
    expect(standingOrder(played.table, 1 - first)).toBeDefined()
  })

  test('stands again when the turn that ended it is taken back', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    sendOrder(played, first, auctionOrder(4))
    played.play(first, [{ type: 'pass' }])
    sendOrder(played, 1 - first, auctionOrder(4))
    played.play(1 - first, [{ type: 'pass' }])
    expect(standingOrder(played.table, first)).toBeUndefined()
    expect(played.takeBack(1 - first)).toBeUndefined()
    expect(standingOrder(played.table, first)).toEqual(auctionOrder(4))
  })

  test('is withdrawn when its owner takes a turn back, or a bot stands in', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    sendOrder(played, first, auctionOrder(4))
    played.next()
    expect(played.takeBack(first)).toBeUndefined()
    expect(hasSeat(waitingOf(played.table), first)).toBe(true)
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
    sendOrder(played, first, auctionOrder(4))
    played.send(first, { type: 'leave' })
    expect(standingOrder(played.table, first)).toBeUndefined()
    expect(sendOrder(played, first, auctionOrder(4))).toBe('seatAway')
    played.send(first, { type: 'return' })
    expect(standingOrder(played.table, first)).toBeUndefined()
  })

  test('is refused where it makes no sense, and changes nothing', () => {
    const lobby = new Played(ELFENGOLD)
    expect(sendOrder(lobby, 0, auctionOrder(4))).toBe('notStarted')
    const played = dealt()
    expect(sendOrder(played, 0, auctionOrder(4))).toBe('orderTooLate')
    played.playTo('auction')
    const { length } = played.table
    expect(sendOrder(played, 0, auctionOrder(4, { round: 2 }))).toBe('orderTooLate')
    expect(sendOrder(played, 0, auctionOrder(0))).toBe('malformed')
    expect(sendOrder(played, 5, auctionOrder(4))).toBe('notSeated')
    expect(sendOrder(dealt(requireGame('silver-and-gold')), 0, auctionOrder(4))).toBe('noOrders')
    expect(played.table.length).toBe(length)
  })

  test('is withdrawn if the rules refuse its moves', () => {
    const orders = { schema: v.object({}), carryOut: () => [{ type: 'nonsense' }] }
    const played = dealt({ ...ELFENGOLD, orders })
    const seat = toMove(played.table)
    sendOrder(played, seat, {})
    played.next()
    expect(at(played.entries, played.entries.length - 1)).toMatchObject({ type: 'ordered', seat })
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
  })

  test('is carried out in time, however long it would have paused', () => {
    const played = dealt(ELFENGOLD, { kind: 'live', bank: 10, increment: 0 }).playTo('auction')
    const seat = toMove(played.table)
    const until = at(played.table.clocks, seat).until ?? 0
    played.now = until - 300 - 700
    sendOrder(played, seat, auctionOrder(4))
    // Nobody answers in the very last instant.
    expect(deadlineOf(played.table, played.now)).toBeLessThan(until - 30)
    played.next()
    expect(lastTurn(played)).toMatchObject({ seat, byOrder: true })
    expect(at(played.table.clocks, seat).left).toBeGreaterThan(30)
    expect(played.entries.some(({ type }) => type === 'standIn')).toBe(false)
  })

  test('waits while all have agreed to a pause', () => {
    const played = dealt(ELFENGOLD, { kind: 'live', bank: 600, increment: 0 }).playTo('auction')
    const seat = toMove(played.table)
    sendOrder(played, seat, auctionOrder(4))
    for (const one of [0, 1]) expect(played.send(one, { type: 'pause', on: true })).toBeUndefined()
    const before = played.entries.length
    played.dueAfter(3_600_000)
    expect(played.entries.length).toBe(before)
    for (const one of [0, 1]) expect(played.send(one, { type: 'pause', on: false })).toBeUndefined()
    const ended = played.now
    expect(deadlineOf(played.table, ended)).toBeGreaterThanOrEqual(ended + 1_000)
    played.next()
    expect(lastTurn(played)).toMatchObject({ seat, byOrder: true })
  })

  test('is part of the log: replaying gives the same table', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    sendOrder(played, first, auctionOrder(3, { others: 'pass' }))
    sendOrder(played, 1 - first, auctionOrder(5, { others: 'pass' }))
    while (openOf(played.table).phase === 'auction') played.next()
    const { entries, seed, table } = played
    const again = replay({ record: table.record, entries, ...(seed ? { seed } : {}) }, ELFENGOLD)
    expect(snapshot(again)).toEqual(snapshot(table))
    expect(entries.filter((entry) => entry.type === 'turn' && entry.byOrder).length).toBeGreaterThan(6)
  })

  test('passes in planning for the rest of the phase', () => {
    const played = dealt(requireGame('elfenland')).playTo('planning')
    const [first, second] = [toMove(played.table), 1 - toMove(played.table)]
    expect(sendOrder(played, first, auctionOrder(4))).toBe('malformed')
    for (const seat of [first, second])
      expect(sendOrder(played, seat, { type: 'planning', round: 1, journey: [] })).toBeUndefined()
    played.next()
    played.next()
    expect(openOf(played.table).phase).toBe('moving')
  })
})
