import { type Chance, fastChance, fastSeed, type Seat } from '../../kernel/index.ts'
import type { TableState } from '../state.ts'
import { type LeftOrder, orderedMoves, orderingSeats } from './order.ts'

/** A random time in milliseconds: at least `shortest`, on average `mean` more, and at most `longest`. */
interface Spread {
  readonly shortest: number
  readonly mean: number
  readonly longest: number
}

/**
 * Before an order is carried out. These pauses are spread like the answers of a quick person: a third of them below two
 * seconds, half below three, and now and then much longer. An order that always came after the same time, or never took
 * long, would give itself away.
 */
const PAUSE: Spread = { shortest: 1_000, mean: 2_500, longest: 20_000 }

/** How long a player still seems to be at the table after their order has ended. */
const STAY: Spread = { shortest: 10_000, mean: 120_000, longest: 900_000 }

/** Of the time that is left, a player in a hurry uses at least this share, and at most twice as much. */
const SHARE_IN_A_HURRY = 0.4

/** Times are drawn from this many equally likely values. */
const STEPS = 2 ** 20

/** The number of different paces. */
export const ORDER_PACES = 2 ** 31

/** A number above 0 and up to 1. */
const share = (chance: Chance): number => (chance.below(STEPS) + 1) / STEPS

const draw = ({ shortest, mean, longest }: Spread, chance: Chance): number =>
  Math.min(longest, Math.round(shortest - mean * Math.log(share(chance))))

/**
 * When the order of a seat is carried out; undefined if it makes no move now. A pause that all have agreed to stops it.
 * After a break of the server the pause begins anew: a move in the instant in which it is back could not be a person's.
 */
export function orderTime(table: TableState, seat: Seat, awake = 0): number | undefined {
  const left = table.orders[seat]
  if (!left || !orderedMoves(table, seat)) return undefined
  const { asked, askedAt, clocks, pauses } = table
  const chance = fastChance(fastSeed(left.pace, asked[seat] ?? 0))
  const from = Math.max(askedAt[seat] ?? 0, left.at, awake, pauses.at(-1)?.until ?? 0)
  const pause = draw(PAUSE, chance)
  // Nobody loses on time because their order seems to think, and nobody answers in the very last instant.
  const hurry = SHARE_IN_A_HURRY * (1 + share(chance))
  const until = clocks[seat]?.until
  const time = until === undefined ? pause : Math.min(pause, Math.round((until - from) * hurry))
  return from + Math.max(0, time)
}

/** The seats whose orders are to be carried out by now. */
export const dueOrders = (table: TableState, now: number, awake = 0): Seat[] =>
  orderingSeats(table).filter((seat) => (orderTime(table, seat, awake) ?? Number.POSITIVE_INFINITY) <= now)

/** Until when the owner of an order seems to be at the table. */
export const seemsThereUntil = ({ pace, ended }: LeftOrder): number =>
  ended === undefined ? Number.POSITIVE_INFINITY : ended + draw(STAY, fastChance(fastSeed(pace, ended)))
