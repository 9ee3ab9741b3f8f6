import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { requireGame } from '../../games/testing/lookup.ts'
import {
  at,
  fastSeed,
  type Match,
  natural,
  playTurn,
  type Seat,
  startMatch,
  stateAt,
  viewOf,
} from '../../kernel/index.ts'
import type { Reviewer } from '../../search/evaluator.ts'
import { seatToMove } from '../../search/play-out.ts'
import { judgeAttempt } from '../judge-attempt.ts'
import type { ReviewedDecision } from '../review.ts'

/** A legal move that is far worse than the one a master made, and what it costs. */
const MistakeSchema = v.object({
  /** How many turns of the match have been played before. */
  turns: natural,
  phase: v.string(),
  /** How the move was chosen. */
  kind: v.string(),
  /** The index of the move among the legal ones. */
  move: natural,
  /** By how much the move lowers the chance to win, and the standard error of this figure. */
  cost: v.number(),
  error: v.number(),
})
export type Mistake = v.InferOutput<typeof MistakeSchema>

/** A match of masters, with mistakes planted into it. */
const PlantedMatchSchema = v.object({
  seats: natural,
  /** The match is game `index` of the series with this seed. */
  seed: natural,
  index: natural,
  /** The index of every move among the legal ones, so that the match stays as it is when the bots change. */
  moves: v.string(),
  mistakes: v.array(MistakeSchema),
})
export type PlantedMatch = v.InferOutput<typeof PlantedMatchSchema>

const SuiteSchema = v.object({
  game: v.string(),
  /** The command that made the suite. */
  made: v.string(),
  matches: v.array(PlantedMatchSchema),
})
export type Suite = v.InferOutput<typeof SuiteSchema>

export const parsePlantedMatch = (line: string): PlantedMatch => v.parse(PlantedMatchSchema, JSON.parse(line))

/** The evaluation may be fitted to the mistakes of the first suite, and never to those of the second. */
const SuiteNameSchema = v.picklist(['tuning', 'held-out'])
export type SuiteName = v.InferOutput<typeof SuiteNameSchema>

export const parseSuiteName = (name: string): SuiteName => v.parse(SuiteNameSchema, name)

export const suiteFile = (suite: SuiteName, id: string): URL =>
  new URL(`../../../fixtures/planted-mistakes/${suite}/${id}.json`, import.meta.url)

export const readSuite = (suite: SuiteName, id: string): Suite =>
  v.parse(SuiteSchema, JSON.parse(readFileSync(suiteFile(suite, id), 'utf8')))

/** Plays a stored match again. */
export function openPlanted(id: string, { seats, seed, index, moves }: PlantedMatch): Match {
  const { game } = requireGame(id)
  const match = startMatch(game, {
    options: v.parse(game.options, {}),
    seats: Array.from({ length: seats }, () => 'master'),
    source: 'fast',
    seed: fastSeed(seed, index),
  })
  if ('code' in match) throw new Error(`the match was refused: ${JSON.stringify(match)}`)
  for (const move of moves.split(' ')) {
    const rejection = playTurn(match, seatToMove(game, match.state), [at(legalNow(match), Number(move))])
    if (rejection) throw new Error(`a stored move was refused: ${JSON.stringify(rejection)}`)
  }
  return match
}

/** Judges a planted mistake by the same standard as the review. */
export function judgePlanted(match: Match, reviewer: Reviewer, { turns, move }: Mistake): ReviewedDecision {
  const { seat } = at(match.log, turns)
  const legal = match.game.legal(viewOf(stateAt(match, turns), seat))
  const judged = judgeAttempt(match, reviewer, turns, [at(legal, move)])
  if ('code' in judged) throw new Error(`a planted move was refused: ${JSON.stringify(judged)}`)
  return judged
}

export const isMistake = ({ mark }: ReviewedDecision): boolean => mark === 'mistake' || mark === 'blunder'

/** The legal moves of the seat that plays next. */
function legalNow({ game, state }: Pick<Match, 'game' | 'state'>): readonly unknown[] {
  const seat: Seat = seatToMove(game, state)
  return game.legal(viewOf(state, seat))
}
