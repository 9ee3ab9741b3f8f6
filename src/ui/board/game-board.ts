import type { ComponentType } from 'preact'
import type { Rejection, Result, Seat, View } from '../../kernel/index.ts'
import type { CatalogueModules, PlainCatalogue } from '../../text/format.ts'
import type { GameFavourites } from './game-favourites.ts'
import type { GameHelp } from './game-help.ts'
import type { SeatStatus } from './session.ts'

/** One line of the log. It is put into words when it is displayed, in the reader's language. */
export interface LogLine {
  readonly seat?: Seat
  /** Text with `*emphasis*`; `name` gives the name of a seat, and `me` is the seat of the reader. */
  say(name: (seat: Seat) => string, me?: Seat): string
  /** Whether it is a heading, such as the turn that the next lines are about. */
  readonly heading?: true
  /** Whether a screen reader should announce this entry. */
  readonly announce?: boolean
  /** The event in the game's own shape, so that its board can show it where it happened. */
  readonly what?: unknown
  /**
   * Where on the board it happened, in the game's own shape. The log makes such a line something to point at, and the
   * board lights the place that `pointedPlace` holds.
   */
  readonly place?: unknown
}

/** An option of a new table. Its texts are `option.<name>` and `option.<name>.hint`. */
export type OptionField =
  | { readonly name: string; readonly kind: 'toggle'; readonly default: boolean }
  /** One of a few numbers. */
  | {
      readonly name: string
      readonly kind: 'choice'
      readonly values: readonly number[]
      readonly default: number
    }

/** A decision that the board points out: what is advised, or what was played. */
export interface Shown {
  readonly as: 'advice' | 'played'
  readonly moves: readonly unknown[]
  /** The moves that follow by the plan behind an advice. */
  readonly plan?: readonly unknown[]
}

/** Moves that the board puts into the draft, as if the player had made them; only the player confirms them. */
export interface Proposal {
  readonly moves: readonly unknown[]
}

export interface BoardProps {
  readonly view: View
  /** The previous view, if the difference should be animated. */
  readonly before: View | undefined
  readonly seats: readonly SeatStatus[]
  readonly waiting: number
  /** Whether this seat may act now. */
  readonly active: boolean
  readonly mayTakeBack: boolean
  /** Whether this is a past position, in which nothing can be played. */
  readonly past?: boolean
  readonly shown?: readonly Shown[]
  readonly proposal?: Proposal | undefined
  /** The viewer's order that stands, in the game's own shape. */
  readonly order?: unknown
  send(moves: readonly unknown[]): Promise<Rejection | undefined>
  takeBack(): void
  /** Leaves an order or, without one, withdraws it. Absent where the board is not at a table. */
  leaveOrder?(order?: unknown): Promise<Rejection | undefined>
}

export interface ResultProps {
  readonly view: View
  readonly result: Result
  readonly seats: readonly SeatStatus[]
}

export interface DecisionPictureProps {
  readonly view: View
  readonly shown: Shown
  /** The moves in the picture beside this one; both show the same part of the board. */
  readonly beside: readonly unknown[]
}

/** What a game provides to the table frame. It is loaded when somebody opens a table. */
export interface GameBoard {
  readonly texts: {
    ready(): Promise<unknown>
    has(key: string): boolean
    word(key: string, parameters?: Readonly<Record<string, string | number>>): string
  }
  /** What levels, hints and reviews say about this game. */
  readonly reviewTexts: CatalogueModules<PlainCatalogue>
  /** The part of them about levels, which people read before a match; by default it is loaded with the rest. */
  readonly levelTexts?: CatalogueModules<PlainCatalogue>
  readonly options: readonly OptionField[]
  /** The sign of a seat in the style of this game; without it, the shared `SeatToken` is used. */
  readonly Sign?: ComponentType<{ seat: Seat }>
  /** The colour of a seat in this game, for lines on paper. */
  colour?(seat: Seat): string
  /** Cards that lie on the table before the match, drawn with `FannedCards`. */
  readonly Fan?: ComponentType
  readonly Board: ComponentType<BoardProps>
  /** A small picture of what some moves do, drawn by the parts of the board. */
  readonly DecisionPicture: ComponentType<DecisionPictureProps>
  /** The symbols that the pictures refer to, which a page without the board includes once. */
  readonly Symbols?: ComponentType
  /** Whether the board finds a place for the advice itself; otherwise the frame lays it on the table. */
  readonly placesAdvice?: true
  /** Whether the board itself tells a player that everybody waits for them; otherwise the frame does. */
  readonly tellsLast?: true
  /** The rows of the score sheet, which explain every point. */
  readonly Score: ComponentType<ResultProps>
  /** The highlights of a finished match, one sentence each. */
  matchHighlights?(view: View, log: readonly LogLine[], name: (seat: Seat) => string): string[]
  /** The log entries for the difference between two views. */
  describe(before: View, after: View): LogLine[]
  /** How long the difference between two views should stay on screen, in milliseconds. */
  displayTime(before: View, after: View): number
  /** How long the viewer's own turn waits after a step, so that what it shows is gone by then, in milliseconds. */
  turnDelay?(before: View, after: View): number
  /** What a seat has to do now, in a few words. */
  prompt(view: View, seat: Seat): string
  /** What some moves do, in a few words. */
  describeMoves(view: View, moves: readonly unknown[]): string
  /** The first part of a turn, as a hint on the board; undefined if the turn has no parts. */
  firstPart(moves: readonly unknown[]): readonly unknown[] | undefined
  /** The name of a thing that the bots refer to by its id. */
  nameOf(id: string): string
  /** How far the match has come, in a few words. */
  progress(view: View): string
  /** What happens in this part of the match. */
  progressExplained?(view: View): string
  /** Whether the seat to move holds something that the others at the same screen must not see. */
  handOver(view: View): boolean
  /** What explains the game to a newcomer at the table. */
  help?(): Promise<GameHelp>
  /** Loads the parts of the board that nobody needs for the first move, so that they appear at once later. */
  loadAhead?(): Promise<unknown>
}

/** What the home page knows about a game without loading it. */
export interface GameCover {
  readonly id: string
  readonly name: string
  readonly players: { readonly min: number; readonly max: number }
  readonly minutes: number
  readonly Cover: ComponentType
  /** Loads the picture of the cover, if it is not a part of it: the home page shows all of them at once. */
  loadCover?(): Promise<unknown>
  /** The sign of a seat in the style of this game, by itself; without it, the shared `SeatToken` is used. */
  loadSign?(): Promise<ComponentType<{ seat: Seat }>>
  /** Whether the manifest has a reviewer. Without one, hints and reviews are not offered. */
  readonly reviews?: true
  /** Whether `lessons.ts` lists a course. Without one, there are only rules to read. */
  readonly course?: true
  /** Whether `puzzles/` has a folder of this game. */
  readonly puzzles?: true
  load(): Promise<GameBoard>
  rules(): Promise<RulesPage>
  /** What the statistics of a player show of this game. */
  favourites?(): Promise<GameFavourites>
}

export interface RulesProps {
  /** The options of the table at which the rules are read, if any. */
  readonly options?: unknown
}

interface RulesPage {
  readonly Rules: ComponentType<RulesProps>
  ready(): Promise<unknown>
}
