import type { AuctionOrder, ElfenlandOrder } from '../../../rules/orders.ts'
import type { Open } from '../../../rules/state.ts'

export type Otherwise = AuctionOrder['others']

/** The order for the auction of this round; one that does nothing if there is none. */
export const auctionOrderIn = (order: ElfenlandOrder | undefined, { round }: Open): AuctionOrder =>
  order?.type === 'auction' && order.round === round
    ? order
    : { type: 'auction', round, lots: [], others: 'ask' }

/** The maximum for a token of the row; 0 if there is none. */
export const maximumFor = ({ lots }: AuctionOrder, lot: number): number =>
  lots.find((one) => one.lot === lot)?.most ?? 0

/** What the order does above its maxima. The board offers one answer for all of them. */
export const aboveOf = ({ lots }: AuctionOrder): Otherwise => lots[0]?.above ?? 'pass'

/** With another maximum for a token; 0 removes it. */
export function withMaximum(
  order: AuctionOrder,
  lot: number,
  most: number,
  above = aboveOf(order),
): AuctionOrder {
  const others = order.lots.filter((one) => one.lot !== lot)
  const lots = most > 0 ? [...others, { lot, most, above }].sort((a, b) => a.lot - b.lot) : others
  return { ...order, lots }
}

export const withAbove = (order: AuctionOrder, above: Otherwise): AuctionOrder => ({
  ...order,
  lots: order.lots.map((lot) => ({ ...lot, above })),
})

/** Undefined for an order that would do nothing any more. */
export const unlessIdle = (order: AuctionOrder, { lot }: Open): AuctionOrder | undefined =>
  order.others === 'ask' && order.lots.every((one) => one.lot < lot) ? undefined : order
