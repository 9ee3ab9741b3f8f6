import type { GenericSchema } from 'valibot'
import type { Chance } from './chance/chance.ts'
import type { Rejection } from './rejection.ts'
import type { Result } from './result.ts'
import type { Seat, SeatSet } from './seat.ts'

/** A state keeps what everyone sees, what only one seat sees and what nobody sees in separate places. */
export interface State<Open = unknown, Own = unknown, Secret = unknown> {
  open: Open
  own: Own[]
  secret: Secret
}

/** What one seat sees or, without a seat, what a spectator sees. */
export interface View<Open = unknown, Own = unknown> {
  readonly seat?: Seat
  readonly open: Open
  readonly own?: Own
}

/** Describes the shape that outside input must have, and the type of what passes. */
export type Schema<T> = GenericSchema<unknown, T>

/**
 * The rules of a game. Everything is pure except `play`, which changes the state it is given, and what asks Chance.
 * `Game` without type parameters is a game of unknown types, as the server and the command line handle it.
 */
export interface Game<Open = unknown, Own = unknown, Secret = unknown, Move = unknown, Options = unknown> {
  readonly id: string
  /** Increased whenever a running match would continue differently. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Every option has a default, so an empty object is valid. */
  readonly options: Schema<Options>
  /** Stricter, for new tables. Matches that were begun with other options are still read with `options`. */
  readonly newOptions?: Schema<Options>
  /** Fields of the open part that never change during a match. They can be large, so clients may be sent them once. */
  readonly constants?: readonly string[]
  /** The shape of a move; `play` decides whether it is legal now. */
  readonly moves: Schema<Move>

  setup(options: Options, seats: number, chance: Chance): State<Open, Own, Secret>
  /** The seats that owe a move now: possibly several at once, none when the game is over. */
  waiting(open: Open): SeatSet
  /** All legal moves of the seat whose view this is. */
  legal(view: View<Open, Own>): Move[]
  /** Checks the move, then changes the state. A rejected move changes nothing, asks Chance nothing and never throws. */
  play(state: State<Open, Own, Secret>, seat: Seat, move: Move, chance: Chance): Rejection | undefined
  /** What may still be looked up of an earlier position, where the rules of the game forbid something of it. */
  earlier?(open: Open, now: Open): Open
  /**
   * In which of how many rounds the game is, counted from 1. Lists of running matches show it, and without it nobody takes
   * over a bot's seat midway.
   */
  rounds?(open: Open): { readonly now: number; readonly of: number }
  /** Undefined until the game is over. */
  result(open: Open): Result | undefined
  copy(from: State<Open, Own, Secret>, into?: State<Open, Own, Secret>): State<Open, Own, Secret>
  /** For games that are played by the thousand in searches and statistics. */
  readonly packed?: PackedMoves<Open, Own, Secret, Move>
}

/** A move as a small integer, whose bits each game assigns as it likes. It is never stored or sent. */
export type PackedMove = number

/** The rules for packed moves. `legal` lists the same moves in the same order, and `play` does the same. */
export interface PackedMoves<Open = unknown, Own = unknown, Secret = unknown, Move = unknown> {
  pack(move: Move): PackedMove
  unpack(move: PackedMove): Move
  legal(view: View<Open, Own>): PackedMove[]
  play(state: State<Open, Own, Secret>, seat: Seat, move: PackedMove, chance: Chance): Rejection | undefined
}

/** Only the kernel builds views, so no game can forget to hide something. */
export function viewOf<Open, Own>(state: State<Open, Own, unknown>, seat?: Seat): View<Open, Own> {
  if (seat === undefined) return { open: state.open }
  const own = state.own[seat]
  return own === undefined ? { seat, open: state.open } : { seat, open: state.open, own }
}

/** An earlier view as it may still be looked up now. */
export function earlierView({ earlier }: Pick<Game, 'earlier'>, view: View, now: unknown): View {
  const open = earlier ? earlier(view.open, now) : view.open
  return open === view.open ? view : { ...view, open }
}
