import type { Chance, Seat } from '../../../../kernel/index.ts'
import type { Move, Refusal } from '../moves.ts'
import type { ElfenlandState, SeatView } from '../state.ts'

/** A step of the round: what happens by itself, what is asked, what is legal and what it does stand together. */
export interface Phase {
  /** What happens by itself, and whom the phase then waits for. It is over as soon as it waits for nobody. */
  begin(state: ElfenlandState, chance: Chance): void
  /** Every legal move of a seat that the phase waits for. */
  legal(view: SeatView): Move[]
  /** Checks, then changes the state. The seat is one that the phase waits for; the move may have any shape. */
  play(state: ElfenlandState, seat: Seat, move: Move, chance: Chance): Refusal | undefined
}

/** A phase without a decision. */
export function automatic(begin: Phase['begin']): Phase {
  return { begin, legal: () => [], play: () => ({ code: 'notNow' }) }
}
