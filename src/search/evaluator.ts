import type { Phrase, Seat, State, View } from '../kernel/index.ts'
import type { SeatLevels } from './chances/level-strengths.ts'
import type { Yardstick } from './levels.ts'
import type { LossInGames } from './loss-in-games.ts'
import type { Candidate, SearchModel } from './model.ts'
import type { Steps } from './steps.ts'

/**
 * What each level of bots gives away in a game, measured: the average penalty of a decision (see `accuracy.ts` in the
 * review). Accuracy is calibrated by it.
 */
export type LevelPenalties = Readonly<Record<Yardstick, number>>

/**
 * Why a decision is good, and the plan behind it. A claim is data, a kind with its numbers, from which the texts are
 * made; tests replay every kind by the rules.
 */
export interface Explanation<Move = unknown, Claim extends Phrase = Phrase> {
  readonly reason: Claim
  /** Further claims: what the plan brings, what it saves, and what it gives up. */
  readonly more?: readonly Claim[]
  /** The moves that follow by the plan, if nobody interferes. */
  readonly plan?: readonly Move[]
}

/** What reviews and hints need to know about a game besides its rules. */
export interface Evaluator<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  /** The smallest loss of score that is worth mentioning, whatever it does to the win probability. */
  readonly scoreUnit: number
  readonly levelPenalties: LevelPenalties
  /** The expected final score of each seat, from what is public and what each has already decided. */
  expectedScores(state: State<Open, Own, Secret>, memory: unknown): readonly number[]
  /**
   * The probability of each seat to win, given the expected final scores. With the levels of the bots it also counts
   * who plays better; otherwise everyone is taken to play equally well.
   */
  winProbabilities(expected: readonly number[], open: Open, levels?: SeatLevels): readonly number[]
  /**
   * By how much a loss of score, as candidates are compared by, lowers an expected score. Where expected scores are
   * uncertain themselves, an advantage in them shrinks until the end and a real one does not. Without it both are equal.
   */
  expectedLoss?(loss: number, open: Open): number
  /** All sensible candidates, best first, each with the seat's expected final score. */
  rankCandidates(view: View<Open, Own>, memory: unknown): readonly Candidate<Move>[]
  /** The same value for moves that were made; undefined where there was nothing to decide. */
  valueOfMoves(view: View<Open, Own>, memory: unknown, moves: readonly Move[]): number | undefined
  /**
   * Where `rankCandidates` plays sampled games: the same in steps, for hints, so that they advise what a review finds
   * best. Once `isExhausted`, asked with the number of games so far, says so, fewer games decide.
   */
  rankInGames?(
    view: View<Open, Own>,
    memory: unknown,
    isExhausted: (games: number) => boolean,
  ): Steps<readonly Candidate<Move>[]> | undefined
  /**
   * Where no formula tells: what moves cost against the best ones, found in about `games` sampled games at most.
   * `chance` is the seat's win probability before the decision. Undefined if they show no loss.
   */
  lossInGames?(
    view: View<Open, Own>,
    memory: unknown,
    moves: readonly Move[],
    games: number,
    chance: number,
  ): LossInGames<Move> | undefined
  /** Why a candidate is good. Whatever it claims must be true of the position. */
  explain(view: View<Open, Own>, memory: unknown, candidate: Candidate<Move>): Explanation<Move>
  /** What happened to a seat between two positions. Its `by` is the seat itself if it is what that seat did. */
  explainChange(before: Open, after: Open, seat: Seat): Phrase
  /** The turn of a position, in the game's own terms, with its `round`. */
  momentOf(open: Open): Phrase
  /** Whether everyone moves once per turn of the table now, so that the second move of a seat begins another turn. */
  isPlayedInLaps?(open: Open): boolean
}

/** What a review of a game, or a hint in it, works with. */
export interface Reviewer<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  readonly model: SearchModel<Open, Own, Secret, Move>
  readonly evaluator: Evaluator<Open, Own, Secret, Move>
}

/** The same reviewer, at a table where the levels of the bots are known. */
export function knowingLevels(reviewer: Reviewer, levels: SeatLevels | undefined): Reviewer {
  if (!levels) return reviewer
  const { evaluator } = reviewer
  const winProbabilities = (expected: readonly number[], open: unknown): readonly number[] =>
    evaluator.winProbabilities(expected, open, levels)
  return { ...reviewer, evaluator: { ...evaluator, winProbabilities } }
}
