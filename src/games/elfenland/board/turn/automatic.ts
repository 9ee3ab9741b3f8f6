import { useEffect } from 'preact/hooks'
import { elfengold } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'

/** Long enough to see that there was nothing to choose, in milliseconds. */
const AUTOMATIC_DELAY = 1100

/**
 * Ends the journey by itself if no card leads anywhere. In planning nobody passes automatically (E15): an immediate
 * pass would tell the others that no hidden token fits.
 */
export function useAutomatic(
  view: SeatView | undefined,
  active: boolean,
  send: (moves: readonly Move[]) => unknown,
): void {
  const asked = active && view?.open.phase === 'moving'
  useEffect(() => {
    if (!asked || !view) return
    const moves = elfengold.legal(view)
    if (moves.length !== 1) return
    const timer = setTimeout(() => void send(moves), AUTOMATIC_DELAY)
    return () => clearTimeout(timer)
  }, [asked, view?.open])
}
