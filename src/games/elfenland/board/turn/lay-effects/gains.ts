import { useEffect } from 'preact/hooks'
import { at } from '../../../../../kernel/index.ts'
import { useKeyedState } from '../../../../../ui/hooks/keyed-state.ts'
import { travellerOf } from '../../../journey/traveller.ts'
import { countTowns } from '../../../rules/components/map.ts'
import { counterBit, type Loads } from '../../../rules/components/roads.ts'
import { isCounter, type Token } from '../../../rules/components/tokens.ts'
import { whyNotLay } from '../../../rules/phases/planning.ts'
import type { SeatView } from '../../../rules/state.ts'
import { actionRoads, type PlanningAction } from '../planning/planning.ts'
import { reachByRoad } from '../reach.ts'

/** The number of towns that a token would bring into reach, by road; roads where it brings none are left out. */
type Gains = ReadonlyMap<number, number>

const NO_GAINS: Gains = new Map()

/** What a counter would bring into reach on each road, whether the player holds it or not. */
export function useGains(view: SeatView | undefined, token: Token | undefined): Gains {
  const asked = view !== undefined && token !== undefined && isCounter(token)
  const key = asked ? [token, view.open.round, ...view.open.roads, ...view.own.hand].join() : ''
  const [gains, set] = useKeyedState(key, NO_GAINS)
  useEffect(() => {
    if (!asked) return
    // The press is drawn first; the numbers take a while and follow.
    const timer = setTimeout(() => set(gainsOf(view, layings(view, token))))
    return () => clearTimeout(timer)
  }, [key])
  return gains
}

const layings = ({ open }: SeatView, token: Token): PlanningAction[] =>
  open.roads.flatMap((load, road) =>
    whyNotLay(token, road, load) === undefined ? [{ type: 'lay', token, road, hidden: false }] : [],
  )

/** The most that one of these actions brings, by road. */
export function gainsOf(view: SeatView, actions: readonly PlanningAction[]): Gains {
  const traveller = travellerOf(view)
  const now = reachByRoad(traveller).towns
  const gains = new Map<number, number>()
  for (const action of actions) {
    const roads = roadsAfter(traveller.roads, action)
    const n = countTowns(reachByRoad({ ...traveller, roads }).towns & ~now)
    for (const road of actionRoads(action)) if (n > (gains.get(road) ?? 0)) gains.set(road, n)
  }
  return gains
}

/** The roads after a counter is laid or a spell is cast. */
function roadsAfter(roads: Readonly<Loads>, action: PlanningAction): Loads {
  const changed = [...roads]
  const change = (road: number, bits: number): void => {
    changed[road] = at(roads, road) ^ bits
  }
  switch (action.type) {
    case 'lay':
      change(action.road, counterBit(action.token))
      break
    case 'doubleTransport':
      change(action.road, counterBit(action.counter))
      break
    case 'exchange': {
      const swapped = counterBit(action.counter) | counterBit(action.otherCounter)
      change(action.road, swapped)
      change(action.otherRoad, swapped)
    }
  }
  return changed
}
