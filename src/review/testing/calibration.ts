import { parse } from 'valibot'
import { levelBots } from '../../games/manifest.ts'
import { requireBot, requireGame } from '../../games/testing/lookup.ts'
import { at, fastChance, fastSeed, viewOf } from '../../kernel/index.ts'
import { openMemories, seatToMove } from '../../search/play-out.ts'

/** What the review said about one position of a game, and what came of it. */
export interface ChanceSample {
  /** The number of the game. All samples of one game have the same result. */
  readonly game: number
  /** The level in each seat. */
  readonly levels: readonly string[]
  /** How much of the game had been played, from 0 to 1. */
  readonly played: number
  readonly moment: unknown
  readonly expected: readonly number[]
  readonly chances: readonly number[]
  /** The share of the victory of each seat. */
  readonly won: readonly number[]
}

/** One in this many decisions is sampled. */
const EVERY = 7

/**
 * Plays one game at a table such as `sharp,steady,any,any`. A seat is a level, several of them separated by slashes,
 * `any` level, any `lower` than master, or `=` for the level of the seat before; of several levels one is drawn for each
 * game. The seats rotate from game to game.
 */
export function sampleGame(id: string, table: string, seed: number, index: number): ChanceSample[] {
  const { game, reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`${id} cannot be reviewed`)
  const { evaluator, model } = reviewer
  const levels = drawLevels(id, table, seed, index)
  const bots = levels.map((level) => requireBot(id, level))
  const chance = fastChance(fastSeed(seed, index))
  const rng = fastChance(fastSeed(seed + 1, index))
  const state = game.setup(parse(game.options, {}), bots.length, chance)
  const memories = openMemories(bots)
  let memory = model.observe?.(undefined, viewOf(state, 0))
  memories?.observe(state)
  const said: Omit<ChanceSample, 'game' | 'levels' | 'won'>[] = []
  let decisions = 0
  for (let seat = seatToMove(game, state); seat >= 0; seat = seatToMove(game, state), decisions++) {
    if (decisions % EVERY === index % EVERY) {
      const expected = evaluator.expectedScores(state, memory)
      const chances = evaluator.winProbabilities(expected, state.open, levels)
      const { phase } = state.open as { phase: string }
      said.push({
        played: decisions,
        moment: { ...evaluator.momentOf(state.open), phase },
        expected,
        chances,
      })
    }
    game.play(state, seat, at(bots, seat).choose(viewOf(state, seat), rng, memories?.thoughts[seat]), chance)
    memories?.observe(state)
    memory = model.observe?.(memory, viewOf(state, 0))
  }
  const winners = game.result(state.open)?.winners ?? []
  const won = levels.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  return said.map((sample) => ({ ...sample, game: index, levels, won, played: sample.played / decisions }))
}

function drawLevels(id: string, table: string, seed: number, index: number): string[] {
  const chance = fastChance(fastSeed(seed + 2, index))
  const any = levelBots(requireGame(id)).map(({ name }) => name)
  const groups: Readonly<Record<string, readonly string[]>> = {
    any,
    lower: any.filter((name) => name !== 'master'),
  }
  const drawn: string[] = []
  for (const seat of table.split(',')) {
    const choice = groups[seat] ?? seat.split('/')
    drawn.push(seat === '=' ? at(drawn, drawn.length - 1) : at(choice, chance.below(choice.length)))
  }
  return drawn.map((_, seat) => at(drawn, (seat + index) % drawn.length))
}

/** What was said and what came true, on average over the chances of one bucket. */
interface Bucket {
  readonly said: number
  readonly won: number
  /** The standard error of the difference between the two, with the chances of one game as one observation. */
  readonly error: number
  readonly count: number
}

/** The chances of all seats in buckets of equal width. */
export function bucketsOf(samples: readonly ChanceSample[], size = 10): Bucket[] {
  const buckets = Array.from({ length: size }, () => ({
    said: 0,
    won: 0,
    count: 0,
    games: new Map<number, Sums>(),
  }))
  for (const { game, chances, won } of samples)
    for (const [seat, said] of chances.entries()) {
      const bucket = at(buckets, Math.min(size - 1, Math.floor(said * size)))
      const own = bucket.games.get(game) ?? { surplus: 0, count: 0 }
      bucket.games.set(game, { surplus: own.surplus + at(won, seat) - said, count: own.count + 1 })
      bucket.said += said
      bucket.won += at(won, seat)
      bucket.count++
    }
  return buckets.map(({ said, won, count, games }) => {
    const bias = (won - said) / count
    const squares = [...games.values()].map((own) => (own.surplus - own.count * bias) ** 2)
    const error = Math.sqrt(squares.reduce((sum, square) => sum + square, 0)) / count
    return { said: said / count, won: won / count, error, count }
  })
}

/** Of the chances of one game in one bucket: by how much they came true more often than was said, and their number. */
interface Sums {
  readonly surplus: number
  readonly count: number
}
