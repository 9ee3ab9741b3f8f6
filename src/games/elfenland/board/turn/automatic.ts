import { useEffect } from 'preact/hooks'
import { elfengold } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'

/** Long enough to see that there was nothing to choose. */
const MOMENT = 1100

/**
 * Stops where no card leads anywhere. Who cannot lay anything passes himself (E15): a pass that always comes at once
 * would tell the others that nothing hidden fits.
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
    const timer = setTimeout(() => void send(moves), MOMENT)
    return () => clearTimeout(timer)
  }, [asked, view?.open])
}
