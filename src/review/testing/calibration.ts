import { parse } from 'valibot'
import { requireBot, requireGame } from '../../games/testing/lookup.ts'
import { at, fastChance, fastSeed, viewOf } from '../../kernel/index.ts'
import { openMemories, seatToMove } from '../../search/play-out.ts'

/** What the review said about one position of a game, and what came of it. */
export interface ChanceSample {
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

/** One in so many decisions is a sample. */
const EVERY = 7

/** Plays one game at a table of levels, which take turns in the seats. */
export function sampleGame(
  id: string,
  table: readonly string[],
  seed: number,
  index: number,
): ChanceSample[] {
  const { game, reviewer } = requireGame(id)
  if (!reviewer) throw new Error(`${id} cannot be reviewed`)
  const { evaluator, model } = reviewer
  const levels = table.map((_, seat) => at(table, (seat + index) % table.length))
  const bots = levels.map((level) => requireBot(id, level))
  const chance = fastChance(fastSeed(seed, index))
  const rng = fastChance(fastSeed(seed + 1, index))
  const state = game.setup(parse(game.options, {}), bots.length, chance)
  const memories = openMemories(bots)
  let memory = model.observe?.(undefined, viewOf(state, 0))
  memories?.observe(state)
  const said: Omit<ChanceSample, 'levels' | 'won'>[] = []
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
  return said.map((sample) => ({ ...sample, levels, won, played: sample.played / decisions }))
}

/** What was said and what came true, on average over the chances of one bucket. */
interface Bucket {
  readonly said: number
  readonly won: number
  readonly count: number
}

const BUCKETS = 10

/** The chances of all seats in ten buckets. */
export function bucketsOf(samples: readonly ChanceSample[]): Bucket[] {
  const sums = Array.from({ length: BUCKETS }, () => ({ said: 0, won: 0, count: 0 }))
  for (const { chances, won } of samples)
    for (const [seat, said] of chances.entries()) {
      const bucket = at(sums, Math.min(BUCKETS - 1, Math.floor(said * BUCKETS)))
      bucket.said += said
      bucket.won += at(won, seat)
      bucket.count++
    }
  return sums.map(({ said, won, count }) => ({ said: said / count, won: won / count, count }))
}
