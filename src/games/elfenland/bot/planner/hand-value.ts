import { fastChance, fastSeed } from '../../../../kernel/index.ts'
import { remember } from '../../../../kernel/memo.ts'
import { isCounter, type Token } from '../../rules/components/tokens.ts'
import type { Variant } from '../../rules/options.ts'
import type { SeatView } from '../../rules/state.ts'
import { otherTokenGold } from '../evaluation/weights.ts'
import { type CounterDeal, sampleCounters } from '../sampling/counters.ts'
import { withCount } from '../seat-view.ts'
import { planningTraveller, plansOf, withoutWizards } from './plan.ts'
import type { Assumption, Planner } from './planner.ts'

/** The expected value of the journey that a seat will make with a hand and counters of its own. */
export type HandValue = (hand: readonly number[], counters: readonly number[]) => number

/** About how many counters each player lays in a round. */
const LAID_BY_EACH = 3
/** Bids ask for the same values again and again. */
const MEMO_LIMIT = 4096
const DEALS_LIMIT = 64

/**
 * Values hands by planning on sampled maps, on which the other players have laid counters. The same maps serve all the
 * hands that are compared with each other.
 */
export function handValueOf(planner: Planner, view: SeatView, { laidBy, drawn }: Assumption): HandValue {
  const { settings, handValues } = planner
  const { seat, open, own } = view
  const { variant, round, players } = open
  const seats = players.length
  const laid = LAID_BY_EACH * (laidBy === 'everyone' ? seats : seats - 1)
  const series = settings.ownMaps ? round * seats + seat : laid
  const traveller = planningTraveller(view)
  const planFor = plansOf(planner, view)
  const { boot, toVisit, values } = traveller
  const place = [round, series, laid, drawn, own.townCard, boot, toVisit, values]
  const key = [...Object.values(variant), ...place].join(' ')
  const average = (hand: readonly number[], counters: readonly number[]): number => {
    const deals = dealsFor(planner, variant.game, { series, laid, drawn })
    let sum = 0
    for (const deal of deals) {
      const there = withoutWizards({ ...traveller, hand, roads: deal.roads })
      const held = drawn === 0 ? counters : counters.map((count, kind) => count + deal.drawn[kind])
      sum += planFor(there, held, settings.trial).value
    }
    return sum / deals.length
  }
  return (hand, counters) => {
    const handKey = `${key} ${hand} ${counters}`
    return handValues.get(handKey) ?? remember(handValues, MEMO_LIMIT, handKey, average(hand, counters))
  }
}

/** The maps of a series, which are the same whenever they are asked for. */
function dealsFor(
  { settings, deals }: Planner,
  game: Variant['game'],
  { series, laid, drawn }: { series: number; laid: number; drawn: number },
): readonly CounterDeal[] {
  const key = `${game} ${series} ${laid} ${drawn}`
  const known = deals.get(key)
  if (known) return known
  const sampled = Array.from({ length: settings.maps }, (_, map) =>
    sampleCounters(game, laid, drawn, fastChance(fastSeed(series, map))),
  )
  return remember(deals, DEALS_LIMIT, key, sampled)
}

/** What one more token adds to a seat's counters, in pieces. */
export function addedValue(
  { weights }: Planner,
  handValue: HandValue,
  { own: { hand } }: SeatView,
  token: Token,
  counters: readonly number[],
): number {
  if (!isCounter(token)) return otherTokenGold(weights, token) * weights.gold
  return handValue(hand, withCount(counters, token, 1)) - handValue(hand, counters)
}
