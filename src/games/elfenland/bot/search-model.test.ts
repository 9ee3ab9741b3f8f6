import { describe, expect, test } from 'vitest'
import { at, type Chance, fastChance, fastSeed, viewOf } from '../../../kernel/index.ts'
import { elfengold } from '../rules/game.ts'
import { type PlayerSetting, type Setting, tableAt } from '../testing/position.ts'
import { elfengoldForesight } from './foresight/elfengold.ts'
import { elfenLevels } from './levels.ts'
import { createPlanner, ONE_ROUND } from './planner/planner.ts'
import { lastPlanningPolicies } from './policies/policy-sets.ts'
import { createModel } from './search-model.ts'
import { seatViewOf } from './seat-view.ts'

const elfengoldModel = createModel(elfengold, elfengoldForesight)

const TRAVELLER: PlayerSetting = { boot: 'virst', hand: { elfcycle: 2 }, tokens: { elfcycle: 1 } }

/** The planning of a round, in which the first player has a counter to lay. */
const planningOf = (seats: number, setting: Setting = {}) =>
  tableAt('planning', { players: [TRAVELLER, ...Array.from({ length: seats - 1 }, () => ({}))], ...setting })

describe('master in the planning phase of Elfengold', () => {
  const levels = elfenLevels('elfengold', elfengoldForesight, elfengoldModel)
  const master = at(levels, levels.length - 1)

  /** Whether the decision is made by sampled rounds, which ask for chance. */
  function samples(seats: number, round: number): boolean {
    let asked = false
    const chance: Chance = fastChance(fastSeed(1))
    const watched: Chance = {
      below(limit) {
        asked = true
        return chance.below(limit)
      },
      draw: (bag) => chance.draw(bag),
    }
    master.choose(viewOf(planningOf(seats, { round }), 0), watched)
    return asked
  }

  test('tries its layings in sampled rounds, at a table of six in the last round only', () => {
    expect(samples(2, 5)).toBe(true)
    expect(samples(5, 5)).toBe(true)
    expect(samples(6, 5)).toBe(false)
    expect(samples(6, 6)).toBe(true)
  })

  test('plays fewer sampled rounds where the players of these plan: between two and at a table of six', () => {
    const efforts = [2, 5, 6].map((seats) =>
      elfengoldModel.effort?.(viewOf(planningOf(seats, { round: 6 }), 0)),
    )
    expect(efforts).toEqual([0.5, 1, 0.5])
    expect(elfengoldModel.effort?.(viewOf(planningOf(2, { round: 5 }), 0))).toBe(1)
  })
})

test('in the sampled rounds of the last planning only two players cast spells', () => {
  // There are dragons on all roads from Ixara, and the player has cards for an elfcycle.
  const moveAt = (seats: number) => {
    const state = tableAt('planning', {
      round: 6,
      players: [
        { boot: 'ixara', hand: { elfcycle: 2 }, tokens: { doubleTransport: 1, elfcycle: 1 } },
        ...Array.from({ length: seats - 1 }, () => ({})),
      ],
      roads: Object.fromEntries(
        ['ixara-lapphalia-wood', 'ixara-virst-plain', 'dagamura-ixara-wood', 'ixara-mahdavikia-mountain'].map(
          (road) => [road, ['dragon'] as const],
        ),
      ),
    })
    return lastPlanningPolicies(createPlanner(ONE_ROUND)).planning(seatViewOf(viewOf(state, 0))).type
  }
  expect(moveAt(2)).toBe('doubleTransport')
  expect(moveAt(6)).not.toBe('doubleTransport')
})
