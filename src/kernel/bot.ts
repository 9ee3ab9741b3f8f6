import type { Chance } from './chance.ts'
import type { View } from './game.ts'

/** Decides for a seat. It is given a view, so it cannot cheat, and its own luck, so it cannot spend the match's. */
export interface Bot<Open = unknown, Own = unknown, Move = unknown> {
  readonly name: string
  /** A legal move of the seat whose view this is and which the game is waiting for. */
  choose(view: View<Open, Own>, chance: Chance): Move
}
