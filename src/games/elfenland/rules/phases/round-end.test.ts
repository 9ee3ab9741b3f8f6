import { describe, expect, test } from 'vitest'
import { at, sum, viewOf } from '../../../../kernel/index.ts'
import {
  keep,
  legal,
  plannedChance,
  play,
  playAll,
  setTable,
  stop,
  tableAt,
  token,
} from '../../testing/position.ts'
import { isLastRound, roundEnd } from './round-end.ts'

const eightCards = { dragon: 16 } as const

describe('round end', () => {
  test('the player to the left becomes the start player', () => {
    expect(tableAt('roundEnd', { players: [{}, {}, {}], start: 0 }).open.start).toBe(1)
    expect(tableAt('roundEnd', { players: [{}, {}, {}], start: 2 }).open.start).toBe(0)
  })

  test('Elfengold: all tokens on the map go back', () => {
    const state = tableAt('roundEnd', {
      pool: { giantPig: 1 },
      roads: {
        'ixara-lapphalia-wood': ['dragon', 'elfcycle', 'obstacle'],
        'virst-ixara-river': ['obstacle'],
        'feodor-lapphalia-wood': ['unicorn', 'goldPiece'],
      },
    })
    expect(state.open.roads.every((load) => load === 0)).toBe(true)
    expect(state.secret.pool.counts).toEqual([1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0])
    expect(state.open.pool).toBe(8)
  })

  test('Elfenland: counters on the map go back, used obstacles leave the game, and the five open counters stay', () => {
    const state = tableAt('roundEnd', {
      game: 'elfenland',
      openCounters: ['dragon', 'dragon', 'dragon', 'dragon', 'dragon'],
      roads: { 'ixara-lapphalia-wood': ['dragon', 'obstacle'] },
    })
    expect(state.secret.pool.counts[token('dragon')]).toBe(1)
    expect(state.open.pool).toBe(1)
    expect(state.open.openCounters).toEqual(Array.from({ length: 5 }, () => token('dragon')))
  })

  test('Elfenland: a player with several counters keeps exactly one, open or hidden; a hidden one stays hidden', () => {
    const state = tableAt('roundEnd', {
      game: 'elfenland',
      players: [
        { tokens: { dragon: 1, treeObstacle: 1 }, hidden: { unicorn: 1 } },
        { tokens: { giantPig: 1 } },
      ],
      pool: { elfcycle: 30 },
      pile: eightCards,
    })
    expect(state.open.waiting).toBe(0b01)
    expect(legal(state, 0)).toEqual([keep('unicorn', true), keep('dragon')])
    expect(play(state, 0, keep('treeObstacle'))).toBe('tokenNotHeld')
    expect(play(state, 0, keep('unicorn'))).toBe('tokenNotHeld')
    const gifts = [...Array.from({ length: 16 }, () => 'dragon' as const), 'elfcycle', 'elfcycle'] as const
    expect(play(state, 0, keep('unicorn', true), plannedChance(...gifts))).toBeUndefined()
    expect(state.open.round).toBe(2)
    expect(at(state.open.players, 0).tokens[token('dragon')]).toBe(0)
    expect(at(state.open.players, 0).tokens[token('treeObstacle')]).toBe(1)
    expect(at(state.own, 0).hiddenTokens[token('unicorn')]).toBe(1)
    // The hidden one that was kept and the one of the next round.
    expect(at(state.open.players, 0).hiddenTokens).toBe(2)
    expect(state.secret.pool.counts[token('dragon')]).toBe(1)
  })

  test('Elfenland: an unused obstacle is not a counter and stays with its owner', () => {
    const state = tableAt('roundEnd', {
      game: 'elfenland',
      players: [{ tokens: { dragon: 1, treeObstacle: 1 } }, { tokens: { treeObstacle: 1 } }],
    })
    expect(state.open.waiting).toBe(0)
    expect(at(state.open.players, 0).tokens[token('treeObstacle')]).toBe(1)
  })

  test('Elfengold: a player with more than two tokens keeps exactly two of their choice', () => {
    const state = tableAt('roundEnd', {
      players: [
        { tokens: { dragon: 2, treeObstacle: 1 }, hidden: { exchange: 1 } },
        { tokens: { dragon: 1 }, hidden: { exchange: 1 } },
      ],
      round: 6,
    })
    expect(state.open.waiting).toBe(0b01)
    playAll(state, 0, [keep('dragon')])
    expect(legal(state, 0)).toEqual([keep('dragon'), keep('treeObstacle'), keep('exchange', true)])
    at(state.open.players, 0).tokens[token('dragon')] = 1
    expect(play(state, 0, keep('dragon'))).toBe('tokenNotHeld')
  })

  test('all choose at the same time without seeing the other choices; then all other tokens go back together', () => {
    const many = { tokens: { dragon: 2, giantPig: 1 } }
    const state = tableAt('roundEnd', { players: [many, many], openCards: [], pool: { unicorn: 9 } })
    expect(state.open.waiting).toBe(0b11)
    const before = JSON.stringify(viewOf(state, 0))
    playAll(state, 1, [keep('dragon')])
    expect(JSON.stringify(viewOf(state, 0))).toBe(before)
    playAll(state, 1, [keep('dragon')])
    expect(state.open.waiting).toBe(0b01)
    expect(at(state.open.players, 1).tokens).toEqual(at(state.open.players, 0).tokens)
    expect(play(state, 1, keep('dragon'))).toBe('notYourMove')
    playAll(state, 0, [keep('giantPig')])
    expect(play(state, 0, keep('dragon'), plannedChance('unicorn', 'unicorn'))).toBeUndefined()
    expect(state.open.players.map(({ tokens }) => sum(tokens))).toEqual([2, 2])
    expect(at(state.open.players, 0).tokens[token('giantPig')]).toBe(1)
    expect(state.secret.pool.counts[token('dragon')]).toBe(1)
    expect(state.secret.pool.counts[token('giantPig')]).toBe(1)
    expect(state.own.map(({ kept }) => kept)).toEqual([
      [-1, -1],
      [-1, -1],
    ])
  })

  test('E13: no tokens are returned after the last round', () => {
    for (const [game, round] of [
      ['elfenland', 4],
      ['elfengold', 6],
    ] as const) {
      const state = tableAt('moving', {
        game,
        round,
        turn: 1,
        players: [{ tokens: { dragon: 5 } }, { hand: {} }],
        openCards: [],
      })
      playAll(state, 1, [stop])
      expect(state.open.phase).toBe('over')
      expect(at(state.open.players, 0).tokens[token('dragon')]).toBe(5)
    }
  })

  test('Elfenland ends after round 4 (option: 3) and Elfengold after round 6', () => {
    const last = (game: 'elfenland' | 'elfengold', round: number, rounds?: number) =>
      isLastRound(setTable('roundEnd', { game, round, options: rounds ? { rounds } : {} }).open)
    expect([2, 3, 4].map((round) => last('elfenland', round))).toEqual([false, false, true])
    expect([2, 3].map((round) => last('elfenland', round, 3))).toEqual([false, true])
    expect([4, 5, 6].map((round) => last('elfengold', round))).toEqual([false, false, true])
  })

  test('the game ends after the round in which a player collects all 20 pieces; the round is played to its end', () => {
    for (const game of ['elfenland', 'elfengold'] as const) {
      const state = tableAt('moving', {
        game,
        round: 2,
        players: [{ pieces: 'all' }, {}],
        openCards: [],
      })
      playAll(state, 0, [stop])
      expect(state.open).toMatchObject({ phase: 'moving', turn: 1 })
      playAll(state, 1, [stop])
      expect(state.open.phase).toBe('over')
    }
  })

  test('the same token cannot be kept twice', () => {
    const state = tableAt('roundEnd', { players: [{ tokens: { dragon: 1, giantPig: 2 } }, {}] })
    playAll(state, 0, [keep('dragon')])
    expect(play(state, 0, keep('dragon'))).toBe('tokenNotHeld')
    expect(roundEnd.legal({ seat: 0, open: state.open, own: at(state.own, 0) })).toEqual([keep('giantPig')])
  })
})
