import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import { lay, legalOf, pass, play, playAll, tableAt, token } from '../../testing/position.ts'
import { roadNamed } from '../components/map.ts'
import { countersOn, GOLD_PIECE, OBSTACLE } from '../components/roads.ts'
import type { TransportName } from '../components/transport.ts'
import type { Move } from '../moves.ts'

const double = (road: string, counter: TransportName, hidden = false, counterHidden = false): Move => ({
  type: 'doubleTransport',
  hidden,
  road: roadNamed(road),
  counter: counter === 'raft' ? 6 : token(counter),
  counterHidden,
})

const exchange = (
  road: string,
  counter: Exclude<TransportName, 'raft'>,
  otherRoad: string,
  otherCounter: Exclude<TransportName, 'raft'>,
  hidden = false,
): Move => ({
  type: 'exchange',
  hidden,
  road: roadNamed(road),
  counter: token(counter),
  otherRoad: roadNamed(otherRoad),
  otherCounter: token(otherCounter),
})

const on = (state: ReturnType<typeof tableAt>, road: string) =>
  countersOn(at(state.open.roads, roadNamed(road)))

describe('double transport', () => {
  const roads = {
    'ixara-lapphalia-wood': ['dragon'],
    'feodor-lapphalia-wood': ['dragon', 'elfcycle'],
    'albaran-feodor-desert': ['dragon', 'obstacle'],
    'feodor-rivinia-wood': ['unicorn', 'goldPiece'],
  } as const

  test('lays a second counter of another kind on a land road with exactly one counter', () => {
    const state = tableAt('planning', {
      players: [{ tokens: { doubleTransport: 1, dragon: 1, elfcycle: 1 } }, { tokens: { giantPig: 1 } }],
      roads,
    })
    expect(play(state, 0, double('ixara-lapphalia-wood', 'dragon'))).toBe('sameKind')
    expect(play(state, 0, double('ixara-lapphalia-wood', 'giantPig'))).toBe('tokenNotHeld')
    expect(play(state, 0, double('feodor-lapphalia-wood', 'elfcycle'))).toBe('doubledAlready')
    expect(play(state, 0, double('lapphalia-rivinia-wood', 'elfcycle'))).toBe('noCounterThere')
    expect(play(state, 0, double('virst-ixara-river', 'elfcycle'))).toBe('wrongTerrain')
    expect(play(state, 0, double('albaran-feodor-desert', 'elfcycle'))).toBe('wrongTerrain')
    expect(play(state, 0, double('ixara-lapphalia-wood', 'elfcycle', true))).toBe('tokenNotHeld')
    expect(play(state, 0, double('ixara-lapphalia-wood', 'elfcycle', false, true))).toBe('tokenNotHeld')
    expect(play(state, 0, double('ixara-lapphalia-wood', 'raft'))).toBe('tokenNotHeld')
    expect(play(state, 0, double('ixara-lapphalia-wood', 'elfcycle'))).toBeUndefined()
    expect(on(state, 'ixara-lapphalia-wood')).toEqual([token('elfcycle'), token('dragon')])
    expect(at(state.open.players, 0).tokens.reduce((a, b) => a + b)).toBe(1)
    expect(state.open.turn).toBe(1)
  })

  test('may be combined with an obstacle or a gold piece, before or after', () => {
    const state = tableAt('planning', {
      players: [{ tokens: { doubleTransport: 2, unicorn: 1, elfcycle: 1, treeObstacle: 1 } }, {}],
      roads,
    })
    playAll(state, 0, [
      double('albaran-feodor-desert', 'unicorn'),
      double('feodor-rivinia-wood', 'elfcycle'),
      lay('treeObstacle', 'feodor-lapphalia-wood'),
    ])
    expect(at(state.open.roads, roadNamed('albaran-feodor-desert')) & OBSTACLE).toBe(OBSTACLE)
    expect(at(state.open.roads, roadNamed('feodor-rivinia-wood')) & GOLD_PIECE).toBe(GOLD_PIECE)
    expect(on(state, 'feodor-rivinia-wood')).toEqual([token('elfcycle'), token('unicorn')])
  })

  test('is listed for each combination of open and hidden spell and counter', () => {
    const state = tableAt('planning', {
      players: [
        { tokens: { doubleTransport: 1, elfcycle: 1 }, hidden: { doubleTransport: 1, elfcycle: 1 } },
        {},
      ],
      roads: { 'ixara-lapphalia-wood': ['dragon'] },
    })
    expect(legalOf(state, 0, 'doubleTransport').length).toBe(4)
    expect(play(state, 0, double('ixara-lapphalia-wood', 'elfcycle', true, true))).toBeUndefined()
    expect(at(state.open.players, 0).hiddenTokens).toBe(0)
  })

  test('cannot be cast by a player without counters', () => {
    const state = tableAt('planning', {
      players: [{ tokens: { doubleTransport: 1, seaMonster: 1 } }, {}],
      roads,
    })
    expect(legalOf(state, 0, 'doubleTransport')).toEqual([])
  })
})

describe('exchange', () => {
  const roads = {
    'elvenhold-lapphalia-plain': ['giantPig'],
    'ixara-lapphalia-wood': ['dragon', 'elfcycle', 'obstacle'],
    'feodor-lapphalia-wood': ['unicorn', 'goldPiece'],
    'albaran-feodor-desert': ['dragon'],
    'albaran-dagamura-desert': ['trollWagon'],
  } as const
  const players = [{ tokens: { exchange: 1 } }, { tokens: { dragon: 1 } }]

  test('swaps the counters of two land roads and nothing else; the spell goes back to the pool at once', () => {
    const state = tableAt('planning', { players, roads, pool: { giantPig: 1 } })
    expect(
      play(state, 0, exchange('feodor-lapphalia-wood', 'unicorn', 'albaran-feodor-desert', 'dragon')),
    ).toBeUndefined()
    expect(on(state, 'feodor-lapphalia-wood')).toEqual([token('dragon')])
    expect(on(state, 'albaran-feodor-desert')).toEqual([token('unicorn')])
    expect(at(state.open.roads, roadNamed('feodor-lapphalia-wood')) & GOLD_PIECE).toBe(GOLD_PIECE)
    expect(at(state.open.roads, roadNamed('albaran-feodor-desert')) & GOLD_PIECE).toBe(0)
    expect(state.open.pool).toBe(2)
    expect(state.secret.pool.counts[token('exchange')]).toBe(1)
    expect(at(state.open.players, 0).tokens[token('exchange')]).toBe(0)
  })

  test('may swap one of the two counters of a doubled road', () => {
    const state = tableAt('planning', { players, roads })
    expect(
      play(state, 0, exchange('elvenhold-lapphalia-plain', 'giantPig', 'ixara-lapphalia-wood', 'elfcycle')),
    ).toBeUndefined()
    expect(on(state, 'ixara-lapphalia-wood')).toEqual([token('giantPig'), token('dragon')])
    expect(on(state, 'elvenhold-lapphalia-plain')).toEqual([token('elfcycle')])
    expect(at(state.open.roads, roadNamed('ixara-lapphalia-wood')) & OBSTACLE).toBe(OBSTACLE)
  })

  test('is refused if a counter would not be legal in its new place', () => {
    const state = tableAt('planning', { players, roads })
    expect(
      play(state, 0, exchange('elvenhold-lapphalia-plain', 'giantPig', 'albaran-feodor-desert', 'dragon')),
    ).toBe('wrongTerrain')
    expect(
      play(state, 0, exchange('elvenhold-lapphalia-plain', 'giantPig', 'feodor-lapphalia-wood', 'unicorn')),
    ).toBe('wrongTerrain')
  })

  test('is refused if the kinds are the same or a road would have two of one kind', () => {
    const state = tableAt('planning', { players, roads })
    expect(
      play(state, 0, exchange('ixara-lapphalia-wood', 'elfcycle', 'albaran-feodor-desert', 'dragon')),
    ).toBe('sameKind')
    expect(
      play(state, 0, exchange('ixara-lapphalia-wood', 'dragon', 'albaran-feodor-desert', 'dragon')),
    ).toBe('sameKind')
    expect(
      play(state, 0, exchange('ixara-lapphalia-wood', 'dragon', 'albaran-dagamura-desert', 'trollWagon')),
    ).toBeUndefined()
  })

  test('is listed once for each pair, with the lower road number first', () => {
    const state = tableAt('planning', { players, roads })
    const listed = legalOf(state, 0, 'exchange')
    expect(listed.every(({ road, otherRoad }) => road < otherRoad)).toBe(true)
    expect(
      play(state, 0, exchange('albaran-feodor-desert', 'dragon', 'feodor-lapphalia-wood', 'unicorn')),
    ).toBe('roadsOutOfOrder')
    expect(
      play(state, 0, exchange('ixara-lapphalia-wood', 'dragon', 'ixara-lapphalia-wood', 'elfcycle')),
    ).toBe('sameRoad')
    expect(
      play(state, 0, exchange('ixara-lapphalia-wood', 'unicorn', 'albaran-feodor-desert', 'dragon')),
    ).toBe('noCounterThere')
    expect(play(state, 0, exchange('ixara-lapphalia-wood', 'dragon', 'virst-ixara-river', 'dragon'))).toBe(
      'wrongTerrain',
    )
  })

  test('can be cast only by a player who has the spell, and ends the turn', () => {
    const state = tableAt('planning', { players, roads })
    playAll(state, 0, [pass])
    expect(
      play(state, 1, exchange('feodor-lapphalia-wood', 'unicorn', 'albaran-feodor-desert', 'dragon')),
    ).toBe('tokenNotHeld')
  })
})
