import { expect, test } from 'vitest'
import { at, fastChance, fastSeed, firstSeat, viewOf } from '../kernel/index.ts'
import { GAMES } from './all.ts'

test.each(GAMES.map((entry) => [entry.game.id, entry] as const))(
  'what %s declares as constant is there from the start and never changes',
  (_, { game, bots }) => {
    const chance = fastChance(fastSeed(3))
    const state = game.setup({}, game.seats.max, chance)
    const constants = (): string => {
      const open = state.open as Record<string, unknown>
      return JSON.stringify((game.constants ?? []).map((key) => open[key] ?? `no ${key}`))
    }
    const before = constants()
    expect(before).not.toContain('no ')
    while (game.waiting(state.open) !== 0) {
      const seat = firstSeat(game.waiting(state.open))
      expect(game.play(state, seat, at(bots, 0).choose(viewOf(state, seat), chance), chance)).toBeUndefined()
      expect(constants()).toBe(before)
    }
  },
)
