import { expect, test } from 'vitest'
import { requireGame } from '../games/testing/lookup.ts'
import { at } from '../kernel/index.ts'
import { judgeAttempt } from './judge-attempt.ts'
import { openPlanted, readSuite } from './testing/planted-suite.ts'

const id = 'elfenland'
const planted = at(readSuite('tuning', id).matches, 0)
const match = openPlanted(id, planted)
const { turns } = at(planted.mistakes, 0)
const { moves } = at(match.log, turns)

/** What a review says if few games find a loss of win probability and more of them measure another. */
function judged(found: number, measured: number, pieces = 0) {
  const { reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`${id} has no reviewer`)
  const { model, evaluator } = reviewer
  const lossInGames = () => ({
    best: { moves, value: 0 },
    score: pieces,
    chance: found,
    measured: () => measured,
  })
  return judgeAttempt(match, { model, evaluator: { ...evaluator, lossInGames } }, turns, moves)
}

test.each([
  [0.1, 0.2, 'blunder', 0.2],
  [0.2, 0.1, 'mistake', 0.1],
  [0.05, 0.09, 'mistake', 0.09],
  [0.05, 0.06, 'inaccuracy', 0.06],
])('a loss of %d that more games measure as %d is told as measured', (found, measured, mark, chanceLoss) => {
  expect(judged(found, measured)).toMatchObject({ mark, chanceLoss })
})

test('a mistake of which more games show a part stays one', () => {
  expect(judged(0.1, 0.03)).toMatchObject({ mark: 'mistake', chanceLoss: 0.08 })
})

test.each([
  [0.1, 0.01],
  [0.2, -0.1],
  [0.05, 0.03],
])('a loss of %d of which more games show next to nothing (%d) is none', (found, measured) => {
  expect(judged(found, measured)).toEqual({ moves, loss: 0, chanceLoss: 0 })
})

test('pieces that were lost are marked even if no chance was', () => {
  expect(judged(0.1, -0.1, 1)).toMatchObject({ mark: 'mistake', loss: 1, chanceLoss: 0 })
})
