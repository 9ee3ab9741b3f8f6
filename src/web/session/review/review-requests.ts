import type { GameList } from '../../../games/manifest.ts'
import type { ReviewProgress, WorkerResponses } from '../local/worker-protocol.ts'
import type { ReviewRequest } from '../request-game.ts'
import { judgePuzzle, puzzleSteps } from './puzzle-worker.ts'
import {
  chancesIn,
  countFinished,
  fork,
  hintAt,
  hintIn,
  judgeAt,
  linkedMatchFile,
  readFinishedMatch,
  reviewFinished,
} from './review-worker.ts'

/** The part of the worker that is loaded with the first request for it. */
export interface ReviewRequests {
  readonly hintAt: typeof hintAt
  readonly hintIn: typeof hintIn
  respond(
    games: GameList,
    request: ReviewRequest,
    onProgress: (progress: ReviewProgress) => void,
  ): WorkerResponses[ReviewRequest['type']]
}

export const reviewRequests: ReviewRequests = { hintAt, hintIn, respond }

function respond(
  games: GameList,
  request: ReviewRequest,
  onProgress: (progress: ReviewProgress) => void,
): WorkerResponses[ReviewRequest['type']] {
  switch (request.type) {
    case 'chances':
      return chancesIn(games, request.game, request.view, request.memory, request.levels)
    case 'finishedMatch':
      return readFinishedMatch(games, request.file)
    case 'review':
      return reviewFinished(games, request.file, request.levels, onProgress)
    case 'countMatch':
      return countFinished(games, request.file, request.seat)
    case 'judgeAt':
      return judgeAt(games, request.file, request.turns, request.moves, request.levels)
    case 'fork':
      return fork(games, request.file, request.turns)
    case 'linkedMatchFile':
      return linkedMatchFile(games, request.match)
    case 'puzzleSteps':
      return puzzleSteps(games, request.file, request.puzzle)
    case 'judgePuzzle':
      return judgePuzzle(games, request.file, request.puzzle, request.moves)
  }
}
