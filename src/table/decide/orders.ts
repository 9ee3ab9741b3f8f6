import * as v from 'valibot'
import { type Rejection, type Seat, samePlain, viewOf } from '../../kernel/index.ts'
import { orderedMoves, standingOrder } from '../orders/order.ts'
import { ORDER_PACES } from '../orders/pace.ts'
import { isAway } from '../record.ts'
import type { TableState } from '../state.ts'
import {
  type DecideContext,
  type Decision,
  isDecision,
  NOTHING,
  type Request,
  refuse,
  type Wanted,
} from './decision.ts'
import { playMoves } from './play.ts'

/** A player leaves an order, changes it or, without one, withdraws it. */
export function leaveOrder(
  { table, seat, common, context }: Request,
  { order }: Wanted<'order'>,
): Decision | Rejection {
  const { status, match, orderRules } = table
  if (status === 'lobby' || !match) return refuse('notStarted')
  if (status === 'over') return refuse('matchOver')
  if (seat === undefined) return refuse('notSeated')
  if (isAway(table.seats[seat])) return refuse('seatAway')
  const standing = standingOrder(table, seat)
  if (order === undefined)
    return standing === undefined ? NOTHING : { entries: [{ ...common, type: 'ordered', seat }] }
  if (!orderRules) return refuse('noOrders')
  const read = v.safeParse(orderRules.schema, order)
  if (!read.success) return refuse('malformed')
  if (orderRules.carryOut(read.output, viewOf(match.state, seat)) === 'over') return refuse('orderTooLate')
  // Leaving the same order again does not fill the log.
  if (samePlain(standing, read.output)) return NOTHING
  const pace = context.chance.below(ORDER_PACES)
  return { entries: [{ ...common, type: 'ordered', seat, order: read.output, pace }] }
}

/** Moves for the first of these seats as its order says. */
export function carryOutOrder(
  table: TableState,
  [seat]: readonly Seat[],
  { now }: Pick<DecideContext, 'now'>,
): Decision {
  const moves = seat === undefined ? undefined : orderedMoves(table, seat)
  if (seat === undefined || !moves) return NOTHING
  const played = playMoves(table, seat, moves, { at: now, byOrder: true })
  // An order whose moves the rules refuse would be tried forever.
  return isDecision(played) ? played : { entries: [{ at: now, type: 'ordered', seat }] }
}
