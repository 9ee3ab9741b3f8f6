import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import { lay, legal, legalOf, pass, play, playAll, tableAt, token } from '../../testing/position.ts'
import { ROADS, roadNamed } from '../components/map.ts'
import { countersOn, GOLD_PIECE, IS_LAND, OBSTACLE } from '../components/roads.ts'
import { TOKENS } from '../components/tokens.ts'
import { counterFits } from '../components/transport.ts'

describe('planning', () => {
  test('a transport counter may be laid on an empty land road if the travel table allows it', () => {
    for (const kind of [0, 1, 2, 3, 4, 5]) {
      const state = tableAt('planning', {
        game: 'elfenland',
        players: [{ tokens: { [at(TOKENS, kind)]: 1 } }, {}],
      })
      const fitting = ROADS.flatMap(({ terrain }, road) => (counterFits(kind, terrain) ? [road] : []))
      expect(legalOf(state, 0, 'lay').map(({ road }) => road)).toEqual(fitting)
    }
    const state = tableAt('planning', {
      players: [{ tokens: { dragon: 1, giantPig: 1 } }, {}],
      roads: { 'ixara-lapphalia-wood': ['elfcycle'] },
    })
    expect(play(state, 0, lay('dragon', 'ixara-lapphalia-wood'))).toBe('counterThere')
    expect(play(state, 0, lay('giantPig', 'albaran-feodor-desert'))).toBe('wrongTerrain')
    expect(play(state, 0, lay('dragon', 'virst-ixara-river'))).toBe('wrongTerrain')
    expect(play(state, 0, lay('unicorn', 'feodor-lapphalia-wood'))).toBe('tokenNotHeld')
    expect(play(state, 0, lay('dragon', 'feodor-lapphalia-wood', true))).toBe('tokenNotHeld')
    expect(play(state, 0, lay('dragon', 'feodor-lapphalia-wood'))).toBeUndefined()
    expect(countersOn(at(state.open.roads, roadNamed('feodor-lapphalia-wood')))).toEqual([token('dragon')])
    expect(at(state.open.players, 0).tokens[token('dragon')]).toBe(0)
  })

  test('a hidden counter may be laid even if the player has an open one of the same kind', () => {
    const state = tableAt('planning', { players: [{ tokens: { dragon: 1 }, hidden: { dragon: 1 } }, {}] })
    expect(legalOf(state, 0, 'lay').length).toBe(70)
    expect(play(state, 0, lay('dragon', 'feodor-lapphalia-wood', true))).toBeUndefined()
    expect(state.open.players[0]).toMatchObject({ hiddenTokens: 0 })
    expect(at(state.open.players, 0).tokens[token('dragon')]).toBe(1)
    expect(at(state.own, 0).hiddenTokens[token('dragon')]).toBe(0)
  })

  test('players may lay their obstacle once per game, on a land road with a counter and no obstacle', () => {
    const state = tableAt('planning', {
      game: 'elfenland',
      players: [{ tokens: { treeObstacle: 1, dragon: 1 } }, { tokens: { treeObstacle: 1 } }],
      roads: { 'ixara-lapphalia-wood': ['elfcycle'] },
    })
    expect(play(state, 0, lay('treeObstacle', 'feodor-lapphalia-wood'))).toBe('noCounterThere')
    expect(play(state, 0, lay('treeObstacle', 'virst-ixara-river'))).toBe('wrongTerrain')
    playAll(state, 0, [lay('treeObstacle', 'ixara-lapphalia-wood')])
    expect(at(state.open.roads, roadNamed('ixara-lapphalia-wood')) & OBSTACLE).toBe(OBSTACLE)
    expect(play(state, 1, lay('treeObstacle', 'ixara-lapphalia-wood'))).toBe('obstacleThere')
    playAll(state, 1, [pass])
    expect(play(state, 0, lay('treeObstacle', 'ixara-lapphalia-wood'))).toBe('tokenNotHeld')
  })

  test('a sea monster may be laid on a river or ferry line without an obstacle', () => {
    const state = tableAt('planning', { players: [{ tokens: { seaMonster: 2 } }, {}] })
    const water = ROADS.flatMap((_, road) => (IS_LAND[road] ? [] : [road]))
    expect(legalOf(state, 0, 'lay').map(({ road }) => road)).toEqual(water)
    expect(play(state, 0, lay('seaMonster', 'ixara-virst-plain'))).toBe('wrongTerrain')
    playAll(state, 0, [lay('seaMonster', 'virst-ixara-river')])
    expect(play(state, 0, lay('seaMonster', 'virst-ixara-river'))).toBe('obstacleThere')
  })

  test('a gold piece may be laid on a land road with a counter, once per road and never together with an obstacle', () => {
    const state = tableAt('planning', {
      players: [{ tokens: { goldPiece: 2, treeObstacle: 2 } }, {}],
      roads: {
        'ixara-lapphalia-wood': ['elfcycle'],
        'feodor-lapphalia-wood': ['elfcycle', 'obstacle'],
        'feodor-rivinia-wood': ['elfcycle', 'goldPiece'],
      },
    })
    expect(play(state, 0, lay('goldPiece', 'lapphalia-rivinia-wood'))).toBe('noCounterThere')
    expect(play(state, 0, lay('goldPiece', 'virst-ixara-river'))).toBe('wrongTerrain')
    expect(play(state, 0, lay('goldPiece', 'feodor-lapphalia-wood'))).toBe('obstacleThere')
    expect(play(state, 0, lay('goldPiece', 'feodor-rivinia-wood'))).toBe('goldPieceThere')
    expect(play(state, 0, lay('treeObstacle', 'feodor-rivinia-wood'))).toBe('goldPieceThere')
    playAll(state, 0, [lay('goldPiece', 'ixara-lapphalia-wood')])
    expect(at(state.open.roads, roadNamed('ixara-lapphalia-wood')) & GOLD_PIECE).toBe(GOLD_PIECE)
    expect(play(state, 0, lay('treeObstacle', 'ixara-lapphalia-wood'))).toBe('goldPieceThere')
  })

  test('players may act after they have passed; planning ends when all pass in a row', () => {
    const players = [{ tokens: { dragon: 1 } }, { tokens: { dragon: 1 } }, { tokens: { dragon: 1 } }]
    const state = tableAt('planning', { game: 'elfenland', players, start: 1 })
    playAll(state, 1, [pass])
    playAll(state, 2, [pass])
    playAll(state, 0, [lay('dragon', 'feodor-lapphalia-wood')])
    playAll(state, 1, [lay('dragon', 'feodor-rivinia-wood')])
    playAll(state, 2, [pass])
    expect(state.open.phase).toBe('moving')
    expect(state.open.turn).toBe(1)
  })

  test('E15: a player without tokens passes automatically; a player whose tokens fit nowhere has to pass', () => {
    const state = tableAt('planning', {
      game: 'elfenland',
      players: [{ tokens: { dragon: 2 } }, {}, { tokens: { treeObstacle: 1 } }],
    })
    expect(legal(state, 0).length).toBe(36)
    playAll(state, 0, [pass])
    expect(state.open.turn).toBe(2)
    expect(legal(state, 2)).toEqual([pass])
    playAll(state, 2, [pass])
    expect(state.open.phase).toBe('moving')
  })

  test('E15: there is no planning if nobody has a token', () => {
    expect(tableAt('planning', { players: [{}, {}] }).open.waiting).toBe(0)
  })

  test('E15: a player with only a hidden token does not pass automatically', () => {
    const state = tableAt('planning', { players: [{}, { hidden: { dragon: 1 } }] })
    expect(state.open.turn).toBe(1)
    playAll(state, 1, [lay('dragon', 'feodor-rivinia-wood', true)])
    expect(state.open.phase).toBe('moving')
  })

  test('a spell cannot be laid like a counter', () => {
    const state = tableAt('planning', {
      players: [{ tokens: { exchange: 1, doubleTransport: 1 } }, {}],
      roads: { 'ixara-lapphalia-wood': ['elfcycle'] },
    })
    expect(play(state, 0, lay('exchange', 'ixara-lapphalia-wood'))).toBe('spellMustBeCast')
    expect(play(state, 0, lay('doubleTransport', 'ixara-lapphalia-wood'))).toBe('spellMustBeCast')
  })
})
