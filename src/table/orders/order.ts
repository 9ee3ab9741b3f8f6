import * as v from 'valibot'
import { type Seat, viewOf } from '../../kernel/index.ts'
import type { TableState } from '../state.ts'

/** What a player has left with the table. */
export interface LeftOrder {
  /** As the game understands it. */
  readonly order: unknown
  readonly at: number
  /** All pauses of this order follow from it, so every process that reads the log waits equally long. */
  readonly pace: number
  /** Since when it can do nothing any more. */
  readonly ended?: number
  readonly withdrawn?: true
}

/** An order as it was stored; undefined if this build does not understand it any more. */
export const readOrder = ({ orderRules }: TableState, left: LeftOrder): LeftOrder | undefined =>
  orderRules && v.is(orderRules.schema, left.order) ? left : undefined

export function withdrawOrder({ orders }: TableState, seat: Seat, at: number): void {
  const left = orders[seat]
  if (left) orders[seat] = { ...left, ended: left.ended ?? at, withdrawn: true }
}

/** The position has changed: orders may have come to their end or, after a take-back, stand again. */
export function noteEndedOrders(table: TableState, at: number): void {
  for (const [seat, left] of table.orders.entries()) {
    if (!left || left.withdrawn) continue
    const { ended, ...standing } = left
    const isOver = outcomeOf(table, seat) === 'over'
    if (isOver !== (ended !== undefined)) table.orders[seat] = isOver ? { ...left, ended: at } : standing
  }
}

/** What the order of a seat says about this position: its moves, `wait` or `over`. */
function outcomeOf({ status, match, orderRules, orders }: TableState, seat: Seat) {
  const left = orders[seat]
  if (!left || left.withdrawn || !match || !orderRules || status !== 'playing') return 'over'
  return orderRules.carryOut(left.order, viewOf(match.state, seat))
}

/** The order of a seat, while it can still do something. */
export const standingOrder = (table: TableState, seat: Seat): unknown =>
  outcomeOf(table, seat) === 'over' ? undefined : table.orders[seat]?.order

/** The moves that the order of a seat makes now; undefined if it leaves this position to its owner. */
export function orderedMoves(table: TableState, seat: Seat): readonly unknown[] | undefined {
  // The number is 0 for a seat that owes no move.
  const outcome = table.asked[seat] ? outcomeOf(table, seat) : 'wait'
  return typeof outcome === 'string' ? undefined : outcome
}

/** The seats that owe a move which their orders will make: nobody has to be told that it is their turn. */
export function orderingSeats(table: TableState): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < table.orders.length; seat++)
    if (table.orders[seat] && orderedMoves(table, seat) !== undefined) seats.push(seat)
  return seats
}
