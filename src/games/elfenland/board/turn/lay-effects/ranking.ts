import { at } from '../../../../../kernel/index.ts'
import { DISTANCE, ROADS } from '../../../rules/components/map.ts'
import type { SeatView } from '../../../rules/state.ts'
import { bootOf } from '../../view.ts'
import { actionRoads, heldOf, type PlanningAction } from '../planning/planning.ts'
import { type LayEffect, layEffectsOf } from './lay-effects.ts'

/** The roads of these actions, those where the token does most first, then those nearest to the boot. */
export function rankedRoads(view: SeatView, actions: readonly PlanningAction[]): number[] {
  const [action] = actions
  if (action === undefined) return []
  const layEffects = layEffectsOf(view, heldOf(action).token, actions)
  const score = (road: number): number => scoreOf(layEffects.get(road), view)
  const far = (road: number): number => {
    const { from, to } = at(ROADS, road)
    const distances = at(DISTANCE, bootOf(view))
    return Math.min(at(distances, from), at(distances, to))
  }
  return [...new Set(actions.flatMap(actionRoads))].sort(
    (a, b) => score(b) - score(a) || far(a) - far(b) || a - b,
  )
}

function scoreOf(effect: LayEffect | undefined, { seat }: SeatView): number {
  if (effect === undefined) return 0
  if (effect.kind !== 'hinders') return effect.n
  return effect.whom.reduce((sum, hindered) => sum + (hindered.seat === seat ? -1 : 1) * hindered.towns, 0)
}

/** The road after the chosen one, or before it; after the last road comes the first one. */
export function roadAfter(
  ranked: readonly number[],
  chosen: number | undefined,
  by: 1 | -1,
): number | undefined {
  const now = chosen === undefined ? -1 : ranked.indexOf(chosen)
  if (now < 0) return by === 1 ? ranked[0] : ranked.at(-1)
  return ranked[(now + by + ranked.length) % ranked.length]
}
