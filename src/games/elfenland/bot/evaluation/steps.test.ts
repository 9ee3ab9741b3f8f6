import { expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import { LARGE_TABLE_STEPS, type WeightSteps, weightsAfter } from './steps.ts'
import { WHOLE_GAME_WEIGHTS } from './weights.ts'

const NO_STAGE_STEPS = { gold: 0, cards: 0, road: 0, near: 0, town: 0 }
const NO_STEPS: WeightSteps = {
  stages: [NO_STAGE_STEPS, NO_STAGE_STEPS, NO_STAGE_STEPS],
  confidence: 0,
  keptBack: 0,
  lastGold: 0,
  match: 0,
  tokens: 0,
}

test('no steps change nothing', () => {
  expect(weightsAfter(NO_STEPS)).toEqual(WHOLE_GAME_WEIGHTS)
})

test('a stage of the game has steps of its own', () => {
  const stages = [NO_STAGE_STEPS, { ...NO_STAGE_STEPS, town: 1 }, NO_STAGE_STEPS]
  const { elfengold } = weightsAfter({ ...NO_STEPS, stages }).futures
  const changed = elfengold.map(({ town }, i) => town !== at(WHOLE_GAME_WEIGHTS.futures.elfengold, i).town)
  expect(changed).toEqual([false, true, true, false, false])
})

test('the weights for large tables change nothing in Elfenland', () => {
  expect(weightsAfter(LARGE_TABLE_STEPS).futures.elfenland).toBe(WHOLE_GAME_WEIGHTS.futures.elfenland)
})
