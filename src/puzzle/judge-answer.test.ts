import { describe, expect, test } from 'vitest'
import { elfengold } from '../games/elfenland/rules/game.ts'
import { bid, caravan, pass, stop, tableAt, travel } from '../games/elfenland/testing/position.ts'
import { silverAndGold } from '../games/silver-and-gold/rules/game.ts'
import { fastSeed, type Game, type Match, playTurn, type State, startMatch, viewOf } from '../kernel/index.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { Puzzle } from './puzzle-file.ts'

function puzzle(changes: Partial<Puzzle>): Puzzle {
  return {
    id: 'eg-1-1',
    match: 0,
    turns: 0,
    seat: 0,
    kind: 'journey',
    answers: [],
    others: [],
    margin: 1,
    error: 0,
    worlds: 1,
    solvedBy: { gentle: 1, steady: 1, sharp: 1, master: 1 },
    rating: 800,
    reason: { key: 'reason.travel' },
    ...changes,
  }
}

function matchAt(game: Game, state: State): Match {
  const match = startMatch(game, { options: {}, seats: ['a', 'b'], source: 'fast', seed: fastSeed(1) })
  if ('code' in match) throw new Error(match.code)
  match.state = state
  return match
}

describe('a journey', () => {
  const match = matchAt(
    elfengold as Game,
    tableAt('moving', {
      round: 3,
      players: [{ boot: 'virst', hand: { raft: 2, giantPig: 3, dragon: 1 } }, {}],
      roads: { 'lapphalia-virst-plain': ['giantPig'] },
    }),
  )
  const toLapphalia = [travel('lapphalia-virst-plain', 'giantPig'), stop]
  const toIxara = [travel('virst-ixara-river', 'raft'), stop]
  const byCaravan = [caravan('lapphalia-virst-plain', { raft: 2, dragon: 1 }), stop]
  const asked = puzzle({ answers: [byCaravan], others: [{ moves: toIxara, loss: 0.7 }] })

  test('is right if it leads to the same towns and leaves no fewer cards', () => {
    expect(judgeAnswer(match, asked, byCaravan)).toEqual({ isRight: true })
    expect(judgeAnswer(match, asked, toLapphalia)).toEqual({ isRight: true })
  })

  test('is wasteful if it leaves fewer cards than the answer, unless there is slack', () => {
    const cheap = puzzle({ answers: [toLapphalia] })
    expect(judgeAnswer(match, cheap, byCaravan)).toEqual({ isRight: false, isWasteful: true })
    expect(judgeAnswer(match, { ...cheap, slack: { cards: 1, gold: 0 } }, byCaravan)).toHaveProperty(
      'isWasteful',
    )
    expect(judgeAnswer(match, { ...cheap, slack: { cards: 2, gold: 0 } }, byCaravan)).toEqual({
      isRight: true,
    })
  })

  test('is wrong if it ends elsewhere, and its loss is told if it is listed', () => {
    expect(judgeAnswer(match, asked, toIxara)).toEqual({ isRight: false, loss: 0.7 })
    expect(judgeAnswer(match, asked, [stop])).toEqual({ isRight: false })
  })
})

describe('a bid', () => {
  const state = tableAt(
    'auction',
    { round: 2, players: [{ gold: 12 }, { gold: 12 }], pool: { dragon: 4 } },
    {
      below: () => 0,
      draw: (bag) => bag.counts.findIndex((count) => count > 0),
    },
  )
  const match = matchAt(elfengold as Game, state)

  test('is right up to the highest of the answers', () => {
    const asked = puzzle({
      kind: 'bid',
      answers: [[bid(1)], [bid(3)]],
      others: [{ moves: [pass], loss: 0.5 }],
    })
    expect(judgeAnswer(match, asked, [bid(2)])).toEqual({ isRight: true })
    expect(judgeAnswer(match, asked, [bid(4)])).toEqual({ isRight: false })
    expect(judgeAnswer(match, asked, [pass])).toEqual({ isRight: false, loss: 0.5 })
  })

  test('is wrong if the answer is to pass', () => {
    const asked = puzzle({ kind: 'bid', answers: [[pass]], others: [{ moves: [bid(1)], loss: 0.5 }] })
    expect(judgeAnswer(match, asked, [pass])).toEqual({ isRight: true })
    expect(judgeAnswer(match, asked, [bid(1)])).toEqual({ isRight: false, loss: 0.5 })
  })
})

test('a marking is the same whatever the order of its extra cells', () => {
  const match = firstTurn(SEED_WITH_TWO_CROSSES)
  const found = twoOrders(match)
  if (!found) throw new Error('no marking owes two extras here')
  const [one, other] = found
  expect(one).not.toEqual(other)
  const asked = puzzle({ kind: 'mark', answers: [one] })
  expect(judgeAnswer(match, asked, other)).toEqual({ isRight: true })
  expect(judgeAnswer(match, asked, [{ type: 'single', place: 0, cell: 99 }])).toHaveProperty('code')
})

const SEED_WITH_TWO_CROSSES = 5

/** A match of Silver & Gold in which both players have kept their first two cards. */
function firstTurn(seed: number): Match {
  const match = startMatch(silverAndGold as Game, {
    options: {},
    seats: ['a', 'b'],
    source: 'fast',
    seed: fastSeed(seed),
  })
  if ('code' in match) throw new Error(match.code)
  for (const seat of [0, 0, 1, 1]) {
    const [card] = match.game.legal(viewOf(match.state, seat))
    playTurn(match, seat, [card])
  }
  return match
}

/** A marking with two extras, in both orders. */
function twoOrders({ game, state }: Match): [unknown[], unknown[]] | undefined {
  for (const base of game.legal(viewOf(state, 0))) {
    const world = game.copy(state)
    const nothing = { below: () => 0, draw: () => 0 }
    game.play(world, 0, base, nothing)
    if ((world.own[0] as { owed: number }).owed !== 2) continue
    const extras = game.legal(viewOf(world, 0))
    for (const first of extras) {
      const next = game.copy(world)
      game.play(next, 0, first, nothing)
      const [second] = game.legal(viewOf(next, 0))
      if ((next.own[0] as { owed: number }).owed === 1 && second)
        return [
          [base, first, second],
          [base, second, first],
        ]
    }
  }
  return undefined
}
