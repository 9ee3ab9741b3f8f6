import { at, fastChance, fastSeed, type Seat, type State, type View, viewOf } from '../kernel/index.ts'
import type { Reviewer } from '../search/evaluator.ts'
import type { LossInGames } from '../search/loss-in-games.ts'
import type { Candidate, SearchModel } from '../search/model.ts'
import { compareCandidates } from '../search/paired-comparison.ts'
import { lossFor } from './hidden-losses.ts'
import { wholeTurn } from './hint.ts'
import type { Mark, ReviewedDecision } from './review.ts'

/** The position in which a seat decided. */
interface Situation {
  readonly state: State
  readonly seat: Seat
  /** What the seat remembers. */
  readonly memory: unknown
  /** The expected final score of each seat. */
  readonly expected: readonly number[]
}

interface Judgement {
  readonly decision: ReviewedDecision
  /** The win probabilities right after the decision. */
  readonly decided: readonly number[]
  /** Whether sampled games found or confirmed a loss that the expected scores may not show. */
  readonly isFromGames?: boolean
}

/** Compares a decision with the best candidate. Undefined if there was nothing to decide. */
export function judgeDecision(
  reviewer: Reviewer,
  { state, seat, memory, expected }: Situation,
  moves: readonly unknown[],
  confirmations: number,
): Judgement | undefined {
  const { model, evaluator } = reviewer
  const view = viewOf(state, seat)
  if (model.game.legal(view).length < 2) return undefined
  const own = at(expected, seat)
  const chancesWith = (score: number): readonly number[] =>
    evaluator.winProbabilities(expected.with(seat, score), state.open)
  const before = chancesWith(own)
  const loss = lossOf(reviewer, view, memory, moves, confirmations, at(before, seat))
  if (loss === undefined) return undefined
  const { best, score, inGames } = loss
  const chanceWithout = (lost: number): number => at(chancesWith(own - lost), seat)
  const expectedLoss = evaluator.expectedLoss?.(score, state.open) ?? score
  const chanceBefore = at(before, seat)
  const chanceLoss = inGames
    ? toldLoss(inGames, chanceBefore)
    : Math.max(0, chanceBefore - chanceWithout(expectedLoss))
  const mark = markOf(score / evaluator.scoreUnit, chanceLoss)
  if (!mark || !loss.isConfirmed()) return { decided: before, decision: faultless(moves) }
  const lost = inGames ? lossFor(chanceBefore - chanceLoss, chanceWithout) : expectedLoss
  const decided = chancesWith(own - lost)
  const turn = wholeTurn(reviewer, view, fastChance(fastSeed(1)), { memory }, best)
  const why = evaluator.explain(view, memory, { ...best, moves: turn })
  const decision = { moves, loss: score, chanceLoss, mark, better: { moves: turn, ...why } }
  const isFromGames = inGames !== undefined || (confirmations > 0 && evaluator.expectedLoss !== undefined)
  return { decided, decision, isFromGames }
}

/** What a decision costs against the best candidate. */
interface Loss {
  readonly best: Candidate
  readonly score: number
  /** The loss of win probability, if it was found in sampled games; otherwise it follows from the score. */
  readonly inGames?: Pick<LossInGames, 'chance' | 'measured'>
  isConfirmed(): boolean
}

function lossOf(
  { model, evaluator }: Reviewer,
  view: View,
  memory: unknown,
  moves: readonly unknown[],
  confirmations: number,
  chanceBefore: number,
): Loss | undefined {
  if (evaluator.lossInGames && confirmations > 0) {
    const found = evaluator.lossInGames(view, memory, moves, confirmations, chanceBefore)
    const isConfirmed = (): boolean => true
    return found
      ? { best: found.best, score: found.score, inGames: found, isConfirmed }
      : { best: { moves, value: 0 }, score: 0, isConfirmed }
  }
  const [best] = evaluator.rankCandidates(view, memory)
  const value = evaluator.valueOfMoves(view, memory, moves)
  if (best === undefined || value === undefined) return undefined
  return {
    best,
    score: Math.max(0, best.value - value),
    isConfirmed: () => isConfirmed(model, view, memory, best, { moves, value }, confirmations),
  }
}

/** The evaluation alone may be wrong: the loss must also exceed two standard errors in sampled games. */
function isConfirmed(
  model: SearchModel,
  view: View,
  memory: unknown,
  best: Candidate,
  played: Candidate,
  games: number,
): boolean {
  if (games === 0) return true
  const { mean, error } = compareCandidates(model, view, memory, best, played, games)
  return mean > 2 * error
}

/**
 * The loss that is told if games found one: what more of them measure. A mistake stays one unless they show next to
 * nothing of it, because they overlook part of what some decisions cost.
 */
function toldLoss({ chance, measured }: Pick<LossInGames, 'chance' | 'measured'>, before: number): number {
  const found = Math.min(chance, before)
  if (found < LEAST_CHANCE.inaccuracy) return found
  const loss = Math.max(0, measured())
  const isMistake = found >= LEAST_CHANCE.mistake && loss >= CONFIRMED * LEAST_CHANCE.mistake
  return isMistake ? Math.max(LEAST_CHANCE.mistake, loss) : loss
}

/** The share of what makes a mistake that is enough to confirm one. */
const CONFIRMED = 0.25

/** A loss too small to be marked, or one that sampled games do not confirm, counts as none. */
const faultless = (moves: readonly unknown[]): ReviewedDecision => ({ moves, loss: 0, chanceLoss: 0 })

/**
 * Makes a decision agree with the win probabilities around it: `change` is how far the seat's own fell. A marked
 * decision costs exactly that, and a decision beside a visible gain has no mark.
 */
export function limitToChange(decision: ReviewedDecision, change: number, unit: number): ReviewedDecision {
  const chanceLoss = Math.max(0, change)
  const mark =
    decision.mark && change > -VISIBLE_CHANGE ? markOf(decision.loss / unit, chanceLoss) : undefined
  return mark ? { ...decision, chanceLoss, mark } : faultless(decision.moves)
}

/** Pages round to whole percentages, so a smaller change is not shown. */
const VISIBLE_CHANGE = 0.005

/** The smallest loss of win probability that earns each mark. */
const LEAST_CHANCE: Readonly<Record<Mark, number>> = { blunder: 0.15, mistake: 0.08, inaccuracy: 0.04 }

/** The smallest loss, in the game's score units or in win probability, that earns each mark. */
const THRESHOLDS: readonly (readonly [mark: Mark, units: number, chance: number])[] = [
  ['blunder', 4, LEAST_CHANCE.blunder],
  ['mistake', 2, LEAST_CHANCE.mistake],
  ['inaccuracy', 1, LEAST_CHANCE.inaccuracy],
]

function markOf(units: number, chanceLoss: number): Mark | undefined {
  return THRESHOLDS.find(([, least, chance]) => units >= least || chanceLoss >= chance)?.[0]
}
