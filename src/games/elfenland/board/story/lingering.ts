import { useEffect } from 'preact/hooks'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { STEP } from './log.ts'
import type { RecentJourney } from './recently.ts'
import type { Leg } from './retrace.ts'

/** How long a route takes to fade once the boot has arrived, in milliseconds, as in `pieces-on-map.css`. */
const FADING = 1200

/**
 * Whether a rival's route is still shown at the beginning of the player's own turn. It disappears when the rival's boot
 * has arrived, because it would be taken for a route of the player's own.
 */
export function useLingering(journey: RecentJourney | undefined, active: boolean, round: number): boolean {
  const key = active && journey ? `${round} ${journey.seat}` : ''
  const [gone, setGone] = useKeyedState(key, false)
  const time = walkingTime(journey?.legs ?? []) + FADING
  useEffect(() => {
    if (key === '') return
    const timer = setTimeout(() => setGone(true), time)
    return () => clearTimeout(timer)
  }, [key])
  return key !== '' && !gone
}

/** How long a boot walks, in milliseconds. */
export const walkingTime = (legs: readonly Leg[]): number => STEP * legs.length
