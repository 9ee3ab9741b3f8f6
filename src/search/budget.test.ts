import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { at, fastChance, fastSeed, type Game, viewOf } from '../kernel/index.ts'
import { toyGame } from '../kernel/testing/toy-game.ts'
import { startBudget } from './budget.ts'
import type { SearchModel } from './model.ts'
import { searchCandidates } from './search.ts'

/* The clock stands still unless a test moves it, so nothing depends on how fast this machine is. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds)

describe('a budget', () => {
  test('without milliseconds plans with all its iterations, however slow the device is', () => {
    const planned = startBudget(undefined, 160).startPlan()
    pass(60_000)
    expect(planned(1)).toBe(160)
    expect(startBudget({ iterations: 40 }, 160).startPlan()(7)).toBe(40)
  })

  test('plans with as many iterations as its time allows at the pace so far', () => {
    const planned = startBudget({ milliseconds: 1000 }, 160).startPlan()
    pass(100)
    // Ten in 100 ms: 90 more fit into the remaining 900 ms.
    expect(planned(10)).toBe(100)
    pass(100)
    // Thirty in 200 ms would be 150.
    expect(planned(30)).toBe(150)
    expect(planned(60)).toBe(160)
  })

  test('counts what happened before the first iteration towards the time, but not towards the pace', () => {
    const clock = startBudget({ milliseconds: 1000 }, 160)
    pass(500)
    const planned = clock.startPlan()
    pass(100)
    expect(planned(10)).toBe(50)
    pass(401)
    expect(clock.isExhausted(11)).toBe(true)
  })

  test('plans with everything as long as a coarse clock has not moved on', () => {
    expect(startBudget({ milliseconds: 100 }, 160).startPlan()(20)).toBe(160)
  })
})

describe('a search', () => {
  const CANDIDATES = Array.from({ length: 8 }, () => ({ moves: [], value: 0 }))

  /** The rollouts of each candidate if one takes this long, fewest first. */
  function rolloutsAt(millisecondsPerRollout: number, milliseconds?: number): number[] {
    const state = toyGame.setup({ tricks: 1 }, 2, fastChance(fastSeed(1)))
    const model: SearchModel = {
      game: toyGame as Game,
      sample: () => state,
      candidates: () => CANDIDATES,
      playPolicy: () => undefined,
      isHorizon: () => true,
      evaluate: () => {
        pass(millisecondsPerRollout)
        return 0
      },
    }
    const clock = startBudget(milliseconds === undefined ? undefined : { milliseconds }, 160)
    return searchCandidates(model, viewOf(state, 0), undefined, CANDIDATES, fastChance(fastSeed(2)), clock, {
      priorWeight: 1,
    })
      .map(({ rollouts }) => rollouts)
      .sort((a, b) => a - b)
  }

  test('on a fast device is the one without a time limit', () => {
    expect(rolloutsAt(1, 1000)).toEqual(rolloutsAt(1))
  })

  test('on a slow device still halves its candidates until one is left', () => {
    const slow = rolloutsAt(20, 1000)
    expect(slow.reduce((sum, rollouts) => sum + rollouts)).toBeLessThanOrEqual(50)
    // The last two of eight had twice as many rollouts as those that dropped out first, and more.
    expect(at(slow, 7)).toBeGreaterThan(2 * at(slow, 0))
  })

  test('that is far too slow tries every candidate once', () => {
    expect(rolloutsAt(10_000, 1000)).toEqual(CANDIDATES.map(() => 1))
  })
})
