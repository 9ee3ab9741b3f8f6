import { effect, type Signal, useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { GameBoard } from '../../ui/board/game-board.ts'
import type { SessionStep, TableSession } from '../../ui/board/session.ts'
import type { ShowingPace } from './watching/pace.ts'

/** How long the step to which the viewer has gone back stays on screen, in milliseconds. */
const REWOUND = 900

/**
 * Decides which step is on screen. Many steps may arrive at once, from fast bots or after a break; each stays on
 * screen for its display time, or as long as somebody who watches bots likes. Nobody may act until the last one is
 * reached, and what it shows has had the time that the game wants for it.
 */
export function useShowing(
  session: Pick<TableSession, 'steps' | 'eyes'>,
  game: GameBoard,
  pace: ShowingPace,
) {
  const at = useSignal(-1)
  const from = useSignal(-1)
  const eyes = useRef(session.eyes.value)
  /** The step on screen. If the session replaces its steps, the new ones are not walked through. */
  const shown = useRef<SessionStep | undefined>(undefined)
  const clock = useDisplayClock()
  const { settled, settle } = useSettling()

  /** Shows what is due; with `asked`, the next step is, unless it shows nothing new. */
  function advance(asked = false): void {
    clock.cancel()
    const steps = session.steps.peek()
    const last = steps.length - 1
    if (last < 0) return
    const first = at.peek() < 0
    if (first || shown.current !== steps[at.peek()] || eyes.current !== session.eyes.peek()) {
      eyes.current = session.eyes.peek()
      from.value = -1
      settle(0)
      const start = Math.min(last, (first ? pace.start : undefined) ?? last)
      shown.current = steps[start]
      at.value = start
      if (start === last) return
      clock.start(REWOUND)
      advance()
      return
    }
    if (at.peek() === last) return
    if (!asked) {
      if (pace.paused.peek()) return
      if (clock.callAfterRest(pace.factor.peek(), advance)) return
    }
    showNext(steps, at.peek())
    advance(asked && clock.time() === 0)
  }

  function showNext(steps: readonly SessionStep[], now: number): void {
    const [previous, next] = [steps[now], steps[now + 1]]
    if (previous === undefined || next === undefined) return
    shown.current = next
    from.value = now
    at.value = now + 1
    const unseen = document.hidden && !pace.watching.peek()
    const unnoticed = unseen || next.back !== undefined
    clock.start(unnoticed ? 0 : game.displayTime(previous.view, next.view))
    settle(unnoticed ? 0 : (game.turnDelay?.(previous.view, next.view) ?? 0) * pace.factor.peek())
    pace.remember(now + 1)
  }

  // Immediately, not after the next paint: in between nobody could act, and the prompt would be announced again.
  useEffect(
    () =>
      effect(() => {
        void session.steps.value
        void session.eyes.value
        void pace.paused.value
        void pace.factor.value
        advance()
      }),
    [],
  )

  /** Goes back to a step and shows the steps from there again. */
  function watchFrom(index: number): void {
    from.value = -1
    const steps = session.steps.peek()
    at.value = Math.max(0, Math.min(index, steps.length - 1))
    shown.current = steps[at.value]
    settle(0)
    clock.start(REWOUND)
    advance()
  }

  return { ...useShownSteps(session, at, from, settled), at, watchFrom, stepOn: () => advance(true) }
}

/** The step on screen, the one that was there before it, and whether it is the last one and has settled. */
function useShownSteps(
  { steps }: Pick<TableSession, 'steps'>,
  at: Signal<number>,
  from: Signal<number>,
  settled: Signal<boolean>,
) {
  const step = useComputed((): SessionStep | undefined => steps.value[at.value])
  const before = useComputed(() =>
    from.value === at.value - 1 && !steps.value[at.value]?.back ? steps.value[from.value] : undefined,
  )
  const current = useComputed(() => at.value === steps.value.length - 1 && settled.value)
  return { step, before, current }
}

/** How long the step on screen stays there: when it was shown, and its display time in milliseconds. */
function useDisplayClock() {
  const shownAt = useRef(0)
  const time = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  return {
    start(displayTime: number): void {
      shownAt.current = performance.now()
      time.current = displayTime
    },
    time: () => time.current,
    /** Calls `next` after what is left of the display time; false if nothing is. */
    callAfterRest(factor: number, next: () => void): boolean {
      const rest = shownAt.current + time.current * factor - performance.now()
      if (rest <= 0) return false
      timer.current = setTimeout(next, rest)
      return true
    },
    cancel: () => clearTimeout(timer.current),
  }
}

/** Whether the step on screen has had the time that the game wants for it. */
function useSettling() {
  const settled = useSignal(true)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  function settle(delay: number): void {
    clearTimeout(timer.current)
    settled.value = delay === 0
    if (delay > 0)
      timer.current = setTimeout(() => {
        settled.value = true
      }, delay)
  }
  return { settled, settle }
}
