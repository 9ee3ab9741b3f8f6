import { type Chance, fastChance, fastSeed, type State, type View } from '../kernel/index.ts'
import { startBudget } from './budget.ts'
import type { Candidate, SearchModel } from './model.ts'
import { compareResults, openResults, type Results, rolloutResults } from './paired-comparison.ts'
import { sampleChance } from './sampling.ts'
import { searchCandidates } from './search.ts'

/** Plays a sampled game to its end, quickly and sensibly. */
export type Completion<Open, Own, Secret> = (state: State<Open, Own, Secret>, chance: Chance) => void

/** What a decision costs, and the better one. */
export interface LossInGames<Move = unknown> {
  readonly best: Candidate<Move>
  readonly score: number
  /** In win probability, by as few games as show whether it is a loss at all. */
  readonly chance: number
  /** The same by more games, which may also say that there was more to lose than the win probability before. */
  measured(): number
}

/** How many of all games that may be played each step takes. The first look at a decision is the shortest. */
const SHARES = { glance: 0.1, rollouts: 0.2, search: 0.5, firstCompleted: 0.1, completed: 0.2, measured: 0.5 }
const FEWEST_GAMES = 8

/** An advantage in score that needs no search for a better candidate still. */
const CLEAR = 0.3
/** A smaller loss of score drops out. */
const NEGLIGIBLE = 0.02
const SEARCHED = { candidates: 10, priorWeight: 40 }

/** What is known about a decision beforehand. */
interface Circumstances<Move> {
  /** The best candidate; then none is searched for. */
  readonly known?: Candidate<Move> | undefined
  /** Whether the game ends so soon that ties count, which no score shows. */
  readonly endsSoon?: boolean
}

/**
 * What moves cost against the best candidate, in the same sampled games. It is a race, and most moves drop out early:
 * recommended ones at once, others after a few rollouts. What is left is compared in completed games, which also show
 * what the evaluation of a rollout misses, such as wasted gold. `chance` is the seat's win probability before the
 * decision.
 */
export function lossInGames<Open, Own, Secret, Move>(
  model: SearchModel<Open, Own, Secret, Move>,
  complete: Completion<Open, Own, Secret>,
  view: View<Open, Own>,
  memory: unknown,
  moves: readonly Move[],
  games: number,
  chance: number,
  { known, endsSoon = false }: Circumstances<Move> = {},
): LossInGames<Move> | undefined {
  const share = (part: number): number => Math.max(FEWEST_GAMES, Math.round(games * part))
  const candidates = known ? [known] : model.candidates(view, memory, SEARCHED.candidates)
  const [recommended] = candidates
  if (recommended === undefined || (!known && beginsLike(moves, recommended))) return undefined

  const resultsOf = (candidate: Candidate<Move>): Results => rolloutResults(model, view, memory, candidate)
  const played = resultsOf({ moves, value: 0 })
  let [best, better, isBest] = [recommended, resultsOf(recommended), false]
  const glance = compareResults(better, played, share(SHARES.glance))
  if (candidates.length > 1 && glance.mean - glance.error < CLEAR) {
    const clock = startBudget(undefined, share(SHARES.search))
    const luck = fastChance(fastSeed(COMPLETED_SERIES))
    const ranked = searchCandidates(model, view, memory, candidates, luck, clock, SEARCHED)
    const found = ranked.find((other) => !beginsLike(moves, other))
    isBest = found !== ranked[0]
    if (found === undefined || (isBest && !endsSoon)) return undefined
    if (found.moves !== best.moves) [best, better] = [found, resultsOf(found)]
  }
  const completed = (those: readonly Move[]): Results =>
    completedResults(model, complete, view, memory, those)
  const [good, bad] = [completed(best.moves), completed(moves)]
  const isNegligible = (part: number): boolean => {
    const { mean, error } = compareResults(better, played, share(part))
    return mean + error < NEGLIGIBLE
  }
  const isAsGood = isBest || isNegligible(SHARES.glance) || isNegligible(SHARES.rollouts)
  const score = isAsGood ? 0 : Math.max(0, compareResults(better, played, share(SHARES.rollouts)).mean)
  if (score === 0 && !(endsSoon && losesTies(good, bad, games))) return undefined

  const byScore = lossByScore(score, chance)
  const lossAfter = (part: number): number => {
    const { mean, error } = compareResults(good, bad, share(part))
    return byScore + trustIn(error, SPREADS.found) * Math.max(0, mean - byScore)
  }
  const first = lossAfter(SHARES.firstCompleted)
  return {
    best,
    score,
    chance: isOpen(first) ? lossAfter(SHARES.completed) : first,
    measured: () => measuredLoss(score, chance, good, bad, share(SHARES.measured)),
  }
}

/**
 * A loss that the score does not show must show in completed games. After each share (`part`) of them it must exceed
 * this number of standard errors (`errors`), or the move is cleared.
 */
const TIES: readonly (readonly [part: number, errors: number])[] = [
  [0.05, 0],
  [0.1, 1],
  [0.5, 2],
]

const losesTies = (good: Results, bad: Results, games: number): boolean =>
  TIES.every(([part, errors]) => {
    const { mean, error } = compareResults(good, bad, Math.round(games * part))
    return mean > errors * error
  })

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

/** By how much a loss of one point of score lowers the log odds to win. */
const LOG_ODDS_PER_SCORE = 1.5
/** Chances outside this range are not certain enough to be taken literally. */
const LEAST_CHANCE = 0.01

/** What a loss of score costs in win probability. Those who have little chance to win can only lose little. */
function lossByScore(score: number, chance: number): number {
  const before = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance))
  const odds = (before / (1 - before)) * Math.exp(-LOG_ODDS_PER_SCORE * score)
  return before - odds / (1 + odds)
}

/**
 * How far a loss that follows from the score usually is from the truth: among bad moves, which are to be found, and
 * among those that have been found.
 */
const SPREADS = { found: 0.2, measured: 0.1 }
/** A few games that all end alike prove nothing. */
const LEAST_ERROR = 0.04

/** How far a loss in completed games corrects the one that follows from the score. */
const trustIn = (error: number, spread: number): number =>
  spread ** 2 / (spread ** 2 + Math.max(error, LEAST_ERROR) ** 2)

/** The win probability before the decision is worth as much as that of the best candidate in as many completed games. */
const CHANCE_IN_GAMES = 16

/** The loss of win probability by completed games, which also correct the win probability before the decision. */
function measuredLoss(score: number, chance: number, good: Results, bad: Results, games: number): number {
  let wins = 0
  for (let game = 0; game < games; game++) wins += good(game)
  const before = (CHANCE_IN_GAMES * chance + wins) / (CHANCE_IN_GAMES + games)
  const byScore = lossByScore(score, before)
  const { mean, error } = compareResults(good, bad, games)
  return Math.min(before, byScore + trustIn(error, SPREADS.measured) * (mean - byScore))
}

/** Whether more games could change the verdict: the loss is neither too small to be mentioned nor very large. */
const isOpen = (loss: number): boolean => loss >= 0.03 && loss <= 0.2
