import { describe, expect, test } from 'vitest'
import { viewOf } from '../../../kernel/index.ts'
import { tableAt } from '../testing/position.ts'
import { everyGame } from '../testing/random-play.ts'
import { ROADS, TOWNS } from './components/map.ts'
import { print } from './print.ts'

const NAMES = ['Ann', 'Ben']

describe('the table as text', () => {
  const state = tableAt('moving', {
    players: [
      {
        boot: 'feodor',
        gold: 5,
        hand: { dragon: 2, raft: 1 },
        tokens: { exchange: 1 },
        hidden: { seaMonster: 1 },
      },
      { boot: 'feodor', hand: { unicorn: 1 }, hidden: { goldPiece: 1 }, townCard: 'grangor' },
    ],
    roads: {
      'ixara-lapphalia-wood': ['dragon', 'elfcycle', 'obstacle'],
      'feodor-lapphalia-wood': ['unicorn', 'goldPiece'],
      'virst-ixara-river': ['obstacle'],
    },
  })

  test('shows the towns, the boots, the tokens on the roads and the player’s own hand', () => {
    const text = print(viewOf(state, 0), NAMES)
    for (const { name } of TOWNS) expect(text).toContain(name)
    for (const shown of [
      'Round 1 of 6: moving, turn of Ann',
      'Feodor 4 *01',
      '[cyc+dra#]',
      '[uni$]',
      '<#',
      'Ixara - Lapphalia (wood): cyc+dra#',
      'hand: 2 dragon, 1 raft',
      'tokens: 1 exchange; hidden: 1 sea monster',
    ])
      expect(text).toContain(shown)
  })

  test('shows nothing of another player’s hand, hidden tokens or town card', () => {
    const text = print(viewOf(state, 0), NAMES)
    expect(text).not.toContain('hand: 1 unicorn')
    expect(text).not.toContain('gold piece;')
    expect(text).not.toContain('town card')
    expect(text).toContain('tokens: none; hidden: 1')
    expect(print(viewOf(state), NAMES)).not.toContain('hand:')
    expect(print(viewOf(state, 1), NAMES)).toContain('town card: Grangor')
  })

  test('fits into 110 columns in every phase and at the end', () => {
    let step = 0
    everyGame(1, ({ state, seat }) => {
      if (step++ % 25 !== 0 && state.open.phase !== 'over') return
      const text = print(viewOf(state, seat))
      const widest = Math.max(...text.split('\n').map((line) => line.length))
      expect(widest).toBeLessThanOrEqual(110)
      if (state.open.phase === 'over') expect(text).toMatch(/Winner: .*seat \d/)
    })
  })

  test('finds a place for every label on a full map', () => {
    const full = tableAt('moving', {
      roads: Object.fromEntries(
        ROADS.map(({ id, terrain }) => [
          id,
          terrain < 4 ? ['dragon', 'trollWagon', 'obstacle'] : ['obstacle'],
        ]),
      ),
    })
    expect(print(viewOf(full)).match(/\[tro\+dra#\]/g)?.length).toBe(35)
  })
})
