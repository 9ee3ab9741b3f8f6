import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import { ROADS, type Road, roadNamed, type TownId, townNamed } from './map.ts'
import {
  ANY_COUNTER,
  bareCost,
  caravanPrice,
  counterBit,
  countersOn,
  EMPTY_ROAD,
  FITTING,
  GOLD_PIECE,
  IS_LAND,
  isDoubled,
  LAND_ROADS,
  OBSTACLE,
  price,
  ROADS_FOR,
  WATER_ROADS,
} from './roads.ts'
import { counterFits, RAFT, TRANSPORTS, type TransportName } from './transport.ts'

const kind = (name: TransportName) => TRANSPORTS.indexOf(name)
const counter = (name: TransportName) => counterBit(kind(name))
const toll = (load: number, road: string, from: TownId, by: TransportName, wizard = false) =>
  price(load, roadNamed(road), townNamed(from), kind(by), wizard)

describe('the roads', () => {
  test('a land road can be used only with a transport that has a counter on it', () => {
    expect(toll(EMPTY_ROAD, 'ixara-lapphalia-wood', 'ixara', 'dragon')).toBeUndefined()
    expect(toll(counter('elfcycle'), 'ixara-lapphalia-wood', 'ixara', 'dragon')).toBeUndefined()
    expect(toll(counter('dragon'), 'ixara-lapphalia-wood', 'ixara', 'dragon')).toBe(2)
  })

  test('rivers and ferry lines need no counter, and rafts cannot use land roads', () => {
    expect(toll(EMPTY_ROAD, 'virst-ixara-river', 'virst', 'raft')).toBe(1)
    expect(toll(EMPTY_ROAD, 'virst-ixara-river', 'ixara', 'raft')).toBe(2)
    expect(toll(EMPTY_ROAD, 'elvenhold-virst-lake', 'virst', 'raft')).toBe(2)
    expect(toll(counter('dragon'), 'ixara-lapphalia-wood', 'ixara', 'raft')).toBeUndefined()
  })

  test('case 1: with a sea monster, Virst to Ixara costs two rafts, the way back three, and a ferry line three', () => {
    expect(toll(OBSTACLE, 'virst-ixara-river', 'virst', 'raft')).toBe(2)
    expect(toll(OBSTACLE, 'virst-ixara-river', 'ixara', 'raft')).toBe(3)
    expect(toll(OBSTACLE, 'parundia-yttar-lake', 'yttar', 'raft')).toBe(3)
  })

  test('case 2: a dragon and an elfcycle under double transport cost two dragons, one elfcycle, or a caravan of three', () => {
    const load = counter('dragon') | counter('elfcycle')
    expect(isDoubled(load)).toBe(true)
    expect(toll(load, 'ixara-lapphalia-wood', 'ixara', 'dragon')).toBe(2)
    expect(toll(load, 'ixara-lapphalia-wood', 'lapphalia', 'elfcycle')).toBe(1)
    expect(toll(load, 'ixara-lapphalia-wood', 'ixara', 'giantPig')).toBeUndefined()
    expect(caravanPrice(load)).toBe(3)
  })

  test('case 6: Feodor to Lapphalia with a dragon and a tree costs three dragons', () => {
    expect(toll(counter('dragon') | OBSTACLE, 'feodor-lapphalia-wood', 'feodor', 'dragon')).toBe(3)
  })

  test('a tree obstacle costs one more card of the same kind, and a caravan costs four cards', () => {
    const load = counter('unicorn') | OBSTACLE
    expect(toll(load, 'feodor-lapphalia-wood', 'feodor', 'unicorn')).toBe(2)
    expect(caravanPrice(load)).toBe(4)
    expect(caravanPrice(load, true)).toBe(3)
    expect(toll(load, 'feodor-lapphalia-wood', 'feodor', 'unicorn', true)).toBe(1)
  })

  test('a caravan needs a land road with a counter', () => {
    expect(caravanPrice(EMPTY_ROAD)).toBeUndefined()
    expect(caravanPrice(OBSTACLE)).toBeUndefined()
    expect(caravanPrice(counter('giantPig') | GOLD_PIECE)).toBe(3)
  })

  test('the terrain decides where a counter fits: pigs not in desert or mountains, dragons on all land roads', () => {
    expect(LAND_ROADS.length).toBe(35)
    expect(WATER_ROADS.length).toBe(13)
    expect(ROADS_FOR.map((roads) => roads.length)).toEqual([20, 28, 28, 27, 35, 35])
    for (const [road, { terrain }] of ROADS.entries()) {
      const fitting = [0, 1, 2, 3, 4, 5].filter((token) => counterFits(token, terrain))
      expect(countersOn(at(FITTING, road))).toEqual(fitting)
    }
  })

  test('the direction of travel changes the price only on rivers', () => {
    const cost = (road: Road, town: number) => TRANSPORTS.map((_, by) => bareCost(road, town, by))
    for (const [road, { from, to, terrain }] of ROADS.entries()) {
      if (IS_LAND[road]) expect(cost(road, from)).toEqual(cost(road, to))
      else expect([cost(road, from)[RAFT], cost(road, to)[RAFT]]).toEqual(terrain === 4 ? [1, 2] : [2, 2])
    }
  })

  test('the counters, the obstacle and the gold piece of a load use different bits', () => {
    expect(ANY_COUNTER & OBSTACLE).toBe(0)
    expect((ANY_COUNTER | OBSTACLE) & GOLD_PIECE).toBe(0)
    expect(countersOn(ANY_COUNTER | OBSTACLE | GOLD_PIECE).length).toBe(6)
  })
})
