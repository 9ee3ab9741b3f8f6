import * as v from 'valibot'
import { hasSeat, type OrderOutcome, type Orders, type Seat, type View } from '../../../kernel/index.ts'
import { ROAD_COUNT, TOWN_COUNT } from './components/map.ts'
import { caravanPrice, type Loads, price } from './components/roads.ts'
import { TRANSPORT_KINDS } from './components/transport.ts'
import { HIGHEST_BID, type Move, PASS } from './moves.ts'
import { highestBidFor } from './phases/auction.ts'
import type { Open, Own } from './state.ts'

/** Two tokens for each of six players. */
const MOST_LOTS = 12
/** More roads than any hand of cards can pay for. */
const MOST_LEGS = 40

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
/** An order is good for one round. */
const round = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
/** Whether to pass, or to wait for the owner. */
const otherwise = v.picklist(['pass', 'ask'])

const LotSchema = v.strictObject({
  /** The place of the token in the row. */
  lot: upTo(MOST_LOTS - 1),
  /** The highest bid for it. */
  most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_BID)),
  /** What to do when a higher bid would be needed. */
  above: otherwise,
})

/** The auction of a round: maxima for some of the tokens, and what to do about the others. */
const AuctionOrderSchema = v.strictObject({
  type: v.literal('auction'),
  round,
  lots: v.pipe(v.array(LotSchema), v.maxLength(MOST_LOTS)),
  others: otherwise,
})
export type AuctionOrder = v.InferOutput<typeof AuctionOrderSchema>

const LegSchema = v.strictObject({
  road: upTo(ROAD_COUNT - 1),
  from: upTo(TOWN_COUNT - 1),
  /** Absent for a caravan. */
  by: v.exactOptional(upTo(TRANSPORT_KINDS - 1)),
  wizard: v.exactOptional(v.literal(true)),
  /** What the road cost when the order was left. */
  cards: upTo(MOST_LEGS),
})
export type OrderedLeg = v.InferOutput<typeof LegSchema>

/** The planning of a round: pass, unless a road of this journey has become more expensive or impassable. */
const PlanningOrderSchema = v.strictObject({
  type: v.literal('planning'),
  round,
  journey: v.pipe(v.array(LegSchema), v.maxLength(MOST_LEGS)),
})
export type PlanningOrder = v.InferOutput<typeof PlanningOrderSchema>

export type ElfenlandOrder = AuctionOrder | PlanningOrder

export const elfenlandOrders: Orders<Open, Own, Move, PlanningOrder> = {
  schema: PlanningOrderSchema,
  carryOut,
}

export const elfengoldOrders: Orders<Open, Own, Move, ElfenlandOrder> = {
  schema: v.variant('type', [AuctionOrderSchema, PlanningOrderSchema]),
  carryOut,
}

function carryOut(order: ElfenlandOrder, { seat, open }: View<Open, Own>): OrderOutcome<Move> {
  if (seat === undefined || open.phase !== order.type || open.round !== order.round) return 'over'
  if (order.type === 'auction' && isUsedUp(order, open)) return 'over'
  if (!hasSeat(open.waiting, seat)) return 'wait'
  return order.type === 'auction' ? bidOrPass(order, open, seat) : passUnlessHindered(order, open)
}

/** Whether the order says nothing about any token that is still to come. */
const isUsedUp = ({ lots, others }: AuctionOrder, open: Open): boolean =>
  others === 'ask' && lots.every(({ lot }) => lot < open.lot)

/** The smallest raise within the maximum. An order never bids gold that its owner does not have. */
function bidOrPass({ lots, others }: AuctionOrder, open: Open, seat: Seat): OrderOutcome<Move> {
  const wanted = lots.find(({ lot }) => lot === open.lot)
  const gold = open.bid + 1
  const most = Math.min(wanted?.most ?? 0, highestBidFor(open, seat), open.players[seat]?.gold ?? 0)
  if (gold <= most) return [{ type: 'bid', gold }]
  return (wanted?.above ?? others) === 'pass' ? [PASS] : 'wait'
}

const passUnlessHindered = ({ journey }: PlanningOrder, open: Open): OrderOutcome<Move> =>
  isHindered(journey, open.roads) ? 'wait' : [PASS]

/** Whether a road of a journey costs more than it was planned with, or cannot be travelled like that any more. */
export const isHindered = (journey: readonly OrderedLeg[], roads: Loads): boolean =>
  journey.some(({ road, from, by, wizard, cards }) => {
    const load = roads[road] ?? 0
    const now = by === undefined ? caravanPrice(load, wizard) : price(load, road, from, by, wizard)
    return now === undefined || now > cards
  })
