import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed } from '../../../kernel/index.ts'
import { sampleSize } from '../../../kernel/testing/sample-size.ts'
import { legalMoves, playGame, whereCardsAre } from '../testing/play.ts'
import { countCells } from './components/cells.ts'
import { deckOf } from './components/deck.ts'
import { silverAndGold } from './game.ts'
import type { Move } from './moves.ts'
import { scoreParts } from './scoring.ts'
import { copyState, type SilverAndGoldState } from './state.ts'

const games = fc.record({ seats: fc.integer({ min: 1, max: 4 }), seed: fc.nat(), memoryAid: fc.boolean() })
const ALL_CARDS = [...Array(47).keys()]

describe('in every random game', () => {
  test('all 47 cards are in the stock, the display, the active cards or the finished cards after every move', () => {
    fc.assert(
      fc.property(games, ({ seats, seed, memoryAid }) => {
        for (const { state } of playGame(seats, seed, { memoryAid })) {
          expect(whereCardsAre(state)).toEqual(ALL_CARDS)
          expect(state.open.stock).toBe(state.secret.stock.size)
        }
      }),
      { numRuns: sampleSize(40) },
    )
  })

  test('the game ends after exactly 28 turns, each with a marking phase', () => {
    fc.assert(
      fc.property(games, ({ seats, seed }) => {
        const turns = new Set<number>()
        for (const { state } of playGame(seats, seed))
          if (state.open.phase === 'mark') turns.add(state.open.turn)
        expect(turns).toEqual(new Set(Array(28).keys()))
      }),
      { numRuns: sampleSize(60) },
    )
  })

  test('a player marks at most four cells without a cross per turn and never fills two coin rows in one turn', () => {
    fc.assert(
      fc.property(games, ({ seats, seed }) => {
        for (const { state, seat } of playGame(seats, seed)) {
          const { open, own } = state
          const deck = deckOf(open.options)
          const { cards, coins, rows } = at(open.players, seat)
          const plain = at(own, seat).marks.map((marks, place) =>
            countCells(marks & ~(deck.crosses[at(cards, place)] ?? 0)),
          )
          expect(at(plain, 0) + at(plain, 1)).toBeLessThanOrEqual(4)
          expect(Math.floor(coins / 4) - rows).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: sampleSize(60) },
    )
  })

  test('marked cells stay marked, and coins, palms and finished cards are never lost', () => {
    for (let seed = 0; seed < sampleSize(20); seed++) {
      let before: SilverAndGoldState | undefined
      for (const { state } of playGame(3, seed)) {
        for (const [seat, player] of state.open.players.entries()) {
          const was = before?.open.players[seat]
          if (!was) continue
          expect(player.coins).toBeGreaterThanOrEqual(was.coins)
          expect(player.palms).toBeGreaterThanOrEqual(was.palms)
          expect(player.finished.slice(0, was.finished.length)).toEqual(was.finished)
          for (const place of [0, 1]) {
            if (player.cards[place] === was.cards[place])
              expect(at(player.free, place) & ~at(was.free, place)).toBe(0)
          }
        }
        before = copyState(state)
      }
    }
  })
})

describe('a move', () => {
  test('leads to the same score in whichever order its extras are marked', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        // In a solo game the marks are shown immediately, so two orders of the same extras can be compared.
        for (const { state, seat, move } of playGame(1, seed)) {
          if (move.type !== 'extra' || at(state.own, seat).owed < 2) continue
          const others = legalMoves(state, seat).filter(
            (other) => JSON.stringify(other) !== JSON.stringify(move),
          )
          if (others.length === 0) continue
          const second = at(others, seed % others.length)
          const ends = [
            [move, second],
            [second, move],
          ].map((order) => afterMarks(state, order))
          expect(ends[0]).toBe(ends[1])
        }
      }),
      { numRuns: sampleSize(60) },
    )
  })

  function afterMarks(from: SilverAndGoldState, order: readonly Move[]): string {
    const state = copyState(from)
    for (const move of order) silverAndGold.play(state, 0, move, fastChance(fastSeed(1)))
    const player = at(state.open.players, 0)
    return JSON.stringify([scoreParts(deckOf(state.open.options), player), at(state.own, 0), player.free])
  }

  test('is listed as legal if and only if play accepts it', () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ seats, seed }, pick) => {
        for (const { state, seat } of playGame(seats, seed)) {
          const legal = new Set(legalMoves(state, seat).map((move) => JSON.stringify(move)))
          const tried = [...legal].map((text): Move => JSON.parse(text))
          for (const move of [...tried, ...neighbours(state, pick)]) {
            const accepted =
              silverAndGold.play(copyState(state), seat, move, fastChance(fastSeed(1))) === undefined
            expect([move, accepted]).toEqual([move, legal.has(JSON.stringify(move))])
          }
        }
      }),
      { numRuns: sampleSize(12) },
    )
  })

  /** Moves of every type, both legal and illegal. */
  function neighbours({ open }: SilverAndGoldState, pick: number): Move[] {
    const place = pick % 2 === 0 ? 0 : 1
    const cells = at(at(deckOf(open.options).placements, pick % 47), pick % 6)
    return [
      ...[...Array(16).keys()].flatMap((cell): Move[] => [
        { type: 'single', place, cell },
        { type: 'extra', place, cell },
      ]),
      ...cells.map((laid): Move => ({ type: 'pattern', place, cells: laid })),
      { type: 'pattern', place, cells: pick & 0xffff },
      { type: 'keep', card: pick % 47 },
      { type: 'take', card: pick % 47 },
      { type: 'draw' },
    ]
  }
})
