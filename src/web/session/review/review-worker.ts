import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { findGame, type GameList, rulesIn } from '../../../games/manifest.ts'
import {
  type Budget,
  fastChance,
  forkMatch,
  isSeed,
  type Match,
  newFairSeed,
  playTurn,
  type Rejection,
  readMatch,
  type Seat,
  startMatch,
  stateAt,
  type View,
  viewOf,
  writeMatch,
} from '../../../kernel/index.ts'
import { type WatchedChances, watchedChances } from '../../../review/commentary.ts'
import { type Hint, hintSteps } from '../../../review/hint.ts'
import { judgeAttempt } from '../../../review/judge-attempt.ts'
import { type Review, type ReviewedDecision, reviewMatch } from '../../../review/review.ts'
import type { SeatLevels } from '../../../search/chances/level-strengths.ts'
import { knowingLevels } from '../../../search/evaluator.ts'
import { memoryIn } from '../../../search/play-out.ts'
import type { Steps } from '../../../search/steps.ts'
import { countMatch } from '../../../statistics/match-statistics.ts'
import { stepAt } from '../local/match-steps.ts'
import type { CountedMatch, FinishedMatch, ReviewProgress } from '../local/worker-protocol.ts'
import { type LinkedMatch, LinkedMatchSchema } from './share-link.ts'

/** The answer of a game that has rules and bots, but nothing that judges positions. */
const NO_REVIEWER: Rejection = { code: 'noReviewer' }

/** What a strong bot would play, judged by the seat's own view and memory. */
export function* hintIn(
  games: GameList,
  match: Match,
  seat: Seat,
  budget: Budget,
  turns = match.log.length,
): Steps<Hint | Rejection> {
  const reviewer = findGame(games, match.game.id)?.reviewer
  if (!reviewer) return NO_REVIEWER
  const memory = memoryIn(match, reviewer.model, seat, turns)
  const view = viewOf(stateAt(match, turns), seat)
  const luck = fastChance(newFairSeed().slice(0, 32))
  return yield* hintSteps(reviewer, view, luck, { memory, budget })
}

/** How likely each seat is to win, for those who watch. */
export function chancesIn(
  games: GameList,
  game: string,
  view: View,
  memory: unknown,
  levels: SeatLevels | undefined,
): WatchedChances | undefined {
  const reviewer = findGame(games, game)?.reviewer
  return reviewer && watchedChances(knowingLevels(reviewer, levels), view, memory)
}

function readFinished(games: GameList, file: string): Match | Rejection {
  const outcome = readMatch(file, rulesIn(games))
  if (!outcome.ok) return { code: outcome.problem.code }
  const { match } = outcome
  return match.game.result(match.state.open) ? match : { code: 'notOver' }
}

const matchHash = (match: Match): string => bytesToHex(sha256(utf8ToBytes(writeMatch(match))))

export function readFinishedMatch(games: GameList, file: string): FinishedMatch | Rejection {
  const match = readFinished(games, file)
  if ('code' in match) return match
  const { game, header, log, seed, state } = match
  const result = game.result(state.open)
  if (!result) return { code: 'notOver' }
  return {
    game: game.id,
    options: header.options,
    names: header.seats,
    proven: seed !== undefined,
    key: matchHash(match),
    positions: Array.from({ length: log.length + 1 }, (_, turns) => stepAt(match, turns, log[turns]?.seat)),
    turns: log.map(({ seat, moves, chance }) => ({ seat, moves, chance: chance.length > 0 })),
    result,
  }
}

export function reviewFinished(
  games: GameList,
  file: string,
  levels: SeatLevels | undefined,
  onProgress: (progress: ReviewProgress) => void,
): Review | Rejection {
  const match = readFinished(games, file)
  if ('code' in match) return match
  const reviewer = findGame(games, match.game.id)?.reviewer
  if (!reviewer) return NO_REVIEWER
  return reviewMatch(match, knowingLevels(reviewer, levels), {
    progress: (done, of) => onProgress({ done, of }),
  })
}

/** What a finished match was made of for one of its players. */
export function countFinished(games: GameList, file: string, seat: Seat): CountedMatch | Rejection {
  const match = readFinished(games, file)
  if ('code' in match) return match
  const manifest = findGame(games, match.game.id)
  const statistics = manifest && countMatch(match, manifest, seat)
  return statistics ? { key: matchHash(match), statistics } : { code: 'unknownGame' }
}

export function* hintAt(
  games: GameList,
  file: string,
  turns: number,
  budget: Budget,
): Steps<Hint | Rejection | undefined> {
  const match = readFinished(games, file)
  if ('code' in match) return match
  const next = match.log[turns]
  return next && (yield* hintIn(games, match, next.seat, budget, turns))
}

/** How good other moves would have been after a number of turns. */
export function judgeAt(
  games: GameList,
  file: string,
  turns: number,
  moves: readonly unknown[],
  levels: SeatLevels | undefined,
): ReviewedDecision | Rejection {
  const match = readFinished(games, file)
  if ('code' in match) return match
  const reviewer = findGame(games, match.game.id)?.reviewer
  return reviewer ? judgeAttempt(match, knowingLevels(reviewer, levels), turns, moves) : NO_REVIEWER
}

/** The file of a match that continues from this turn with a new seed. */
export function fork(games: GameList, file: string, turns: number): string | Rejection {
  const match = readFinished(games, file)
  return 'code' in match ? match : writeMatch(forkMatch(match, turns, newFairSeed()))
}

/** The file of a match that came in a link. */
export function linkedMatchFile(games: GameList, linked: LinkedMatch): string | Rejection {
  const read = v.safeParse(LinkedMatchSchema, linked)
  if (!read.success) return { code: 'malformed' }
  const { game: id, rules, options, seats, source, seed, turns } = read.output
  const game = findGame(games, id)?.game
  if (!game) return { code: 'unknownGame' }
  if (rules !== game.version) return { code: 'unknownRules' }
  if (!isSeed(source, seed)) return { code: 'wrongSeed' }
  const match = startMatch(game, { options, seats, source, seed })
  if ('code' in match) return match
  for (const [seat, moves] of turns) {
    const rejection = playTurn(match, seat, moves)
    if (rejection) return rejection
  }
  return writeMatch(match)
}
