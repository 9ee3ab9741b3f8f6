import type { Chance, Seat } from '../../../../kernel/index.ts'
import type { Move, Refusal } from '../moves.ts'
import type { ElfenlandState, SeatView } from '../state.ts'

/** A phase of the round: how it begins, which moves are legal, and what they do. */
export interface Phase {
  /** Does what needs no decision and sets the seats to wait for. The phase is over once it waits for nobody. */
  begin(state: ElfenlandState, chance: Chance): void
  /** All legal moves of a seat that the phase waits for. */
  legal(view: SeatView): Move[]
  /** Checks the move, then changes the state. The phase waits for the seat; the fields of the move are unchecked. */
  play(state: ElfenlandState, seat: Seat, move: Move, chance: Chance): Refusal | undefined
}

/** A phase without decisions. */
export function automatic(begin: Phase['begin']): Phase {
  return { begin, legal: () => [], play: () => ({ code: 'notNow' }) }
}
