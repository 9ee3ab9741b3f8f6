import { describe, expect, test } from 'vitest'
import {
  at,
  type Chance,
  fastChance,
  fastSeed,
  type Game,
  playTurn,
  readMatch,
  startMatch,
  viewOf,
  writeMatch,
} from '../../../kernel/index.ts'
import { sampleSize, TRIES_ALL } from '../../../kernel/testing/sample-size.ts'
import { garbage, mutate } from '../testing/garbage.ts'
import {
  chooseByKind,
  chooseMove,
  everyGame,
  GAME_SETUPS,
  type GameSetup,
  SEAT_COUNTS,
} from '../testing/random-play.ts'
import { anyMove } from '../testing/universe.ts'
import { type Move, REJECTIONS, type Refusal } from './moves.ts'
import type { ElfenlandState } from './state.ts'

const CHANCE_USED = 'chance was used'

const forbiddenChance: Chance = {
  below: () => {
    throw new Error(CHANCE_USED)
  },
  draw: () => {
    throw new Error(CHANCE_USED)
  },
}

/** Whether the move has all fields of a listed move. The kernel refuses additional fields. */
const matches = (move: unknown, listed: Move): boolean =>
  Object.entries(listed).every(
    ([field, value]) => JSON.stringify(Object(move)[field]) === JSON.stringify(value),
  )

const CODES: ReadonlySet<string> = new Set(REJECTIONS)

/** Plays unchecked input. A refusal must not use chance, and a move that uses chance must be accepted. */
function isRefused(
  game: GameSetup['game'],
  before: ElfenlandState,
  state: ElfenlandState,
  seat: unknown,
  move: unknown,
): boolean {
  try {
    const refusal: Refusal | undefined = Reflect.apply(game.play, game, [state, seat, move, forbiddenChance])
    if (refusal && !CODES.has(refusal.code)) throw new Error(refusal.code)
    return refusal !== undefined
  } catch (error) {
    if (!(error instanceof Error) || error.message !== CHANCE_USED) throw error
    const again = [game.copy(before), seat, move, fastChance(fastSeed(1))]
    expect(Reflect.apply(game.play, game, again)).toBeUndefined()
    return false
  }
}

const MOVES = TRIES_ALL ? 200_000 : 40_000
const FILES = sampleSize(20_000)

describe('input of any shape', () => {
  test(`play never throws on ${MOVES} mutated moves, and refused moves do not change the state`, () => {
    const random = fastChance(fastSeed(31))
    let tried = 0
    let accepted = 0
    let step = 0
    everyGame(sampleSize(4), ({ before, seat }, { game }) => {
      if (step++ % (before.open.phase === 'auction' ? 60 : 6) !== 0) return
      const listed = game.legal(viewOf(before, seat))
      const scratch = game.copy(before)
      for (let i = 0; i < 100; i++) {
        const from = i % 3 === 0 ? anyMove(random) : listed[random.below(listed.length)]
        const move = i % 20 === 0 ? garbage(random) : mutate(from, random)
        tried++
        if (isRefused(game, before, scratch, i % 50 === 0 ? garbage(random) : seat, move)) continue
        accepted++
        if (!listed.some((legal) => matches(move, legal)))
          throw new Error('accepted a move that is not listed')
        game.copy(before, scratch)
      }
      expect(JSON.stringify(scratch)).toBe(JSON.stringify(before))
    })
    expect(tried).toBeGreaterThan(MOVES)
    expect(accepted).toBeGreaterThan(MOVES / 200)
  })

  test(`the reader never throws on ${FILES} mutated match files but reads a match or names a problem`, () => {
    const random = fastChance(fastSeed(32))
    const files = GAME_SETUPS.flatMap((table, i) => [shortMatch(table, at(SEAT_COUNTS, i % 5), i)])
    const find = (id: string): Game | undefined => GAME_SETUPS.find(({ game }) => game.id === id)?.game
    const found = new Set<string>()
    for (let i = 0; i < FILES; i++) {
      const text = at(files, i % files.length)
      const mutated =
        i % 4 === 0
          ? damaged(text, random)
          : JSON.stringify(mutate(mutate(JSON.parse(text), random, false), random, false))
      const read = readMatch(mutated ?? 'null', find)
      found.add(read.ok ? 'ok' : read.problem.code)
    }
    for (const code of ['notJson', 'malformed', 'badOptions', 'illegalMove', 'wrongChance', 'unknownGame'])
      expect(found).toContain(code)
  })
})

/** The first turns of a match. */
function shortMatch({ game, options }: GameSetup, seats: number, seed: number): string {
  const names = Array.from({ length: seats }, (_, seat) => `Elf ${seat}`)
  const match = startMatch(game, { options, seats: names, source: 'fast', seed: fastSeed(seed) })
  if ('code' in match) throw new Error(match.code)
  const random = fastChance(fastSeed(seed, 1))
  for (let turn = 0; turn < 8; turn++) {
    const { seat, move } = chooseMove(game, match.state, chooseByKind, random)
    playTurn(match, seat, [move])
  }
  return writeMatch(match)
}

function damaged(text: string, chance: Chance): string {
  const at = chance.below(text.length)
  const characters = '0123456789{}[]",:-.eatns '
  const character = characters[chance.below(characters.length)]
  return text.slice(0, at) + (chance.below(2) === 0 ? character : '') + text.slice(at + chance.below(3))
}
