import type { View } from '../kernel/index.ts'

/** What a check is about. */
export type CheckArea = 'rules' | 'fuzzing' | 'two worlds' | 'undo' | 'bots' | 'wire' | 'board'

/** One promise that a game makes. `run` throws an error that says how the game breaks it. */
export interface ConformanceCheck {
  readonly area: CheckArea
  readonly name: string
  run(): void | Promise<void>
}

/** How thoroughly a game is checked, and what a suite cannot find out by itself. */
export interface ConformanceOptions {
  /** Options of the tables that are played; by default the game's own defaults. */
  readonly options?: readonly unknown[]
  /** The numbers of seats at which random games are played; by default all. */
  readonly seats?: readonly number[]
  /** The number of random games for each number of seats. */
  readonly games?: number
  /** About how many positions a board is drawn in. */
  readonly positions?: number
  /** The number of altered moves that are tried. */
  readonly fuzz?: number
  /** Whether everybody learns that Chance gave this: a number, or a kind of thing from a pile, by its name. */
  isPublic?(name: string, given: number): boolean
  /** Whether the others must not learn yet which of such moves a seat has made. Without it, no move is secret. */
  isHidden?(move: unknown, view: View): boolean
}
