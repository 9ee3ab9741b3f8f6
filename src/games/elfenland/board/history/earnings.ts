import { at } from '../../../../kernel/index.ts'
import type { Town } from '../../rules/components/map.ts'
import { hasGoldPiece } from '../../rules/components/roads.ts'
import type { Open } from '../../rules/state.ts'
import type { Leg } from './retrace.ts'

/** The gold of one town on a journey. */
export interface Earning {
  readonly town: Town
  readonly gold: number
  /** Whether a gold piece lay on the road there. */
  readonly doubled: boolean
}

/** The gold of each town of the journey that has just ended; nothing if the towns do not explain the sum. */
export function earnings({ roads, values, earned }: Open, legs: readonly Leg[]): Earning[] {
  const towns = legs.flatMap(({ to, road }) => {
    // A flight earns nothing.
    if (road === undefined) return []
    const doubled = hasGoldPiece(at(roads, road))
    return [{ town: to, gold: at(values, to) * (doubled ? 2 : 1), doubled }]
  })
  return towns.reduce((sum, { gold }) => sum + gold, 0) === earned ? towns : []
}
