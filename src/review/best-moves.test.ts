import { describe, expect, test } from 'vitest'
import { TOWNS, type TownId, townNamed } from '../games/elfenland/rules/components/map.ts'
import type { Move } from '../games/elfenland/rules/moves.ts'
import type { ElfenlandState } from '../games/elfenland/rules/state.ts'
import {
  bid,
  card,
  lay,
  pass,
  plannedChance,
  tableAt,
  token,
  travel,
} from '../games/elfenland/testing/position.ts'
import { requireBot } from '../games/testing/lookup.ts'
import { at, fastChance, fastSeed, type Seat, sum, viewOf } from '../kernel/index.ts'

/* Positions of Elfengold and Elfenland with one clearly best move, which master must find. */

function master(state: ElfenlandState, seat: Seat = 0): unknown {
  const bot = requireBot(state.open.variant.game, 'master')
  return bot.choose(viewOf(state, seat), fastChance(fastSeed(3)), { budget: { iterations: 80 } })
}

/** All towns with a piece but these. */
const allBut = (...towns: TownId[]): TownId[] =>
  TOWNS.flatMap(({ id }, town) =>
    town === townNamed('elvenhold') || towns.some((other) => other === id) ? [] : [id],
  )

/** What the others have seen a seat take: so they know its hand. */
function shown(state: ElfenlandState, seat: Seat): ElfenlandState {
  at(state.open.players, seat).seenCards = at(state.own, seat).hand.slice()
  return state
}

describe('the auction', () => {
  const row = ['dragon', 'trollWagon', 'trollWagon', 'trollWagon'] as const
  const pool = { dragon: 1, trollWagon: 3 }

  test('no bid for a counter that cannot help', () => {
    const state = tableAt(
      'auction',
      { round: 3, players: [{ gold: 12, hand: { raft: 2 } }, { gold: 12 }], pool },
      plannedChance(...row),
    )
    expect(master(state)).toEqual(pass)
  })

  test('in the last round all the gold for the counter that opens the way to a new town', () => {
    const players = [
      { boot: 'feodor', pieces: allBut('albaran'), gold: 6, hand: { dragon: 1 } },
      { boot: 'feodor', pieces: allBut('albaran'), gold: 9, hand: { dragon: 1 } },
    ] as const
    const state = tableAt('auction', { round: 6, players, pool }, plannedChance(...row))
    state.open.bid = 5
    state.open.bidder = 1
    expect(master(state)).toEqual(bid(6))
  })

  test('never more than it owns', () => {
    const players = [
      { boot: 'feodor', pieces: allBut('albaran'), gold: 5, hand: { dragon: 1 } },
      { gold: 9 },
    ] as const
    const state = tableAt('auction', { round: 6, players, pool }, plannedChance(...row))
    state.open.bid = 5
    state.open.bidder = 1
    expect(master(state)).toEqual(pass)
  })
})

describe('planning', () => {
  test('lays the counter that opens the way to the last town', () => {
    const state = tableAt('planning', {
      round: 6,
      players: [
        {
          boot: 'feodor',
          pieces: allBut('albaran'),
          hand: { dragon: 1 },
          tokens: { dragon: 1, giantPig: 1 },
        },
        { pieces: allBut('albaran', 'kihromah') },
      ],
    })
    expect(master(state)).toEqual(lay('dragon', 'albaran-feodor-desert'))
  })

  test('stops the rival who would win on the only road that is left to him', () => {
    const state = tableAt('planning', {
      round: 6,
      players: [
        { boot: 'elvenhold', pieces: allBut('albaran', 'kihromah'), tokens: { treeObstacle: 1 } },
        { boot: 'feodor', pieces: allBut('albaran', 'kihromah'), hand: { dragon: 1 } },
      ],
      roads: { 'albaran-feodor-desert': ['dragon'], 'elvenhold-lapphalia-plain': ['giantPig'] },
    })
    expect(master(shown(state, 1))).toEqual(lay('treeObstacle', 'albaran-feodor-desert'))
  })

  test('in Elfenland the own tree stands in the way of the winner, too', () => {
    const state = tableAt('planning', {
      game: 'elfenland',
      round: 4,
      players: [
        { boot: 'elvenhold', pieces: allBut('albaran', 'kihromah'), tokens: { treeObstacle: 1 } },
        { boot: 'feodor', pieces: allBut('albaran', 'kihromah'), hand: { dragon: 1 } },
      ],
      roads: { 'albaran-feodor-desert': ['dragon'] },
    })
    expect(master(shown(state, 1))).toEqual(lay('treeObstacle', 'albaran-feodor-desert'))
  })

  test('spoils the rival’s road with a counter of no use to either', () => {
    const state = tableAt('planning', {
      round: 6,
      players: [
        { boot: 'elvenhold', pieces: allBut('albaran', 'kihromah'), tokens: { trollWagon: 1 } },
        { boot: 'feodor', pieces: allBut('albaran'), hand: { dragon: 1 }, tokens: { dragon: 1 } },
      ],
      roads: {
        'albaran-dagamura-desert': ['trollWagon'],
        'albaran-parundia-desert': ['trollWagon'],
        'albaran-throtmanni-desert': ['trollWagon'],
        'albaran-wylhien-desert': ['trollWagon'],
      },
    })
    expect(master(shown(state, 1))).toEqual(lay('trollWagon', 'albaran-feodor-desert'))
  })
})

describe('moving', () => {
  test('in the last round two new towns, not the gold of one', () => {
    const state = tableAt('moving', {
      round: 6,
      players: [
        {
          boot: 'virst',
          pieces: allBut('ixara', 'mahdavikia', 'lapphalia'),
          hand: { raft: 2 },
        },
        {},
      ],
      roads: { 'lapphalia-virst-plain': ['giantPig', 'goldPiece'] },
    })
    expect(master(state)).toEqual(travel('virst-ixara-river', 'raft'))
  })

  test('early on the far end of the map while the way lies open', () => {
    const state = tableAt('moving', {
      round: 3,
      players: [
        {
          boot: 'virst',
          pieces: ['virst', 'beata', 'strykhaven', 'lapphalia'],
          hand: { raft: 3, giantPig: 1 },
        },
        {},
      ],
      roads: { 'lapphalia-virst-plain': ['giantPig'] },
    })
    const move = master(state) as Move
    expect(move).toEqual(travel('virst-ixara-river', 'raft'))
  })
})

describe('cards and rewards', () => {
  test('the raft that leads down the river to the last town', () => {
    const state = tableAt('drawCards', {
      round: 6,
      players: [{ boot: 'virst', pieces: allBut('ixara'), hand: {} }, {}],
      openCards: ['dragon', 'raft', 'dragon'],
      pile: { dragon: 9, unicorn: 9 },
    })
    expect(master(state)).toEqual({ type: 'takeCard', place: 1 })
  })

  test('after the last journey gold, which breaks ties, not cards', () => {
    const state = tableAt('reward', { round: 6, players: [{}, {}], pile: { dragon: 9 } })
    state.open.moved = true
    state.open.earned = 4
    state.open.waiting = 1
    expect(master(state)).toEqual({ type: 'reward', take: 'gold' })
  })

  test('keeps the counter that goes with its cards', () => {
    const state = tableAt('roundEnd', {
      round: 2,
      players: [{ hand: { unicorn: 4 }, tokens: { unicorn: 1, dragon: 1, trollWagon: 1 } }, {}],
    })
    expect(sum(at(state.open.players, 0).tokens)).toBe(3)
    expect(master(state)).toEqual({ type: 'keep', token: token('unicorn'), hidden: false })
  })

  test('gives up what is of least use', () => {
    const state = tableAt('handLimit', {
      game: 'elfengold',
      round: 3,
      players: [{ hand: { dragon: 1, giantPig: 3, raft: 1 }, tokens: { dragon: 1 } }, {}],
    })
    expect(master(state)).not.toEqual({ type: 'discard', card: card('dragon') })
  })
})
