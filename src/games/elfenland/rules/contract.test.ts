import { describe, expect, test } from 'vitest'
import {
  at,
  type Bag,
  type Chance,
  fastChance,
  fastSeed,
  type Match,
  playTurn,
  type Seat,
  startMatch,
  takeBack,
  viewOf,
} from '../../../kernel/index.ts'
import { TRIES_ALL } from '../../../kernel/testing/sample-size.ts'
import {
  chooseByKind,
  chooseMove,
  type ElfenGame,
  everyGame,
  GAME_SETUPS,
  playGame,
} from '../testing/random-play.ts'
import { richPosition } from '../testing/rich-position.ts'
import { anyMove, EVERY_MOVE, moveKey } from '../testing/universe.ts'
import { elfengold, elfenland } from './game.ts'
import type { Move } from './moves.ts'
import { copyState, type ElfenlandState } from './state.ts'

/** How often each kind of game is played. */
const GAMES = TRIES_ALL ? 2 : 1

/** Always gives the first possible outcome, and counts how often it is used. */
function watchedChance() {
  const watched = { uses: 0 }
  const chance: Chance = {
    below: () => {
      watched.uses++
      return 0
    },
    draw: (bag: Bag) => {
      watched.uses++
      const kind = bag.counts.findIndex((count) => count > 0)
      bag.counts[kind] = at(bag.counts, kind) - 1
      bag.size--
      return kind
    },
  }
  return { watched, chance }
}

/** Tries a move on a copy. A refused move must not change the state or use chance. */
function isAccepted(game: ElfenGame, state: ElfenlandState, seat: Seat, move: Move, text: string): boolean {
  const { watched, chance } = watchedChance()
  const copy = game.copy(state)
  if (game.play(copy, seat, move, chance) === undefined) return true
  if (watched.uses > 0) throw new Error(`${JSON.stringify(move)} was refused but used chance`)
  if (text !== '' && JSON.stringify(copy) !== text)
    throw new Error(`${JSON.stringify(move)} was refused but changed the state`)
  return false
}

/** Tries every move, and expects that exactly the listed ones are accepted. */
function expectExactly(game: ElfenGame, state: ElfenlandState, seat: Seat): void {
  const listed = new Set(game.legal(viewOf(state, seat)).map(moveKey))
  const { watched, chance } = watchedChance()
  const scratch = game.copy(state)
  let accepted = 0
  for (const move of EVERY_MOVE) {
    if (game.play(scratch, seat, move, chance)) continue
    accepted++
    if (!listed.has(moveKey(move))) throw new Error(`${moveKey(move)} is accepted but not listed`)
    game.copy(state, scratch)
    watched.uses = 0
  }
  expect(accepted).toBe(listed.size)
  expect(watched.uses).toBe(0)
  expect(JSON.stringify(scratch)).toBe(JSON.stringify(state))
}

describe('legal and play', () => {
  test('play accepts exactly the moves that legal lists', () => {
    let steps = 0
    everyGame(GAMES, ({ before, seat }, { game }) => {
      if (steps++ % (before.open.phase === 'auction' ? 900 : 90) === 0) expectExactly(game, before, seat)
    })
  })

  test('play accepts exactly the listed moves on crowded tables with wizards and spells too', () => {
    const random = fastChance(fastSeed(8))
    const types = new Set<string>()
    for (let i = 0; i < (TRIES_ALL ? 40 : 16); i++) {
      const state = richPosition(i % 2 === 0 ? 'moving' : 'planning', random)
      expectExactly(elfengold, state, 0)
      for (const move of elfengold.legal(viewOf(state, 0)))
        types.add(`${move.type}${'wizard' in move ? '*' : ''}`)
    }
    for (const type of ['travel*', 'caravan*', 'magicFlight', 'doubleTransport', 'exchange'])
      expect(types).toContain(type)
  })

  test('a move with random numbers is accepted if and only if it is listed', () => {
    let steps = 0
    const random = fastChance(fastSeed(3))
    everyGame(GAMES, ({ before, seat }, { game }) => {
      if (steps++ % 9 !== 0) return
      const listed = new Set(game.legal(viewOf(before, seat)).map(moveKey))
      for (let i = 0; i < 20; i++) {
        const move = anyMove(random)
        if (isAccepted(game, before, seat, move, '') !== listed.has(moveKey(move)))
          throw new Error(moveKey(move))
      }
    })
  })

  test.each([-1, 2, 6, 31, 32, 33, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'seat %d does not exist',
    (seat) => {
      const { chance } = watchedChance()
      const state = elfengold.setup(JSON.parse('{}'), 2, fastChance(fastSeed(1)))
      expect(elfengold.play(state, seat, { type: 'pass' }, chance)).toEqual({ code: 'noSuchSeat' })
    },
  )

  test('a seat that is not a number is refused', () => {
    const { chance } = watchedChance()
    const state = elfenland.setup(JSON.parse('{}'), 2, fastChance(fastSeed(1)))
    for (const seat of ['0', null, undefined, {}, [0], true]) {
      expect(
        elfenland.play(state, JSON.parse(JSON.stringify(seat ?? null)), { type: 'pass' }, chance),
      ).toEqual({
        code: 'noSuchSeat',
      })
    }
  })
})

describe('a journey', () => {
  test('uses no chance until it stops, and changes nothing hidden of other players', () => {
    everyGame(GAMES, ({ before, seat, move }, { game }) => {
      if (before.open.phase !== 'moving' || move.type === 'stop') return
      const { watched, chance } = watchedChance()
      const copy = game.copy(before)
      game.play(copy, seat, move, chance)
      expect(watched.uses).toBe(0)
      expect(copy.own.filter((_, other) => other !== seat)).toEqual(
        before.own.filter((_, other) => other !== seat),
      )
      expect(copy.secret).toEqual(before.secret)
    })
  })

  test('can be taken back turn by turn', () => {
    const match = newMatch(elfengold, 2, 11)
    const random = fastChance(fastSeed(12))
    let journeys = 0
    while (match.game.waiting(match.state.open) !== 0) {
      const { seat, move } = chooseMove(match.game, match.state, chooseByKind, random)
      const before = JSON.stringify(match.state)
      const travels = move.type === 'travel' || move.type === 'caravan'
      expect(playTurn(match, seat, [move])).toBeUndefined()
      if (!travels) continue
      journeys++
      expect(takeBack(match, seat)).toBeUndefined()
      expect(JSON.stringify(match.state)).toBe(before)
      expect(playTurn(match, seat, [move])).toBeUndefined()
    }
    expect(journeys).toBeGreaterThan(0)
  })
})

describe('the last turn', () => {
  test.each([true, false])('cannot be taken back if it reveals town cards (town cards: %s)', (townCards) => {
    const match = newMatch(elfenland, 2, 13, { rounds: 3, townCards })
    const random = fastChance(fastSeed(14))
    while (match.game.waiting(match.state.open) !== 0) {
      const { seat, move } = chooseMove(match.game, match.state, chooseByKind, random)
      expect(playTurn(match, seat, [move])).toBeUndefined()
    }
    const last = at(match.log, match.log.length - 1).seat
    expect(takeBack(match, last)?.code).toBe(townCards ? 'nothingToTakeBack' : undefined)
  })
})

describe('copies and JSON', () => {
  test('copying into another state of the same table overwrites all of it', () => {
    const table = at(GAME_SETUPS, GAME_SETUPS.length - 1)
    const over = playGame(table, 3, 1, chooseByKind)
    let steps = 0
    playGame(table, 3, 2, chooseByKind, ({ before }) => {
      if (steps++ % 9 !== 0) return
      expect(copyState(before, over)).toBe(over)
      expect(JSON.stringify(over)).toBe(JSON.stringify(before))
    })
  })

  test('a state and its copy share no arrays', () => {
    const state = playGame(at(GAME_SETUPS, 4), 4, 3, chooseByKind)
    const copy = copyState(state)
    const seen = new Set<unknown>()
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      expect(seen.has(value)).toBe(false)
      seen.add(value)
      for (const inner of Object.values(value)) walk(inner)
    }
    walk({ ...state, open: { ...state.open, variant: 0, values: 0 } })
    walk({ ...copy, open: { ...copy.open, variant: 0, values: 0 } })
  })
})

function newMatch(
  game: ElfenGame,
  seats: number,
  seed: number,
  options: unknown = {},
): Match & { state: ElfenlandState; game: ElfenGame } {
  const names = Array.from({ length: seats }, (_, seat) => `Elf ${seat}`)
  const match = startMatch(game, { options, seats: names, source: 'fast', seed: fastSeed(seed) })
  if ('code' in match) throw new Error(match.code)
  return match
}
