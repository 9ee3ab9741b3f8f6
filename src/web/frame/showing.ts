import { effect, useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { GameBoard } from '../../ui/board/game-board.ts'
import type { SessionStep, TableSession } from '../../ui/board/session.ts'
import { settings } from '../../ui/device/settings.ts'

/**
 * Decides which step is on screen. Many steps may arrive at once, from fast bots or after a break; each stays on
 * screen for its display time. Nobody may act until the last one is reached.
 */
export function useShowing(session: TableSession, game: GameBoard) {
  const at = useSignal(-1)
  const from = useSignal(-1)
  const eyes = useRef(session.eyes.value)
  /** The step on screen. If the session replaces its steps, the new ones are not walked through. */
  const shown = useRef<SessionStep | undefined>(undefined)
  /** When the next step may be shown. */
  const nextAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  function advance(): void {
    clearTimeout(timer.current)
    const steps = session.steps.peek()
    const last = steps.length - 1
    if (last < 0) return
    const jump = shown.current !== steps[at.peek()] || at.peek() < 0 || eyes.current !== session.eyes.peek()
    if (jump) {
      eyes.current = session.eyes.peek()
      from.value = -1
      at.value = last
      shown.current = steps[last]
      return
    }
    if (at.peek() === last) return
    const wait = nextAt.current - performance.now()
    if (wait > 0) {
      timer.current = setTimeout(advance, wait)
      return
    }
    const now = at.peek()
    const [previous, next] = [steps[now], steps[now + 1]]
    if (previous === undefined || next === undefined) return
    from.value = now
    at.value = now + 1
    shown.current = next
    const pause =
      settings.pace.peek() === 'quick' || document.hidden || next.back
        ? 0
        : game.displayTime(previous.view, next.view)
    nextAt.current = performance.now() + pause
    advance()
  }

  // Immediately, not after the next paint: in between nobody could act, and the prompt would be announced again.
  useEffect(
    () =>
      effect(() => {
        void session.steps.value
        void session.eyes.value
        advance()
      }),
    [],
  )

  const step = useComputed((): SessionStep | undefined => session.steps.value[at.value])
  const before = useComputed(() =>
    from.value === at.value - 1 && !session.steps.value[at.value]?.back
      ? session.steps.value[from.value]
      : undefined,
  )
  const current = useComputed(() => at.value === session.steps.value.length - 1)

  /** Goes back to a step and shows the steps from there again. */
  function watchFrom(index: number): void {
    from.value = -1
    const steps = session.steps.peek()
    at.value = Math.max(0, Math.min(index, steps.length - 1))
    shown.current = steps[at.value]
    nextAt.current = performance.now() + 900
    advance()
  }

  return { at, step, before, current, watchFrom }
}
