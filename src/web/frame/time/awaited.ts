import { hasSeat, type Seat } from '../../../kernel/index.ts'

export interface Awaited {
  /** The seat of the reader; undefined for spectators. */
  readonly you: Seat | undefined
  /** The seats that owe a move, as a bit set. */
  readonly waiting: number
  readonly people: readonly Seat[]
}

/** Whether all other people wait for the reader alone. */
export const isAwaitedByAll = ({ you, waiting, people }: Awaited): boolean =>
  you !== undefined && people.length > 1 && people.every((seat) => hasSeat(waiting, seat) === (seat === you))
