import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Seat, View } from '../../kernel/index.ts'

/** Something that the table explains to a newcomer when it matters: a phase, or a symbol. */
export interface HelpTopic {
  /** The key of its text, and the value of `data-helped` by which the game's styles light the thing. */
  readonly id: string
  /**
   * `drafted` is what the player has just put into their turn, and `phase` is what the table is doing; both are told at
   * once. A `symbol` only lies on the board and waits for its turn, so that a newcomer does not get all of them at once.
   */
  readonly kind: 'drafted' | 'phase' | 'symbol'
}

/** What a player looks at. */
export interface HelpPosition {
  readonly view: View
  readonly seat: Seat
  /** Whether the seat may act now. */
  readonly active: boolean
  /** The moves that the player has prepared and not sent. */
  readonly drafted: readonly unknown[]
}

/** How a game explains itself to a newcomer at the table. It is loaded when the help is switched on. */
export interface GameHelp {
  ready(): Promise<unknown>
  /** The sentence about a topic; `*` marks emphasis. */
  say(topic: string): string
  /** What matters in this position, the most important first. */
  topics(position: HelpPosition): readonly HelpTopic[]
  /** The topics that a player has put into practice by playing these moves. */
  done(view: View, moves: readonly unknown[]): readonly string[]
  /** A small picture of what a topic is about. */
  readonly Picture: ComponentType<{ readonly topic: string }>
}

/** The moves that the player at this screen has prepared and not sent. The board keeps it up to date for the help. */
export const draftedMoves = signal<readonly unknown[]>([])
