import { describe, expect, test } from 'vitest'
import {
  at,
  forkMatch,
  type Match,
  playTurn,
  readMatch,
  SOURCES,
  startMatch,
  stateAt,
  takeBack,
  viewOf,
  writeMatch,
} from './index.ts'
import { toyGame } from './testing/toy-game.ts'

const SEED = 'ab'.repeat(32)
type Toy = Exclude<ReturnType<typeof startToy>, { code: string }>

function startToy(seats: readonly string[] = ['Ada', 'Ben', 'Cy']) {
  return startMatch(toyGame, { options: { tricks: 2 }, seats, seed: SEED })
}

function toy(seats?: readonly string[]): Toy {
  const match = startToy(seats)
  if ('code' in match) throw new Error(match.code)
  return match
}

const lay = (match: Toy, seat: number) => ({ type: 'lay', card: at(at(match.state.own, seat).hand, 0) })
const layAll = (match: Toy, seats: readonly number[]): void => {
  for (const seat of seats) expect(playTurn(match, seat, [lay(match, seat)])).toBeUndefined()
}
const snapshotOf = (match: Match): string =>
  JSON.stringify([match.state, match.log, match.undoLimit, match.stream.bookmark()])

describe('views', () => {
  test('a view contains the open part and one private part, and nothing else', () => {
    const { state } = toy()
    expect(viewOf(state, 1)).toEqual({ seat: 1, open: state.open, own: state.own[1] })
    expect(Object.keys(viewOf(state, 1))).toEqual(['seat', 'open', 'own'])
    expect(viewOf(state)).toEqual({ open: state.open })
  })
})

describe('starting', () => {
  test('the header contains the game, its rules version, options, seats and the commitment, but not the seed', () => {
    const { header } = toy()
    expect(header).toMatchObject({
      game: 'toy',
      rules: 3,
      options: { tricks: 2 },
      seats: ['Ada', 'Ben', 'Cy'],
    })
    expect(header).toMatchObject({ source: 'fair', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(JSON.stringify(header)).not.toContain(SEED)
  })

  test.each(SOURCES)('a match of the %s source without a seed gets a new one, which proves it', (source) => {
    const match = startMatch(toyGame, { options: { tricks: 1 }, seats: ['Ada', 'Ben'], source })
    if ('code' in match) throw new Error(match.code)
    layAll(match, [0, 1])
    expect(toyGame.result(match.state.open)).toBeDefined()
    expect(readMatch(writeMatch(match), () => toyGame)).toMatchObject({ ok: true, proven: true })
  })

  test('invalid options and a wrong number of seats are rejected', () => {
    expect(startToy(['alone'])).toEqual({ code: 'wrongNumberOfSeats', min: 2, max: 4 })
    expect(startMatch(toyGame, { options: { tricks: 7 }, seats: ['a', 'b'] })).toEqual({ code: 'badOptions' })
  })
})

test('omitted options get their defaults, also in the header', () => {
  expect(startMatch(toyGame, { options: {}, seats: ['a', 'b'] })).toMatchObject({
    header: { options: { tricks: 2 } },
  })
})

describe('a turn', () => {
  test('is played in full or not at all', () => {
    const match = toy(['Ada', 'Ben'])
    const before = snapshotOf(match)
    const move = lay(match, 0)
    expect(playTurn(match, 0, [move, move])).toMatchObject({ code: 'notYourMove', move: 1 })
    expect(snapshotOf(match)).toBe(before)
  })

  test('must end when something is revealed, so that nobody can peek by having a move rejected', () => {
    const match = toy(['Ada', 'Ben'])
    layAll(match, [0])
    const before = snapshotOf(match)
    // Ben's move reveals Ada's card and asks Chance, so anything after it is rejected unseen.
    for (const card of [0, 1, 2, 3, 4, 5, 99]) {
      const list = [lay(match, 1), { type: 'lay', card }]
      expect(playTurn(match, 1, list)).toEqual({ code: 'turnGoesPastTheHidden', move: 1 })
      expect(snapshotOf(match)).toBe(before)
    }
  })

  test.each([
    ['no such seat', 7, [{ type: 'lay', card: 0 }], 'noSuchSeat'],
    ['a fractional seat', 0.5, [{ type: 'lay', card: 0 }], 'noSuchSeat'],
    ['an empty turn', 0, [], 'emptyTurn'],
    ['a move of the wrong shape', 0, [{ type: 'lay', card: 'ace' }], 'malformedMove'],
    ['a move with an extra field', 0, [{ type: 'lay', card: 0, extra: 1 }], 'malformedMove'],
    ['no move at all', 0, [undefined], 'malformedMove'],
    ['a move against the rules', 0, [{ type: 'lay', card: 99 }], 'notInHand'],
  ])('is rejected with a code: %s', (_, seat, moves, code) => {
    const match = toy()
    const before = snapshotOf(match)
    expect(playTurn(match, seat, moves)).toMatchObject({ code })
    expect(snapshotOf(match)).toBe(before)
  })

  test('is logged as it was sent, whatever the sender does with the object later', () => {
    const match = toy()
    const move = lay(match, 0)
    playTurn(match, 0, [move])
    const { card } = move
    move.card = 99
    expect(at(match.log, 0).moves).toEqual([{ type: 'lay', card }])
  })
})

describe('take-back', () => {
  test('is allowed until something hidden is revealed', () => {
    const match = toy()
    const before = JSON.stringify(match.state)
    layAll(match, [1])
    expect(takeBack(match, 1)).toBeUndefined()
    expect(JSON.stringify(match.state)).toBe(before)
    expect(match.log).toEqual([])
  })

  test('is not allowed once Chance has been asked', () => {
    const match = toy(['Ada', 'Ben'])
    layAll(match, [0, 1])
    expect(match.undoLimit).toBe(2)
    expect(takeBack(match, 1)).toEqual({ code: 'nothingToTakeBack' })
    expect(takeBack(match, 0)).toEqual({ code: 'nothingToTakeBack' })
  })

  test('is not allowed once the secret of another seat is revealed, even without Chance', () => {
    const match = toy(['Ada', 'Ben'])
    layAll(match, [0, 1, 0, 1])
    expect(at(match.log, 3).chance).toEqual([])
    expect(match.undoLimit).toBe(4)
    expect(takeBack(match, 1)).toEqual({ code: 'nothingToTakeBack' })
  })

  test('does not affect what others did at the same time', () => {
    const match = toy()
    layAll(match, [0, 2])
    const others = match.log[1]
    expect(takeBack(match, 0)).toBeUndefined()
    expect(match.log).toEqual([others])
    expect(at(match.state.own, 2).laid).not.toBe(-1)
    expect(at(match.state.own, 0).laid).toBe(-1)
    layAll(match, [0, 1])
    expect(match.state.open.left).toBe(1)
  })

  test('is rejected if there is nothing to take back', () => {
    expect(takeBack(toy(), 0)).toEqual({ code: 'nothingToTakeBack' })
  })
})

describe('replay', () => {
  test('reproduces every state, from any snapshot', () => {
    const match = toy()
    const states = [JSON.stringify(match.state)]
    for (const seat of [0, 1, 2, 2, 0, 1]) {
      layAll(match, [seat])
      states.push(JSON.stringify(match.state))
    }
    expect(toyGame.result(match.state.open)).toBeDefined()
    for (let turns = 0; turns < states.length; turns++)
      expect(JSON.stringify(stateAt(match, turns))).toBe(states[turns])
    match.snapshots.splice(1)
    expect(JSON.stringify(stateAt(match, 6))).toBe(states[6])
  })

  test('a state from stateAt can be changed without changing the match', () => {
    const match = toy()
    stateAt(match, 0).open.tricks[0] = 9
    expect(stateAt(match, 0).open.tricks[0]).toBe(0)
  })
})

describe('a fork', () => {
  const other = 'cd'.repeat(32)

  test('is a copy of the match up to a turn and does not change the match', () => {
    const match = toy()
    layAll(match, [0, 1, 2])
    layAll(match, [0])
    const before = snapshotOf(match)
    const fork = forkMatch(match, 3, other)
    expect(fork.state).toEqual(stateAt(match, 3))
    expect(fork.log).toEqual(match.log.slice(0, 3))
    expect(snapshotOf(match)).toBe(before)
  })

  test('continues with random answers of its own, the same for the same seed', () => {
    const hands = (seed: string, turns: number): unknown => {
      const match = toy()
      layAll(match, [0, 1, 2])
      const fork = forkMatch(match, turns, seed) as Toy
      layAll(fork, [0, 1, 2].slice(turns))
      return fork.state.own
    }
    expect(hands(other, 2)).toEqual(hands(other, 2))
    expect(
      new Set(['cd', 'ef', '12', '34'].map((two) => JSON.stringify(hands(two.repeat(32), 2)))).size,
    ).toBe(4)
  })

  test('can be played to the end, and its file can be replayed but proves nothing', () => {
    const match = toy()
    layAll(match, [0, 1, 2])
    const fork = forkMatch(match, 1, other) as Toy
    layAll(fork, [1, 2, 0, 1, 2])
    const read = readMatch(writeMatch(fork), () => toyGame)
    expect(read).toMatchObject({ ok: true, proven: false })
    expect(read.ok && read.match.state).toEqual(fork.state)
  })
})
