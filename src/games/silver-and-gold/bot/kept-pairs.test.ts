import { expect, test } from 'vitest'
import { at, fastChance, fastSeed, startMatch, stateAt, type View, viewOf } from '../../../kernel/index.ts'
import { TRIES_ALL } from '../../../kernel/testing/sample-size.ts'
import { hintFor } from '../../../review/hint.ts'
import { openPlanted, readSuite } from '../../../review/testing/planted-suite.ts'
import { finish } from '../../../search/steps.ts'
import { requireGame } from '../../testing/lookup.ts'
import { STANDARD_DECK } from '../rules/components/deck.ts'
import { silverAndGold } from '../rules/game.ts'
import type { Open, Own } from '../rules/state.ts'
import { play } from '../testing/play.ts'
import { candidatesFor, NET_WITH_LOOKAHEAD } from './candidates.ts'
import { keptPairs, keptPairsSteps } from './kept-pairs.ts'
import { master } from './levels.ts'
import { topPatternOnly } from './memory.ts'
import { seatView } from './seat-view.ts'

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

/** The first view of a new match. */
function dealt(deal: number): View<Open, Own> {
  const seats = ['Ada', 'Ben']
  const match = startMatch(silverAndGold, { options: {}, seats, source: 'fast', seed: fastSeed(deal) })
  if ('code' in match) throw new Error(match.code)
  return viewOf(match.state, 0)
}

const cardsOf = (moves: readonly unknown[]): unknown[] =>
  moves.map((move) => (move as { card: unknown }).card).sort()

test('a hint advises the pair that a review finds best', () => {
  const { reviewer } = requireGame('silver-and-gold')
  if (!reviewer) throw new Error('there is no reviewer')
  const { rankInGames: _, ...withoutGames } = reviewer.evaluator
  let different = 0
  for (const deal of TRIES_ALL ? [0, 1, 2, 3, 4, 5, 6, 7] : [2]) {
    const view = dealt(deal)
    const best = cardsOf(at(keptPairs(view, undefined), 0).moves)
    const adviceBy = (evaluator: typeof reviewer.evaluator): unknown[] =>
      cardsOf(hintFor({ ...reviewer, evaluator }, { ...view }, fastChance(fastSeed(deal))).moves)
    expect(adviceBy(reviewer.evaluator)).toEqual(best)
    if (`${adviceBy(withoutGames)}` !== `${best}`) different++
  }
  // Otherwise the deals would not show anything.
  expect(different).toBeGreaterThan(0)
})

test('without time for games, the pairs are ranked by the values of their cards', () => {
  const view = dealt(1)
  const pairs = finish(keptPairsSteps(view, undefined, () => true))
  expect(pairs.map(({ value }) => value)).not.toEqual(keptPairs(view, undefined).map(({ value }) => value))
  expect(pairs).toHaveLength(6)
})

test('master keeps the pair that its net values most, one card after the other', () => {
  for (const deal of [0, 1, 2]) {
    const state = silverAndGold.setup({ memoryAid: false }, 2, fastChance(fastSeed(deal)))
    const view = seatView(viewOf(state, 0))
    const shown = topPatternOnly(STANDARD_DECK, state.open)
    const pairs = candidatesFor(view, shown, { ...NET_WITH_LOOKAHEAD, net: 'wide' })
    expect(pairs).toHaveLength(6)
    const values = pairs.map(({ value }) => value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    const luck = fastChance(fastSeed(deal))
    for (let i = 0; i < 2; i++) play(state, 0, [master.choose(viewOf(state, 0), luck)])
    expect([...at(state.own, 0).kept].sort()).toEqual(cardsOf(at(pairs, 0).moves))
  }
})

test('whichever card is kept first, master keeps the card that goes best with it', () => {
  const state = silverAndGold.setup({ memoryAid: false }, 2, fastChance(fastSeed(4)))
  const shown = topPatternOnly(STANDARD_DECK, state.open)
  const depth = { ...NET_WITH_LOOKAHEAD, net: 'wide' } as const
  const pairs = candidatesFor(seatView(viewOf(state, 0)), shown, depth)
  const [first = -1] = at(state.own, 0).dealt
  play(state, 0, [{ type: 'keep', card: first }])
  const partners = candidatesFor(seatView(viewOf(state, 0)), shown, depth)
  expect(partners).toHaveLength(3)
  const bestPair = pairs.find(({ moves }) => cardsOf(moves).includes(first))
  expect(at(partners, 0).value).toBeCloseTo(bestPair?.value ?? Number.NaN, 9)
})
