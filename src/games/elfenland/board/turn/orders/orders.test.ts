import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { viewOf } from '../../../../../kernel/index.ts'
import { elfengoldOrders, isHindered } from '../../../rules/orders.ts'
import type { SeatView } from '../../../rules/state.ts'
import { lay, pass, plannedChance, playAll, tableAt } from '../../../testing/position.ts'
import { seated } from '../../view.ts'
import { aboveOf, auctionOrderIn, maximumFor, unlessIdle, withAbove, withMaximum } from './auction-order.ts'
import { legsOfOrder, planningOrderFor } from './planning-order.ts'

describe('the order for an auction', () => {
  const row = ['dragon', 'dragon', 'dragon', 'dragon'] as const
  const { open } = tableAt(
    'auction',
    { players: [{ gold: 9 }, { gold: 9 }], pool: { dragon: 4 } },
    plannedChance(...row),
  )

  test('starts empty, and so does that of another round', () => {
    const empty = auctionOrderIn(undefined, open)
    expect(unlessIdle(empty, open)).toBeUndefined()
    const old = withMaximum({ ...empty, round: open.round + 1 }, 0, 5)
    expect(auctionOrderIn(old, open)).toEqual(empty)
    expect(auctionOrderIn(withMaximum(empty, 2, 5), open)).toEqual(withMaximum(empty, 2, 5))
  })

  test('takes maxima in any order, changes and removes them', () => {
    let order = auctionOrderIn(undefined, open)
    for (const [lot, most] of [
      [3, 4],
      [0, 6],
      [3, 2],
    ] as const)
      order = withMaximum(order, lot, most)
    expect(order.lots.map(({ lot, most }) => [lot, most])).toEqual([
      [0, 6],
      [3, 2],
    ])
    expect(maximumFor(order, 1)).toBe(0)
    order = withAbove(order, 'ask')
    expect(aboveOf(withMaximum(order, 1, 1))).toBe('ask')
    expect(v.is(elfengoldOrders.schema, order)).toBe(true)
    expect(unlessIdle(withMaximum(order, 3, 0), { ...open, lot: 1 })).toBeUndefined()
    expect(unlessIdle(order, { ...open, lot: 1 })).toBe(order)
  })
})

describe('the order for planning', () => {
  function planning(): ReturnType<typeof tableAt> {
    return tableAt('planning', {
      game: 'elfenland',
      players: [
        { boot: 'ixara', hand: { giantPig: 1 }, tokens: { dragon: 1 } },
        { tokens: { treeObstacle: 1, dragon: 1 } },
      ],
      roads: { 'ixara-lapphalia-wood': ['giantPig'] },
    })
  }
  function viewOfFirst(state: ReturnType<typeof tableAt>): SeatView {
    const view = seated(viewOf(state, 0))
    if (!view) throw new Error('nobody sits there')
    return view
  }

  test('watches the best journey on the map as it is', () => {
    const state = planning()
    const order = planningOrderFor(viewOfFirst(state))
    expect(order.journey.length).toBe(1)
    expect(order.journey[0]?.cards).toBe(1)
    expect(legsOfOrder(order)).toMatchObject([{ road: order.journey[0]?.road }])
    expect(v.is(elfengoldOrders.schema, order)).toBe(true)
    expect(isHindered(order.journey, state.open.roads)).toBe(false)
    playAll(state, 0, [pass])
    playAll(state, 1, [lay('treeObstacle', 'ixara-lapphalia-wood')])
    expect(isHindered(order.journey, state.open.roads)).toBe(true)
  })
})
