import type { Answer, Game, Seat, State } from '../kernel/index.ts'
import type { CatalogueModules, PlainCatalogue } from '../text/format.ts'

/** The seat of the learner. The other seats follow the script. */
export const LEARNER: Seat = 0

/**
 * A short interactive lesson: a position and what happens from there. It is data, played on the real rules. Its title
 * is the text `<id>.title`.
 */
export interface Lesson<Move = unknown, Point = unknown> {
  readonly id: string
  /** The options of the game; every option has a default. */
  readonly options?: unknown
  readonly seats: number
  /** What Chance gives during the set-up. */
  readonly setup?: readonly Answer[]
  /** The position from which the lesson starts, instead of a set-up. */
  readonly position?: State
  /** The turns that were played before the lesson opens. */
  readonly before?: readonly ScriptedTurn<Move>[]
  readonly steps: readonly LessonStep<Move, Point>[]
}

/** A turn that follows the script, and everything that Chance is asked while it is played. */
export interface ScriptedTurn<Move = unknown> {
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly chance?: readonly Answer[]
}

export interface LessonStep<Move = unknown, Point = unknown> {
  /** The text of one short sentence. */
  readonly say: string
  /**
   * What the sentence claims, so that it cannot become wrong: fields of the open part of the state, or of the result,
   * when it is said. Only tests compare them.
   */
  readonly holds?: { readonly open?: object; readonly result?: object }
  /** One thing on the board that the sentence is about. */
  readonly point?: Point
  /** The turns that lead on. Without them the step only explains, and a button leads on. */
  readonly moves?: readonly (readonly Move[])[]
  /** How many moves of the turn are played, if not all of them: a journey can go on in the next step. */
  readonly plays?: number
  /** Any other legal turn leads on as well if its first move has this type. Everything after it must still fit. */
  readonly also?: string
  /** Whether the board shows the first of these turns as advice. */
  readonly show?: true
  /** What Chance gives to the learner's turn. */
  readonly chance?: readonly Answer[]
  /**
   * The text of a kind sentence for any other legal turn: one for all of them, or by the type of the turn's first
   * move, with `other` for the rest. Without it the learner is asked to try again in general words.
   */
  readonly otherwise?: string | Readonly<Record<string, string>>
  /** What the others do after it. */
  readonly after?: readonly ScriptedTurn<Move>[]
}

/** The lessons of one game, in the order in which they are learned. */
export interface Course<Move = unknown, Point = unknown> {
  readonly game: Game
  /** The id of the game whose course comes first: this one shows only what differs. */
  readonly buildsOn?: string
  /** How long all of its lessons take together. */
  readonly minutes: number
  readonly lessons: readonly Lesson<Move, Point>[]
  readonly texts: CatalogueModules<PlainCatalogue>
  /**
   * Where a thing is on the screen, as CSS selectors. The first that matches something visible counts, because boards
   * show the same thing in other places on a phone.
   */
  selectorsOf(point: Point): readonly string[]
  /**
   * What the board lights and brings into sight itself, as it does for the places that its log names; undefined for a
   * thing that only has to be scrolled to.
   */
  placeOf?(point: Point): unknown
}
