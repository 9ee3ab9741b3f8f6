import type { Chance } from './chance/chance.ts'
import type { View } from './game.ts'

/**
 * Decides for a seat. It gets only that seat's view, so it cannot cheat, and a random source of its own, so it cannot
 * use up the match's.
 */
export interface Bot<Open = unknown, Own = unknown, Move = unknown> {
  readonly name: string
  /** Returns a legal move for the seat whose view this is. The game must be waiting for that seat. */
  choose(view: View<Open, Own>, chance: Chance, thought?: Thought): Move
  /**
   * The seat's memory after seeing this view: plain JSON, undefined at first. A caller may show the bot every view of
   * the seat in order and pass the memory to `choose`; without it the bot knows only the current view.
   */
  observe?(memory: unknown, view: View<Open, Own>): unknown
}

/** What a bot may use besides its view, and how long it may think. */
export interface Thought {
  readonly memory?: unknown
  readonly budget?: Budget
}

/**
 * How much a bot may think. It stops at the first limit reached and returns its best answer so far. The same random
 * source and the same number of iterations give the same move; milliseconds do not.
 */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
  /** Polled during the search: an AbortSignal, or a flag in shared memory for a thread that gets no messages. */
  readonly signal?: { readonly aborted: boolean }
}
