import { useEffect } from 'preact/hooks'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { travellerOf } from '../../journey/traveller.ts'
import { countTowns } from '../../rules/components/map.ts'
import { counterBit } from '../../rules/components/roads.ts'
import { isCounter, type Token } from '../../rules/components/tokens.ts'
import { whyNotLay } from '../../rules/phases/planning.ts'
import type { SeatView } from '../../rules/state.ts'
import { reachByRoad } from './reach.ts'

/** The number of towns that a counter would bring into reach, by road; roads where it brings none are left out. */
type Gains = ReadonlyMap<number, number>

const NO_GAINS: Gains = new Map()

/** What a counter would bring into reach on each road. */
export function useGains(view: SeatView | undefined, token: Token | undefined): Gains {
  const asked = view !== undefined && token !== undefined && isCounter(token)
  const key = asked ? [token, view.open.round, ...view.open.roads, ...view.own.hand].join() : ''
  const [gains, set] = useKeyedState(key, NO_GAINS)
  useEffect(() => {
    if (!asked) return
    // The press is drawn first; the numbers take a while and follow.
    const timer = setTimeout(() => set(gainsOf(view, token)))
    return () => clearTimeout(timer)
  }, [key])
  return gains
}

export function gainsOf(view: SeatView, token: Token): Gains {
  const traveller = travellerOf(view)
  const { roads } = traveller
  const now = reachByRoad(traveller).towns
  const gains = new Map<number, number>()
  roads.forEach((load, road) => {
    if (whyNotLay(token, road, load) !== undefined) return
    const laid = roads.with(road, load | counterBit(token))
    const n = countTowns(reachByRoad({ ...traveller, roads: laid }).towns & ~now)
    if (n > 0) gains.set(road, n)
  })
  return gains
}
