import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, bagOf, type Chance, fastChance, fastSeed, hasSeat, viewOf } from '../../../kernel/index.ts'
import { legalMoves, play, playGame } from '../testing/play.ts'
import { silverAndGold } from './game.ts'
import { copyState, type SilverAndGoldState } from './state.ts'

const setups = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  me: fc.nat(3),
  seed: fc.nat(),
  other: fc.nat(),
})

/** The same table, with everything randomized that one seat may not see. */
function anotherWorld(state: SilverAndGoldState, me: number, rng: Chance): SilverAndGoldState {
  const world = copyState(state)
  for (const [seat, own] of world.own.entries()) {
    if (seat === me) continue
    own.dealt = own.dealt.map(() => rng.below(47))
    own.kept = [rng.below(47), rng.below(47)]
    own.marks = [rng.below(0x10000), rng.below(0x10000)]
    own.owed = rng.below(4)
  }
  world.secret = {
    stock: bagOf(world.secret.stock.counts.map(() => rng.below(2))),
    expeditions: bagOf(world.secret.expeditions.counts.map(() => rng.below(3))),
  }
  return world
}

const seen = (state: SilverAndGoldState, seat?: number): string => JSON.stringify(viewOf(state, seat))

describe('two games', () => {
  test('that differ only in what a seat may not see give it identical views and the same legal moves in every phase', () => {
    const phases = new Set<string>()
    fc.assert(
      fc.property(setups, ({ seats, me, seed, other }) => {
        const seat = me % seats
        const rng = fastChance(fastSeed(other))
        for (const { state } of playGame(seats, seed)) {
          phases.add(state.open.phase)
          const world = anotherWorld(state, seat, rng)
          expect(seen(world, seat)).toBe(seen(state, seat))
          expect(seen(world)).toBe(seen(state))
          expect(legalMoves(world, seat)).toEqual(legalMoves(state, seat))
        }
      }),
      { numRuns: 25 },
    )
    expect(phases).toEqual(new Set(['keep', 'mark', 'pick']))
  })

  test('in which the other players decide differently look the same until all decisions are shown', () => {
    fc.assert(
      fc.property(setups, ({ seats, me, seed, other }) => {
        const seat = me % seats
        for (const { state } of playGame(seats, seed)) {
          const { phase, waiting } = state.open
          const everybodyDecides = waiting === (1 << seats) - 1 && state.own.every(({ owed }) => owed === 0)
          if ((phase !== 'keep' && phase !== 'mark') || !everybodyDecides) continue
          const views = [seed, other].map((choice) => committedBy(state, seat, choice))
          expect(views[0]).toBe(views[1])
        }
      }),
      { numRuns: 25 },
    )
  })

  /** The view of a seat after all other players have made random decisions. */
  function committedBy(from: SilverAndGoldState, me: number, choice: number): string {
    const state = copyState(from)
    const rng = fastChance(fastSeed(choice))
    for (let seat = 0; seat < state.own.length; seat++) {
      while (seat !== me && hasSeat(state.open.waiting, seat)) {
        const moves = silverAndGold.legal(viewOf(state, seat))
        play(state, seat, [at(moves, rng.below(moves.length))], rng)
      }
    }
    return seen(state, me)
  }
})
