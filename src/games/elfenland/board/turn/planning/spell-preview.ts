import { at } from '../../../../../kernel/index.ts'
import { ROAD_FROM, type Road } from '../../../rules/components/map.ts'
import { countersOn, hasThisCounter, type Load, price } from '../../../rules/components/roads.ts'
import type { Transport } from '../../../rules/components/transport.ts'

/** A counter on a road that a spell changes. */
export interface PreviewedCounter {
  readonly kind: Transport
  /** What the spell does with it. */
  readonly change: 'stays' | 'comes' | 'leaves'
  /** The cards of its kind that the road costs; for a counter that leaves, what it costs now. */
  readonly cards: number
}

/** The counters of a land road before and after a spell: first those that lie there, then those that the spell brings. */
export function previewCounters(road: Road, before: Load, after: Load): PreviewedCounter[] {
  const cards = (load: Load, kind: Transport): number => price(load, road, at(ROAD_FROM, road), kind) ?? 0
  return [
    ...countersOn(before).map((kind): PreviewedCounter => {
      const stays = hasThisCounter(after, kind)
      return { kind, change: stays ? 'stays' : 'leaves', cards: cards(stays ? after : before, kind) }
    }),
    ...countersOn(after & ~before).map(
      (kind): PreviewedCounter => ({ kind, change: 'comes', cards: cards(after, kind) }),
    ),
  ]
}
