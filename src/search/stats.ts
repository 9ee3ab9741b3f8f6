import type { Seat, State } from '../kernel/index.ts'

/** Looks on at a game between bots and counts what tells how well each part of it is played. */
export interface StatsCollector<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  /** Is told every move before it is made. */
  watch(state: State<Open, Own, Secret>, seat: Seat, move: Move): void
  /** When the game is over: for each seat the same figures by name. */
  figures(state: State<Open, Own, Secret>): readonly Readonly<Record<string, number>>[]
}
