import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed, type Game, viewOf } from '../kernel/index.ts'
import { toyGame } from '../kernel/testing/toy-game.ts'
import { startBudget } from './budget.ts'
import type { SearchModel } from './model.ts'
import { searchCandidates } from './search.ts'

const ITERATIONS = 480

/** Searches candidates whose rollouts have these values, one for each world. Returns them in order, and their rollouts. */
function search(
  values: readonly ((world: number) => number)[],
  certainty?: number,
): { order: number[]; rollouts: number[] } {
  const state = toyGame.setup({ tricks: 1 }, 2, fastChance(fastSeed(1)))
  const worlds = values.map(() => 0)
  let played = 0
  const play: Game['play'] = (_state, _seat, move) => {
    played = Number(move)
    return undefined
  }
  const model: SearchModel = {
    game: { ...(toyGame as Game), play },
    sample: () => state,
    candidates: () => candidates,
    playPolicy: () => undefined,
    isHorizon: () => true,
    evaluate: () => {
      const world = at(worlds, played)
      worlds[played] = world + 1
      return at(values, played)(world)
    },
  }
  const candidates = values.map((_, index) => ({ moves: [index], value: 0 }))
  const luck = fastChance(fastSeed(2))
  const clock = startBudget(undefined, ITERATIONS)
  const options = { priorWeight: 10, ...(certainty === undefined ? {} : { certainty }) }
  const searched = searchCandidates(model, viewOf(state, 0), undefined, candidates, luck, clock, options)
  return {
    order: searched.map(({ moves: [move] }) => Number(move)),
    rollouts: searched.map(({ rollouts }) => rollouts),
  }
}

const total = (rollouts: readonly number[]): number => rollouts.reduce((sum, count) => sum + count)

describe('a search that may be certain early', () => {
  /** The same luck for all candidates of a world. */
  const luckIn = (world: number): number => ((world * 7919) % 101) / 10

  test('ends when one candidate is clearly ahead, however much luck they share', () => {
    const values = [0, 3, 2].map((skill) => (world: number) => skill + luckIn(world))
    const { order, rollouts } = search(values, 3)
    expect(order).toEqual([1, 2, 0])
    expect(rollouts).toEqual([40, 40, 40])
    expect(total(search(values).rollouts)).toBe(ITERATIONS)
  })

  test('drops those that are clearly behind, and goes on with the others', () => {
    const close = (phase: number) => (world: number) => luckIn(world + phase)
    const { order, rollouts } = search([() => -20, close(0), close(50), () => -20], 3)
    expect(new Set(order.slice(0, 2))).toEqual(new Set([1, 2]))
    expect(rollouts.slice(2)).toEqual([40, 40])
    expect(Math.min(...rollouts.slice(0, 2))).toBeGreaterThan(100)
  })

  test('does not take a lucky start for certain', () => {
    const lucky = (world: number): number => (world < 20 ? 10 : 0)
    const steady = (world: number): number => (world % 2 === 0 ? 4 : 3)
    expect(search([lucky, steady], 3).order).toEqual([1, 0])
  })
})
