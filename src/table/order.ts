import * as v from 'valibot'
import { fastChance, fastSeed, type Seat, viewOf } from '../kernel/index.ts'
import type { TableState } from './state.ts'

/**
 * Pauses before an order is carried out, in milliseconds. They are spread like the answers of a quick person: a
 * third of them below two seconds, half below three, and now and then much longer. An order that always came after the same
 * time, or never took long, would give itself away.
 */
const SHORTEST_PAUSE = 1_000
const LONGEST_PAUSE = 20_000
const MEAN_BEYOND_SHORTEST = 2_500

/** Pauses are drawn from this many equally likely values. */
const PAUSE_STEPS = 2 ** 20

/** The number of different paces. */
export const ORDER_PACES = 2 ** 31

/** What a player has left with the table. */
export interface LeftOrder {
  /** As the game understands it. */
  readonly order: unknown
  readonly at: number
  /** All pauses of this order follow from it, so every process that reads the log waits equally long. */
  readonly pace: number
}

/** An order as it was stored; undefined if this build does not understand it any more. */
export const readOrder = ({ orderRules }: TableState, left: LeftOrder): LeftOrder | undefined =>
  orderRules && v.is(orderRules.schema, left.order) ? left : undefined

/** What the order of a seat says about this position: its moves, `wait` or `over`. */
function outcomeOf({ status, match, orderRules, orders }: TableState, seat: Seat) {
  const left = orders[seat]
  if (!left || !match || !orderRules || status !== 'playing') return 'over'
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

/** The seats whose orders make a move now, sooner or later. */
export const orderingSeats = (table: TableState): Seat[] =>
  [...table.orders.keys()].filter((seat) => orderedMoves(table, seat) !== undefined)

/**
 * When the order of a seat is carried out; undefined if it makes no move now. After a break the pause begins anew: a move
 * in the instant in which the server is back could not be a person's.
 */
export function orderTime(table: TableState, seat: Seat, awake = 0): number | undefined {
  const left = table.orders[seat]
  if (!left || !orderedMoves(table, seat)) return undefined
  const { asked, askedAt, clocks } = table
  const from = Math.max(askedAt[seat] ?? 0, left.at, awake)
  // Nobody loses on time because their order seems to think.
  return Math.min(
    from + pauseOf(left.pace, asked[seat] ?? 0),
    clocks[seat]?.until ?? Number.POSITIVE_INFINITY,
  )
}

function pauseOf(pace: number, asked: number): number {
  const share = (fastChance(fastSeed(pace, asked)).below(PAUSE_STEPS) + 1) / PAUSE_STEPS
  return Math.min(LONGEST_PAUSE, Math.round(SHORTEST_PAUSE - MEAN_BEYOND_SHORTEST * Math.log(share)))
}

/** The seats whose orders are to be carried out by now. */
export const dueOrders = (table: TableState, now: number, awake = 0): Seat[] =>
  orderingSeats(table).filter((seat) => (orderTime(table, seat, awake) ?? Number.POSITIVE_INFINITY) <= now)
