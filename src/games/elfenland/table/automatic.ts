import { useEffect } from 'preact/hooks'
import { elfengold } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { SeatView } from '../rules/state.ts'

/** Long enough to see that there was nothing to choose. */
const MOMENT = 1100

/** Plays the only move there is: a pass when no token fits anywhere, a stop when no card leads anywhere. */
export function useAutomatic(
  view: SeatView | undefined,
  active: boolean,
  send: (moves: readonly Move[]) => unknown,
): void {
  const phase = view?.open.phase
  const asked = active && (phase === 'planning' || phase === 'moving')
  useEffect(() => {
    if (!asked || !view) return
    const moves = elfengold.legal(view)
    if (moves.length !== 1) return
    const timer = setTimeout(() => void send(moves), MOMENT)
    return () => clearTimeout(timer)
  }, [asked, view?.open])
}
