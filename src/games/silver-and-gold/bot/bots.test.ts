import { describe, expect, test } from 'vitest'
import { at, type Bot, fastChance, fastSeed, hasSeat, viewOf } from '../../../kernel/index.ts'
import { sampleSize } from '../../../kernel/testing/sample-size.ts'
import { connected } from '../rules/components/cells.ts'
import { STANDARD_DECK } from '../rules/components/deck.ts'
import { silverAndGold } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { position } from '../rules/position.ts'
import type { Open, Own } from '../rules/state.ts'
import { anyChance, pattern, play, single, take } from '../testing/play.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { soloTurns, turnsFor } from './turn-tables/solo-turns.ts'

type SilverBot = Bot<Open, Own, Move>

function scores(bots: readonly SilverBot[], seed: number): number[] {
  const chance = fastChance(fastSeed(seed))
  const luck = fastChance(fastSeed(seed, 1))
  const state = silverAndGold.setup({ memoryAid: false }, bots.length, chance)
  while (state.open.waiting !== 0) {
    const seat = bots.findIndex((_, i) => hasSeat(state.open.waiting, i))
    const move = at(bots, seat).choose(viewOf(state, seat), luck)
    expect(silverAndGold.legal(viewOf(state, seat))).toContainEqual(move)
    play(state, seat, [move], chance)
  }
  return silverAndGold.result(state.open)?.seats.map(({ score }) => score) ?? []
}

const meanOf = (bots: readonly SilverBot[], games: number): number => {
  const all = Array.from({ length: games }, (_, seed) => scores(bots, seed)).flat()
  return all.reduce((sum, score) => sum + score, 0) / all.length
}

describe('R17: a bot decides for a player who has run out of time or left', () => {
  test.each([random, greedy])('$name always chooses a legal move, with 1 to 4 seats', (bot) => {
    for (const seats of [1, 2, 3, 4]) {
      for (let seed = 0; seed < sampleSize(8); seed++)
        expect(scores(Array(seats).fill(bot), seed)).toHaveLength(seats)
    }
  })
})

describe('random', () => {
  test('scores about 38 points in two-player games', () => {
    expect(Math.abs(meanOf([random, random], sampleSize(1500)) - 38.3)).toBeLessThan(1)
  })

  test('chooses every legal base with the same probability', () => {
    const state = position({
      seats: [{ cards: ['P03', 'S08'], left: [[0, 1, 2, 5, 7, 11]] }],
      expedition: 'I2',
    })
    const view = viewOf(state, 0)
    const counts = new Map(silverAndGold.legal(view).map((move) => [JSON.stringify(move), 0]))
    const luck = anyChance()
    const rounds = 1000 * counts.size
    for (let i = 0; i < rounds; i++) {
      const move = JSON.stringify(random.choose(view, luck))
      counts.set(move, (counts.get(move) ?? Number.NaN) + 1)
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('greedy', () => {
  test('averages at least 105 points in two-player games', () => {
    expect(meanOf([greedy, greedy], sampleSize(150))).toBeGreaterThan(105)
  })

  test('finishes a card when it can', () => {
    const state = position({
      seats: [{ cards: ['P03', 'S01'], left: [[0, 1, 2]] }],
      expedition: 'I3',
      turn: 20,
    })
    expect(greedy.choose(viewOf(state, 0), anyChance())).toEqual(pattern(0, 0, 1, 2))
  })

  test('pays a cross with the cell that finishes the other card', () => {
    const state = position({
      seats: [{ cards: ['S08', 'P03'], left: [[8, 9, 10], [0]] }],
      expedition: 'O4',
      turn: 20,
    })
    const base = greedy.choose(viewOf(state, 0), anyChance())
    expect(base).toEqual(single(0, 8))
    play(state, 0, [base])
    expect(greedy.choose(viewOf(state, 0), anyChance())).toEqual({ type: 'extra', place: 1, cell: 0 })
  })

  test('takes a card that it can still finish', () => {
    const state = position({
      seats: [{ cards: ['S01', 'P01'], left: [[0]] }],
      display: ['P02', 'P03', 'S05', 'P06'],
      turn: 22,
    })
    play(state, 0, [single(0, 0)])
    expect(greedy.choose(viewOf(state, 0), anyChance())).toEqual(take('S05'))
  })
})

describe('the table of turns that ignores symbols', () => {
  test('agrees with a slow recomputation for a whole card', () => {
    const card = 36
    const table = soloTurns(STANDARD_DECK, card)
    const known = new Map<number, number>([[0, 0]])
    const slow = (free: number): number => {
      const before = known.get(free)
      if (before !== undefined) return before
      const cells = [...Array(16).keys()].filter((cell) => (free >> cell) & 1)
      const single = Math.min(...cells.map((cell) => slow(free & ~(1 << cell))))
      const expected = STANDARD_DECK.patternCounts.reduce((sum, count, pattern) => {
        const laid = at(at(STANDARD_DECK.placements, card), pattern).filter((cells) => (cells & ~free) === 0)
        return sum + (count / 8) * Math.min(single, ...laid.map((cells) => slow(free & ~cells)))
      }, 1)
      known.set(free, expected)
      return expected
    }
    slow(at(STANDARD_DECK.land, card))
    expect(connected(at(STANDARD_DECK.land, card))).toBe(true)
    expect(known.size).toBeGreaterThan(200)
    for (const [free, turns] of known) expect(turnsFor(table, free)).toBeCloseTo(turns, 4)
  })
})
