import { describe, expect, test } from 'vitest'
import { fastChance, fastSeed, firstSeat, type Game, type Seat, viewOf } from '../../../kernel/index.ts'
import { elfengold, elfenland } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState, Open, Own, Secret } from '../rules/state.ts'
import { imagine } from './imagining.ts'
import { gentle, steady } from './levels.ts'
import { playOn } from './playing-on.ts'

type AnyGame = Game<Open, Own, Secret, Move>

const GAMES: readonly AnyGame[] = [elfenland as AnyGame, elfengold as AnyGame]

interface Position {
  readonly state: ElfenlandState
  readonly seat: Seat
}

/** Every decision of a game that is played on quickly. */
function positions(game: AnyGame, options: unknown, seats: number, seed: number): Position[] {
  const chance = fastChance(fastSeed(seed))
  const state = game.setup(options, seats, chance)
  const list: Position[] = []
  while (state.open.waiting !== 0) {
    const seat = firstSeat(state.open.waiting)
    list.push({ state: game.copy(state), seat })
    expect(game.play(state, seat, playOn(state, seat, chance), chance)).toBeUndefined()
  }
  return list
}

const VARIANTS = GAMES.flatMap((game) =>
  [{}, { townCards: true }].map((options) => ({ id: game.id, game, options })),
)

describe.each(VARIANTS)('an imagined world of $id with $options', ({ game, options }) => {
  const list = positions(game, options, 3, 4)

  test('shows the seat what it sees, and holds as much as the real one', () => {
    for (const { state, seat } of list) {
      const world = imagine(viewOf(state, seat), undefined, fastChance(fastSeed(9)))
      expect({ ...world.open, waiting: 0 }).toEqual({ ...state.open, waiting: 0 })
      expect(world.own[seat]).toEqual(state.own[seat])
      for (const [other, { hand, hiddenTokens }] of world.own.entries()) {
        expect(sum(hand)).toBe(sum(state.own[other].hand))
        expect(sum(hiddenTokens)).toBe(sum(state.own[other].hiddenTokens))
      }
      expect(world.secret.pile.size).toBe(state.secret.pile.size)
      expect(world.secret.pool.size).toBe(state.secret.pool.size)
      expect([...world.secret.pile.counts, ...world.secret.pool.counts].every((count) => count >= 0)).toBe(
        true,
      )
    }
  })

  test('the others hold what they were seen to take', () => {
    for (const { state, seat } of list) {
      const world = imagine(viewOf(state, seat), undefined, fastChance(fastSeed(9)))
      for (const [other, { seenCards }] of world.open.players.entries()) {
        if (other !== seat)
          expect(world.own[other].hand.every((held, kind) => held >= seenCards[kind])).toBe(true)
      }
    }
  })

  test('can be played on to the end', () => {
    const chance = fastChance(fastSeed(3))
    for (const { state, seat } of list.filter((_, n) => n % 9 === 0)) {
      const world = imagine(viewOf(state, seat), undefined, chance)
      for (let waiting = world.open.waiting; waiting !== 0; waiting = world.open.waiting) {
        const next = firstSeat(waiting)
        expect(game.play(world, next, playOn(world, next, chance), chance)).toBeUndefined()
      }
      expect(game.result(world.open)).toBeDefined()
    }
  })

  test.each([gentle, steady])('$name always chooses a legal move', (bot) => {
    for (const { state, seat } of list.filter((_, n) => n % 3 === 0)) {
      const view = viewOf(state, seat)
      expect(game.legal(view)).toContainEqual(bot.choose(view, fastChance(fastSeed(1))))
    }
  })
})

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
