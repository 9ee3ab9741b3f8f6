import { describe, expect, test } from 'vitest'
import { legal, luck, play, show, tableAt, token } from '../../testing/position.ts'

const pool = { dragon: 4, giantPig: 9, exchange: 2 }

describe('tokens', () => {
  test('from the start seat each draws two tokens blind, shows one and hides one', () => {
    const state = tableAt('tokens', { pool, start: 1 }, luck('dragon', 'exchange'))
    expect(state.open.turn).toBe(1)
    expect(state.own[1].drawn).toEqual([token('dragon'), token('exchange')])
    expect(state.open.pool).toBe(13)
    expect(legal(state, 1)).toEqual([show('dragon'), show('exchange')])
    expect(play(state, 0, show('dragon'))).toBe('notYourMove')
    expect(play(state, 1, show('giantPig'))).toBe('tokenNotDrawn')
    expect(play(state, 1, show('dragon'), luck('giantPig', 'giantPig'))).toBeUndefined()
    expect(state.open.players[1].tokens[token('dragon')]).toBe(1)
    expect(state.open.players[1].hiddenTokens).toBe(1)
    expect(state.own[1].hiddenTokens[token('exchange')]).toBe(1)
    expect(state.own[1].drawn).toEqual([-1, -1])
    expect(state.open.turn).toBe(0)
  })

  test('two of one kind are asked for too, so that nobody learns it', () => {
    const state = tableAt('tokens', { pool }, luck('giantPig', 'giantPig'))
    expect(state.open.waiting).toBe(1)
    expect(legal(state, 0)).toEqual([show('giantPig')])
    expect(play(state, 0, show('giantPig'), luck('dragon', 'dragon'))).toBeUndefined()
    expect(state.open.players[0].tokens[token('giantPig')]).toBe(1)
    expect(state.own[0].hiddenTokens[token('giantPig')]).toBe(1)
  })
})
