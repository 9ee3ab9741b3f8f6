import { describe, expect, test } from 'vitest'
import { at, type Bot, fastChance, fastSeed, firstSeat, type Seat, viewOf } from '../../../kernel/index.ts'
import { roadNamed } from '../rules/components/map.ts'
import { elfengold } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState, Open, Own } from '../rules/state.ts'
import { bid, pass, plannedChance, tableAt, token } from '../testing/position.ts'
import { greedy } from './levels.ts'
import { elfenlandStats } from './stats.ts'

/** Plays these moves and returns what was counted. */
function totalsAfter(state: ElfenlandState, moves: readonly (readonly [Seat, Move])[]) {
  const collector = elfenlandStats(state.own.length)
  for (const [seat, move] of moves) {
    collector.recordMove(state, seat, move)
    expect(elfengold.play(state, seat, move, fastChance(fastSeed(1)))).toBeUndefined()
  }
  return collector.totals(state)
}

describe('the stats of Elfenland and Elfengold', () => {
  test('count bids and payments, and bids that a player cannot pay', () => {
    const state = tableAt(
      'auction',
      { players: [{ gold: 3 }, { gold: 12 }], pool: { dragon: 4 } },
      plannedChance('dragon', 'dragon', 'dragon', 'dragon'),
    )
    const [first, second] = totalsAfter(state, [
      [0, bid(2)],
      [1, bid(4)],
      [0, pass],
      [0, bid(5)],
      [1, bid(6)],
      [0, pass],
    ])
    expect(first).toMatchObject({ bids: 2, overbids: 1, bought: 0, paid: 0 })
    expect(second).toMatchObject({ bids: 2, overbids: 0, bought: 2, paid: 10 })
  })

  test('count passes before a laying, and obstacles that only the player who laid them passes', () => {
    const road = 'lapphalia-virst-plain'
    const state = tableAt('planning', {
      players: [
        { boot: 'virst', hand: { dragon: 3 }, tokens: { treeObstacle: 1 } },
        { tokens: { dragon: 1 } },
      ],
      roads: { [road]: ['dragon'] },
    })
    const [first, second] = totalsAfter(state, [
      [0, pass],
      [1, { type: 'lay', token: token('dragon'), road: roadNamed('beata-elvenhold-plain'), hidden: false }],
      [0, { type: 'lay', token: token('treeObstacle'), road: roadNamed(road), hidden: false }],
      [0, { type: 'travel', road: roadNamed(road), by: token('dragon') }],
    ])
    expect(first).toMatchObject({ laid: 1, waited: 1, obstacles: 1, roads: 1, pieces: 1, tokensLeft: 0 })
    expect(second).toMatchObject({ laid: 1, waited: 0, obstacles: 0 })
  })

  test('add up to what a whole game shows', () => {
    const bots: Bot<Open, Own, Move>[] = [greedy, greedy, greedy]
    const chance = fastChance(fastSeed(5))
    const state = elfengold.setup(
      { townCards: false, freeValues: false, wizards: false, handLimit: true, overbids: true },
      bots.length,
      chance,
    )
    const collector = elfenlandStats(bots.length)
    const laid = bots.map(() => 0)
    while (state.open.waiting !== 0) {
      const seat = firstSeat(state.open.waiting)
      const move = at(bots, seat).choose(viewOf(state, seat), chance)
      if (['lay', 'doubleTransport', 'exchange'].includes(move.type)) laid[seat] = at(laid, seat) + 1
      collector.recordMove(state, seat, move)
      elfengold.play(state, seat, move, chance)
    }
    const figures = collector.totals(state)
    expect(figures.map((seat) => seat.laid)).toEqual(laid)
    for (const [seat, { bought = 0, idle, overbids, goldLeft, pieces }] of figures.entries()) {
      expect(overbids).toBe(0)
      expect(idle).toBeLessThanOrEqual(bought)
      expect(bought).toBeGreaterThan(0)
      expect(goldLeft).toBe(at(state.open.players, seat).gold)
      expect(pieces).toBe(elfengold.result(state.open)?.seats[seat]?.score)
    }
  })
})
