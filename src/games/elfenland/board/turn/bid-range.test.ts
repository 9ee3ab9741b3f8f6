import { describe, expect, test } from 'vitest'
import { bid, pass, plannedChance, play, tableAt } from '../../testing/position.ts'
import { bidRange } from './bid-range.ts'

/** An auction of three in which the last player has this much gold. */
function auctionWith(gold: number, overbids: boolean) {
  const players = [{ gold: 10 }, { gold: 10 }, { gold }]
  const row = players.flatMap(() => ['dragon', 'dragon'] as const)
  return tableAt(
    'auction',
    { players, pool: { dragon: row.length }, options: { overbids } },
    plannedChance(...row),
  )
}

describe('the last player without a bid', () => {
  test('may take the token for 1 once everyone else has passed', () => {
    const state = auctionWith(5, true)
    play(state, 0, pass)
    expect(bidRange(state.open, 2)).toEqual({ least: 1, most: 300, forOne: false })
    play(state, 1, pass)
    expect(bidRange(state.open, 2)).toEqual({ least: 1, most: 1, forOne: true })
  })

  test('is not told so while others are in, even if 1 gold is all they have and overbids are forbidden', () => {
    const state = auctionWith(1, false)
    play(state, 0, pass)
    expect(bidRange(state.open, 2)).toEqual({ least: 1, most: 1, forOne: false })
    play(state, 1, bid(1))
    expect(bidRange(state.open, 2)).toEqual({ least: 2, most: 1, forOne: false })
  })

  test('is not told so without any gold', () => {
    const state = auctionWith(0, false)
    play(state, 0, pass)
    play(state, 1, pass)
    expect(bidRange(state.open, 2)).toEqual({ least: 1, most: 0, forOne: false })
  })
})
