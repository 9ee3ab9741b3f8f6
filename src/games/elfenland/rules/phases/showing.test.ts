import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import { legal, plannedChance, play, show, tableAt, token } from '../../testing/position.ts'

const pool = { dragon: 4, giantPig: 9, exchange: 2 }

describe('tokens', () => {
  test('in turn order, each player draws two tokens, shows one and hides the other', () => {
    const state = tableAt('tokens', { pool, start: 1 }, plannedChance('dragon', 'exchange'))
    expect(state.open.turn).toBe(1)
    expect(at(state.own, 1).drawn).toEqual([token('dragon'), token('exchange')])
    expect(state.open.pool).toBe(13)
    expect(legal(state, 1)).toEqual([show('dragon'), show('exchange')])
    expect(play(state, 0, show('dragon'))).toBe('notYourMove')
    expect(play(state, 1, show('giantPig'))).toBe('tokenNotDrawn')
    expect(play(state, 1, show('dragon'), plannedChance('giantPig', 'giantPig'))).toBeUndefined()
    expect(at(state.open.players, 1).tokens[token('dragon')]).toBe(1)
    expect(at(state.open.players, 1).hiddenTokens).toBe(1)
    expect(at(state.own, 1).hiddenTokens[token('exchange')]).toBe(1)
    expect(at(state.own, 1).drawn).toEqual([-1, -1])
    expect(state.open.turn).toBe(0)
  })

  test('a player who drew two of one kind is asked too, so that the others do not find out', () => {
    const state = tableAt('tokens', { pool }, plannedChance('giantPig', 'giantPig'))
    expect(state.open.waiting).toBe(1)
    expect(legal(state, 0)).toEqual([show('giantPig')])
    expect(play(state, 0, show('giantPig'), plannedChance('dragon', 'dragon'))).toBeUndefined()
    expect(at(state.open.players, 0).tokens[token('giantPig')]).toBe(1)
    expect(at(state.own, 0).hiddenTokens[token('giantPig')]).toBe(1)
  })
})
