import { GAMES } from '../src/games/all.ts'
import { type GameManifest, levelBots } from '../src/games/manifest.ts'
import { requireBot, requireGame } from '../src/games/testing/lookup.ts'
import {
  at,
  type Bot,
  fastChance,
  fastSeed,
  type Game,
  type Phrase,
  type State,
  viewOf,
} from '../src/kernel/index.ts'
import { winProbabilities } from '../src/search/chances/win-probabilities.ts'
import { openMemories, seatToMove } from '../src/search/play-out.ts'
import type { Figure } from './figures.ts'
import { coreTime, quantile } from './measure.ts'

const POSITIONS = 2000

/** How long the levels take for real decisions, and how well calibrated the win probabilities of a review are. */
export function botFigures(): Figure[] {
  return [
    ...timeFigures(requireGame('silver-and-gold'), 2),
    ...GAMES.flatMap((manifest) => calibrationFigures(manifest, POSITIONS)),
  ]
}

const OPTIONS: Readonly<Record<string, unknown>> = { 'silver-and-gold': { memoryAid: false } }

/** Plays one bot against itself and passes every position to `onDecision`, with the time that the decision took. */
function playThrough(
  game: Game,
  bot: Bot,
  seed: number,
  onDecision: (state: State, memory: unknown, ms: number) => void,
): State {
  const chance = fastChance(fastSeed(seed))
  const rng = fastChance(fastSeed(seed, 1))
  const state = game.setup(OPTIONS[game.id] ?? {}, 2, chance)
  const bots = [bot, bot]
  const memories = openMemories(bots)
  memories?.observe(state)
  for (let seat = seatToMove(game, state); seat >= 0; seat = seatToMove(game, state)) {
    const memory = memories?.thoughts[seat]?.memory
    const started = coreTime()
    const move = bot.choose(viewOf(state, seat), rng, { memory })
    onDecision(state, memory, (coreTime() - started) / 1e6)
    game.play(state, seat, move, chance)
    memories?.observe(state)
  }
  return state
}

function timeFigures(manifest: GameManifest, games: number): Figure[] {
  const { game } = manifest
  return levelBots(manifest).map((bot) => {
    const times: number[] = []
    for (let seed = 0; seed < games; seed++) playThrough(game, bot, seed, (_, __, ms) => times.push(ms))
    const goal = bot.name === 'master' ? '300' : '50'
    return {
      name: `${game.id}: ${bot.name}, 95 % of decisions within`,
      value: quantile(times, 0.95),
      unit: 'ms',
      goal,
    }
  })
}

interface Sample {
  /** The round, or a stretch of turns of about that length. */
  readonly part: number
  /** The win probability that the review gives the first seat. */
  readonly probability: number
  readonly scores: readonly [number, number]
  won: number
}

/** The Brier score of the review's probabilities, and of the best that the score difference alone can do. */
function calibrationFigures({ game, reviewer }: GameManifest, count: number): Figure[] {
  const { id } = game
  if (!reviewer) return []
  const { evaluator } = reviewer
  const sharp = requireBot(id, 'sharp')
  const samples: Sample[] = []
  for (let seed = 1; samples.length < count; seed++) {
    const mine: Sample[] = []
    let decisions = 0
    const end = playThrough(game, sharp, seed, (state, memory) => {
      if (decisions++ % EVERY !== seed % EVERY) return
      const [probability = 0] = evaluator.winProbabilities(
        evaluator.expectedScores(state, memory),
        state.open,
      )
      const part = partOf(evaluator.momentOf(state.open))
      mine.push({ part, probability, scores: scoresNow(game, state), won: 0 })
    })
    const winners = game.result(end.open)?.winners ?? []
    for (const sample of mine) sample.won = winners.includes(0) ? 1 / winners.length : 0
    samples.push(...mine)
  }
  const tested = samples.slice(0, count)
  return [
    {
      name: `${id}: Brier of the review, ${count} positions`,
      value: brier(tested, ({ probability }) => probability),
      unit: '',
      goal: 'below the next',
    },
    { name: `${id}: Brier of the score difference, fitted to them`, value: fittedBaseline(tested), unit: '' },
    { name: `${id}: Brier of a coin`, value: 0.25, unit: '' },
  ]
}

const EVERY = 11

const TURNS_PER_PART = 7

const partOf = ({ turn, round }: Phrase): number =>
  typeof turn === 'number' ? Math.floor((turn - 1) / TURNS_PER_PART) : Number(round)

function scoresNow(game: Game, { open }: State): [number, number] {
  const ended = game.result({ ...(open as object), phase: 'over' })
  return [ended?.seats[0]?.score ?? 0, ended?.seats[1]?.score ?? 0]
}

const brier = (samples: readonly Sample[], probability: (sample: Sample) => number): number =>
  samples.reduce((sum, sample) => sum + (probability(sample) - sample.won) ** 2, 0) / samples.length

/** The deviation for each part of the game that fits these very positions best: an upper bound for any use of scores. */
function fittedBaseline(samples: readonly Sample[]): number {
  let sum = 0
  for (const part of new Set(samples.map((sample) => sample.part))) {
    const own = samples.filter((sample) => sample.part === part)
    const fits = DEVIATIONS.map((deviation) =>
      brier(own, ({ scores }) => at(winProbabilities(scores, deviation), 0)),
    )
    sum += Math.min(...fits) * own.length
  }
  return sum / samples.length
}

const DEVIATIONS = Array.from({ length: 70 }, (_, i) => 0.3 * 1.1 ** i)
