import type { Bag, Seat, SeatSet, State } from '../../../kernel/index.ts'

/** How deep a card dives, from 1 to 10. In a hand, depths are in ascending order. */
export type Depth = number

/** What everybody sees. */
export interface Open {
  /** The divers who have not chosen a card yet. */
  waiting: SeatSet
  /** The value of the pearl that lies open; 0 when the last one is gone. */
  pearl: number
  /** Which pearl of the match that is, from 1. */
  round: number
  readonly rounds: number
  /** The pearls of each diver. */
  pearls: number[][]
  /** How the last dive ended; absent before the first. */
  last?: Dive
}

/** A dive that everybody has seen. */
interface Dive {
  readonly pearl: number
  readonly depths: readonly Depth[]
  /** Who took the pearl, or −1 if nobody dived alone. */
  readonly winner: Seat
}

/** What only one diver sees. */
export interface Own {
  hand: Depth[]
  /** The card that lies face down, or 0. */
  chosen: Depth
}

/** What nobody sees. The bags have no order: what comes next is decided when it is drawn. */
export interface Secret {
  readonly cards: Bag
  readonly pearls: Bag
}

export type PearlDiversState = State<Open, Own, Secret>
