import { describe, expect, test } from 'vitest'
import { at, type Game, type Match, playTurn, readMatch, startMatch, writeMatch } from './index.ts'
import { toyGame } from './testing/toy-game.ts'

const find = (id: string): Game | undefined => (id === 'toy' ? toyGame : undefined)

function played(turns: number): Match {
  const match = startMatch(toyGame, { options: { tricks: 2 }, seats: ['Ada', 'Ben'], seed: 'cd'.repeat(32) })
  if ('code' in match) throw new Error(match.code)
  for (let turn = 0; turn < turns; turn++) {
    const seat = turn % 2
    playTurn(match, seat, [{ type: 'lay', card: at(at(match.state.own, seat).hand, 0) }])
  }
  return match
}

/** Which field of the file is replaced, and by what; undefined removes it. */
type Damage = [path: (string | number)[], value: unknown]

function problemAfter([path, value]: Damage, match = played(4)) {
  const file: unknown = JSON.parse(writeMatch(match))
  const field = at(path, path.length - 1)
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), file)
  if (value === undefined) Reflect.deleteProperty(Object(holder), field)
  else
    Object.defineProperty(Object(holder), field, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    })
  const read = readMatch(JSON.stringify(file), find)
  return read.ok ? 'none' : read.problem
}

describe('a match file', () => {
  test('reproduces the match and proves it', () => {
    const match = played(4)
    const read = readMatch(writeMatch(match), find)
    if (!read.ok) throw new Error(JSON.stringify(read.problem))
    expect(read.proven).toBe(true)
    expect(read.match.state).toEqual(match.state)
    expect(read.match.log).toEqual(match.log)
    expect(writeMatch(read.match)).toBe(writeMatch(match))
  })

  test('omits the seed until the match is over, and is replayed from the recorded answers', () => {
    const match = played(3)
    const text = writeMatch(match)
    expect(text).not.toContain('cdcdcdcd')
    const read = readMatch(text, find)
    if (!read.ok) throw new Error(JSON.stringify(read.problem))
    expect(read.proven).toBe(false)
    expect(read.match.state).toEqual(match.state)
  })

  test('has a line for each turn', () => {
    expect(
      writeMatch(played(4))
        .split('\n')
        .filter((line) => line.includes('"moves"')),
    ).toHaveLength(4)
  })
})

describe('a damaged or forged file is rejected with the place of the problem', () => {
  test.each<[string, Damage[0], unknown, string, string]>([
    ['another format', ['format'], 'chess/1', 'malformed', 'format'],
    ['a missing field', ['commitment'], undefined, 'malformed', 'commitment'],
    ['an extra field', ['cheat'], true, 'malformed', 'cheat'],
    ['another game', ['game'], 'ludo', 'unknownGame', 'game'],
    ['other rules', ['rules'], 99, 'unknownRules', 'rules'],
    ['wrong options', ['options', 'tricks'], 9, 'badOptions', 'options.tricks'],
    ['too few seats', ['seats'], ['Ada'], 'wrongNumberOfSeats', 'seats'],
    ['a name that is not a string', ['seats', 1], 5, 'malformed', 'seats[1]'],
    ...['parts', 'tieBreak'].flatMap((part) =>
      ['__proto__', 'constructor', 'prototype'].map((key): [string, Damage[0], unknown, string, string] => [
        `${key} in ${part}`,
        ['result', 'seats', 0, part, key],
        1,
        'malformed',
        `result.seats[0].${part}.${key}`,
      ]),
    ),
    [
      'a forbidden key in a move',
      ['log', 2, 'moves', 0, '__proto__'],
      1,
      'malformed',
      'log[2].moves[0].__proto__',
    ],
    ['another seed', ['seed'], 'ef'.repeat(32), 'wrongCommitment', 'commitment'],
    ['half a seed', ['seed'], 'cdcd', 'wrongSeed', 'seed'],
    ['another commitment', ['commitment'], '0'.repeat(64), 'wrongCommitment', 'commitment'],
    ['another card dealt', ['setup', 2, 1], 3, 'wrongChance', 'setup[2]'],
    ['an extra card dealt', ['setup', 6], [24, 0], 'wrongChance', 'setup[6]'],
    ['a missing answer of Chance', ['log', 1, 'chance'], [], 'wrongChance', 'log[1].chance[0]'],
    [
      'an answer of Chance that is not a pair',
      ['log', 1, 'chance', 0],
      [1],
      'malformed',
      'log[1].chance[0][1]',
    ],
    ['a card not in the hand', ['log', 2, 'moves', 0, 'card'], 77, 'illegalMove', 'log[2].moves[0]'],
    ['a move of the wrong shape', ['log', 2, 'moves', 0, 'card'], 'x', 'illegalMove', 'log[2].moves[0].card'],
    ['the wrong seat', ['log', 1, 'seat'], 0, 'illegalMove', 'log[1].moves[0]'],
    ['no such seat', ['log', 1, 'seat'], 9, 'illegalMove', 'log[1]'],
    ['a turn without moves', ['log', 3, 'moves'], [], 'illegalMove', 'log[3]'],
    ['no turns', ['log'], [], 'wrongResult', 'result'],
    [
      'an extra turn',
      ['log', 4],
      { seat: 0, moves: [{ type: 'lay', card: 1 }] },
      'illegalMove',
      'log[4].moves[0]',
    ],
    ['no winner', ['result', 'winners'], [], 'wrongResult', 'result'],
    ['a better score', ['result', 'seats', 0, 'score'], 7, 'wrongResult', 'result'],
    ['no result', ['result'], undefined, 'wrongResult', 'result'],
  ])('%s', (_, path, value, code, place) => {
    expect(problemAfter([path, value])).toMatchObject({ code, place })
  })

  test('two results, of which other programs might believe the first', () => {
    const text = writeMatch(played(4))
    const forged = text.replace('{', '{"result": {"winners": [0]},')
    expect(JSON.parse(forged)).toEqual(JSON.parse(text))
    expect(readMatch(forged, find)).toEqual({
      ok: false,
      problem: { code: 'malformed', place: '', detail: 'the key "result" twice' },
    })
  })

  test('even while the seed is still secret', () => {
    // The forged deal is possible, but the player then plays a card that they do not hold.
    const match = played(1)
    const dealt = match.setup.map(([, gave]) => gave)
    const forged = [0, 1, 2, 3, 4, 5].find((kind) => !dealt.includes(kind))
    const problem = problemAfter([['setup', 0, 1], forged], match)
    expect(problem).toMatchObject({ code: 'illegalMove', place: 'log[0].moves[0]' })
    expect(
      problemAfter(
        [
          ['setup', 0],
          [23, 0],
        ],
        match,
      ),
    ).toMatchObject({ code: 'wrongChance', place: 'setup[0]' })
  })

  test('an unfinished match that shows its seed', () => {
    expect(problemAfter([['seed'], 'cd'.repeat(32)], played(3))).toMatchObject({
      code: 'wrongSeed',
      place: 'seed',
    })
    expect(problemAfter([['seed'], undefined], played(3))).toBe('none')
  })

  test('a name that is too long', () => {
    expect(problemAfter([['seats', 1], 'x'.repeat(80)])).toBe('none')
    expect(problemAfter([['seats', 1], 'x'.repeat(81)])).toMatchObject({
      code: 'malformed',
      place: 'seats[1]',
    })
  })

  test('text that is not JSON', () => {
    for (const text of ['', '{', 'null', '[]', '"x"', '['.repeat(100_000)]) {
      const read = readMatch(text, find)
      expect(read.ok).toBe(false)
    }
  })
})
