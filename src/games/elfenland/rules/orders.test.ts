import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { at, seatsOf, viewOf } from '../../../kernel/index.ts'
import { bid, lay, pass, plannedChance, play, playAll, tableAt, token } from '../testing/position.ts'
import { ROADS, roadNamed } from './components/map.ts'
import { type AuctionOrder, elfengoldOrders, elfenlandOrders, type PlanningOrder } from './orders.ts'
import type { ElfenlandState } from './state.ts'

const outcome = (state: ElfenlandState, seat: number, order: AuctionOrder | PlanningOrder) =>
  elfengoldOrders.carryOut(order, viewOf(state, seat))

/** A row of dragons for players with this much gold. */
function auctionOf(...golds: readonly number[]): ElfenlandState {
  const row = golds.flatMap(() => ['dragon', 'dragon'] as const)
  const players = golds.map((gold) => ({ gold }))
  return tableAt('auction', { players, pool: { dragon: row.length } }, plannedChance(...row))
}

const upTo = (most: number, above: 'pass' | 'ask' = 'pass'): AuctionOrder => ({
  type: 'auction',
  round: 1,
  lots: [{ lot: 0, most, above }],
  others: 'ask',
})

describe('an order for the auction', () => {
  test('bids the smallest raise that is needed, up to its maximum', () => {
    const state = auctionOf(10, 10)
    expect(outcome(state, 0, upTo(4))).toEqual([bid(1)])
    playAll(state, 0, [bid(1)])
    playAll(state, 1, [bid(3)])
    expect(outcome(state, 0, upTo(4))).toEqual([bid(4)])
    expect(outcome(state, 0, upTo(3))).toEqual([pass])
    expect(outcome(state, 0, upTo(3, 'ask'))).toBe('wait')
  })

  test('takes a token that nobody else wants for 1', () => {
    const state = auctionOf(10, 10)
    playAll(state, 0, [pass])
    expect(outcome(state, 1, upTo(8))).toEqual([bid(1)])
  })

  test('waits while another player has to bid', () => {
    expect(outcome(auctionOf(10, 10), 1, upTo(8))).toBe('wait')
  })

  test('never bids gold that its owner does not have, even where overbids are allowed', () => {
    const state = auctionOf(3, 10)
    playAll(state, 0, [bid(1)])
    playAll(state, 1, [bid(3)])
    expect(play(structuredClone(state), 0, bid(4))).toBeUndefined()
    expect(outcome(state, 0, upTo(8))).toEqual([pass])
    expect(outcome(state, 0, upTo(8, 'ask'))).toBe('wait')
  })

  test('passes on all other tokens, or leaves them to its owner', () => {
    const state = auctionOf(10, 10)
    const order = { type: 'auction', round: 1, lots: [{ lot: 2, most: 5, above: 'pass' }] } as const
    expect(outcome(state, 0, { ...order, lots: [...order.lots], others: 'pass' })).toEqual([pass])
    expect(outcome(state, 0, { ...order, lots: [...order.lots], others: 'ask' })).toBe('wait')
  })

  test('is over once its tokens are, with the phase, and with the round', () => {
    const state = auctionOf(10, 10)
    expect(outcome(state, 0, { ...upTo(4), round: 2 })).toBe('over')
    playAll(state, 0, [pass])
    playAll(state, 1, [pass])
    expect(state.open.lot).toBe(1)
    expect(outcome(state, 0, upTo(4))).toBe('over')
    expect(outcome(state, 0, { ...upTo(4), others: 'pass' })).toEqual([pass])
    expect(outcome(tableAt('planning', {}), 0, upTo(4))).toBe('over')
  })

  test('with orders from all, four players finish the auction without another decision', () => {
    const state = auctionOf(12, 12, 12, 12)
    const orders = [2, 5, 4, 0].map(
      (most, seat): AuctionOrder => ({
        type: 'auction',
        round: 1,
        lots:
          most === 0
            ? []
            : [0, 3, 7].map((lot) => ({ lot, most: most + (lot === seat ? 3 : 0), above: 'pass' })),
        others: 'pass',
      }),
    )
    let turns = 0
    for (; state.open.phase === 'auction' && turns < 500; turns++) {
      const seat = at(seatsOf(state.open.waiting), 0)
      const moves = outcome(state, seat, at(orders, seat))
      if (typeof moves === 'string') throw new Error(`seat ${seat} had to be asked`)
      playAll(state, seat, moves)
    }
    expect(turns).toBeGreaterThan(20)
    // Seat 1 pays 5 and 4; with the 3 gold that are left it loses the last of the three to seat 2.
    expect(state.open.players.map(({ gold }) => gold)).toEqual([12, 3, 9, 12])
    expect(state.open.players.map(({ tokens }) => tokens[token('dragon')])).toEqual([0, 2, 1, 0])
  })
})

describe('an order for planning', () => {
  const road = roadNamed('ixara-lapphalia-wood')
  const order: PlanningOrder = {
    type: 'planning',
    round: 1,
    journey: [{ road, from: at(ROADS, road).from, by: 0, cards: 1 }],
  }
  const setting = {
    players: [{ tokens: { giantPig: 1 } }, { tokens: { treeObstacle: 1, dragon: 1 } }],
    roads: { 'ixara-lapphalia-wood': ['giantPig'] },
  } as const

  test.each(['elfenland', 'elfengold'] as const)(
    'passes until somebody hinders the journey in %s',
    (game) => {
      const state = tableAt('planning', { game, ...setting })
      const { carryOut } = game === 'elfenland' ? elfenlandOrders : elfengoldOrders
      expect(carryOut(order, viewOf(state, 0))).toEqual([pass])
      playAll(state, 0, [pass])
      expect(carryOut(order, viewOf(state, 0))).toBe('wait')
      playAll(state, 1, [lay('dragon', 'feodor-lapphalia-wood')])
      expect(carryOut(order, viewOf(state, 0))).toEqual([pass])
      playAll(state, 0, [pass])
      playAll(state, 1, [lay('treeObstacle', 'ixara-lapphalia-wood')])
      expect(carryOut(order, viewOf(state, 0))).toBe('wait')
      expect(carryOut({ ...order, journey: [] }, viewOf(state, 0))).toEqual([pass])
    },
  )

  test('a counter that was exchanged hinders, a wizard who passes the obstacle does not', () => {
    const exchanged = tableAt('planning', { ...setting, roads: { 'ixara-lapphalia-wood': ['elfcycle'] } })
    expect(outcome(exchanged, 0, order)).toBe('wait')
    const blocked = tableAt('planning', {
      ...setting,
      roads: { 'ixara-lapphalia-wood': ['giantPig', 'obstacle'] },
    })
    expect(outcome(blocked, 0, order)).toBe('wait')
    const journey = order.journey.map((leg) => ({ ...leg, wizard: true as const }))
    expect(outcome(blocked, 0, { ...order, journey })).toEqual([pass])
    const { by: _, ...caravan } = at(order.journey, 0)
    expect(outcome(blocked, 0, { ...order, journey: [{ ...caravan, cards: 4 }] })).toEqual([pass])
    expect(outcome(blocked, 0, { ...order, journey: [{ ...caravan, cards: 3 }] })).toBe('wait')
  })
})

test('an order of another shape is refused, and Elfenland has no auction', () => {
  for (const wrong of [
    undefined,
    [],
    { type: 'auction' },
    { ...upTo(0) },
    { ...upTo(301) },
    { ...upTo(2), more: 1 },
    { ...upTo(2), lots: Array.from({ length: 13 }, () => ({ lot: 0, most: 1, above: 'pass' })) },
    { type: 'planning', round: 1, journey: [{ road: 999, from: 0, cards: 1 }] },
  ])
    expect(v.is(elfengoldOrders.schema, wrong)).toBe(false)
  expect(v.is(elfengoldOrders.schema, upTo(2))).toBe(true)
  expect(v.is(elfenlandOrders.schema, upTo(2))).toBe(false)
})
