import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import {
  countTowns,
  DISTANCE,
  ELVENHOLD,
  otherEnd,
  PIECE_TOWNS,
  ROADS,
  ROADS_AT,
  roadNamed,
  TOWNS,
  townNamed,
} from './map.ts'
import { TERRAINS } from './transport.ts'

describe('the map', () => {
  test('has 21 towns and 48 roads: 8 plain, 12 wood, 7 desert, 8 mountain, 7 river, 6 lake', () => {
    expect(TOWNS.length).toBe(21)
    expect(ROADS.length).toBe(48)
    const count = TERRAINS.map((_, terrain) => ROADS.filter((road) => road.terrain === terrain).length)
    expect(count).toEqual([8, 12, 7, 8, 7, 6])
  })

  test('has seven pairs of towns that are joined by two roads', () => {
    const pairs = ROADS.map(({ from, to }) => `${Math.min(from, to)}-${Math.max(from, to)}`)
    const doubled = pairs.filter((pair, i) => pairs.indexOf(pair) !== i)
    expect(doubled.length).toBe(7)
    expect(new Set(doubled).size).toBe(7)
    expect(pairs.length - new Set(pairs).size).toBe(7)
  })

  test('has one dead end, Kihromah, and the two towns farthest apart are 6 roads apart (case 7)', () => {
    const deadEnds = TOWNS.flatMap((_, town) => (at(ROADS_AT, town).length === 1 ? [town] : []))
    expect(deadEnds).toEqual([townNamed('kihromah')])
    expect(Math.max(...DISTANCE.flat())).toBe(6)
  })

  test('has a distance of one more than the nearest neighbour, the same in both directions', () => {
    for (const [town, distances] of DISTANCE.entries()) {
      expect(distances[town]).toBe(0)
      for (const [other, distance] of distances.entries()) {
        expect(at(DISTANCE, other)[town]).toBe(distance)
        if (other === town) continue
        const nearest = Math.min(...at(ROADS_AT, other).map((road) => at(distances, otherEnd(road, other))))
        expect(distance).toBe(nearest + 1)
      }
    }
  })

  test('has town pieces in all twenty towns except Elvenhold', () => {
    expect(countTowns(PIECE_TOWNS)).toBe(20)
    expect((PIECE_TOWNS >> ELVENHOLD) & 1).toBe(0)
  })

  test('has town cards for twelve towns', () => {
    expect(TOWNS.filter(({ townCard }) => townCard).map(({ name }) => name)).toEqual([
      'Beatá',
      "Erg'Erén",
      'Grangor',
      'Ixara',
      'Jaccaranda',
      "Mah'Davikia",
      'Strykhaven',
      'Tichih',
      'Usselen',
      'Virst',
      'Wylhién',
      'Yttar',
    ])
  })

  test('has the town values of the rules page', () => {
    const valued = (value: number) => TOWNS.filter((town) => town.value === value).map(({ name }) => name)
    expect(valued(7)).toEqual(["Al'Baran"])
    expect(valued(6)).toEqual(['Kihromah'])
    expect(valued(5).sort()).toEqual(["Erg'Erén", 'Grangor', 'Jaccaranda', "Mah'Davikia"])
    expect(valued(4).sort()).toEqual(["Dag'Amura", 'Feodor', 'Parundia', 'Strykhaven', 'Usselen', 'Yttar'])
    expect(valued(3).sort()).toEqual(['Ixara', 'Rivinia', 'Throtmanni', 'Tichih', 'Virst', 'Wylhién'])
    expect(valued(2).sort()).toEqual(['Beatá', 'Lapphalia'])
    expect(valued(0)).toEqual(['Elvenhold'])
  })

  test('has a unique name for every road, and no road leads back to its own town', () => {
    expect(new Set(ROADS.map(({ id }) => id)).size).toBe(48)
    for (const [road, { id, from, to }] of ROADS.entries()) {
      expect(roadNamed(id)).toBe(road)
      expect(from).not.toBe(to)
      expect(otherEnd(road, from)).toBe(to)
      expect(otherEnd(road, to)).toBe(from)
    }
    expect(roadNamed('kihromah-grangor-wood')).toBe(-1)
  })
})
