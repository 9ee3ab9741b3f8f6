import { findGame, type GameList } from '../../../games/manifest.ts'
import type { Match, Rejection } from '../../../kernel/index.ts'
import { type JudgedAnswer, judgeAnswer } from '../../../puzzle/judge-answer.ts'
import { openPuzzle } from '../../../puzzle/open-puzzle.ts'
import type { Puzzle, PuzzleFile } from '../../../puzzle/puzzle-file.ts'
import { judgeTurnOf } from '../../../review/judge-attempt.ts'
import type { SessionStep } from '../../../ui/board/session.ts'
import { stepsSoFar } from '../local/match-steps.ts'

function open(
  games: GameList,
  file: PuzzleFile,
  id: string,
): { readonly match: Match; readonly puzzle: Puzzle } | Rejection {
  const game = findGame(games, file.game)?.game
  const puzzle = file.puzzles.find((one) => one.id === id)
  const match = game && puzzle && openPuzzle(game, file, puzzle)
  return match ? { match, puzzle } : { code: puzzle ? 'unknownRules' : 'notFound' }
}

/** The match of a puzzle up to its decision, as the seat that decides saw it. Nothing else leaves the worker. */
export function puzzleSteps(games: GameList, file: PuzzleFile, id: string): SessionStep[] | Rejection {
  const opened = open(games, file, id)
  return 'code' in opened ? opened : stepsSoFar(opened.match, opened.puzzle.seat)
}

/** Judges an answer by the puzzle. What a turn that it does not list gives away is judged as in a review. */
export function judgePuzzle(
  games: GameList,
  file: PuzzleFile,
  id: string,
  moves: readonly unknown[],
): JudgedAnswer | Rejection {
  const opened = open(games, file, id)
  if ('code' in opened) return opened
  const { match, puzzle } = opened
  const verdict = judgeAnswer(match, puzzle, moves)
  const reviewer = findGame(games, file.game)?.reviewer
  if ('code' in verdict || verdict.isRight || verdict.isWasteful || verdict.loss !== undefined || !reviewer)
    return verdict
  // The evaluation alone is enough, as the turn is known to be wrong: no other one is as good as the runner-up.
  const judged = judgeTurnOf(match, reviewer, { seat: puzzle.seat, turns: puzzle.turns }, moves, 0)
  return 'code' in judged ? verdict : { ...verdict, loss: Math.max(judged.loss, puzzle.margin) }
}
