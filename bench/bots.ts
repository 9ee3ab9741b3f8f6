import { levelsOf } from '../src/games/bots.ts'
import { findGame } from '../src/games/index.ts'
import { reviewerOf } from '../src/games/reviewers.ts'
import {
  type Bot,
  fastChance,
  fastSeed,
  type Game,
  type Phrase,
  type State,
  viewOf,
} from '../src/kernel/index.ts'
import { nextSeat, openMemories } from '../src/search/play-out.ts'
import { winProbabilities } from '../src/search/win-probabilities.ts'
import type { Figure } from './figures.ts'
import { coreTime, quantile } from './measure.ts'

/** The levels' times on real decisions, and how well the chances of a review are calibrated. */
export function botFigures(): Figure[] {
  return [
    ...timeFigures('silver-and-gold', 2),
    ...GAMES.flatMap((game) => calibrationFigures(game, POSITIONS)),
  ]
}

const GAMES = ['silver-and-gold', 'elfenland', 'elfengold'] as const
const POSITIONS = 2000

const OPTIONS: Readonly<Record<string, unknown>> = { 'silver-and-gold': { memoryAid: false } }

function gameOf(id: string): Game {
  const game = findGame(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

/** Plays a game of one bot against itself and shows every position before it is decided. */
function playThrough(
  game: Game,
  bot: Bot,
  seed: number,
  look: (state: State, memory: unknown, ms: number) => void,
): State {
  const chance = fastChance(fastSeed(seed))
  const luck = fastChance(fastSeed(seed, 1))
  const state = game.setup(OPTIONS[game.id] ?? {}, 2, chance)
  const bots = [bot, bot]
  const memories = openMemories(bots)
  memories?.observe(state)
  for (let seat = nextSeat(game, state); seat >= 0; seat = nextSeat(game, state)) {
    const memory = memories?.thoughts[seat].memory
    const started = coreTime()
    const move = bot.choose(viewOf(state, seat), luck, { memory })
    look(state, memory, (coreTime() - started) / 1e6)
    game.play(state, seat, move, chance)
    memories?.observe(state)
  }
  return state
}

function timeFigures(id: string, games: number): Figure[] {
  return levelsOf(id).map((bot) => {
    const times: number[] = []
    for (let seed = 0; seed < games; seed++) playThrough(gameOf(id), bot, seed, (_, __, ms) => times.push(ms))
    const goal = bot.name === 'master' ? '300' : '50'
    return {
      name: `${id}: ${bot.name}, 95 % of decisions within`,
      value: quantile(times, 0.95),
      unit: 'ms',
      goal,
    }
  })
}

interface Sample {
  /** The round, or what comes near it. */
  readonly part: number
  /** The chance that the review gives the first seat. */
  readonly chance: number
  readonly scores: readonly [number, number]
  won: number
}

/** Brier's score of the review's chances, and of the best that the difference of scores alone can do. */
function calibrationFigures(id: string, wanted: number): Figure[] {
  const game = gameOf(id)
  const reviewer = reviewerOf(id)
  const sharp = levelsOf(id).find(({ name }) => name === 'sharp')
  if (!reviewer || !sharp) throw new Error(`no review for ${id}`)
  const samples: Sample[] = []
  for (let seed = 1; samples.length < wanted; seed++) {
    const mine: Sample[] = []
    let decisions = 0
    const end = playThrough(game, sharp, seed, (state, memory) => {
      if (decisions++ % EVERY !== seed % EVERY) return
      const { evaluator } = reviewer
      const [chance] = evaluator.winProbabilities(evaluator.expectedScores(state, memory), state.open)
      mine.push({
        part: partOf(evaluator.momentOf(state.open)),
        chance,
        scores: scoresNow(game, state),
        won: 0,
      })
    })
    const winners = game.result(end.open)?.winners ?? []
    for (const sample of mine) sample.won = winners.includes(0) ? 1 / winners.length : 0
    samples.push(...mine)
  }
  const tested = samples.slice(0, wanted)
  return [
    {
      name: `${id}: Brier of the review, ${wanted} positions`,
      value: brier(tested, ({ chance }) => chance),
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
  return [ended?.seats[0].score ?? 0, ended?.seats[1].score ?? 0]
}

const brier = (samples: readonly Sample[], chance: (sample: Sample) => number): number =>
  samples.reduce((sum, sample) => sum + (chance(sample) - sample.won) ** 2, 0) / samples.length

/** For each part of the game the spread that fits these very positions best: no other use of the scores is better. */
function fittedBaseline(samples: readonly Sample[]): number {
  let sum = 0
  for (const part of new Set(samples.map((sample) => sample.part))) {
    const own = samples.filter((sample) => sample.part === part)
    const fits = SPREADS.map((spread) => brier(own, ({ scores }) => winProbabilities(scores, spread)[0]))
    sum += Math.min(...fits) * own.length
  }
  return sum / samples.length
}

const SPREADS = Array.from({ length: 70 }, (_, i) => 0.3 * 1.1 ** i)
