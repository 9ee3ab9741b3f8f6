import { describe, expect, test } from 'vitest'
import { fastChance, fastSeed } from '../../../kernel/index.ts'
import { PIECE_TOWNS, TOWN_COUNT, TOWNS, townNamed } from '../rules/components/map.ts'
import { netOf } from './farsight.ts'
import { TOIL, wayThrough } from './toil.ts'

describe('toil', () => {
  test('is the same in both directions, and never more than over a third town', () => {
    for (const from of TOWNS.keys())
      for (const to of TOWNS.keys()) {
        expect(TOIL[from][to]).toBe(TOIL[to][from])
        for (const over of TOWNS.keys())
          expect(TOIL[from][to]).toBeLessThanOrEqual(TOIL[from][over] + TOIL[over][to] + 1e-9)
      }
  })

  test('a ferry line is farther than a plain, and the easier of two roads counts', () => {
    const from = TOIL[townNamed('elvenhold')]
    expect(from[townNamed('strykhaven')]).toBeGreaterThan(from[townNamed('lapphalia')])
    expect(from[townNamed('beata')]).toBe(from[townNamed('lapphalia')])
  })

  test('a way through towns is no shorter than the net that joins them, and visits them all', () => {
    const chance = fastChance(fastSeed(5))
    for (let i = 0; i < 200; i++) {
      const boot = chance.below(TOWN_COUNT)
      const towns = chance.below(2 ** TOWN_COUNT) & PIECE_TOWNS
      expect(wayThrough(boot, towns)).toBeGreaterThanOrEqual(netOf(boot, towns, TOIL) - 1e-9)
    }
    const [ixara, virst, beata] = [townNamed('ixara'), townNamed('virst'), townNamed('beata')]
    expect(wayThrough(ixara, (1 << virst) | (1 << beata))).toBe(TOIL[ixara][virst] + TOIL[virst][beata])
    expect(wayThrough(ixara, 0)).toBe(0)
  })
})
