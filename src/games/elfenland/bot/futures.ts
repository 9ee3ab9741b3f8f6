import type { Variant } from '../rules/options.ts'
import { LEARNED } from './learned-futures.ts'

/** What helps to get more pieces in the rounds to come, in pieces. */
export interface Future {
  /** For each town still to visit. */
  readonly town: number
  /** For each road of the net that joins them with the boot. */
  readonly road: number
  /** For towns near the boot. */
  readonly near: number
  readonly gold: number
  /** For each card, by kind. */
  readonly cards: readonly number[]
  /** For each counter that goes with a card. */
  readonly match: number
  /** What else the lie of the land tells. Where this is known, roads count by how hard they are. */
  readonly land?: Land
}

/** All of it beside what `Future` says. */
export interface Land {
  /** By town: if it is still to visit; some are out of the way. */
  readonly towns: readonly number[]
  /** By town: if the boot is there. */
  readonly boots: readonly number[]
  /** For each road of a way through the towns still to visit, always to the nearest. */
  readonly way: number
  /** For their number squared: the more there are, the less time is left for each. */
  readonly square: number
}

const NOTHING: Future = {
  town: 0,
  road: 0,
  near: 0,
  gold: 0,
  cards: [0, 0, 0, 0, 0, 0, 0],
  match: 0,
}

export function futureOf({ game }: Variant, rounds: number): Future {
  const learned = LEARNED[game]
  return rounds === 0 ? NOTHING : learned[Math.min(rounds, learned.length) - 1]
}
