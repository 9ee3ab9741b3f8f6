import { describe, expect, test } from 'vitest'
import {
  counterFits,
  isLand,
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
    .map((cards) => cards ?? '-')
    .join(' ')
}

describe('travelling', () => {
  // The columns are plain, wood, desert, mountain, river downstream, river upstream and lake.
  test.each<[TransportName, string]>([
    ['giantPig', '1 1 - - - - -'],
    ['elfcycle', '1 1 - 2 - - -'],
    ['magicCloud', '2 2 - 1 - - -'],
    ['unicorn', '- 1 2 1 - - -'],
    ['trollWagon', '1 2 2 2 - - -'],
    ['dragon', '1 2 1 1 - - -'],
    ['raft', '- - - - 1 2 2'],
  ])('%s costs the cards that the travel table shows: %s', (transport, expected) => {
    expect(costs(transport)).toBe(expected)
  })

  test('lakes and land roads cost the same in both directions', () => {
    for (const [kind] of TRANSPORTS.entries()) {
      for (const [terrain] of TERRAINS.entries()) {
        if (terrain === RIVER) continue
        expect(tableCost(kind, terrain, true)).toBe(tableCost(kind, terrain, false))
      }
    }
  })

  test('a counter fits if the table has a cost for its terrain; there are no raft counters and none fits on water', () => {
    for (const [terrain] of TERRAINS.entries()) {
      expect(counterFits(RAFT, terrain)).toBe(false)
      for (let kind = 0; kind < RAFT; kind++) {
        const possible = isLand(terrain) && tableCost(kind, terrain, false) !== undefined
        expect(counterFits(kind, terrain)).toBe(possible)
      }
    }
  })
})
