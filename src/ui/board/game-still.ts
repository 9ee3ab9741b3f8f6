import type { ComponentType } from 'preact'
import type { Seat, View } from '../../kernel/index.ts'

export interface StillProps {
  /** The position as everybody sees it. */
  readonly view: View
  readonly name: (seat: Seat) => string
  /** What the picture shows, for people who cannot see it. */
  readonly label: string
}

/** The size of every still, in its own units: that of a map. */
export const STILL_WIDTH = 1600
export const STILL_HEIGHT = 1170

/** A font that is used in drawings, under the name that it has itself. */
export interface StillFont {
  readonly url: string
  readonly family: string
}

/** A game as one drawing without controls: for previews, embedded tables and tables to watch. */
export interface GameStill {
  /** Loads the drawings that the still refers to. */
  ready(): Promise<unknown>
  /** The symbols that it refers to, where they are no part of the page. */
  readonly Symbols?: ComponentType
  /** The fonts of its own. */
  readonly fonts?: readonly StillFont[]
  /** A single `svg`, drawn by the parts of the board. */
  readonly Still: ComponentType<StillProps>
  /** What is shown before the match begins. */
  readonly Empty: ComponentType
  /** The sign of a seat in the style of this game; without it, the shared `SeatToken` is used. */
  readonly Sign?: ComponentType<{ seat: Seat }>
  /** What each player has reached so far, as far as everybody can see it. */
  points(view: View): readonly number[]
}
