import { describe, expect, test } from 'vitest'
import {
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
import { legalMoves, playGame } from '../testing/play.ts'
import { silverAndGold } from './game.ts'
import type { Move } from './moves.ts'
import { copyState, type SilverAndGoldState } from './state.ts'

/** What may stand anywhere in a file or a message. */
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

/** Changes one thing somewhere in a value, or the value itself. */
function mutate(value: unknown, luck: Chance): unknown {
  const odd = ODD_VALUES[luck.below(ODD_VALUES.length)]
  if (typeof value !== 'object' || value === null || luck.below(8) === 0) {
    return typeof value === 'number' && luck.below(2) === 0 ? value + luck.below(7) - 3 : odd
  }
  const copy: unknown = Array.isArray(value) ? [...value] : { ...value }
  const keys = Object.keys(value)
  const key =
    keys.length === 0 || luck.below(6) === 0
      ? ODD_KEYS[luck.below(ODD_KEYS.length)]
      : keys[luck.below(keys.length)]
  if (luck.below(10) === 0) Reflect.deleteProperty(Object(copy), key)
  else
    Object.defineProperty(copy, key, {
      value: mutate(Reflect.get(value, key), luck),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return copy
}

describe('mutated inputs change nothing and never throw', () => {
  test('160,000 of them to play', () => {
    const luck = fastChance(fastSeed(2026))
    const positions: SilverAndGoldState[] = []
    for (let seed = 0; seed < 12; seed++) {
      for (const { state } of playGame(1 + (seed % 4), seed))
        if (luck.below(6) === 0) positions.push(copyState(state))
    }
    const never: Chance = {
      below: () => expect.fail('asked Chance'),
      draw: () => expect.fail('asked Chance'),
    }
    let accepted = 0
    for (let i = 0; i < 160_000; i++) {
      const state = positions[luck.below(positions.length)]
      const seat = luck.below(state.own.length)
      const moves = legalMoves(state, seat)
      const start: unknown =
        moves.length > 0 && luck.below(4) > 0
          ? moves[luck.below(moves.length)]
          : { type: 'single', place: 0, cell: 3 }
      const move = mutate(luck.below(3) === 0 ? mutate(start, luck) : start, luck)
      const who = luck.below(10) === 0 ? mutate(seat, luck) : seat
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
    expect(accepted).toBeGreaterThan(1000)
  })

  /** Whether a mutated move says the same as a legal one, whatever else it carries. */
  function sameFields(legal: Move, move: unknown): boolean {
    if (typeof move !== 'object' || move === null) return false
    return Object.entries(legal).every(([key, value]) => Reflect.get(move, key) === value)
  }

  test('50,000 of them to the reader of match files', () => {
    const luck = fastChance(fastSeed(7))
    const find = (id: string): Game | undefined => (id === silverAndGold.id ? silverAndGold : undefined)
    const files = [
      ...[1, 2, 3, 4].flatMap((seats) => [0, 6, 14].map((turns) => running(seats, turns))),
      running(1, 999),
    ]
    const found = new Set<string>()
    for (let i = 0; i < 50_000; i++) {
      const file = files[luck.below(files.length)]
      const text =
        luck.below(5) === 0
          ? garble(JSON.stringify(file), luck)
          : JSON.stringify(mutate(mutate(file, luck), luck))
      const read = readMatch(text ?? '', find)
      found.add(read.ok ? 'ok' : read.problem.code)
      if (!read.ok && typeof read.problem.place !== 'string') expect.fail(text)
    }
    // Every kind of problem was met, so the inputs were not all stopped at the door.
    expect([...found].sort()).toEqual([...FILE_PROBLEMS, 'ok'].sort())
  })

  function garble(text: string, luck: Chance): string {
    const at = luck.below(text.length)
    const length = luck.below(12)
    return (
      text.slice(0, at) + ['', '"', '{', ']', '9', 'null', '\u0000'][luck.below(7)] + text.slice(at + length)
    )
  }

  /** A match that has gone on for some turns. */
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
