import { PIECE_TOWNS, type Town, type Towns } from '../rules/components/map.ts'
import type { Loads } from '../rules/components/roads.ts'
import { COUNTER_KINDS } from '../rules/components/transport.ts'
import type { MoveOf } from '../rules/moves.ts'
import type { SeatView } from '../rules/state.ts'

/** Everything that a journey depends on: where the boot stands, what lies on the roads and what can be paid. */
export interface Traveller {
  readonly boot: Town
  readonly roads: Readonly<Loads>
  /** By kind: travel cards and wizards. */
  readonly hand: readonly number[]
  /** The towns whose piece has not been taken yet. */
  readonly toVisit: Towns
  /** Gold held before the journey, which can pay for wizards; gold earned on the way cannot. */
  readonly gold: number
  /** By town: the gold for entering it. */
  readonly values: readonly number[]
  /** Gold that a journey under way has earned so far. */
  readonly earned: number
}

/** One step of a journey, as a move of the game. */
export type JourneyStep = MoveOf<'travel'> | MoveOf<'caravan'> | MoveOf<'magicFlight'>

/** The player whose view this is, before or during their journey. */
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

/** The transport counters of the seat by kind, open and hidden together. */
export function countersOf({ seat, open, own }: SeatView): number[] {
  const { tokens } = open.players[seat]
  return Array.from({ length: COUNTER_KINDS }, (_, kind) => tokens[kind] + own.hiddenTokens[kind])
}
