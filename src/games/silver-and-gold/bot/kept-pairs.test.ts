import { expect, test } from 'vitest'
import { at, stateAt, type View, viewOf } from '../../../kernel/index.ts'
import { openPlanted, readSuite } from '../../../review/testing/planted-suite.ts'
import { requireGame } from '../../testing/lookup.ts'
import type { Open, Own } from '../rules/state.ts'
import { keptPairs } from './kept-pairs.ts'

// The first planted mistake among kept cards that look as good as the best ones, valued one by one: it costs 21 ± 3 %.
const planted = readSuite('tuning', 'silver-and-gold').matches.find(({ index }) => index === 43)

test('cards that look alike one by one are told apart as pairs', () => {
  if (!planted) throw new Error('the suite has changed')
  const match = openPlanted('silver-and-gold', planted)
  const { turns, move } = at(planted.mistakes, 0)
  const { seat } = at(match.log, turns)
  const view = viewOf(stateAt(match, turns), seat) as View<Open, Own>
  const weak = at(requireGame('silver-and-gold').game.legal(view), move)
  const pairs = keptPairs(view, undefined)
  expect(pairs.length).toBe(6)
  const values = pairs.map(({ value }) => value)
  expect(values).toEqual(values.toSorted((a, b) => b - a))
  const withWeak = pairs.find(({ moves }) =>
    moves.some((one) => JSON.stringify(one) === JSON.stringify(weak)),
  )
  expect(at(pairs, 0).value - (withWeak?.value ?? 0)).toBeGreaterThan(1)
})
