import { describe, expect, test } from 'vitest'
import {
  at,
  type Chance,
  FILE_PROBLEMS,
  fastChance,
  fastSeed,
  firstSeat,
  type Game,
  matchFile,
  playTurn,
  readMatch,
  startMatch,
  viewOf,
} from '../../../kernel/index.ts'
import { sampleSize, TRIES_ALL } from '../../../kernel/testing/sample-size.ts'
import { legalMoves, playGame } from '../testing/play.ts'
import { silverAndGold } from './game.ts'
import type { Move } from './moves.ts'
import { copyState, type SilverAndGoldState } from './state.ts'

/** Values that an attacker may put anywhere in a file or a message. */
const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  2,
  3,
  7,
  15,
  16,
  46,
  47,
  0.5,
  1e9,
  2 ** 31,
  2 ** 53,
  -(2 ** 40),
  65535,
  65536,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '0',
  '1',
  'draw',
  'keep',
  'single',
  'extra',
  'pattern',
  'take',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'ab'.repeat(16),
  'ab'.repeat(32),
  [],
  [0],
  [0, 1],
  [[0]],
  {},
  { type: 'draw' },
  { length: 2 },
  { valueOf: 1 },
]
const ODD_KEYS = ['type', 'place', 'cell', 'cells', 'card', 'seat', 'extra', '__proto__', 'constructor', '0']

/** Changes one part of a value, or replaces the whole value. */
function mutate(value: unknown, rng: Chance): unknown {
  const odd = ODD_VALUES[rng.below(ODD_VALUES.length)]
  if (typeof value !== 'object' || value === null || rng.below(8) === 0) {
    return typeof value === 'number' && rng.below(2) === 0 ? value + rng.below(7) - 3 : odd
  }
  const copy: unknown = Array.isArray(value) ? [...value] : { ...value }
  const keys = Object.keys(value)
  const key =
    keys.length === 0 || rng.below(6) === 0
      ? at(ODD_KEYS, rng.below(ODD_KEYS.length))
      : at(keys, rng.below(keys.length))
  if (rng.below(10) === 0) Reflect.deleteProperty(Object(copy), key)
  else
    Object.defineProperty(copy, key, {
      value: mutate(Reflect.get(value, key), rng),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return copy
}

const MOVES = sampleSize(160_000)
const FILES = sampleSize(50_000)

describe('mutated input changes nothing and never throws', () => {
  test(`in ${MOVES} moves`, () => {
    const rng = fastChance(fastSeed(2026))
    const positions: SilverAndGoldState[] = []
    for (let seed = 0; seed < 12; seed++) {
      for (const { state } of playGame(1 + (seed % 4), seed))
        if (rng.below(6) === 0) positions.push(copyState(state))
    }
    const never: Chance = {
      below: () => expect.fail('a refused move drew from chance'),
      draw: () => expect.fail('a refused move drew from chance'),
    }
    let accepted = 0
    for (let i = 0; i < MOVES; i++) {
      const state = at(positions, rng.below(positions.length))
      const seat = rng.below(state.own.length)
      const moves = legalMoves(state, seat)
      const start: unknown =
        moves.length > 0 && rng.below(4) > 0
          ? moves[rng.below(moves.length)]
          : { type: 'single', place: 0, cell: 3 }
      const move = mutate(rng.below(3) === 0 ? mutate(start, rng) : start, rng)
      const who = rng.below(10) === 0 ? mutate(seat, rng) : seat
      const before = JSON.stringify(state)
      const isLegal =
        typeof who === 'number' && legalMoves(state, who).some((legal) => sameFields(legal, move))
      if (isLegal) {
        accepted++
        expect(
          silverAndGold.play(copyState(state), Number(who), move as Move, fastChance(fastSeed(1))),
        ).toBeUndefined()
      } else {
        const rejection = silverAndGold.play(state, who as number, move as Move, never)
        if (typeof rejection?.code !== 'string')
          expect.fail(`accepted ${JSON.stringify(move)} of ${String(who)} in ${before}`)
      }
      if (JSON.stringify(state) !== before) expect.fail(`changed by ${JSON.stringify(move)}`)
    }
    expect(accepted).toBeGreaterThan(MOVES / 160)
  })

  /** Whether a mutated move still has all fields of a legal move. It may have others as well. */
  function sameFields(legal: Move, move: unknown): boolean {
    if (typeof move !== 'object' || move === null) return false
    return Object.entries(legal).every(([key, value]) => Reflect.get(move, key) === value)
  }

  test(`in ${FILES} match files`, () => {
    const rng = fastChance(fastSeed(7))
    const find = (id: string): Game | undefined => (id === silverAndGold.id ? silverAndGold : undefined)
    const files = [
      ...[1, 2, 3, 4].flatMap((seats) => [0, 6, 14].map((turns) => running(seats, turns))),
      running(1, 999),
    ]
    const found = new Set<string>()
    for (let i = 0; i < FILES; i++) {
      const file = files[rng.below(files.length)]
      const text =
        rng.below(5) === 0
          ? garble(JSON.stringify(file), rng)
          : JSON.stringify(mutate(mutate(file, rng), rng))
      const read = readMatch(text ?? '', find)
      found.add(read.ok ? 'ok' : read.problem.code)
      if (!read.ok && typeof read.problem.place !== 'string') expect.fail(text)
    }
    // Every kind of problem occurred, so the mutated files reached all checks of the reader. A sample misses rare kinds.
    if (TRIES_ALL) expect([...found].sort()).toEqual([...FILE_PROBLEMS, 'ok'].sort())
    else expect(found.size).toBeGreaterThan(FILE_PROBLEMS.length / 2)
  })

  function garble(text: string, rng: Chance): string {
    const at = rng.below(text.length)
    const length = rng.below(12)
    return (
      text.slice(0, at) + ['', '"', '{', ']', '9', 'null', '\u0000'][rng.below(7)] + text.slice(at + length)
    )
  }

  /** A match after this number of turns, or at its end. */
  function running(seats: number, turns: number) {
    const names = Array.from({ length: seats }, (_, seat) => `player ${seat}`)
    const match = startMatch(silverAndGold, {
      options: { memoryAid: false },
      seats: names,
      source: 'fast',
      seed: fastSeed(seats, turns),
    })
    if ('code' in match) throw new Error(match.code)
    for (let turn = 0; turn < turns && match.state.open.waiting !== 0; turn++) {
      const seat = firstSeat(match.state.open.waiting)
      playTurn(match, seat, [silverAndGold.legal(viewOf(match.state, seat))[0]])
    }
    return matchFile(match)
  }
})
