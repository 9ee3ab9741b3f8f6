import {
  type Bot,
  fastChance,
  fastSeed,
  type Game,
  type Match,
  type Result,
  startMatch,
} from '../kernel/index.ts'
import { playMatchOut, playOut } from '../search/play-out.ts'

/** Many games of the same bots. The same series gives the same games, each of which can be played again alone. */
export interface Series {
  readonly game: Game
  readonly options: unknown
  readonly bots: readonly Bot[]
  readonly seed: number
}

/** Plays game number `index` of a series. */
export function playOne({ game, options, bots, seed }: Series, index: number): Result {
  const chance = fastChance(fastSeed(seed, index))
  const state = game.setup(options, bots.length, chance)
  playOut(game, state, bots, chance, luckOf(seed, index))
  return resultOf(game, state.open)
}

/** Plays the same game on the record. */
export function recordOne({ game, options, bots, seed }: Series, index: number): Match {
  const match = startMatch(game, {
    options,
    seats: bots.map(({ name }) => name),
    source: 'fast',
    seed: fastSeed(seed, index),
  })
  if ('code' in match) throw new Error(`the match was refused: ${JSON.stringify(match)}`)
  playMatchOut(match, bots, luckOf(seed, index))
  return match
}

export function resultOf(game: Game, open: unknown): Result {
  const result = game.result(open)
  if (!result) throw new Error('the game is not over')
  return result
}

/** The bots' luck is another stream than the game's, so a bot that asks for more does not change the cards. */
const luckOf = (seed: number, index: number) => fastChance(fastSeed(seed ^ 0x5eed, ~index))
