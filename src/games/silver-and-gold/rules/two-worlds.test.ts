import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bagOf, type Chance, fastChance, fastSeed, hasSeat, viewOf } from '../../../kernel/index.ts'
import { legalMoves, play, playGame } from '../testing/play.ts'
import { silverAndGold } from './game.ts'
import { copyState, type SilverAndGoldState } from './state.ts'

const setups = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  me: fc.nat(3),
  seed: fc.nat(),
  other: fc.nat(),
})

/** The same table with everything changed that one seat may not see. */
function anotherWorld(state: SilverAndGoldState, me: number, luck: Chance): SilverAndGoldState {
  const world = copyState(state)
  for (const [seat, own] of world.own.entries()) {
    if (seat === me) continue
    own.dealt = own.dealt.map(() => luck.below(47))
    own.kept = [luck.below(47), luck.below(47)]
    own.marks = [luck.below(0x10000), luck.below(0x10000)]
    own.owed = luck.below(4)
  }
  world.secret = {
    stock: bagOf(world.secret.stock.counts.map(() => luck.below(2))),
    expeditions: bagOf(world.secret.expeditions.counts.map(() => luck.below(3))),
  }
  return world
}

const seen = (state: SilverAndGoldState, seat?: number): string => JSON.stringify(viewOf(state, seat))

describe('two worlds', () => {
  test('that differ only in what a seat may not see give it byte-equal views and the same moves, in every phase', () => {
    const phases = new Set<string>()
    fc.assert(
      fc.property(setups, ({ seats, me, seed, other }) => {
        const seat = me % seats
        const luck = fastChance(fastSeed(other))
        for (const { state } of playGame(seats, seed)) {
          phases.add(state.open.phase)
          const world = anotherWorld(state, seat, luck)
          expect(seen(world, seat)).toBe(seen(state, seat))
          expect(seen(world)).toBe(seen(state))
          expect(legalMoves(world, seat)).toEqual(legalMoves(state, seat))
        }
      }),
      { numRuns: 25 },
    )
    expect(phases).toEqual(new Set(['keep', 'mark', 'pick']))
  })

  test('in which the others decide differently look the same until everything is shown together', () => {
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

  /** What a seat sees when all the others have decided in one of many ways. */
  function committedBy(from: SilverAndGoldState, me: number, choice: number): string {
    const state = copyState(from)
    const luck = fastChance(fastSeed(choice))
    for (let seat = 0; seat < state.own.length; seat++) {
      while (seat !== me && hasSeat(state.open.waiting, seat)) {
        const moves = silverAndGold.legal(viewOf(state, seat))
        play(state, seat, [moves[luck.below(moves.length)]], luck)
      }
    }
    return seen(state, me)
  }
})
