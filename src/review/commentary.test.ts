import { describe, expect, test } from 'vitest'
import { GAMES } from '../games/all.ts'
import type { GameManifest } from '../games/manifest.ts'
import { at, fastChance, fastSeed, type State, startMatch, viewOf } from '../kernel/index.ts'
import { knowingLevels, type Reviewer } from '../search/evaluator.ts'
import { playMatchOut } from '../search/play-out.ts'
import { watchedChances } from './commentary.ts'

const SEATS = ['Ada', 'Bob', 'Cy']
const reviewed = GAMES.flatMap((manifest) =>
  manifest.reviewer ? [{ name: manifest.game.id, manifest, reviewer: manifest.reviewer }] : [],
)

describe.each(reviewed)('a commentary on $name', ({ manifest, reviewer }) => {
  const positions = spreadOver(manifest)
  const informed = knowingLevels(reviewer, ['master', undefined, 'gentle'])

  test('gives every seat a chance, and all together one', () => {
    for (const state of positions) {
      const { chances = [] } = watchedChances(reviewer, viewOf(state), undefined) ?? {}
      expect(chances).toHaveLength(SEATS.length)
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
    }
  })

  test('follows from what everybody sees, whatever is hidden', () => {
    for (const [n, state] of positions.entries()) {
      const seen = watchedChances(reviewer, viewOf(state), undefined)
      // Other hands and piles behind the same table.
      const seat = n % SEATS.length
      const sampled = reviewer.model.sample(viewOf(state, seat), undefined, fastChance(fastSeed(n, 5)))
      const other: State = { ...sampled, open: state.open }
      for (const world of [state, other])
        for (const view of [viewOf(world), viewOf(world, seat)]) {
          expect(watchedChances(reviewer, view, undefined)).toEqual(seen)
          expect(watchedChances(informed, view, undefined)).toEqual(
            watchedChances(informed, viewOf(state), undefined),
          )
        }
    }
  })

  test('favours the better level, until the result says who has won', () => {
    const chancesAt = (at: Reviewer, state: State): readonly number[] =>
      watchedChances(at, viewOf(state), undefined)?.chances ?? []
    for (const state of positions.slice(0, -1)) {
      const [master = 0, , gentle = 0] = chancesAt(informed, state)
      const [first = 0, , third = 0] = chancesAt(reviewer, state)
      expect(master).toBeGreaterThanOrEqual(first)
      expect(gentle).toBeLessThanOrEqual(third)
    }
    const last = at(positions, positions.length - 1)
    expect(chancesAt(informed, last)).toEqual(chancesAt(reviewer, last))
  })

  test('says who has won when the match is over', () => {
    const last = at(positions, positions.length - 1)
    const result = manifest.game.result(last.open)
    const { chances = [] } = watchedChances(reviewer, viewOf(last), undefined) ?? {}
    const winners = chances.flatMap((chance, seat) => (chance > 0 ? [seat] : []))
    expect(winners).toEqual(result?.winners)
  })
})

/** Some positions of a match between simple bots, the last one included. */
function spreadOver({ game, bots }: GameManifest): State[] {
  const match = startMatch(game, { options: {}, seats: SEATS, seed: 'ab'.repeat(32) })
  if ('code' in match) throw new Error(match.code)
  const found: State[] = []
  const bot = at(bots, 0)
  let moves = 0
  const watching = {
    ...bot,
    choose: (...given: Parameters<typeof bot.choose>) => {
      if (moves++ % 60 === 30) found.push(game.copy(match.state))
      return bot.choose(...given)
    },
  }
  playMatchOut(
    match,
    SEATS.map(() => watching),
    fastChance(fastSeed(1)),
  )
  return [...found, match.state]
}
