import { expect, test } from 'vitest'
import { at, fastChance, fastSeed } from '../../../../kernel/index.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import { bestJourney, type Objective } from '../../journey/journey.ts'
import { TOWNS } from '../../rules/components/map.ts'
import { randomTraveller } from '../../testing/travellers.ts'
import type { Goal } from '../evaluation/goal.ts'
import { createJourneySearch, exhaustiveJourney, itineraryValue } from './exhaustive-journeys.ts'
import { NODES } from './nodes.ts'

/** An objective that the quick search can solve as well: it does not depend on what is left to visit. */
const OBJECTIVE: Objective = {
  piece: 1,
  gold: 0.05,
  twoCards: 0.3,
  cards: [0.1, 0.15, 0.2, 0.25, 0.1, 0.2, 0.3, 0.8],
  handLimit: 4,
  end: TOWNS.map((_, town) => 0.03 * town),
}
const GOAL: Goal = { ...OBJECTIVE, laying: 0, endValue: (town) => at(OBJECTIVE.end, town) }

const travellers = () => {
  const chance = fastChance(fastSeed(11))
  return Array.from({ length: 60 }, () => randomTraveller(chance, { cards: 6, counters: 30 }))
}

test('agrees with the quick search where both can solve the problem', () => {
  const search = createJourneySearch()
  for (const traveller of travellers()) {
    const counters = [1, 0, 1, 0, 0, 0]
    const found = exhaustiveJourney(search, traveller, GOAL, counters, NODES.exhaustive)
    expect(found.exact).toBe(true)
    expect(found.value).toBeCloseTo(bestJourney(traveller, OBJECTIVE, { counters }).value, 9)
    expect(itineraryValue(search, traveller, GOAL, found)).toBeCloseTo(found.value, 9)
  }
})

test('a search is not disturbed by another one that runs meanwhile', () => {
  const [search, inner] = [createJourneySearch(), createJourneySearch()]
  const [first, other] = [at(travellers(), 0), at(travellers(), 1)]
  const alone = exhaustiveJourney(search, first, GOAL, NO_COUNTERS, NODES.exhaustive)
  const interrupted: Goal = {
    ...GOAL,
    endValue(town, unvisited) {
      exhaustiveJourney(inner, other, GOAL, NO_COUNTERS, 10)
      return GOAL.endValue(town, unvisited)
    },
  }
  expect(exhaustiveJourney(search, first, interrupted, NO_COUNTERS, NODES.exhaustive)).toEqual(alone)
})

test('a search that runs into its limit says that it is not exact', () => {
  const traveller = at(travellers(), 0)
  const { exact } = exhaustiveJourney(createJourneySearch(), traveller, GOAL, NO_COUNTERS, 1)
  expect(exact).toBe(false)
})
