import { describe, expect, test } from 'vitest'
import { tableAt } from '../../testing/position.ts'

describe('income', () => {
  test('each player gets 2 gold, from round 2 on', () => {
    const players = [{ gold: 3 }, { gold: 0 }]
    expect(tableAt('income', { round: 1, players }).open.players.map(({ gold }) => gold)).toEqual([3, 0])
    expect(tableAt('income', { round: 2, players }).open.players.map(({ gold }) => gold)).toEqual([5, 2])
  })
})
