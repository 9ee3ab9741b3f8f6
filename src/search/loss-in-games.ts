import { type Chance, fastChance, fastSeed, type State, type View } from '../kernel/index.ts'
import { startBudget } from './budget.ts'
import type { Candidate, SearchModel } from './model.ts'
import {
  compareResults,
  type Measured,
  openResults,
  type Results,
  rolloutResults,
} from './paired-comparison.ts'
import { sampleChance } from './sampling.ts'
import { searchCandidates } from './search.ts'

/** Plays a sampled game to its end, quickly and sensibly. */
export type Completion<Open, Own, Secret> = (state: State<Open, Own, Secret>, chance: Chance) => void

/** What a decision costs, and the better one. */
export interface LossInGames<Move = unknown> {
  readonly best: Candidate<Move>
  readonly score: number
  readonly chance: number
}

/** How many of all games that may be played each step takes. The first look at a decision is the shortest. */
const SHARES = { glance: 0.1, rollouts: 0.2, search: 0.5, firstCompleted: 0.1, completed: 0.2 }
const FEWEST_GAMES = 8

/** An advantage in score that needs no search for a better candidate still. */
const CLEAR = 0.3
/** A smaller loss of score drops out. */
const NEGLIGIBLE = 0.02
const SEARCHED = { candidates: 10, priorWeight: 40 }

/**
 * What moves cost against the best candidate, in the same sampled games. It is a race, and most moves drop out early:
 * recommended ones at once, others after a few rollouts. What is left is compared in completed games, which also show
 * what the evaluation of a rollout misses, such as wasted gold. If the best candidate is `known`, nothing is searched.
 */
export function lossInGames<Open, Own, Secret, Move>(
  model: SearchModel<Open, Own, Secret, Move>,
  complete: Completion<Open, Own, Secret>,
  view: View<Open, Own>,
  memory: unknown,
  moves: readonly Move[],
  games: number,
  known?: Candidate<Move>,
): LossInGames<Move> | undefined {
  const share = (part: number): number => Math.max(FEWEST_GAMES, Math.round(games * part))
  const candidates = known ? [known] : model.candidates(view, memory, SEARCHED.candidates)
  const [recommended] = candidates
  if (recommended === undefined || (!known && beginsLike(moves, recommended))) return undefined

  const resultsOf = (candidate: Candidate<Move>): Results => rolloutResults(model, view, memory, candidate)
  const played = resultsOf({ moves, value: 0 })
  let [best, better] = [recommended, resultsOf(recommended)]
  const glance = compareResults(better, played, share(SHARES.glance))
  if (candidates.length > 1 && glance.mean - glance.error < CLEAR) {
    const clock = startBudget(undefined, share(SHARES.search))
    const chance = fastChance(fastSeed(COMPLETED_SERIES))
    const [found] = searchCandidates(model, view, memory, candidates, chance, clock, SEARCHED)
    if (found === undefined || beginsLike(moves, found)) return undefined
    if (found.moves !== best.moves) [best, better] = [found, resultsOf(found)]
  }
  let score = glance
  for (const part of [SHARES.glance, SHARES.rollouts]) {
    score = compareResults(better, played, share(part))
    if (score.mean + score.error < NEGLIGIBLE) return undefined
  }
  if (score.mean <= 0) return undefined

  const completed = (those: readonly Move[]): Results =>
    completedResults(model, complete, view, memory, those)
  const [good, bad] = [completed(best.moves), completed(moves)]
  const first = chanceLoss(score, compareResults(good, bad, share(SHARES.firstCompleted)))
  const { mean } = isDecided(first)
    ? first
    : chanceLoss(score, compareResults(good, bad, share(SHARES.completed)))
  return { best, score: score.mean, chance: mean }
}

function beginsLike<Move>(moves: readonly Move[], { moves: [first] }: Candidate<Move>): boolean {
  return JSON.stringify(first) === JSON.stringify(moves[0])
}

/** Another series than that of the rollouts. */
const COMPLETED_SERIES = 0x7e58

/** The seat's share of the win in completed games. */
function completedResults<Open, Own, Secret, Move>(
  { game, sample }: SearchModel<Open, Own, Secret, Move>,
  complete: Completion<Open, Own, Secret>,
  view: View<Open, Own>,
  memory: unknown,
  moves: readonly Move[],
): Results {
  const seat = view.seat ?? 0
  return openResults((number) => {
    const chance = sampleChance(COMPLETED_SERIES, number)
    const state = sample(view, memory, chance)
    for (const move of moves) if (game.play(state, seat, move, chance) !== undefined) break
    complete(state, chance)
    const winners = game.result(state.open)?.winners ?? []
    return winners.includes(seat) ? 1 / winners.length : 0
  })
}

/** What a loss of score can cost at most, in win probability, and how far this estimate usually is from the truth. */
const MOST_BY_SCORE = 0.5
const SPREAD = 0.08
/** What completed games are wrong by however many they are, because a quick policy plays them. */
const BIAS = 0.04
/** A few games that all end alike prove nothing. */
const LEAST_ERROR = 0.04

/** What a decision costs in win probability: by the score, corrected by completed games if they show a larger loss. */
function chanceLoss({ mean: score }: Measured, { mean, error }: Measured): Measured {
  const byScore = MOST_BY_SCORE * Math.tanh(score)
  const trust = SPREAD ** 2 / (SPREAD ** 2 + Math.max(error, LEAST_ERROR) ** 2 + BIAS ** 2)
  return { mean: byScore + trust * Math.max(0, mean - byScore), error: SPREAD * Math.sqrt(1 - trust) }
}

/** Whether more games would hardly change the verdict: the loss is too small to be mentioned, or very large. */
const isDecided = ({ mean, error }: Measured): boolean => mean + error / 2 < 0.04 || mean - error > 0.15
