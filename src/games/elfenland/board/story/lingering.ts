import { useEffect } from 'preact/hooks'
import { useKeyedState } from '../../../../ui/hooks/keyed-state.ts'
import { STEP } from './log.ts'
import type { RecentJourney } from './recently.ts'
import type { Leg } from './retrace.ts'

/** How long a route stays for the player to read it once the boot has arrived, in milliseconds. */
const READING = 8000

/** How long a route takes to fade after that, as in `pieces-on-map.css`. */
const FADING = 1200

/**
 * Whether a rival's route is still shown at the beginning of the player's own turn. The journey and the turn often
 * arrive together, so the route stays long enough to be read; the map drops it earlier if the player begins to travel.
 */
export function useLingering(journey: RecentJourney | undefined, active: boolean, round: number): boolean {
  const key = active && journey ? `${round} ${journey.seat}` : ''
  const [gone, setGone] = useKeyedState(key, false)
  const time = readingTime(journey?.legs ?? []) + FADING
  useEffect(() => {
    if (key === '') return
    const timer = setTimeout(() => setGone(true), time)
    return () => clearTimeout(timer)
  }, [key])
  return key !== '' && !gone
}

/** How long a boot walks, in milliseconds. */
export const walkingTime = (legs: readonly Leg[]): number => STEP * legs.length

/** How long a rival's route is shown before it fades: while the boot walks, and until it has been read. */
export const readingTime = (legs: readonly Leg[]): number => walkingTime(legs) + READING
