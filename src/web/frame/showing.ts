import { effect, useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Seat } from '../../kernel/index.ts'
import type { GameBoard, LogEntry } from '../../ui/board/game-board.ts'
import type { Step, TableSession } from '../../ui/board/session.ts'
import { settings } from '../../ui/device/settings.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { takenBack } from './taken-back.ts'

/**
 * Which step is on screen. Steps may come all at once, from quick bots or after a break; each is shown as long as it
 * wants to be looked at. Behind the last one nobody may act yet.
 */
export function useShowing(session: TableSession, game: GameBoard) {
  const at = useSignal(-1)
  const from = useSignal(-1)
  const eyes = useRef(session.eyes.value)
  /** The step itself: where all that came before is told anew, there is nothing to walk through. */
  const shown = useRef<Step | undefined>(undefined)
  const free = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** Set while somebody goes through the past by hand. */
  const held = useSignal(false)

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
    if (at.peek() === last || held.peek()) return
    const wait = free.current - performance.now()
    if (wait > 0) {
      timer.current = setTimeout(advance, wait)
      return
    }
    const now = at.peek()
    from.value = now
    at.value = now + 1
    shown.current = steps[now + 1]
    const pause =
      settings.pace.peek() === 'quick' || document.hidden || steps[now + 1].back
        ? 0
        : game.displayTime(steps[now].view, steps[now + 1].view)
    free.current = performance.now() + pause
    advance()
  }

  // At once, not after the next picture: in between nobody could act, and my move would be called for anew.
  useEffect(
    () =>
      effect(() => {
        void session.steps.value
        void session.eyes.value
        void held.value
        advance()
      }),
    [],
  )

  const step = useComputed((): Step | undefined => session.steps.value[at.value])
  const before = useComputed(() =>
    from.value === at.value - 1 && !session.steps.value[at.value]?.back
      ? session.steps.value[from.value]
      : undefined,
  )
  const current = useComputed(() => at.value === session.steps.value.length - 1)

  /** Goes back to a step and walks forward from there, slowly. */
  function watchFrom(index: number): void {
    from.value = -1
    const steps = session.steps.peek()
    at.value = Math.max(0, Math.min(index, steps.length - 1))
    shown.current = steps[at.value]
    free.current = performance.now() + 900
    advance()
  }

  return { at, step, before, current, watchFrom }
}

const told = new WeakMap<Step, { readonly after: Step; readonly entries: readonly LogEntry[] }>()

/** What happened in a step, put into words once. */
function entriesOf(game: GameBoard, before: Step, step: Step): readonly LogEntry[] {
  const known = told.get(step)
  if (known?.after === before) return known.entries
  const entries = step.back ? [tookBack(step.by)] : game.describe(before.view, step.view)
  told.set(step, { after: before, entries })
  return entries
}

const tookBack = (seat: Seat | undefined): LogEntry => ({
  ...(seat === undefined ? {} : { seat }),
  say: (name) => shell.t('log.tookBack', { name: seat === undefined ? '' : name(seat) }),
  announce: true,
})

/** The log from a step (not counted) to another. What was taken back stays in its words, but it lies on no map. */
export function logBetween(game: GameBoard, steps: readonly Step[], from: number, to: number): LogEntry[] {
  const undone = takenBack(steps.slice(0, to + 1))
  const entries: LogEntry[] = []
  for (let i = Math.max(1, from + 1); i <= to && i < steps.length; i++) {
    const told = entriesOf(game, steps[i - 1], steps[i])
    entries.push(...(undone.has(steps[i]) ? told.map(({ what: _, ...words }) => words) : told))
  }
  return entries
}
