import type { WorkerRequest } from './local/worker-protocol.ts'

const REVIEW_TYPES = [
  'chances',
  'finishedMatch',
  'review',
  'countMatch',
  'judgeAt',
  'fork',
  'linkedMatchFile',
  'puzzleSteps',
  'judgePuzzle',
] as const satisfies readonly WorkerRequest['type'][]

/** A request about a match that is over, a puzzle or a match that is watched. */
export type ReviewRequest = Extract<WorkerRequest, { type: (typeof REVIEW_TYPES)[number] }>

export const isReviewRequest = (request: WorkerRequest): request is ReviewRequest =>
  REVIEW_TYPES.some((type) => type === request.type)

/** Whether a request needs more than the rules and the bots. */
export const needsReview = (request: WorkerRequest): boolean =>
  request.type === 'hint' || request.type === 'hintAt' || isReviewRequest(request)

/** The id of the game that a request is about, unless it is about the match that is already open. */
export function gameOf(request: WorkerRequest): string | undefined {
  switch (request.type) {
    case 'levels':
    case 'chances':
      return request.game
    case 'open':
    case 'linkedMatchFile':
    case 'masterScore':
    case 'results':
      return request.match.game
    case 'puzzleSteps':
    case 'judgePuzzle':
      return request.file.game
    case 'replay':
    case 'finishedMatch':
    case 'review':
    case 'countMatch':
    case 'hintAt':
    case 'judgeAt':
    case 'fork':
      return gameOfFile(request.file)
    case 'look':
    case 'play':
    case 'takeBack':
    case 'order':
    case 'carryOut':
    case 'file':
    case 'hint':
    case 'dropHint':
    case 'spare':
      return undefined
  }
}

/** A file that cannot be read names no game; whoever reads it says what is wrong with it. */
function gameOfFile(file: string): string | undefined {
  try {
    const read: unknown = JSON.parse(file)
    const game = typeof read === 'object' && read !== null && 'game' in read ? read.game : undefined
    return typeof game === 'string' ? game : undefined
  } catch {
    return undefined
  }
}
