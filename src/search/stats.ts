import type { Seat, State } from '../kernel/index.ts'

/** Watches a game between bots and counts what shows how well each part of it is played. */
export interface StatsCollector<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  /** Called with every move before it is played. */
  recordMove(state: State<Open, Own, Secret>, seat: Seat, move: Move): void
  /** Called when the game is over: the same named figures for each seat. */
  totals(state: State<Open, Own, Secret>): readonly Readonly<Record<string, number>>[]
}
