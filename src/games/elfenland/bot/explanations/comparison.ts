import type { Phrase } from '../../../../kernel/index.ts'
import { CARDS } from '../../rules/components/cards.ts'
import { DISTANCE, NO_TOWN, TOWNS, type Town } from '../../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import type { SeatView } from '../../rules/state.ts'
import { roundsLeft } from '../seat-view.ts'
import type { Outlook } from './outlook.ts'

export const townId = (town: Town): string => TOWNS[town]?.id ?? ''

/** In what the first outlook is better than the second; undefined if not in anything that has a number. */
export function advantage(view: SeatView, better: Outlook, other: Outlook): Phrase | undefined {
  if (better.towns > other.towns) {
    if (other.towns === 0) return { key: 'reason.townsOnly', towns: better.towns }
    return { key: 'reason.towns', towns: better.towns, without: other.towns }
  }
  return besidesTowns('reason', view, better, other)
}

/** The same without the towns: gold, cards for the next round, or a better place to go on from. */
export function besidesTowns(
  about: string,
  view: SeatView,
  better: Outlook,
  other: Outlook,
): Phrase | undefined {
  const { open, own } = view
  const isLast = roundsLeft(open) === 0
  if (isLast && own.townCard !== NO_TOWN) {
    const [roads, without] = [DISTANCE[better.end][own.townCard], DISTANCE[other.end][own.townCard]]
    if (roads < without)
      return {
        key: `${about}.secret`,
        town: townId(better.end),
        secret: townId(own.townCard),
        roads,
        without,
      }
  }
  if (open.variant.game === 'elfengold' && better.gold > other.gold)
    return { key: `${about}.gold`, gold: better.gold - other.gold }
  if (!isLast && better.kept > other.kept) return { key: `${about}.cards`, cards: better.kept - other.kept }
  if (!isLast && better.near > other.near)
    return { key: `${about}.near`, town: townId(better.end), near: better.near, without: other.near }
  return undefined
}

/** What the plan brings, unless the reason says so already. */
export function planned({ towns, end }: Outlook, reason: Phrase): readonly Phrase[] {
  if (towns === 0 || 'towns' in reason) return []
  return ['town' in reason ? { key: 'more.towns', towns } : { key: 'more.plan', towns, town: townId(end) }]
}

/** What the plan gives up: towns that another journey would reach now. And for what, unless the reason says so. */
export function givenUp(view: SeatView, plan: Outlook, most: Outlook, reason: Phrase): readonly Phrase[] {
  const n = most.towns - plan.towns
  if (n <= 0) return []
  const what = besidesTowns('more.for', view, plan, most)
  const isTold = what?.key.replace('more.for', 'reason') === reason.key
  return [{ key: 'more.givesUp', n }, ...(what && !isTold ? [what] : [])]
}

/** The cards that the plan saves for the next round, if there are several of one kind. */
export function saved(view: SeatView, { hand, kept }: Outlook): readonly Phrase[] {
  if (roundsLeft(view.open) === 0) return []
  let most = 0
  for (let kind = 1; kind < TRANSPORT_KINDS; kind++) if (hand[kind] > hand[most]) most = kind
  const n = Math.min(kept, hand[most])
  return n < 2 ? [] : [{ key: 'more.saves', n, card: `kind.${CARDS[most]}` }]
}
