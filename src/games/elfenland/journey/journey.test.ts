import { describe, expect, test } from 'vitest'
import { at, type Chance, fastChance, fastSeed } from '../../../kernel/index.ts'
import { sampleSize, TRIES_ALL } from '../../../kernel/testing/sample-size.ts'
import { caravansFrom } from '../rules/components/caravans.ts'
import { CARDS, type CardName, HAND_KINDS } from '../rules/components/cards.ts'
import {
  DISTANCE,
  PIECE_TOWNS,
  roadNamed,
  TOWN_COUNT,
  TOWNS,
  type TownId,
  townNamed,
} from '../rules/components/map.ts'
import { counterBit, emptyRoads, GOLD_PIECE, type Load, OBSTACLE } from '../rules/components/roads.ts'
import { TRANSPORTS, type TransportName } from '../rules/components/transport.ts'
import { type Crowding, follow, randomTraveller, stopValue, tryAll } from '../testing/travellers.ts'
import { bestJourney, NO_END, type Objective, paymentOf } from './journey.ts'
import type { Traveller } from './traveller.ts'

const alike = (value: number): number[] => Array.from({ length: HAND_KINDS }, () => value)

const TOWNS_FIRST: Objective = {
  piece: 1,
  gold: 0,
  twoCards: 0,
  cards: alike(1 / 64),
  handLimit: 4,
  end: NO_END,
}
const GOLD_ONLY: Objective = { ...TOWNS_FIRST, piece: 0, gold: 1, cards: alike(0) }

/** The values have few binary digits, so that their sums are exact in any order. */
const OBJECTIVES: Record<string, (chance: Chance) => Objective> = {
  'towns, then cards': () => TOWNS_FIRST,
  'towns, then an end near a town': (chance) => ({
    ...TOWNS_FIRST,
    cards: alike(0),
    end: at(DISTANCE, chance.below(TOWN_COUNT)).map((roads) => -roads),
  }),
  'gold alone': () => GOLD_ONLY,
  'gold or two cards': () => ({
    ...TOWNS_FIRST,
    piece: 8,
    gold: 1,
    twoCards: 9,
    cards: alike(2),
    handLimit: 99,
  }),
  'cards of different values': (chance) => ({
    piece: 4,
    gold: 0.5,
    twoCards: 2,
    cards: alike(0).map(() => chance.below(9) / 4),
    handLimit: 2 + chance.below(4),
    end: NO_END.map(() => chance.below(8) / 4),
  }),
  'cards that are better spent': (chance) => ({
    piece: 2,
    gold: 0.25,
    twoCards: 0,
    cards: alike(0).map(() => chance.below(9) / 4 - 1),
    handLimit: 4,
    end: NO_END.map(() => chance.below(8) / 4 - 1),
  }),
}

const FULL = { obstacles: 6, goldPieces: 4, doubled: 4 }
const CROWDS: Record<string, { crowd: Crowding; positions: number }> = {
  'few counters': { crowd: { counters: 8, cards: 6 }, positions: 300 },
  'two kinds, many roads that can be paid': { crowd: { counters: 25, cards: 5, kinds: 2 }, positions: 120 },
  'everything on the map': { crowd: { counters: 20, cards: 5, ...FULL }, positions: 300 },
  'on the way already': { crowd: { counters: 20, cards: 5, ...FULL, earned: 7 }, positions: 100 },
  'three kinds with everything': { crowd: { counters: 25, cards: 6, kinds: 3, ...FULL }, positions: 50 },
  'one wizard': { crowd: { counters: 15, cards: 4, wizards: 1, gold: 4, ...FULL }, positions: 25 },
  'one wizard and one gold': {
    crowd: { counters: 20, cards: 5, kinds: 3, wizards: 1, gold: 1, ...FULL, obstacles: 20 },
    positions: 60,
  },
  'two wizards': { crowd: { counters: 15, cards: 2, wizards: 2, gold: 6, ...FULL }, positions: 12 },
  'three wizards and little gold': {
    crowd: { counters: 20, cards: 3, kinds: 2, wizards: 3, gold: 4, ...FULL, obstacles: 20 },
    positions: 25,
  },
}

describe('the best journey is as good as the best one found by exhaustive search, and all its steps are legal', () => {
  let seed = 0
  for (const [crowdName, { crowd, positions }] of Object.entries(CROWDS)) {
    test.each(Object.entries(OBJECTIVES))(`${crowdName}: %s`, (_, objectiveOf) => {
      const chance = fastChance(fastSeed(41, seed++))
      for (let i = 0; i < (TRIES_ALL ? positions : Math.ceil(positions / 10)); i++) {
        const traveller = randomTraveller(chance, crowd)
        const objective = objectiveOf(chance)
        const journey = bestJourney(traveller, objective)
        const end = follow(traveller, journey.steps)
        expect(journey.exact).toBe(true)
        expect(journey.value).toBe(tryAll(traveller, objective))
        expect(stopValue(traveller, objective, end)).toBe(journey.value)
        expect(end.hand).toEqual(journey.hand)
        expect(end.earned).toBe(journey.earned)
        expect(end.toVisit).toBe(traveller.toVisit & ~journey.pieces)
      }
    })
  }
})

const kind = (name: CardName): number => CARDS.indexOf(name)
const counter = (name: TransportName): Load => counterBit(TRANSPORTS.indexOf(name))

interface Case {
  readonly boot: TownId
  readonly hand: Partial<Record<CardName, number>>
  readonly roads?: Readonly<Record<string, Load>>
  readonly gold?: number
}

function traveller({ boot, hand, roads = {}, gold = 0 }: Case): Traveller {
  const loads = emptyRoads()
  for (const [id, load] of Object.entries(roads)) loads[roadNamed(id)] = load
  return {
    boot: townNamed(boot),
    roads: loads,
    hand: CARDS.slice(0, HAND_KINDS).map((name) => hand[name] ?? 0),
    toVisit: PIECE_TOWNS & ~(1 << townNamed(boot)),
    gold,
    values: TOWNS.map(({ value }) => value),
    earned: 0,
  }
}

const journeyOf = (position: Case, objective: Objective = TOWNS_FIRST) => {
  const journey = bestJourney(traveller(position), objective)
  return { ...journey, through: journey.towns.map((town) => at(TOWNS, town).id) }
}

describe('the cases of the rules page', () => {
  test('case 1: Virst to Ixara with a sea monster costs two rafts, and the way back three', () => {
    const roads = { 'virst-ixara-river': OBSTACLE }
    expect(journeyOf({ boot: 'virst', hand: { raft: 1 }, roads }).through).toEqual([])
    expect(journeyOf({ boot: 'virst', hand: { raft: 2 }, roads }, GOLD_ONLY).earned).toBe(4)
    const down = {
      'virst-ixara-river': OBSTACLE,
      'elvenhold-virst-lake': OBSTACLE,
      'strykhaven-virst-lake': OBSTACLE,
    }
    expect(journeyOf({ boot: 'virst', hand: { raft: 2 }, roads: down }).through).toEqual(['ixara'])
    const up = { 'virst-ixara-river': OBSTACLE, 'ixara-mahdavikia-river': OBSTACLE }
    expect(journeyOf({ boot: 'ixara', hand: { raft: 3 }, roads: up }, GOLD_ONLY).through).toEqual([
      'mahdavikia',
      'grangor',
    ])
  })

  test('case 2: under double transport, one elfcycle is better than two dragons or a caravan', () => {
    const roads = { 'ixara-lapphalia-wood': counter('dragon') | counter('elfcycle') }
    const all = journeyOf({ boot: 'ixara', hand: { dragon: 2, elfcycle: 1, giantPig: 3 }, roads })
    expect(all.steps).toEqual([
      { type: 'travel', road: roadNamed('ixara-lapphalia-wood'), by: kind('elfcycle') },
    ])
    expect(journeyOf({ boot: 'ixara', hand: { dragon: 2 }, roads }).through).toEqual(['lapphalia'])
    expect(journeyOf({ boot: 'ixara', hand: { dragon: 1, giantPig: 2 }, roads }).through).toEqual([
      'lapphalia',
    ])
    expect(journeyOf({ boot: 'ixara', hand: { dragon: 1, giantPig: 1 }, roads }).through).toEqual([])
  })

  test("case 3: Feodor, Throtmanni, Al'Baran, Parundia earns 14; Feodor to Dag'Amura over a gold piece earns 8", () => {
    const roads = {
      'feodor-throtmanni-desert': counter('dragon'),
      'albaran-throtmanni-desert': counter('unicorn'),
      'albaran-parundia-desert': counter('trollWagon'),
    }
    const journey = journeyOf(
      { boot: 'feodor', hand: { dragon: 1, unicorn: 2, trollWagon: 2 }, roads },
      GOLD_ONLY,
    )
    expect(journey.through).toEqual(['throtmanni', 'albaran', 'parundia'])
    expect(journey.earned).toBe(14)
    const rich = { 'dagamura-feodor-desert': counter('dragon') | GOLD_PIECE }
    expect(journeyOf({ boot: 'feodor', hand: { dragon: 1 }, roads: rich }, GOLD_ONLY).earned).toBe(8)
    expect(journeyOf({ boot: 'feodor', hand: { dragon: 3 }, roads: rich }, GOLD_ONLY).earned).toBe(8 + 8 + 8)
  })

  test('case 4: Elvenhold to Virst with a sea monster costs three rafts, or two rafts, a wizard and one gold', () => {
    const roads = {
      'elvenhold-virst-lake': OBSTACLE,
      'elvenhold-strykhaven-lake': OBSTACLE,
      'elvenhold-rivinia-river': OBSTACLE,
      'beata-elvenhold-river': OBSTACLE,
    }
    const toVirst = { ...TOWNS_FIRST, end: NO_END.map((_, town) => (town === townNamed('virst') ? 50 : 0)) }
    expect(journeyOf({ boot: 'elvenhold', hand: { raft: 3 }, roads }, toVirst).through).toEqual(['virst'])
    expect(journeyOf({ boot: 'elvenhold', hand: { raft: 2 }, roads }, toVirst).through).not.toContain('virst')
    const passed = journeyOf(
      { boot: 'elvenhold', hand: { raft: 2, elvenWizard: 1 }, roads, gold: 1 },
      toVirst,
    )
    expect(passed.steps).toEqual([
      { type: 'travel', road: roadNamed('elvenhold-virst-lake'), by: kind('raft'), wizard: true },
    ])
    const poor = journeyOf({ boot: 'elvenhold', hand: { raft: 2, elvenWizard: 1 }, roads, gold: 0 }, toVirst)
    expect(poor.through).not.toContain('virst')
  })

  test('case 5: a flight from Feodor to Virst costs three gold and takes the piece, but the value is not paid', () => {
    const onlyVirst = {
      ...traveller({ boot: 'feodor', hand: { elvenWizard: 1 }, gold: 3 }),
      toVisit: 1 << townNamed('virst'),
    }
    const journey = bestJourney(onlyVirst, TOWNS_FIRST)
    expect(journey.steps).toEqual([{ type: 'magicFlight', town: townNamed('virst') }])
    expect([journey.earned, journey.pieces]).toEqual([0, onlyVirst.toVisit])
    expect(bestJourney({ ...onlyVirst, gold: 2 }, TOWNS_FIRST).steps).toEqual([])
  })

  test("case 6: Dag'Amura to Kihromah and back costs four magic clouds; Feodor to Lapphalia past a tree costs three dragons", () => {
    const cloud = { 'dagamura-kihromah-wood': counter('magicCloud') }
    expect(journeyOf({ boot: 'dagamura', hand: { magicCloud: 4 }, roads: cloud }, GOLD_ONLY).earned).toBe(10)
    expect(journeyOf({ boot: 'dagamura', hand: { magicCloud: 3 }, roads: cloud }, GOLD_ONLY).earned).toBe(6)
    const tree = { 'feodor-lapphalia-wood': counter('dragon') | OBSTACLE }
    expect(journeyOf({ boot: 'feodor', hand: { dragon: 3 }, roads: tree }).through).toEqual(['lapphalia'])
    expect(journeyOf({ boot: 'feodor', hand: { dragon: 2 }, roads: tree }).through).toEqual([])
  })
})

describe('the journey search', () => {
  test('pays a caravan with the least valuable cards and saves those that another road needs', () => {
    const roads = {
      'elvenhold-lapphalia-plain': counter('trollWagon'),
      'feodor-lapphalia-wood': counter('dragon'),
    }
    const hand = { dragon: 2, giantPig: 2, raft: 1 }
    const journey = journeyOf({ boot: 'elvenhold', hand, roads })
    expect(journey.through).toEqual(['lapphalia', 'feodor'])
    expect(journey.steps[0]).toEqual({
      type: 'caravan',
      road: roadNamed('elvenhold-lapphalia-plain'),
      cards: [2, 0, 0, 0, 0, 0, 1],
    })
  })

  test('pays an earlier caravan so that the best journey stays possible', () => {
    const chance = fastChance(fastSeed(8))
    for (let i = 0; i < sampleSize(60); i++) {
      const owing = randomTraveller(chance, { counters: 25, cards: 6, kinds: 3, ...FULL })
      const afterPaying = (cards: readonly number[]): Traveller => ({
        ...owing,
        hand: owing.hand.map((held, card) => held - (cards[card] ?? 0)),
      })
      const best = caravansFrom(owing.hand, 3).map((cards) => tryAll(afterPaying(cards), TOWNS_FIRST))
      const paid = afterPaying(paymentOf(3, owing, TOWNS_FIRST))
      expect(tryAll(paid, TOWNS_FIRST)).toBe(Math.max(...best))
    }
  })
  test('does not pay a wizard with gold earned on the journey', () => {
    const roads = { 'albaran-feodor-desert': counter('dragon') }
    const hand = { dragon: 1, elvenWizard: 1 }
    const objective = { ...TOWNS_FIRST, piece: 100, gold: 1 }
    expect(journeyOf({ boot: 'feodor', hand, roads, gold: 2 }, objective).steps.length).toBe(1)
    expect(journeyOf({ boot: 'feodor', hand, roads, gold: 3 }, objective).steps.length).toBe(2)
  })

  test('reports that it was cut off, and still finds a legal journey', () => {
    const chance = fastChance(fastSeed(43))
    for (let i = 0; i < 50; i++) {
      const position = randomTraveller(chance, { counters: 30, cards: 9, wizards: 3, gold: 9, ...FULL })
      const journey = bestJourney(position, TOWNS_FIRST, { nodes: 500 })
      expect(journey.exact).toBe(false)
      expect(stopValue(position, TOWNS_FIRST, follow(position, journey.steps))).toBe(journey.value)
    }
  })

  test('lays its own counters only on empty roads where they fit, and no more than it has', () => {
    const chance = fastChance(fastSeed(44))
    for (let i = 0; i < sampleSize(300); i++) {
      const position = randomTraveller(chance, { counters: 8, cards: 5 })
      const counters = TRANSPORTS.slice(0, 6).map(() => chance.below(2))
      const plan = bestJourney(position, TOWNS_FIRST, { counters })
      const roads = position.roads.slice()
      for (const { road, counter: laid } of plan.layings) {
        expect(roads[road]).toBe(0)
        roads[road] = counterBit(laid)
        counters[laid] = at(counters, laid) - 1
      }
      expect(Math.min(...counters)).toBeGreaterThanOrEqual(0)
      const afterwards = { ...position, roads }
      expect(stopValue(afterwards, TOWNS_FIRST, follow(afterwards, plan.steps))).toBe(plan.value)
      expect(bestJourney(afterwards, TOWNS_FIRST).value).toBe(plan.value)
      expect(plan.value).toBeGreaterThanOrEqual(bestJourney(position, TOWNS_FIRST).value)
    }
  })
})
