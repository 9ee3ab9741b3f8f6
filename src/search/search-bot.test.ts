import { expect, test } from 'vitest'
import { fastChance, fastSeed, type Game, viewOf } from '../kernel/index.ts'
import { toyGame } from '../kernel/testing/toy-game.ts'
import type { SearchModel } from './model.ts'
import { searchBot } from './search-bot.ts'

/** Counts the rollouts of one decision between two candidates, of which rollouts prefer the second. */
function decide(isSettled?: boolean): { move: unknown; rollouts: number } {
  const state = toyGame.setup({ tricks: 1 }, 2, fastChance(fastSeed(1)))
  const candidates = toyGame.legal(viewOf(state, 0)).map((move) => ({ moves: [move], value: 0 }))
  let rollouts = 0
  const model: SearchModel = {
    game: toyGame as Game,
    sample: () => structuredClone(state),
    candidates: (_view, _memory, limit) => candidates.slice(0, Math.min(2, limit)),
    playPolicy: () => undefined,
    isHorizon: () => true,
    evaluate: () => rollouts++ % 2,
    ...(isSettled === undefined ? {} : { isSettled: () => isSettled }),
  }
  const bot = searchBot('bot', model, { candidates: 2, iterations: 8, priorWeight: 0 })
  const move = bot.choose(viewOf(state, 0), fastChance(fastSeed(2)))
  return { move: candidates.findIndex(({ moves: [known] }) => known === move), rollouts }
}

test('a search tries its candidates, unless the model says that the first one is to be chosen', () => {
  expect(decide()).toEqual({ move: 1, rollouts: 8 })
  expect(decide(false)).toEqual({ move: 1, rollouts: 8 })
  expect(decide(true)).toEqual({ move: 0, rollouts: 0 })
})
