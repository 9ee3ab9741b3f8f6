import { describe, expect, test } from 'vitest'
import { at, sum } from '../../../../kernel/index.ts'
import {
  card,
  drawCounter,
  legal,
  plannedChance,
  play,
  setTable,
  tableAt,
  takeCounter,
  token,
} from '../../testing/position.ts'
import type { CardName } from '../components/cards.ts'
import { deal } from './dealing.ts'

const openCounters = ['dragon', 'unicorn', 'giantPig', 'giantPig', 'elfcycle'] as const

const eight = (name: CardName) => Array.from({ length: 8 }, () => name)

describe('dealing (Elfenland)', () => {
  test('each player gets eight cards in round 1', () => {
    const state = setTable('deal', { game: 'elfenland', pile: { dragon: 10, raft: 10 } })
    deal.begin(state, plannedChance(...eight('dragon'), ...eight('raft')))
    expect(state.own.map(({ hand }) => sum(hand))).toEqual([8, 8])
    expect(at(state.own, 0).hand[card('dragon')]).toBe(8)
  })

  test('later all cards that are not in a hand are shuffled, and each hand is filled up to eight cards', () => {
    const state = setTable('deal', {
      game: 'elfenland',
      round: 2,
      start: 1,
      pile: { dragon: 4 },
      discard: { raft: 6, unicorn: 2 },
      players: [{ hand: { giantPig: 4 } }, { hand: { giantPig: 3 } }],
    })
    deal.begin(
      state,
      plannedChance('raft', 'raft', 'raft', 'raft', 'raft', 'unicorn', 'unicorn', 'raft', 'dragon'),
    )
    expect(state.open.players.map(({ cards }) => cards)).toEqual([8, 8])
    expect(at(state.own, 1).hand[card('raft')]).toBe(5)
    expect(state.open.pile).toBe(3)
    expect(sum(state.open.discard)).toBe(0)
  })
})

describe('counters (Elfenland)', () => {
  test('each player draws one counter from the pool and keeps it secret', () => {
    const state = tableAt(
      'hiddenCounter',
      { game: 'elfenland', pool: { dragon: 2 } },
      plannedChance('dragon', 'dragon'),
    )
    for (const [seat, { hiddenTokens }] of state.own.entries()) {
      expect(hiddenTokens[token('dragon')]).toBe(1)
      expect(at(state.open.players, seat).hiddenTokens).toBe(1)
      expect(sum(at(state.open.players, seat).tokens)).toBe(0)
    }
    expect(state.open).toMatchObject({ waiting: 0, pool: 0 })
  })

  test('a player takes an open counter, which is replaced at once, or draws one, which then lies open too', () => {
    const state = tableAt('threeCounters', {
      game: 'elfenland',
      openCounters,
      pool: { trollWagon: 8, magicCloud: 8 },
    })
    expect(legal(state, 0)).toEqual([drawCounter, ...[0, 1, 2, 3, 4].map(takeCounter)])
    expect(play(state, 0, takeCounter(3), plannedChance('trollWagon'))).toBeUndefined()
    expect(at(state.open.players, 0).tokens[token('giantPig')]).toBe(1)
    expect(state.open.openCounters[3]).toBe(token('trollWagon'))
    expect(play(state, 1, drawCounter, plannedChance('magicCloud'))).toBeUndefined()
    expect(at(state.open.players, 1).tokens[token('magicCloud')]).toBe(1)
    expect(state.open.pool).toBe(14)
    expect(play(state, 0, takeCounter(5))).toBe('nothingThere')
  })

  test('each player takes one counter in turn order, three times round the table', () => {
    const state = tableAt('threeCounters', {
      game: 'elfenland',
      openCounters,
      start: 2,
      players: [{}, {}, {}],
      pool: { magicCloud: 9 },
    })
    const order: number[] = []
    while (state.open.phase === 'threeCounters') {
      order.push(state.open.turn)
      expect(play(state, state.open.turn, drawCounter, plannedChance('magicCloud'))).toBeUndefined()
    }
    expect(order).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1])
    expect(state.open.phase).toBe('planning')
    expect(state.open.turn).toBe(2)
  })
})
