import type { View } from '../../src/kernel/index.ts'

/** A player at a table of a server under load. */
export interface Player {
  /** Called when the seat is to move and no answer is outstanding, possibly more than once. */
  onAsked: () => void
  /** Called when the server has answered the last move. */
  onAnswered: () => void
  /** The view of the seat while it is to move. Undefined after the move was sent. */
  held(): View | undefined
  send(move: unknown): void
  close(): void
}

/** A kind of server under load: fills its tables and counts the frames that the players receive. */
export interface Driver {
  readonly name: string
  /** Creates tables with four connected players each and starts the matches. */
  seat(tables: number): Promise<Player[][]>
  frames(): number
}

export const SEATS = 4
