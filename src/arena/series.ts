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

/** Many games with the same bots. A series always gives the same games, and each can be played again by itself. */
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
  playOut(game, state, bots, chance, rngOf(seed, index))
  return resultOf(game, state.open)
}

/** Plays the same game and records it as a match. */
export function recordOne({ game, options, bots, seed }: Series, index: number): Match {
  const match = startMatch(game, {
    options,
    seats: bots.map(({ name }) => name),
    source: 'fast',
    seed: fastSeed(seed, index),
  })
  if ('code' in match) throw new Error(`the match was refused: ${JSON.stringify(match)}`)
  playMatchOut(match, bots, rngOf(seed, index))
  return match
}

export function resultOf(game: Game, open: unknown): Result {
  const result = game.result(open)
  if (!result) throw new Error('the game is not over')
  return result
}

/** The bots' random numbers do not come from the game's stream, so a bot that draws more does not change the cards. */
const rngOf = (seed: number, index: number) => fastChance(fastSeed(seed ^ 0x5eed, ~index))
