import { describe, expect, test } from 'vitest'
import {
  counterFits,
  isLand,
  NOT_POSSIBLE,
  RAFT,
  RIVER,
  TERRAINS,
  TRANSPORTS,
  type TransportName,
  tableCost,
} from './transport.ts'

const costs = (transport: TransportName) => {
  const kind = TRANSPORTS.indexOf(transport)
  return [
    ...TERRAINS.slice(0, 4).map((_, terrain) => tableCost(kind, terrain, false)),
    tableCost(kind, RIVER, false),
    tableCost(kind, RIVER, true),
    tableCost(kind, RIVER + 1, false),
  ]
}

describe('travelling', () => {
  test.each<[TransportName, number[]]>([
    ['giantPig', [1, 1, 0, 0, 0, 0, 0]],
    ['elfcycle', [1, 1, 0, 2, 0, 0, 0]],
    ['magicCloud', [2, 2, 0, 1, 0, 0, 0]],
    ['unicorn', [0, 1, 2, 1, 0, 0, 0]],
    ['trollWagon', [1, 2, 2, 2, 0, 0, 0]],
    ['dragon', [1, 2, 1, 1, 0, 0, 0]],
    ['raft', [0, 0, 0, 0, 1, 2, 2]],
  ])('%s pays for plain, wood, desert, mountain, river down, river up, lake: %j', (transport, expected) => {
    expect(costs(transport)).toEqual(expected)
  })

  test('a ferry costs the same both ways, and so does a land road', () => {
    for (const [kind] of TRANSPORTS.entries()) {
      for (const [terrain] of TERRAINS.entries()) {
        if (terrain === RIVER) continue
        expect(tableCost(kind, terrain, true)).toBe(tableCost(kind, terrain, false))
      }
    }
  })

  test('a counter fits where the table has a cost; a raft has no counter; no counter lies on water', () => {
    for (const [terrain] of TERRAINS.entries()) {
      expect(counterFits(RAFT, terrain)).toBe(false)
      for (let kind = 0; kind < RAFT; kind++) {
        const possible = isLand(terrain) && tableCost(kind, terrain, false) !== NOT_POSSIBLE
        expect(counterFits(kind, terrain)).toBe(possible)
      }
    }
  })
})
