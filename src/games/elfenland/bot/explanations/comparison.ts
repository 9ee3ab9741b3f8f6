import { countersOf } from '../../journey/traveller.ts'
import { CARDS } from '../../rules/components/cards.ts'
import { DISTANCE, NO_TOWN, TOWNS, type Town } from '../../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import type { SeatView } from '../../rules/state.ts'
import { roundsLeft } from '../seat-view.ts'
import type { Claim } from './claim.ts'
import { type JourneyForecast, townsFirst } from './forecast.ts'

export const townId = (town: Town): string => TOWNS[town]?.id ?? ''

/** A position and the counters that may be laid in it. What a plan is compared with. */
export interface Alternative {
  readonly view: SeatView
  readonly counters: readonly number[]
}

/** Any journey with all the counters that the seat still has. */
export const asItIs = (view: SeatView): Alternative => ({ view, counters: countersOf(view) })

/**
 * What a plan has that no journey without the decision can have: more towns, or as many and more of something else.
 * Undefined if there is nothing of the kind, or if the search for the other journeys was cut off.
 */
export function advantage(plan: JourneyForecast, without: Alternative): Claim | undefined {
  const most = townsFirst(without)
  if (!most.exact || plan.towns < most.towns) return undefined
  if (plan.towns > most.towns)
    return most.towns === 0
      ? { key: 'reason.townsOnly', towns: plan.towns }
      : { key: 'reason.towns', towns: plan.towns, without: most.towns }
  return besidesTowns('reason', plan, without, most)
}

/** What a plan has more of than the journeys to the most towns: gold, cards for the next round, or a good end. */
function besidesTowns(
  about: 'reason' | 'more.for',
  plan: JourneyForecast,
  other: Alternative,
  most: JourneyForecast,
): Claim | undefined {
  const { open, own } = other.view
  const isLast = roundsLeft(open) === 0
  const town = townId(plan.end)
  if (isLast && own.townCard !== NO_TOWN) {
    const roads = DISTANCE[plan.end][own.townCard]
    const secret = townId(own.townCard)
    if (roads < DISTANCE[most.end][own.townCard])
      return roads === 0
        ? { key: `${about}.secretHome` as const, town }
        : { key: `${about}.secret` as const, town, secret, roads }
  }
  if (open.variant.game === 'elfengold') {
    const richest = townsFirst(other, 'gold')
    const gold = plan.gold - richest.gold
    if (richest.exact && gold > 0) return { key: `${about}.gold` as const, gold }
  }
  if (isLast) return undefined
  if (plan.kept > most.kept) return { key: `${about}.cards` as const, cards: plan.kept - most.kept }
  return plan.near > most.near ? { key: `${about}.near` as const, town, near: plan.near } : undefined
}

/** What the plan brings, unless the reason says so already. */
export function planned({ towns, end }: JourneyForecast, reason: Claim): readonly Claim[] {
  if (towns === 0 || 'towns' in reason) return []
  return ['town' in reason ? { key: 'more.towns', towns } : { key: 'more.plan', towns, town: townId(end) }]
}

/** What the plan gives up: towns that another journey would reach now. And for what, unless the reason says so. */
export function givenUp(plan: JourneyForecast, other: Alternative, reason?: Claim): readonly Claim[] {
  const most = townsFirst(other)
  const n = most.towns - plan.towns
  if (!most.exact || n <= 0) return []
  return [{ key: 'more.givesUp', n }, ...inExchange(plan, other, reason)]
}

/** What the plan has instead of more towns, unless the reason says so. */
export function inExchange(plan: JourneyForecast, other: Alternative, reason?: Claim): readonly Claim[] {
  const most = townsFirst(other)
  const besides = most.exact ? besidesTowns('more.for', plan, other, most) : undefined
  return besides && besides.key.replace('more.for', 'reason') !== reason?.key ? [besides] : []
}

/** The cards that the plan saves for the next round, if there are several of one kind. */
export function saved(view: SeatView, { hand, kept }: JourneyForecast): readonly Claim[] {
  if (roundsLeft(view.open) === 0) return []
  let most = 0
  for (let kind = 1; kind < TRANSPORT_KINDS; kind++) if (hand[kind] > hand[most]) most = kind
  const n = Math.min(kept, hand[most])
  return n < 2 ? [] : [{ key: 'more.saves', n, card: `kind.${CARDS[most]}` }]
}
