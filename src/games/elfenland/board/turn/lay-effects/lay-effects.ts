import { useEffect } from 'preact/hooks'
import { at, type Seat } from '../../../../../kernel/index.ts'
import { useKeyedState } from '../../../../../ui/hooks/keyed-state.ts'
import { travellerOf } from '../../../journey/traveller.ts'
import { hasTown, ROADS } from '../../../rules/components/map.ts'
import { price } from '../../../rules/components/roads.ts'
import { GOLD_PIECE_TOKEN, SEA_MONSTER, type Token, TREE_OBSTACLE } from '../../../rules/components/tokens.ts'
import { TRANSPORTS } from '../../../rules/components/transport.ts'
import type { SeatView } from '../../../rules/state.ts'
import { actionRoads, type Planning, type PlanningAction } from '../planning/planning.ts'
import { reachByRoad } from '../reach.ts'
import { gainsOf } from './gains.ts'
import { type Hindered, hindrancesOf } from './hindrance.ts'

/** What a token does on a road: towns that it brings into reach, gold that it adds, or players whom it hinders. */
export type LayEffect =
  | { readonly kind: 'towns' | 'gold'; readonly n: number }
  | { readonly kind: 'hinders'; readonly whom: readonly Hindered[] }

/** By road; roads where the token does nothing are left out. */
export type LayEffects = ReadonlyMap<number, LayEffect>

/** Whether a token is an obstacle. */
export const hindersSomebody = (token: Token): boolean => token === TREE_OBSTACLE || token === SEA_MONSTER

/** Whether the token would hinder nobody but this seat. */
export const harmsOnly = (effect: LayEffect, me: Seat | undefined): boolean =>
  effect.kind === 'hinders' && effect.whom.every(({ seat }) => seat === me)

/** What the held token would do on each road; undefined while no token is held, and until it is known. */
export function useLayEffects(
  view: SeatView | undefined,
  planning: Planning | undefined,
): LayEffects | undefined {
  const held = planning?.held
  const key =
    view && held
      ? JSON.stringify([held, planning.choices.length, planning.roads[0], view.open.roads, view.own.hand])
      : ''
  const [layEffects, set] = useKeyedState<LayEffects | undefined>(key, undefined)
  useEffect(() => {
    if (!view || !held) return
    // The press is drawn first; the numbers take a while and follow.
    const timer = setTimeout(() => set(layEffectsOf(view, held.token, planning.choices)))
    return () => clearTimeout(timer)
  }, [key])
  return layEffects
}

export function layEffectsOf(view: SeatView, token: Token, actions: readonly PlanningAction[]): LayEffects {
  switch (token) {
    case TREE_OBSTACLE:
    case SEA_MONSTER:
      return new Map(
        [...hindrancesOf(view, actions.flatMap(actionRoads))].map(([road, whom]) => [
          road,
          { kind: 'hinders', whom },
        ]),
      )
    case GOLD_PIECE_TOKEN:
      return numbered('gold', goldOf(view, actions.flatMap(actionRoads)))
    default:
      return numbered('towns', gainsOf(view, actions))
  }
}

const numbered = (kind: 'towns' | 'gold', numbers: ReadonlyMap<number, number>): LayEffects =>
  new Map([...numbers].map(([road, n]) => [road, { kind, n }]))

/** The most gold that a gold piece on each road could add to the viewer's journey. */
function goldOf(view: SeatView, roads: readonly number[]): Map<number, number> {
  const { hand } = view.own
  const { towns } = reachByRoad(travellerOf(view))
  const found = new Map<number, number>()
  for (const road of roads) {
    const { from, to } = at(ROADS, road)
    const gold = [
      { start: from, end: to },
      { start: to, end: from },
    ].map(({ start, end }) => {
      const payable = TRANSPORTS.some((_, kind) => {
        const cards = price(at(view.open.roads, road), road, start, kind)
        return cards !== undefined && cards <= (hand[kind] ?? 0)
      })
      return payable && hasTown(towns, start) ? at(view.open.values, end) : 0
    })
    if (Math.max(...gold) > 0) found.set(road, Math.max(...gold))
  }
  return found
}
