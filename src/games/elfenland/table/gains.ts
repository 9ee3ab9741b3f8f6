import { useEffect } from 'preact/hooks'
import { countTowns } from '../rules/map.ts'
import type { SeatView } from '../rules/state.ts'
import { isCounter } from '../rules/tokens.ts'
import { tried } from './draft.ts'
import { useKeyedState } from './keyed-state.ts'
import { gainedBy, type Held, type Planning } from './planning.ts'

const NO_GAINS: ReadonlyMap<number, number> = new Map()

/** What could be reached if: for every road where the chosen counter may lie, how many towns it would open. */
export function useGains(
  view: SeatView | undefined,
  planning: Planning | undefined,
): ReadonlyMap<number, number> {
  const held = planning?.held
  const asked = view !== undefined && planning !== undefined && held !== undefined && isCounter(held.token)
  const key = asked ? `${held.token} ${held.hidden} ${view.open.round} ${view.open.roads.join()}` : ''
  const [gains, set] = useKeyedState(key, NO_GAINS)
  useEffect(() => {
    if (!asked) return
    // The glow comes first, the numbers when there is time.
    const timer = setTimeout(() => set(gainsOf(view, held, planning.legal)))
    return () => clearTimeout(timer)
  }, [key])
  return gains
}

function gainsOf(view: SeatView, held: Held, legal: ReadonlySet<number>): ReadonlyMap<number, number> {
  const gains = new Map<number, number>()
  for (const road of legal) {
    const after = tried(view, { type: 'lay', token: held.token, road, hidden: held.hidden })
    const n = after ? countTowns(gainedBy(view, after)) : 0
    if (n > 0) gains.set(road, n)
  }
  return gains
}
