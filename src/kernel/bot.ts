import type { Chance } from './chance.ts'
import type { View } from './game.ts'

/** Decides for a seat. It is given a view, so it cannot cheat, and its own luck, so it cannot spend the match's. */
export interface Bot<Open = unknown, Own = unknown, Move = unknown> {
  readonly name: string
  /** A legal move of the seat whose view this is and which the game is waiting for. */
  choose(view: View<Open, Own>, chance: Chance, thought?: Thought): Move
  /**
   * What the seat remembers once it has seen this view, too: plain JSON, undefined at first. Whoever seats the bot may
   * show it every view of the seat in order and hand the memory to `choose`; without it the bot knows the view alone.
   */
  observe?(memory: unknown, view: View<Open, Own>): unknown
}

/** What a bot may go by beside its view, and how long it may think. */
export interface Thought {
  readonly memory?: unknown
  readonly budget?: Budget
}

/**
 * How much a bot may think: it stops at whichever border comes first, with its best answer so far. The same luck and
 * the same number of iterations give the same move; milliseconds do not.
 */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
  /** Asked for again and again: an AbortSignal, or a flag in shared memory where a thread cannot be told. */
  readonly signal?: { readonly aborted: boolean }
}
