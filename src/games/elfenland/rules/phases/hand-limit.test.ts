import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import {
  discard,
  legal,
  plannedChance,
  play,
  playAll,
  stop,
  tableAt,
  takeCards,
  travel,
} from '../../testing/position.ts'

const roads = { 'beata-elvenhold-plain': ['giantPig'] } as const

describe('the hand limit', () => {
  test('players discard down to exactly four cards at the end of their turn', () => {
    const state = tableAt('moving', {
      game: 'elfenland',
      players: [{ hand: { giantPig: 3, dragon: 3 } }, {}],
    })
    expect(play(state, 0, discard('dragon'))).toBe('notNow')
    playAll(state, 0, [stop])
    expect(legal(state, 0)).toEqual([discard('giantPig'), discard('dragon')])
    expect(play(state, 0, discard('raft'))).toBe('cardNotHeld')
    playAll(state, 0, [discard('dragon'), discard('dragon')])
    expect(at(state.open.players, 0).cards).toBe(4)
    expect(play(state, 0, discard('dragon'))).toBe('notYourMove')
    expect(state.open.turn).toBe(1)
  })

  test('E14: the limit applies in the last turn of the base game too', () => {
    const state = tableAt('moving', {
      game: 'elfenland',
      round: 4,
      turn: 1,
      players: [{}, { hand: { dragon: 5 } }],
    })
    playAll(state, 1, [stop])
    expect(state.open.phase).toBe('handLimit')
    playAll(state, 1, [discard('dragon')])
    expect(state.open.phase).toBe('over')
  })

  test('E1: in Elfengold the limit applies before the reward, so the two reward cards may exceed it', () => {
    const state = tableAt('moving', {
      players: [{ hand: { giantPig: 6 } }, {}],
      roads,
      pile: { dragon: 2 },
    })
    playAll(state, 0, [travel('beata-elvenhold-plain', 'giantPig'), stop])
    expect(state.open.phase).toBe('handLimit')
    playAll(state, 0, [discard('giantPig')])
    expect(state.open.phase).toBe('reward')
    expect(play(state, 0, takeCards, plannedChance('dragon', 'dragon'))).toBeUndefined()
    expect(at(state.open.players, 0).cards).toBe(6)
  })

  test('E1: a table option lifts the limit', () => {
    const state = tableAt('moving', {
      options: { handLimit: false },
      players: [{ hand: { giantPig: 9 } }, {}],
      roads,
    })
    playAll(state, 0, [travel('beata-elvenhold-plain', 'giantPig'), stop])
    expect(state.open.phase).toBe('reward')
  })
})
