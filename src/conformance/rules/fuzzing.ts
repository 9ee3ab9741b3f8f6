import assert from 'node:assert/strict'
import { is } from 'valibot'
import {
  at,
  type Chance,
  fastChance,
  fastSeed,
  type Game,
  type Rejection,
  samePlain,
  tryTurn,
  viewOf,
} from '../../kernel/index.ts'
import type { ConformanceCheck } from '../check.ts'
import { newSampleMatch, plainText, type Sample, spreadPositions } from '../samples.ts'
import { forbiddenChance } from './chances.ts'

const ODD_VALUES: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    false,
    0,
    -0,
    -1,
    1,
    2,
    3,
    7,
    15,
    16,
    47,
    0.5,
    255,
    1e9,
    2 ** 31,
    2 ** 53,
    1e308,
  ],
  ...[Number.NaN, Number.POSITIVE_INFINITY, '', '0', '1', 'pass', '__proto__', 'constructor', 'length'],
  ...[
    [],
    [0],
    [[0]],
    [-1, 4],
    ['1'],
    {},
    { type: 'pass' },
    { length: 2 },
    { valueOf: 1 },
    10n,
    Symbol('odd'),
  ],
  () => 0,
]

/** A copy of a move with something replaced, added or left out. */
function mutate(value: unknown, fields: readonly string[], rng: Chance): unknown {
  const odd = (): unknown => ODD_VALUES[rng.below(ODD_VALUES.length)]
  if (typeof value === 'number' && rng.below(2) === 0) return value + rng.below(7) - 3
  if (typeof value !== 'object' || value === null || rng.below(12) === 0) return odd()
  if (Array.isArray(value)) {
    const place = rng.below(value.length + 1)
    return value.toSpliced(place, rng.below(2), ...(rng.below(3) === 0 ? [] : [odd()]))
  }
  const keys = Object.keys(value)
  const key =
    keys.length === 0 || rng.below(5) === 0
      ? at(fields, rng.below(fields.length))
      : at(keys, rng.below(keys.length))
  const rest = Object.entries(value).filter(([name]) => name !== key)
  if (rng.below(6) === 0) return Object.fromEntries(rest)
  return Object.fromEntries([...rest, [key, mutate(Reflect.get(value, key), fields, rng)]])
}

/** Whether a move has all fields of a listed one. Others are refused by the shape of a move. */
const matches = (move: unknown, listed: unknown): boolean =>
  Object.entries(Object(listed)).every(([key, value]) => samePlain(Object(move)[key], value))

export function fuzzingChecks(
  game: Game,
  samples: () => readonly Sample[],
  { fuzz = 4_000 }: { readonly fuzz?: number },
): ConformanceCheck[] {
  return [
    {
      area: 'fuzzing',
      name: 'altered moves are refused with a code, change nothing and never throw',
      run: () => fuzzPlay(game, samples(), fuzz),
    },
    {
      area: 'fuzzing',
      name: 'a turn of any shape changes nothing unless all of it is legal',
      run: () => fuzzTurns(game, samples(), fuzz),
    },
  ]
}

const ALTERED_PER_POSITION = 20

/** The fields of moves that occur, and some that have a meaning in the language. */
function fieldsIn(samples: readonly Sample[]): string[] {
  const fields = new Set(['type', 'seat', 'toJSON', '__proto__', 'constructor', '0'])
  for (const { move } of spreadPositions(samples, 500))
    for (const key of Object.keys(Object(move))) fields.add(key)
  return [...fields]
}

/** Only moves of the right shape reach `play`. */
function fuzzPlay(game: Game, samples: readonly Sample[], count: number): void {
  const rng = fastChance(fastSeed(31))
  const fields = fieldsIn(samples)
  const seen: unknown[] = []
  let refused = 0
  for (const { state, seat, move: made } of spreadPositions(samples, count / ALTERED_PER_POSITION)) {
    const before = plainText(state)
    const listed = game.legal(viewOf(state, seat))
    if (rng.below(4) === 0) seen.push(made)
    for (let i = 0; i < ALTERED_PER_POSITION; i++) {
      const from = i % 3 === 0 && seen.length > 0 ? seen : listed
      const move =
        i % 6 === 0 ? at(from, rng.below(from.length)) : mutate(at(from, rng.below(from.length)), fields, rng)
      if (!is(game.moves, move)) continue
      if (listed.some((legal) => matches(move, legal))) continue
      refused++
      const rejection: Rejection | undefined = game.play(state, seat, move, forbiddenChance)
      assert(rejection, `${plainText(move)} is accepted but not listed`)
      assert.match(rejection.code, /^\w+$/, `${plainText(move)} is refused without a code`)
      assert.equal(plainText(state), before, `${plainText(move)} is refused but changes the state`)
    }
  }
  assert(refused > 0 || samples.every(({ match }) => match.log.length < 20), 'no altered move could be tried')
}

/** Anything may arrive as a turn. */
function fuzzTurns(game: Game, samples: readonly Sample[], count: number): void {
  const rng = fastChance(fastSeed(32))
  const fields = fieldsIn(samples)
  const [sample] = samples
  if (!sample) return
  const match = newSampleMatch(game, sample.options, sample.seats, fastSeed(9))
  const before = plainText(match.state)
  const waiting = [...match.state.own.keys()]
  for (let i = 0; i < count; i++) {
    const seat = i % 50 === 0 ? Number(mutate(0, fields, rng)?.toString()) : at(waiting, i % waiting.length)
    const view = viewOf(match.state, seat)
    const listed = game.legal(view)
    const moves = Array.from({ length: 1 + rng.below(2) }, () =>
      mutate(listed[rng.below(Math.max(1, listed.length))], fields, rng),
    )
    const tried = tryTurn(match, seat, moves)
    if ('turn' in tried)
      assert(
        listed.some((legal) => matches(moves[0], legal)),
        `${plainText(moves)} is accepted`,
      )
    assert.equal(plainText(match.state), before, 'trying a turn changes the match')
  }
}
