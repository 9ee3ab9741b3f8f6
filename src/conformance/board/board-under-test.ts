import type { Rejection, View } from '../../kernel/index.ts'
import type { BoardElement } from './dom.ts'

/** The position that a board draws, and what it calls when something is pressed. */
export interface BoardPosition {
  readonly view: View
  readonly seats: readonly { readonly name: string }[]
  readonly waiting: number
  readonly active: boolean
  readonly mayTakeBack: boolean
  readonly before: undefined
  send(moves: readonly unknown[]): Promise<Rejection | undefined>
  takeBack(): void
}

/** A board as the checks see it. They do not know what draws it. */
export interface BoardUnderTest {
  /** Draws a position into an element, or draws it again. */
  draw(position: BoardPosition, into: BoardElement): void
  /** Removes what was drawn. */
  clear(from: BoardElement): void
  /** What the board says about a refusal; empty if it has no words for it. */
  refusalWords(rejection: Rejection): string
}
