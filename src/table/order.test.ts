import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import { findGame } from '../games/manifest.ts'
import { at, fastChance, fastSeed, hasSeat, type Seat, seatsOf, viewOf } from '../kernel/index.ts'
import {
  deadlineOf,
  eventFacts,
  historyFor,
  type LogEntry,
  positionFor,
  replay,
  SPECTATOR,
  standingOrder,
  type TableGame,
  type TableState,
  tableFor,
  type Viewer,
  waitingOf,
} from './index.ts'
import { canSee } from './log-entry.ts'
import { Played, snapshot } from './testing/played.ts'

function gameNamed(id: string): TableGame {
  const game = findGame(GAMES, id)
  if (!game) throw new Error(`there is no ${id}`)
  return game
}
const elfengold = gameNamed('elfengold')

interface Auction {
  readonly phase: string
  readonly round: number
  readonly lot: number
  readonly bid: number
  readonly bidder: Seat
}
const openOf = ({ match }: TableState): Auction => {
  if (!match) throw new Error('no match')
  return match.state.open as Auction
}
const toMove = (table: TableState): Seat => at(seatsOf(waitingOf(table)), 0)

/** A table for two whose deal is always the same. */
class Dealt extends Played {
  pace = 7

  override context(): ReturnType<Played['context']> {
    return { ...super.context(), newSeed: () => 'ab'.repeat(32), chance: { below: () => this.pace } }
  }

  /** Does what is due `later` milliseconds from now. */
  dueAfter(later: number): string | undefined {
    this.now += later - 700
    return this.act({ type: 'due' })
  }

  /** Waits until something is due, and does it. */
  next(): void {
    const due = deadlineOf(this.table, this.now)
    if (due === undefined) throw new Error('nothing is due')
    this.dueAfter(due - this.now)
  }

  /** Plays at random until the first phase of this name. */
  playTo(phase: string): this {
    const chance = fastChance(fastSeed(3))
    const random = at(this.table.bots, 0)
    while (openOf(this.table).phase !== phase) {
      const seat = toMove(this.table)
      const { match } = this.table
      if (!match) throw new Error('no match')
      expect(this.play(seat, [random.choose(viewOf(match.state, seat), chance)])).toBeUndefined()
    }
    return this
  }
}

function dealt(game = elfengold, clock?: ConstructorParameters<typeof Played>[1]): Dealt {
  const played = new Dealt(game, clock ?? { kind: 'none' })
  const sit = { type: 'sit', id: 'sit', table: 'aaaaaaaa' } as const
  expect(played.act({ type: 'command', guest: { id: 'g1', name: 'Bo' }, command: sit })).toBeUndefined()
  return played
}

const auctionOrder = (most: number, more: object = {}) => ({
  type: 'auction',
  round: 1,
  lots: [{ lot: 0, most, above: 'pass' }],
  others: 'ask',
  ...more,
})
const order = (played: Played, seat: Seat, wanted?: object): string | undefined =>
  played.send(seat, { type: 'order', ...(wanted ? { order: wanted } : {}) })

const lastTurn = ({ entries }: Played): LogEntry | undefined =>
  entries.findLast(({ type }) => type === 'turn')

describe('an order left with the table', () => {
  test('is carried out after a pause, by the smallest raise that is needed', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    const second = 1 - first
    expect(order(played, second, auctionOrder(4))).toBeUndefined()
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
    order(played, first, auctionOrder(4))
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
    order(played, first, auctionOrder(4))
    order(played, first, { ...auctionOrder(4), lots: [], others: 'pass' })
    played.next()
    expect(lastTurn(played)).toMatchObject({ seat: first, moves: [{ type: 'pass' }] })
    const second = 1 - first
    order(played, second, auctionOrder(4))
    order(played, second)
    expect(standingOrder(played.table, second)).toBeUndefined()
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
    const { length } = played.table
    expect(order(played, second)).toBeUndefined()
    order(played, first, { ...auctionOrder(4), lots: [], others: 'pass' })
    expect(played.table.length).toBe(length)
  })

  test('leaves a decision to its owner where it says so', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    order(played, 1 - first, auctionOrder(2, { lots: [{ lot: 0, most: 2, above: 'ask' }] }))
    played.play(first, [{ type: 'bid', gold: 2 }])
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
    expect(played.play(1 - first, [{ type: 'bid', gold: 3 }])).toBeUndefined()
    expect(standingOrder(played.table, 1 - first)).toBeDefined()
  })

  test('stands again when the turn that ended it is taken back', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    order(played, first, auctionOrder(4))
    played.play(first, [{ type: 'pass' }])
    order(played, 1 - first, auctionOrder(4))
    played.play(1 - first, [{ type: 'pass' }])
    expect(standingOrder(played.table, first)).toBeUndefined()
    expect(played.takeBack(1 - first)).toBeUndefined()
    expect(standingOrder(played.table, first)).toEqual(auctionOrder(4))
  })

  test('is withdrawn when its owner takes a turn back, or a bot stands in', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    order(played, first, auctionOrder(4))
    played.next()
    expect(played.takeBack(first)).toBeUndefined()
    expect(hasSeat(waitingOf(played.table), first)).toBe(true)
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
    order(played, first, auctionOrder(4))
    played.send(first, { type: 'leave' })
    expect(standingOrder(played.table, first)).toBeUndefined()
    expect(order(played, first, auctionOrder(4))).toBe('seatAway')
    played.send(first, { type: 'return' })
    expect(standingOrder(played.table, first)).toBeUndefined()
  })

  test('is refused where it makes no sense, and changes nothing', () => {
    const lobby = new Dealt(elfengold)
    expect(order(lobby, 0, auctionOrder(4))).toBe('notStarted')
    const played = dealt()
    expect(order(played, 0, auctionOrder(4))).toBe('orderTooLate')
    played.playTo('auction')
    const { length } = played.table
    expect(order(played, 0, auctionOrder(4, { round: 2 }))).toBe('orderTooLate')
    expect(order(played, 0, auctionOrder(0))).toBe('malformed')
    expect(order(played, 5, auctionOrder(4))).toBe('notSeated')
    expect(order(dealt(gameNamed('silver-and-gold')), 0, auctionOrder(4))).toBe('noOrders')
    expect(played.table.length).toBe(length)
  })

  test('is withdrawn if the rules refuse its moves', () => {
    const orders = { schema: v.object({}), carryOut: () => [{ type: 'nonsense' }] }
    const played = dealt({ ...elfengold, orders })
    const seat = toMove(played.table)
    order(played, seat, {})
    played.next()
    expect(at(played.entries, played.entries.length - 1)).toMatchObject({ type: 'ordered', seat })
    expect(deadlineOf(played.table, played.now)).toBeUndefined()
  })

  test('is carried out in time, however long it would have paused', () => {
    const played = dealt(elfengold, { kind: 'live', bank: 10, increment: 0 }).playTo('auction')
    const seat = toMove(played.table)
    const until = at(played.table.clocks, seat).until ?? 0
    played.now = until - 300 - 700
    order(played, seat, auctionOrder(4))
    expect(deadlineOf(played.table, played.now)).toBe(until)
    played.dueAfter(5_000)
    expect(lastTurn(played)).toMatchObject({ seat, byOrder: true })
    expect(played.entries.some(({ type }) => type === 'standIn')).toBe(false)
  })

  test('is part of the log: replaying gives the same table', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    order(played, first, auctionOrder(3, { others: 'pass' }))
    order(played, 1 - first, auctionOrder(5, { others: 'pass' }))
    while (openOf(played.table).phase === 'auction') played.next()
    const { entries, seed, table } = played
    const again = replay({ record: table.record, entries, ...(seed ? { seed } : {}) }, elfengold)
    expect(snapshot(again)).toEqual(snapshot(table))
    expect(entries.filter((entry) => entry.type === 'turn' && entry.byOrder).length).toBeGreaterThan(6)
  })

  test('passes in planning for the rest of the phase', () => {
    const played = dealt(gameNamed('elfenland')).playTo('planning')
    const [first, second] = [toMove(played.table), 1 - toMove(played.table)]
    expect(order(played, first, auctionOrder(4))).toBe('malformed')
    for (const seat of [first, second])
      expect(order(played, seat, { type: 'planning', round: 1, journey: [] })).toBeUndefined()
    played.next()
    played.next()
    expect(openOf(played.table).phase).toBe('moving')
  })
})

/** Everything that a viewer is sent about an entry, and would be sent on joining after it. */
function shown(table: TableState, entry: LogEntry, viewer: Viewer): string {
  const joined = tableFor(table, viewer, { muted: [], now: entry.at, kept: undefined })
  const facts = canSee(viewer, entry) ? { number: table.numbers[viewer], ...eventFacts(table, entry) } : {}
  const position = positionFor(table, viewer)
  return JSON.stringify({ facts, at: entry.at, joined, position, history: historyFor(table, viewer) })
}

/** What a viewer sees of a log: one text for each entry that is not a secret of somebody else. */
function seenOf(played: Played, viewer: Viewer): string[] {
  const { entries, seed, table } = played
  const texts: string[] = []
  replay({ record: table.record, entries, ...(seed ? { seed } : {}) }, elfengold, (state, entry) => {
    if (canSee(viewer, entry)) texts.push(shown(state, entry, viewer))
  })
  return texts
}

describe('two worlds', () => {
  test('no other viewer can tell an order from a person who makes the same moves at the same times', () => {
    const ordered = dealt().playTo('auction')
    const byHand = dealt().playTo('auction')
    const [first, second] = [toMove(ordered.table), 1 - toMove(ordered.table)]
    order(ordered, second, auctionOrder(4, { others: 'pass' }))
    order(ordered, second, auctionOrder(6, { others: 'pass' }))
    byHand.now = ordered.now
    const chance = fastChance(fastSeed(5))
    while (openOf(ordered.table).phase === 'auction') {
      const seat = toMove(ordered.table)
      const { bid } = openOf(ordered.table)
      const move = chance.below(3) === 0 || bid > 7 ? { type: 'pass' } : { type: 'bid', gold: bid + 1 }
      if (seat === first) ordered.play(first, [move])
      else ordered.next()
      const entry = lastTurn(ordered)
      if (entry?.type !== 'turn') throw new Error('no turn')
      byHand.now = entry.at - 700
      expect(byHand.play(entry.seat, entry.moves)).toBeUndefined()
      for (const viewer of [first, SPECTATOR])
        expect(shown(ordered.table, at(ordered.entries, ordered.entries.length - 1), viewer)).toBe(
          shown(byHand.table, at(byHand.entries, byHand.entries.length - 1), viewer),
        )
    }
    expect(seenOf(ordered, first)).toEqual(seenOf(byHand, first))
    expect(seenOf(ordered, SPECTATOR)).toEqual(seenOf(byHand, SPECTATOR))
    expect(seenOf(ordered, second)).not.toEqual(seenOf(byHand, second))
  })

  test('pauses are spread like the answers of a person, whether the order came before the question or after it', () => {
    const played = dealt().playTo('auction')
    const first = toMove(played.table)
    const pauseOf = (): number => (deadlineOf(played.table, played.now) ?? 0) - played.now
    const pauses: number[] = []
    for (played.pace = 0; played.pace < 200; played.pace++) {
      const seat = played.pace % 2 === 0 ? first : 1 - first
      order(played, seat, auctionOrder(4))
      if (seat !== first) played.play(first, [{ type: 'bid', gold: 2 }])
      pauses.push(pauseOf())
      order(played, seat)
      if (seat !== first) played.takeBack(first)
    }
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1_000)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(20_000)
    expect(new Set(pauses).size).toBeGreaterThan(150)
    const half = (odd: number): number =>
      at(
        pauses.filter((_, i) => i % 2 === odd).sort((a, b) => a - b),
        50,
      )
    for (const odd of [0, 1]) {
      expect(half(odd)).toBeGreaterThan(2_000)
      expect(half(odd)).toBeLessThan(4_000)
    }
  })
})
