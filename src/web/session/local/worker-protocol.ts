import type { Rejection, Result, Seat, View } from '../../../kernel/index.ts'
import type { MatchStatistics } from '../../../protocol/index.ts'
import type { JudgedAnswer } from '../../../puzzle/judge-answer.ts'
import type { PuzzleFile } from '../../../puzzle/puzzle-file.ts'
import type { WatchedChances } from '../../../review/commentary.ts'
import type { Hint } from '../../../review/hint.ts'
import type { Review, ReviewedDecision } from '../../../review/review.ts'
import type { SeatLevels } from '../../../search/chances/level-strengths.ts'
import type { SessionStep } from '../../../ui/board/session.ts'
import type { PauseReason } from '../../../ui/device/pause-reason.ts'
import type { LinkedMatch } from '../review/share-link.ts'
import type { NewLocalMatch, SavedMatch } from '../saved-match.ts'

/** What the page asks of the worker. */
export type WorkerRequest =
  /** The worker pauses while the page is hidden, and thinks less while the device saves power. */
  | { readonly type: 'spare'; readonly pause: PauseReason | undefined }
  | { readonly type: 'levels'; readonly game: string }
  | { readonly type: 'open'; readonly match: NewLocalMatch | SavedMatch; readonly eyes: Seat | undefined }
  | { readonly type: 'look'; readonly seat: Seat | undefined }
  | { readonly type: 'play'; readonly seat: Seat; readonly moves: readonly unknown[] }
  | { readonly type: 'takeBack'; readonly seat: Seat }
  | { readonly type: 'order'; readonly seat: Seat; readonly order: unknown }
  | { readonly type: 'carryOut' }
  | { readonly type: 'file' }
  | { readonly type: 'replay'; readonly file: string; readonly eyes: Seat | undefined }
  | { readonly type: 'hint'; readonly seat: Seat }
  | { readonly type: 'dropHint' }
  | {
      readonly type: 'chances'
      readonly game: string
      readonly view: View
      readonly memory: unknown
      readonly levels: SeatLevels
    }
  | { readonly type: 'finishedMatch'; readonly file: string }
  | { readonly type: 'review'; readonly file: string; readonly levels: SeatLevels | undefined }
  | { readonly type: 'countMatch'; readonly file: string; readonly seat: Seat }
  | { readonly type: 'hintAt'; readonly file: string; readonly turns: number }
  | {
      readonly type: 'judgeAt'
      readonly file: string
      readonly turns: number
      readonly moves: readonly unknown[]
      readonly levels: SeatLevels | undefined
    }
  | { readonly type: 'fork'; readonly file: string; readonly turns: number }
  | { readonly type: 'linkedMatchFile'; readonly match: LinkedMatch }
  | { readonly type: 'masterScore'; readonly match: NewLocalMatch }
  | { readonly type: 'results'; readonly match: SavedMatch }
  | { readonly type: 'puzzleSteps'; readonly file: PuzzleFile; readonly puzzle: string }
  | {
      readonly type: 'judgePuzzle'
      readonly file: PuzzleFile
      readonly puzzle: string
      readonly moves: readonly unknown[]
    }

/** The response to each type of request. */
export interface WorkerResponses {
  spare: undefined
  levels: readonly string[]
  open: Rejection | undefined
  look: undefined
  play: Rejection | undefined
  takeBack: Rejection | undefined
  order: Rejection | undefined
  carryOut: undefined
  file: string | undefined
  replay: Replay | Rejection
  /** Undefined if it was dropped: because the page said so, or the position has changed. */
  hint: Hint | Rejection | undefined
  dropHint: undefined
  chances: WatchedChances | undefined
  finishedMatch: FinishedMatch | Rejection
  review: Review | Rejection
  countMatch: CountedMatch | Rejection
  hintAt: Hint | Rejection | undefined
  judgeAt: ReviewedDecision | Rejection
  fork: string | Rejection
  linkedMatchFile: string | Rejection
  masterScore: number | undefined
  results: SavedMatch['results']
  puzzleSteps: readonly SessionStep[] | Rejection
  judgePuzzle: JudgedAnswer | Rejection
}

export interface Replay {
  readonly game: string
  readonly names: readonly string[]
  /** The seat through whose eyes the match is seen; undefined for a spectator. */
  readonly eyes: Seat | undefined
  readonly proven: boolean
  readonly steps: readonly SessionStep[]
}

/** A finished match to be reviewed. */
export interface FinishedMatch {
  readonly game: string
  readonly options: unknown
  readonly names: readonly string[]
  readonly proven: boolean
  /** The hash of the match file. A review is stored under it. */
  readonly key: string
  /** Item n is the table after n turns, as seen by the seat that moved next. */
  readonly positions: readonly SessionStep[]
  readonly turns: readonly {
    readonly seat: Seat
    readonly moves: readonly unknown[]
    readonly chance: boolean
  }[]
  readonly result: Result
}

/** What a finished match was made of. */
export interface CountedMatch {
  /** The hash of the match file. */
  readonly key: string
  readonly statistics: MatchStatistics
}

/** Sent whenever the open match has changed. */
export interface MatchUpdate {
  /** The index of the first of `steps` in the list of all steps; later ones are replaced. */
  readonly from: number
  readonly steps: readonly SessionStep[]
  readonly saved: SavedMatch
  readonly mayTakeBack: readonly Seat[]
  /** By seat: the orders that stand. */
  readonly orders: readonly unknown[]
  /** Whether an order has a move to make. */
  readonly ordering: boolean
}

/** How far a review has come, in turns. */
export interface ReviewProgress {
  readonly done: number
  readonly of: number
}

/** Every request has an id, and its response carries the same one. */
export interface ToWorker {
  readonly id: number
  readonly request: WorkerRequest
}

export type FromWorker =
  | { readonly type: 'response'; readonly id: number; readonly value: unknown }
  | { readonly type: 'update'; readonly update: MatchUpdate }
  | { readonly type: 'progress'; readonly progress: ReviewProgress }
