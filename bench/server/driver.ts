import type { View } from '../../src/kernel/index.ts'

/** Somebody at a table of some server. */
export interface Player {
  /** Called when the seat owes a move and has no answer outstanding; maybe more than once. */
  onAsked: () => void
  /** Called when the server has answered the last move. */
  onAnswered: () => void
  /** What the seat sees while it owes a move; undefined once that is sent. */
  held(): View | undefined
  send(move: unknown): void
  close(): void
}

/** A kind of server under load: how to fill its tables, and how many frames its players got. */
export interface Driver {
  readonly name: string
  /** Four people at each table, all connected, the match begun. */
  seat(tables: number): Promise<Player[][]>
  frames(): number
}

export const SEATS = 4
