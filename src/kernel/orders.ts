import type { Schema, View } from './game.ts'

/** What an order does in a position: these moves, nothing for now, or nothing from now on. */
export type OrderOutcome<Move = unknown> = readonly Move[] | 'wait' | 'over'

/**
 * What players can leave with the table so that it moves for them while they are away. An order is data of the game,
 * and is carried out by a pure function that is given the view of its owner, so it cannot know more than they do.
 */
export interface Orders<Open = unknown, Own = unknown, Move = unknown, Order = unknown> {
  readonly schema: Schema<Order>
  /** Asked in every position, whether or not the seat has to move. Its moves are ordinary moves, checked as such. */
  carryOut(order: Order, view: View<Open, Own>): OrderOutcome<Move>
}
