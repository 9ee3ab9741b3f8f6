import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fastChance, fastSeed, viewOf } from '../../../kernel/index.ts'
import { playOut, playPackedOut } from '../../../search/play-out.ts'
import { random, randomPolicy } from '../bot/random.ts'
import { legalMoves, playGame } from '../testing/play.ts'
import { playPacked, silverAndGold } from './game.ts'
import type { Move } from './moves.ts'
import { packMove, unpackMove } from './packed-move.ts'
import { copyState } from './state.ts'

const place = fc.constantFrom(0 as const, 1 as const)
const cell = fc.integer({ min: 0, max: 15 })
const card = fc.integer({ min: 0, max: 199 })
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('keep' as const), card }),
  fc.record({ type: fc.constant('pattern' as const), place, cells: fc.integer({ min: 1, max: 0xffff }) }),
  fc.record({ type: fc.constant('single' as const), place, cell }),
  fc.record({ type: fc.constant('extra' as const), place, cell }),
  fc.record({ type: fc.constant('take' as const), card }),
  fc.constant({ type: 'draw' as const }),
)

describe('a packed move', () => {
  test('unpacks to the move that was packed, and is a small integer', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        const packed = packMove(move)
        expect(unpackMove(packed)).toEqual(move)
        expect(packed >= 0 && packed < 2 ** 21 && Number.isInteger(packed)).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  test('is listed in the same place as its move, in every position of 200 games', () => {
    for (let seed = 0; seed < 200; seed++) {
      for (const { state, seat } of playGame(1 + (seed % 4), seed)) {
        const view = viewOf(state, seat)
        expect(silverAndGold.packed?.legal(view)).toEqual(silverAndGold.legal(view).map(packMove))
      }
    }
  })

  test('has the effect and the refusal of its move, legal or not', () => {
    const games = fc.record({ seats: fc.integer({ min: 1, max: 4 }), seed: fc.nat() })
    fc.assert(
      fc.property(games, anyMove, ({ seats, seed }, other) => {
        for (const { state, seat } of playGame(seats, seed)) {
          for (const move of [...legalMoves(state, seat).slice(0, 3), other]) {
            const plain = copyState(state)
            const packed = copyState(state)
            const refusal = silverAndGold.play(plain, seat, move, fastChance(fastSeed(1)))
            expect(playPacked(packed, seat, packMove(move), fastChance(fastSeed(1)))).toEqual(refusal)
            expect(packed).toEqual(plain)
          }
        }
      }),
      { numRuns: 10 },
    )
  })

  test('plays 3,000 random games to the same end as moves do', () => {
    for (let seed = 0; seed < 3000; seed++) {
      const seats = 1 + (seed % 4)
      const ends = [false, true].map((packed) => {
        const chance = fastChance(fastSeed(seed))
        const state = silverAndGold.setup({ memoryAid: seed % 3 === 0 }, seats, chance)
        if (packed) playPackedOut(silverAndGold, state, randomPolicy, chance)
        else playOut(silverAndGold, state, Array(seats).fill(random), chance, chance)
        return JSON.stringify(state)
      })
      expect(ends[0]).toBe(ends[1])
    }
  })
})
