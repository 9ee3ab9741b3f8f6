import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed, firstSeat, viewOf } from '../../../../kernel/index.ts'
import { elfengold, elfenland } from '../../rules/game.ts'
import { wholeGameAt } from '../../testing/foresight.ts'
import type { ElfenGame } from '../../testing/random-play.ts'
import { rolloutPositions } from '../../testing/rollout-positions.ts'
import { createPlanner } from '../planner/planner.ts'
import { createRolloutPolicy } from '../policies/rollout.ts'
import { sampleWorld } from './world.ts'

const GAMES: readonly ElfenGame[] = [elfenland, elfengold]

const VARIANTS = GAMES.flatMap((game) =>
  [{}, { townCards: true }].map((options) => ({ id: game.id, game, options })),
)

describe.each(VARIANTS)('a sampled world of $id with $options', ({ game, options }) => {
  const positions = rolloutPositions(game, options, 3, 4)

  test('looks the same to the seat, and contains as much as the real one', () => {
    for (const { state, seat } of positions) {
      const world = sampleWorld(viewOf(state, seat), undefined, fastChance(fastSeed(9)))
      expect({ ...world.open, waiting: 0 }).toEqual({ ...state.open, waiting: 0 })
      expect(world.own[seat]).toEqual(state.own[seat])
      for (const [other, { hand, hiddenTokens }] of world.own.entries()) {
        expect(sum(hand)).toBe(sum(at(state.own, other).hand))
        expect(sum(hiddenTokens)).toBe(sum(at(state.own, other).hiddenTokens))
      }
      const { pile, pool } = world.secret
      expect(pile.size).toBe(state.secret.pile.size)
      expect(pool.size).toBe(state.secret.pool.size)
      expect([...pile.counts, ...pool.counts].every((count) => count >= 0)).toBe(true)
    }
  })

  test('gives the other players the cards that they were seen to take', () => {
    for (const { state, seat } of positions) {
      const world = sampleWorld(viewOf(state, seat), undefined, fastChance(fastSeed(9)))
      for (const [other, { seenCards }] of world.open.players.entries()) {
        if (other !== seat)
          expect(at(world.own, other).hand.every((held, kind) => held >= at(seenCards, kind))).toBe(true)
      }
    }
  })

  test('can be played to the end by the rollout policy', () => {
    const policy = createRolloutPolicy(createPlanner(wholeGameAt(game.id, 3)))
    const chance = fastChance(fastSeed(3))
    for (const { state, seat } of positions.filter((_, n) => n % 9 === 0)) {
      const world = sampleWorld(viewOf(state, seat), undefined, chance)
      while (world.open.waiting !== 0) {
        const next = firstSeat(world.open.waiting)
        expect(game.play(world, next, policy(world, next, chance), chance)).toBeUndefined()
      }
      expect(game.result(world.open)).toBeDefined()
    }
  })
})

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
