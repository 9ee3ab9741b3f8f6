import { describe, expect, test } from 'vitest'
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

  test('has seven pairs of towns that are joined twice', () => {
    const pairs = ROADS.map(({ from, to }) => `${Math.min(from, to)}-${Math.max(from, to)}`)
    const doubled = pairs.filter((pair, i) => pairs.indexOf(pair) !== i)
    expect(doubled.length).toBe(7)
    expect(new Set(doubled).size).toBe(7)
    expect(pairs.length - new Set(pairs).size).toBe(7)
  })

  test('Kihromah is the only dead end; the farthest two towns are 6 roads apart (case 7)', () => {
    const deadEnds = TOWNS.flatMap((_, town) => (ROADS_AT[town].length === 1 ? [town] : []))
    expect(deadEnds).toEqual([townNamed('kihromah')])
    expect(Math.max(...DISTANCE.flat())).toBe(6)
  })

  test('a distance is that of neighbours plus one, the same both ways', () => {
    for (const [town, distances] of DISTANCE.entries()) {
      expect(distances[town]).toBe(0)
      for (const [other, distance] of distances.entries()) {
        expect(DISTANCE[other][town]).toBe(distance)
        if (other === town) continue
        const nearest = Math.min(...ROADS_AT[other].map((road) => distances[otherEnd(road, other)]))
        expect(distance).toBe(nearest + 1)
      }
    }
  })

  test('twenty towns have a piece: all but Elvenhold', () => {
    expect(countTowns(PIECE_TOWNS)).toBe(20)
    expect((PIECE_TOWNS >> ELVENHOLD) & 1).toBe(0)
  })

  test('twelve towns have a town card', () => {
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

  test('the values of the towns are those of the rules page', () => {
    const valued = (value: number) => TOWNS.filter((town) => town.value === value).map(({ name }) => name)
    expect(valued(7)).toEqual(["Al'Baran"])
    expect(valued(6)).toEqual(['Kihromah'])
    expect(valued(5).sort()).toEqual(["Erg'Erén", 'Grangor', 'Jaccaranda', "Mah'Davikia"])
    expect(valued(4).sort()).toEqual(["Dag'Amura", 'Feodor', 'Parundia', 'Strykhaven', 'Usselen', 'Yttar'])
    expect(valued(3).sort()).toEqual(['Ixara', 'Rivinia', 'Throtmanni', 'Tichih', 'Virst', 'Wylhién'])
    expect(valued(2).sort()).toEqual(['Beatá', 'Lapphalia'])
    expect(valued(0)).toEqual(['Elvenhold'])
  })

  test('roads have names of their own, and every road leads to another town', () => {
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
