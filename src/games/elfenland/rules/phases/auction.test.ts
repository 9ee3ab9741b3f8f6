import { describe, expect, test } from 'vitest'
import {
  bid,
  legal,
  legalOf,
  pass,
  plannedChance,
  play,
  type Setting,
  tableAt,
  token,
} from '../../testing/position.ts'
import type { ElfenlandState } from '../state.ts'

const THREE = [{ gold: 10 }, { gold: 10 }, { gold: 10 }]

/** A row of dragons, with two giant pigs left in the pool. */
function auctionOf(setting: Setting = {}): ElfenlandState {
  const { players = THREE } = setting
  const row = players.flatMap(() => ['dragon', 'dragon'] as const)
  const pool = { dragon: row.length, giantPig: 2 }
  return tableAt('auction', { ...setting, players, pool }, plannedChance(...row))
}

const golds = ({ open }: ElfenlandState) => open.players.map(({ gold }) => gold)
const dragons = ({ open }: ElfenlandState) => open.players.map(({ tokens }) => tokens[token('dragon')])

/** Plays bids and passes in this order. */
function bidInTurn(
  state: ElfenlandState,
  ...bids: readonly (readonly [seat: number, gold: number | 'pass'])[]
): void {
  for (const [seat, gold] of bids) {
    expect(play(state, seat, gold === 'pass' ? pass : bid(gold))).toBeUndefined()
  }
}

describe('the auction', () => {
  test('two tokens for each player are turned up in a row', () => {
    for (const players of [THREE.slice(1), THREE, [...THREE, ...THREE]]) {
      const state = auctionOf({ players })
      expect(state.open.row).toEqual(Array.from({ length: 2 * players.length }, () => token('dragon')))
      expect(state.open.pool).toBe(2)
    }
  })

  test('the start player bids or passes first, then play goes clockwise; the last player left pays and lays the token open', () => {
    const state = auctionOf({ start: 1 })
    bidInTurn(state, [1, 2], [2, 3], [0, 'pass'], [1, 6], [2, 'pass'])
    expect(golds(state)).toEqual([10, 4, 10])
    expect(dragons(state)).toEqual([0, 1, 0])
    expect(state.open.row[0]).toBe(-1)
    expect(state.open).toMatchObject({ lot: 1, turn: 1, bid: 0 })
  })

  test('a player who passes is out of the bidding for this token only', () => {
    const state = auctionOf()
    bidInTurn(state, [0, 'pass'], [1, 1], [2, 2], [1, 3], [2, 'pass'])
    expect(dragons(state)).toEqual([0, 1, 0])
    bidInTurn(state, [0, 1], [1, 'pass'], [2, 'pass'])
    expect(dragons(state)).toEqual([1, 1, 0])
  })

  test('a bid may raise the last one by any whole amount', () => {
    const state = auctionOf()
    bidInTurn(state, [0, 4])
    expect(play(state, 1, bid(4))).toBe('bidTooLow')
    expect(play(state, 1, bid(4.5))).toBe('bidTooLow')
    expect(play(state, 1, bid(3))).toBe('bidTooLow')
    expect(play(state, 1, bid(5))).toBeUndefined()
  })

  test('E5: the lowest bid is 1 and the highest 300', () => {
    const state = auctionOf()
    expect(play(state, 0, bid(0))).toBe('bidTooLow')
    expect(play(state, 0, bid(-3))).toBe('bidTooLow')
    expect(play(state, 0, bid(301))).toBe('bidTooHigh')
    expect(legal(state, 0).length).toBe(301)
    expect(legalOf(state, 0, 'bid').map(({ gold }) => gold)).toEqual(
      Array.from({ length: 300 }, (_, i) => i + 1),
    )
    bidInTurn(state, [0, 300])
    expect(legal(state, 1)).toEqual([pass])
    expect(play(state, 1, bid(301))).toBe('bidTooHigh')
  })

  test('a token without a bid goes back to the pool and is not replaced', () => {
    const state = auctionOf()
    bidInTurn(state, [0, 'pass'], [1, 'pass'], [2, 'pass'])
    expect(state.open.pool).toBe(3)
    expect(state.secret.pool.counts[token('dragon')]).toBe(1)
    expect(state.open).toMatchObject({ lot: 1, turn: 0 })
    expect(state.open.row.filter((lot) => lot !== -1).length).toBe(5)
  })

  test('E6: if all others have passed without a bid, the last player may take the token for exactly 1 or pass', () => {
    const state = auctionOf()
    bidInTurn(state, [0, 'pass'], [1, 'pass'])
    expect(legal(state, 2)).toEqual([pass, bid(1)])
    expect(play(state, 2, bid(2))).toBe('bidTooHigh')
    bidInTurn(state, [2, 1])
    expect(golds(state)).toEqual([10, 10, 9])
    expect(dragons(state)).toEqual([0, 0, 1])
  })

  test('a winner who cannot pay loses all their gold, and the token is auctioned again without them', () => {
    const state = auctionOf()
    bidInTurn(state, [0, 'pass'], [1, 1], [2, 11], [1, 'pass'])
    expect(golds(state)).toEqual([10, 10, 0])
    expect(dragons(state)).toEqual([0, 0, 0])
    expect(state.open).toMatchObject({ lot: 0, turn: 0, bid: 0, barred: 0b100 })
    expect(play(state, 2, bid(1))).toBe('notYourMove')
    // Players who had passed may bid again.
    bidInTurn(state, [0, 2], [1, 3], [0, 'pass'])
    expect(dragons(state)).toEqual([0, 1, 0])
    expect(golds(state)).toEqual([10, 7, 0])
    // The player may bid again for the next token.
    bidInTurn(state, [0, 'pass'], [1, 'pass'])
    expect(legal(state, 2)).toEqual([pass, bid(1)])
  })

  test('if the start player could not pay, the next player opens when the token is auctioned again', () => {
    const state = auctionOf()
    bidInTurn(state, [0, 50], [1, 'pass'], [2, 'pass'])
    expect(state.open).toMatchObject({ turn: 1, barred: 0b001 })
    bidInTurn(state, [1, 60], [2, 'pass'])
    expect(state.open).toMatchObject({ turn: 2, barred: 0b011, lot: 0 })
    expect(legal(state, 2)).toEqual([pass, bid(1)])
  })

  test('if nobody is left to bid, the token goes back to the pool', () => {
    const state = auctionOf({ players: [{}, {}] })
    bidInTurn(state, [0, 1], [1, 'pass'])
    expect(state.open.barred).toBe(0b01)
    bidInTurn(state, [1, 1])
    expect(state.open).toMatchObject({ lot: 1, turn: 0, pool: 3, barred: 0 })
    expect(golds(state)).toEqual([0, 0])
  })

  test('E7: players may bid more gold than they have, unless a table option forbids it', () => {
    expect(play(auctionOf(), 0, bid(11))).toBeUndefined()
    const state = auctionOf({ options: { overbids: false } })
    expect(play(state, 0, bid(11))).toBe('bidTooHigh')
    expect(legalOf(state, 0, 'bid').length).toBe(10)
    bidInTurn(state, [0, 10])
    expect(legal(state, 1)).toEqual([pass])
  })

  test('if nobody has gold and overbids are forbidden, nobody can bid and every token goes back', () => {
    const state = auctionOf({ players: [{}, {}], options: { overbids: false } })
    for (let lot = 0; lot < 4; lot++) {
      expect(legal(state, 0)).toEqual([pass])
      bidInTurn(state, [0, 'pass'])
      expect(legal(state, 1)).toEqual([pass])
      bidInTurn(state, [1, 'pass'])
    }
    expect(state.open.pool).toBe(6)
    expect(state.open.phase).toBe('moving')
  })

  test('if nobody has gold and overbids are allowed, every bidder is barred in turn, and the last player may still bid 1', () => {
    const state = auctionOf({ players: [{}, {}, {}] })
    bidInTurn(state, [0, 1], [1, 'pass'], [2, 'pass'])
    bidInTurn(state, [1, 300], [2, 'pass'])
    expect(legal(state, 2)).toEqual([pass, bid(1)])
    bidInTurn(state, [2, 'pass'])
    expect(state.open).toMatchObject({ lot: 1, pool: 3 })
  })

  test('planning begins after the last token', () => {
    const state = auctionOf({ players: [{ gold: 9 }, { gold: 9 }] })
    for (let lot = 0; lot < 4; lot++) bidInTurn(state, [0, 1], [1, 'pass'])
    expect(state.open).toMatchObject({ phase: 'planning', turn: 0, bid: 0, bidder: -1 })
    expect(dragons(state)).toEqual([4, 0])
    expect(golds(state)).toEqual([5, 9])
  })

  test('E9: there is no limit on the tokens that a player owns', () => {
    const state = auctionOf({ players: [{ gold: 9, tokens: { giantPig: 7 } }, {}] })
    bidInTurn(state, [0, 1], [1, 'pass'])
    expect(dragons(state)).toEqual([1, 0])
  })
})
