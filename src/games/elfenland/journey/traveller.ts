import { PIECE_TOWNS, type Town, type Towns } from '../rules/components/map.ts'
import type { Loads } from '../rules/components/roads.ts'
import type { MoveOf } from '../rules/moves.ts'
import type { SeatView } from '../rules/state.ts'

/** All that a journey depends on: where the boot stands, what lies on the roads and what can be paid. */
export interface Traveller {
  readonly boot: Town
  /** What lies on each road. */
  readonly roads: Readonly<Loads>
  /** By kind: travel cards and wizards. */
  readonly hand: readonly number[]
  /** The towns whose piece is still to be taken. */
  readonly toVisit: Towns
  /** Held before the journey, for wizards; what the journey earns cannot pay for it. */
  readonly gold: number
  /** What entering each town pays. */
  readonly values: readonly number[]
  /** What the journey has earned already, for a boot on its way. */
  readonly earned: number
}

/** One step of a journey, as a move of the game. */
export type JourneyStep = MoveOf<'travel'> | MoveOf<'caravan'> | MoveOf<'magicFlight'>

/** The seat whose view this is, on its journey or before it. */
export function travellerOf({ seat, open, own }: SeatView): Traveller {
  const { boot, pieces, gold } = open.players[seat]
  return {
    boot,
    roads: open.roads,
    hand: own.hand,
    toVisit: PIECE_TOWNS & ~pieces,
    gold,
    values: open.values,
    earned: open.phase === 'moving' && open.turn === seat ? open.earned : 0,
  }
}
