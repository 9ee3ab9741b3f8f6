import { expect, test } from 'vitest'
import { requireGame } from '../../../games/testing/lookup.ts'
import { at, fastChance, fastSeed, playTurn, seatsOf, startMatch, viewOf } from '../../../kernel/index.ts'
import { stepsSoFar } from './match-steps.ts'

test('R11: a match that is opened again does not show the earlier expedition cards of the round', () => {
  const { game, bots } = requireGame('silver-and-gold')
  const match = startMatch(game, { options: {}, seats: ['Ada', 'Ben'], seed: 'ab'.repeat(32) })
  if ('code' in match) throw new Error(match.code)
  const chance = fastChance(fastSeed(2))
  const openOf = (view: unknown) => (view as { open: { turn: number; expedition: number } }).open
  while (openOf(match.state).turn < 3) {
    const seat = at(seatsOf(game.waiting(match.state.open)), 0)
    playTurn(match, seat, [at(bots, 0).choose(viewOf(match.state, seat), chance)])
  }
  const steps = stepsSoFar(match, 0).map(({ view }) => openOf(view))
  expect(steps.filter(({ turn }) => turn < 3).every(({ expedition }) => expedition === -1)).toBe(true)
  expect(steps.at(-1)?.expedition).toBe(openOf(match.state).expedition)
  expect(steps.at(-1)?.expedition).not.toBe(-1)
})
