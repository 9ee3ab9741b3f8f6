import type { Rejection, Result, Seat } from '../../kernel/index.ts'
import type { Hint } from '../../review/hint.ts'
import type { Review } from '../../review/review.ts'
import type { Step } from '../../ui/board/session.ts'

/** A match on this device as it is kept: all that is needed to go on, seed included. */
export interface SavedMatch {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: unknown
  /** A level for a bot, `person` for somebody at this screen. */
  readonly seats: readonly { readonly name: string; readonly bot?: string }[]
  readonly seed: string
  /** The file of the match that this one leaves at its last turn; `turns` are those since then. */
  readonly fork?: string
  readonly turns: readonly { readonly seat: Seat; readonly moves: readonly unknown[] }[]
  readonly over: boolean
  /** When it was last played, in milliseconds since 1970. */
  readonly at: number
  /** Who is asked now. */
  readonly waiting: number
}

/** What the page asks of the worker; every question has a number, and its answer bears it. */
export type Question =
  | { readonly ask: 'levels'; readonly game: string }
  | { readonly ask: 'open'; readonly match: NewLocalMatch | SavedMatch; readonly eyes: Seat | undefined }
  | { readonly ask: 'look'; readonly seat: Seat | undefined }
  | { readonly ask: 'play'; readonly seat: Seat; readonly moves: readonly unknown[] }
  | { readonly ask: 'takeBack'; readonly seat: Seat }
  | { readonly ask: 'file' }
  | { readonly ask: 'replay'; readonly file: string; readonly eyes: Seat | undefined }
  | { readonly ask: 'hint'; readonly seat: Seat }
  | { readonly ask: 'study'; readonly file: string }
  | { readonly ask: 'review'; readonly file: string }
  | { readonly ask: 'hintAt'; readonly file: string; readonly turns: number }
  | { readonly ask: 'fork'; readonly file: string; readonly turns: number }
  | { readonly ask: 'unpack'; readonly packed: PackedMatch }

export type NewLocalMatch = Pick<SavedMatch, 'id' | 'game' | 'options' | 'seats' | 'fork'>

/** What comes back for each kind of question. */
export interface Answers {
  levels: readonly string[]
  open: Rejection | undefined
  look: undefined
  play: Rejection | undefined
  takeBack: Rejection | undefined
  file: string | undefined
  replay: Replay | Rejection
  hint: Hint | undefined
  study: Study | Rejection
  review: Review | Rejection
  hintAt: Hint | undefined
  fork: string | Rejection
  unpack: string | Rejection
}

export interface Replay {
  readonly game: string
  readonly names: readonly string[]
  readonly proven: boolean
  readonly steps: readonly Step[]
}

/** A finished match to be looked back on. Position n is the table after n turns, as whoever moved next saw it. */
export interface Study {
  readonly game: string
  readonly options: unknown
  readonly names: readonly string[]
  readonly proven: boolean
  /** The hash of the match: what is found out about it is kept under this name. */
  readonly key: string
  readonly positions: readonly Step[]
  readonly turns: readonly {
    readonly seat: Seat
    readonly moves: readonly unknown[]
    readonly chance: boolean
  }[]
  readonly result: Result
}

/** A match that is proven by its seed, without all that the seed says: small enough for a link. */
export interface PackedMatch {
  readonly game: string
  readonly rules: number
  readonly options: unknown
  readonly seats: readonly string[]
  readonly source: 'fair' | 'fast'
  readonly seed: string
  readonly turns: readonly (readonly [seat: Seat, moves: readonly unknown[]])[]
}

/** What the worker tells without being asked: a match moved on. `from` is where the new steps begin in the list. */
export interface News {
  readonly from: number
  readonly steps: readonly Step[]
  readonly saved: SavedMatch
  readonly mayTakeBack: readonly Seat[]
}

export type ToPage = { readonly answer: number; readonly value: unknown } | { readonly news: News } | Progress
export type ToWorker = { readonly number: number; readonly question: Question }

/** How far a review is. */
export interface Progress {
  readonly done: number
  readonly of: number
}
