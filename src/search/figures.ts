import type { Seat, State } from '../kernel/index.ts'

/** Numbers by name. Those of several matches can be added up. */
export type Figures = Readonly<Record<string, number>>

/** Watches a match through the eyes of one player and counts what they did. */
export interface FigureCounter<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  /** Called with every move of every seat before it is played. */
  recordMove(state: State<Open, Own, Secret>, seat: Seat, move: Move): void
  /**
   * Called when the match is over. A name is a kind, a dot and a thing, such as `town.feodor`; only what the game itself
   * calls so may appear in it.
   */
  total(state: State<Open, Own, Secret>): Figures
}
