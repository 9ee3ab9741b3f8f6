import { expect, test } from 'vitest'
import { at, fastChance, fastSeed, sum } from '../../../../kernel/index.ts'
import type { Traveller } from '../../journey/traveller.ts'
import { follow, randomTraveller } from '../../testing/travellers.ts'
import { futureOf } from '../evaluation/future.ts'
import type { Goal } from '../evaluation/goal.ts'
import { elfenlandForesight } from '../foresight/elfenland.ts'
import { beamJourney, createBeam } from './beam.ts'
import { createJourneySearch, exhaustiveJourney, itineraryValue } from './exhaustive-journeys.ts'
import { NODES } from './nodes.ts'

const GOAL: Goal = {
  gold: 0.05,
  twoCards: 0.3,
  cards: [0.01, 0.03, 0.02, 0.05, 0.01, 0.02, 0.03, 0],
  handLimit: 4,
  laying: 0.05,
  endValue: futureOf(elfenlandForesight.two.weights.futures, 1).towns,
}
const COUNTERS = [1, 0, 1, 0, 2, 0]

const search = createJourneySearch()
const beam = createBeam()
const chance = fastChance(fastSeed(12))
const travellers = Array.from({ length: 40 }, () =>
  randomTraveller(chance, { cards: 8, counters: 12, obstacles: 2, wizards: 1, goldPieces: 2, doubled: 2 }),
)

/** The journey is travelled after its counters have been laid. */
function travelled(traveller: Traveller, { layings, steps }: ReturnType<typeof beamJourney>) {
  const roads = [...traveller.roads]
  for (const { road, counter } of layings) roads[road] = at(roads, road) | (1 << counter)
  return follow({ ...traveller, roads }, steps)
}

test('a beam finds a legal journey, lays only counters of its own on empty roads, and knows its value', () => {
  for (const traveller of travellers) {
    const found = beamJourney(search, beam, traveller, GOAL, COUNTERS, 8)
    const end = travelled(traveller, found)
    expect(end.hand).toEqual(found.hand)
    expect(end.earned).toBe(found.earned)
    expect(itineraryValue(search, traveller, GOAL, found)).toBeCloseTo(found.value, 9)
    for (const { road } of found.layings) expect(at(traveller.roads, road)).toBe(0)
    for (const [kind, held] of COUNTERS.entries())
      expect(found.layings.filter(({ counter }) => counter === kind).length).toBeLessThanOrEqual(held)
  }
})

test('a beam is never better than the best journey, and the wider it is the less it misses', () => {
  const missedBy = (width: number): number =>
    sum(
      travellers.map((traveller) => {
        const best = exhaustiveJourney(search, traveller, GOAL, COUNTERS, NODES.exhaustive)
        const found = beamJourney(search, beam, traveller, GOAL, COUNTERS, width)
        if (best.exact) expect(found.value).toBeLessThan(best.value + 1e-9)
        return best.exact ? best.value - found.value : 0
      }),
    ) / travellers.length
  const [narrow, wide] = [missedBy(2), missedBy(24)]
  expect(wide).toBeLessThan(narrow)
  expect(wide).toBeLessThan(0.05)
})

test('without counters and cards a beam stays where it is', () => {
  const traveller = { ...at(travellers, 0), hand: [0, 0, 0, 0, 0, 0, 0, 0] }
  const { steps, layings } = beamJourney(search, beam, traveller, GOAL, [0, 0, 0, 0, 0, 0], 8)
  expect([steps, layings]).toEqual([[], []])
})
