import { describe, expect, test } from 'vitest'
import {
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
import { garbage, mutate } from '../testing/garbage.ts'
import { chooseMove, curiously, everyGame, SEAT_COUNTS, TABLES, type Table } from '../testing/random-play.ts'
import { anyMove } from '../testing/universe.ts'
import { type Move, REJECTIONS, type Refusal } from './moves.ts'
import type { ElfenlandState } from './state.ts'

const forbidden: Chance = {
  below: () => {
    throw new Error('asked')
  },
  draw: () => {
    throw new Error('asked')
  },
}

/** Whether the move says all that a listed move says; more than that is for the kernel to refuse. */
const says = (move: unknown, listed: Move): boolean =>
  Object.entries(listed).every(
    ([field, value]) => JSON.stringify(Object(move)[field]) === JSON.stringify(value),
  )

const CODES: ReadonlySet<string> = new Set(REJECTIONS)

/** Plays what came in from outside. A refusal asks Chance for nothing; what asks Chance must be taken. */
function isRefused(
  game: Table['game'],
  before: ElfenlandState,
  state: ElfenlandState,
  seat: unknown,
  move: unknown,
): boolean {
  try {
    const refusal: Refusal | undefined = Reflect.apply(game.play, game, [state, seat, move, forbidden])
    if (refusal && !CODES.has(refusal.code)) throw new Error(refusal.code)
    return refusal !== undefined
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'asked') throw error
    const again = [game.copy(before), seat, move, fastChance(fastSeed(1))]
    expect(Reflect.apply(game.play, game, again)).toBeUndefined()
    return false
  }
}

describe('input of any shape', () => {
  test('200,000 mutated moves: play never throws, and what it refuses changes nothing', () => {
    const whims = fastChance(fastSeed(31))
    let tried = 0
    let taken = 0
    let step = 0
    everyGame(4, ({ before, seat }, { game }) => {
      if (step++ % (before.open.phase === 'auction' ? 60 : 6) !== 0) return
      const listed = game.legal(viewOf(before, seat))
      const scratch = game.copy(before)
      for (let i = 0; i < 100; i++) {
        const from = i % 3 === 0 ? anyMove(whims) : listed[whims.below(listed.length)]
        const move = i % 20 === 0 ? garbage(whims) : mutate(from, whims)
        tried++
        if (isRefused(game, before, scratch, i % 50 === 0 ? garbage(whims) : seat, move)) continue
        taken++
        if (!listed.some((legal) => says(move, legal))) throw new Error('taken and not listed')
        game.copy(before, scratch)
      }
      expect(JSON.stringify(scratch)).toBe(JSON.stringify(before))
    })
    expect(tried).toBeGreaterThan(200_000)
    expect(taken).toBeGreaterThan(1000)
  })

  test('20,000 mutated match files: the reader never throws and names a problem or reads a match', () => {
    const whims = fastChance(fastSeed(32))
    const files = TABLES.flatMap((table, i) => [shortMatch(table, SEAT_COUNTS[i % 5], i)])
    const find = (id: string): Game | undefined => TABLES.find(({ game }) => game.id === id)?.game
    const found = new Set<string>()
    for (let i = 0; i < 20_000; i++) {
      const text = files[i % files.length]
      const mutated =
        i % 4 === 0
          ? scratched(text, whims)
          : JSON.stringify(mutate(mutate(JSON.parse(text), whims, false), whims, false))
      const read = readMatch(mutated ?? 'null', find)
      found.add(read.ok ? 'ok' : read.problem.code)
    }
    for (const code of ['notJson', 'malformed', 'badOptions', 'illegalMove', 'wrongChance', 'unknownGame'])
      expect(found).toContain(code)
  })
})

/** The beginning of a match. */
function shortMatch({ game, options }: Table, seats: number, seed: number): string {
  const names = Array.from({ length: seats }, (_, seat) => `Elf ${seat}`)
  const match = startMatch(game, { options, seats: names, source: 'fast', seed: fastSeed(seed) })
  if ('code' in match) throw new Error(match.code)
  const whims = fastChance(fastSeed(seed, 1))
  for (let turn = 0; turn < 8; turn++) {
    const { seat, move } = chooseMove(game, match.state, curiously, whims)
    playTurn(match, seat, [move])
  }
  return writeMatch(match)
}

function scratched(text: string, chance: Chance): string {
  const at = chance.below(text.length)
  const signs = '0123456789{}[]",:-.eatns '
  const sign = signs[chance.below(signs.length)]
  return text.slice(0, at) + (chance.below(2) === 0 ? sign : '') + text.slice(at + chance.below(3))
}
