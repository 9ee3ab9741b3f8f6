import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed } from '../../../../kernel/index.ts'
import { PIECE_TOWNS, TOWN_COUNT, TOWNS, townNamed } from '../../rules/components/map.ts'
import { TERRAIN_DISTANCE, tourLength, treeLength } from './terrain-distance.ts'

describe('terrain distances', () => {
  test('are the same in both directions, and never longer than via a third town', () => {
    for (const from of TOWNS.keys())
      for (const to of TOWNS.keys()) {
        const direct = at(TERRAIN_DISTANCE, from)[to]
        expect(direct).toBe(at(TERRAIN_DISTANCE, to)[from])
        for (const via of TOWNS.keys())
          expect(direct).toBeLessThanOrEqual(
            at(at(TERRAIN_DISTANCE, from), via) + at(at(TERRAIN_DISTANCE, via), to) + 1e-9,
          )
      }
  })

  test('a ferry line is longer than a plain, and the easier of two roads counts', () => {
    const from = at(TERRAIN_DISTANCE, townNamed('elvenhold'))
    expect(at(from, townNamed('strykhaven'))).toBeGreaterThan(at(from, townNamed('lapphalia')))
    expect(at(from, townNamed('beata'))).toBe(at(from, townNamed('lapphalia')))
  })
})

describe('a tour', () => {
  test('is no shorter than the tree that connects its towns', () => {
    const chance = fastChance(fastSeed(5))
    for (let i = 0; i < 200; i++) {
      const boot = chance.below(TOWN_COUNT)
      const towns = chance.below(2 ** TOWN_COUNT) & PIECE_TOWNS
      expect(tourLength(boot, towns)).toBeGreaterThanOrEqual(treeLength(boot, towns, TERRAIN_DISTANCE) - 1e-9)
    }
  })

  test('visits all its towns, the nearest one next', () => {
    const [ixara, virst, beata] = [townNamed('ixara'), townNamed('virst'), townNamed('beata')]
    expect(tourLength(ixara, (1 << virst) | (1 << beata))).toBe(
      at(at(TERRAIN_DISTANCE, ixara), virst) + at(at(TERRAIN_DISTANCE, virst), beata),
    )
    expect(tourLength(ixara, 0)).toBe(0)
  })
})
