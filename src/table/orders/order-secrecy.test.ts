import { describe, expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import {
  deadlineOf,
  eventFacts,
  historyFor,
  type LogEntry,
  nextRunOut,
  positionFor,
  replay,
  SPECTATOR,
  shownPresence,
  type TableState,
  tableFor,
  type Viewer,
} from '../index.ts'
import { canSee } from '../log-entry.ts'
import { auctionOrder, dealt, ELFENGOLD, lastTurn, openOf, sendOrder, toMove } from '../testing/dealt.ts'
import type { Played } from '../testing/played.ts'

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
  replay({ record: table.record, entries, ...(seed ? { seed } : {}) }, ELFENGOLD, (state, entry) => {
    if (canSee(viewer, entry)) texts.push(shown(state, entry, viewer))
  })
  return texts
}

describe('two worlds', () => {
  test('no other viewer can tell an order from a person who makes the same moves at the same times', () => {
    const ordered = dealt().playTo('auction')
    const byHand = dealt().playTo('auction')
    const [first, second] = [toMove(ordered.table), 1 - toMove(ordered.table)]
    sendOrder(ordered, second, auctionOrder(4, { others: 'pass' }))
    sendOrder(ordered, second, auctionOrder(6, { others: 'pass' }))
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
      sendOrder(played, seat, auctionOrder(4))
      if (seat !== first) played.play(first, [{ type: 'bid', gold: 2 }])
      pauses.push(pauseOf())
      sendOrder(played, seat)
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

describe('who is shown as connected', () => {
  const BOTH = 0b11
  const DAY = 86_400_000

  test('the owner of an order seems to be there until a while after it has ended', () => {
    const played = dealt().playTo('auction')
    const { table } = played
    const [first, second] = [toMove(table), 1 - toMove(table)]
    const shown = (later: number): number => shownPresence(table, 1 << first, played.now + later).seats
    expect(shown(0)).toBe(1 << first)
    sendOrder(played, second, auctionOrder(4))
    expect(shown(0)).toBe(BOTH)
    expect(shown(DAY)).toBe(BOTH)
    played.play(first, [{ type: 'pass' }])
    played.next()
    expect(openOf(table).lot).toBe(1)
    // The order is used up, but nobody would leave at that moment.
    const { seats, until } = shownPresence(table, 1 << first, played.now)
    expect(seats).toBe(BOTH)
    expect(until).toBeGreaterThanOrEqual(played.now + 10_000)
    expect(shown(DAY)).toBe(1 << first)
    expect(played.takeBack(second)).toBeUndefined()
    expect(shown(0)).toBe(BOTH)
  })

  test('nobody is shown as leaving because an order is withdrawn or a bot stands in', () => {
    for (const command of [{ type: 'order' }, { type: 'leave' }] as const) {
      const played = dealt().playTo('auction')
      const seat = toMove(played.table)
      sendOrder(played, seat, auctionOrder(4))
      expect(played.send(seat, command)).toBeUndefined()
      expect(shownPresence(played.table, 0, played.now).seats).toBe(1 << seat)
      expect(shownPresence(played.table, 0, played.now + DAY).seats).toBe(0)
    }
  })

  test('in a match of days all players seem to be there, if the game has orders', () => {
    const days = { kind: 'correspondence', days: 1 } as const
    expect(shownPresence(dealt(ELFENGOLD, days).table, 0, 0).seats).toBe(BOTH)
    expect(shownPresence(dealt(requireGame('silver-and-gold'), days).table, 1, 0).seats).toBe(1)
  })
})

test('the time that players are told does not depend on orders', () => {
  const played = dealt(ELFENGOLD, { kind: 'correspondence', days: 1 }).playTo('auction')
  const seat = toMove(played.table)
  const before = nextRunOut(played.table)
  expect(before).toBe(at(played.table.clocks, seat).until)
  sendOrder(played, seat, auctionOrder(4))
  expect(nextRunOut(played.table)).toBe(before)
  expect(deadlineOf(played.table, played.now)).toBeLessThan(before ?? 0)
})
