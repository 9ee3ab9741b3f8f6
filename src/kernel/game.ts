import type { GenericSchema } from 'valibot'
import type { Chance } from './chance.ts'
import type { Rejection } from './rejection.ts'
import type { Result } from './result.ts'
import type { Seat, SeatSet } from './seat.ts'

/** Hidden information is a place: what everybody sees, what one seat sees, what nobody sees. */
export interface State<Open = unknown, Own = unknown, Secret = unknown> {
  open: Open
  own: Own[]
  secret: Secret
}

/** What one seat sees; without a seat, what a spectator sees. */
export interface View<Open = unknown, Own = unknown> {
  readonly seat?: Seat
  readonly open: Open
  readonly own?: Own
}

/** A shape that input from outside must have, and the type that it then has. */
export type Schema<T> = GenericSchema<unknown, T>

/**
 * The rules of a game. All of it is pure but for `play`, which changes the state it is given, and for Chance.
 * `Game` without parameters is a game whose types nobody needs to know, as the server and the command line see it.
 */
export interface Game<Open = unknown, Own = unknown, Secret = unknown, Move = unknown, Options = unknown> {
  readonly id: string
  /** Grows when a running match would go on differently. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Every option has a default: an empty object is a valid choice. */
  readonly options: Schema<Options>
  /** The shape of a move; whether it is legal now is for `play` to say. */
  readonly moves: Schema<Move>

  setup(options: Options, seats: number, chance: Chance): State<Open, Own, Secret>
  /** Who owes a move now: many at once where the game says so, nobody when it is over. */
  waiting(open: Open): SeatSet
  /** Every legal move of the seat whose view this is. */
  legal(view: View<Open, Own>): Move[]
  /** Checks, then changes the state. What is refused changes nothing, asks Chance for nothing and never throws. */
  play(state: State<Open, Own, Secret>, seat: Seat, move: Move, chance: Chance): Rejection | undefined
  /** Undefined until the game is over. */
  result(open: Open): Result | undefined
  copy(from: State<Open, Own, Secret>, into?: State<Open, Own, Secret>): State<Open, Own, Secret>
}

/** The kernel alone picks the places, so no game can forget to hide something. */
export function viewOf<Open, Own>(state: State<Open, Own, unknown>, seat?: Seat): View<Open, Own> {
  if (seat === undefined) return { open: state.open }
  return { seat, open: state.open, own: state.own[seat] }
}
