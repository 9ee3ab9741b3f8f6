import { expect, test } from 'vitest'
import { at, stateAt, viewOf } from '../../../kernel/index.ts'
import { TRIES_ALL } from '../../../kernel/testing/sample-size.ts'
import { openPlanted, readSuite } from '../../../review/testing/planted-suite.ts'
import { memoryIn } from '../../../search/play-out.ts'
import { requireGame } from '../../testing/lookup.ts'

const GAMES = 120

/** The positions of the planted mistakes in one match, as the player who could make them saw them. */
function positionsOf(id: string, index = 0) {
  const { game, reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`${id} has no reviewer`)
  const { model, evaluator } = reviewer
  return readSuite('tuning', id)
    .matches.slice(index, index + 1)
    .flatMap((planted) => {
      const match = openPlanted(id, planted)
      return planted.mistakes.map(({ turns, move }) => {
        const { seat } = at(match.log, turns)
        const view = viewOf(stateAt(match, turns), seat)
        const memory = memoryIn(match, model, seat, turns)
        const best = at(model.candidates(view, memory, 1), 0)
        const lossOf = (moves: readonly unknown[], chance = 0.5) =>
          evaluator.lossInGames?.(view, memory, moves, GAMES, chance)
        return { best, weak: [at(game.legal(view), move)], lossOf }
      })
    })
}

/** The last test is about Elfengold in any case. */
for (const id of TRIES_ALL ? ['elfenland', 'elfengold'] : ['elfenland']) {
  const positions = positionsOf(id)

  test(`a recommended move of ${id} costs nothing`, () => {
    for (const { best, lossOf } of positions) expect(lossOf(best.moves)).toBeUndefined()
  })

  test(`the loss of a move of ${id} is the same each time`, () => {
    const { weak, lossOf } = at(positions, 0)
    const [once, again] = [lossOf(weak), lossOf(weak)]
    expect(JSON.stringify(once)).toBe(JSON.stringify(again))
    expect(once?.measured()).toBe(again?.measured())
    expect(once?.measured()).toBeGreaterThan(0)
  })

  test(`a player of ${id} with little chance to win loses little by a loss of pieces`, () => {
    const losses = positions.slice(0, 2).map(({ weak, lossOf }) => [lossOf(weak, 0.02), lossOf(weak, 0.5)])
    const clear = losses.filter(([, even]) => even && even.chance > 0.2)
    expect(clear.length).toBeGreaterThan(0)
    for (const [little, even] of clear) {
      expect(little?.score).toBe(even?.score)
      expect(little?.chance).toBeLessThan(even?.chance ?? 0)
    }
  })
}

test('a move in the last round of elfengold that only loses ties costs no pieces, but the win', () => {
  const { weak, lossOf } = at(positionsOf('elfengold', 24), 3)
  const loss = lossOf(weak, 0.3)
  expect(loss?.score).toBe(0)
  expect(loss?.measured()).toBeGreaterThan(0.5)
})
