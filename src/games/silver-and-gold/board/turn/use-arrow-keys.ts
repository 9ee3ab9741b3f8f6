import { useEffect } from 'preact/hooks'
import { useShortcuts } from '../../../../ui/hooks/shortcuts.ts'
import type { TurnControls } from './use-turn.ts'

type Decision = Exclude<TurnControls['decision'], undefined>

/** What the arrow keys walk through in each phase; in an island they go from cell to cell by themselves. */
const CHOICES: Record<Decision, string> = {
  keep: '[data-dealt]',
  mark: '[data-place] [data-cell][tabindex="0"]',
  pick: ':is(.picking, .choose) .spots button',
}

/**
 * The arrow keys work from anywhere at the table. When a keyboard player is asked again after confirming, the focus
 * goes to what they have to do next.
 */
export function useArrowKeys(root: { readonly current: HTMLElement | null }, turn: TurnControls): void {
  const { decision, marking } = turn

  function go(by: 1 | -1): void {
    if (!decision) return
    const choices = [...(root.current?.querySelectorAll<HTMLElement>(CHOICES[decision]) ?? [])].filter(
      (choice) => choice.getBoundingClientRect().width > 0,
    )
    const now = choices.findIndex((choice) => choice.matches(':focus'))
    const latest = choices.findIndex((choice) => choice.closest(`[data-place="${marking.focus?.place}"]`))
    const next = now < 0 ? Math.max(0, latest) : (now + by + choices.length) % choices.length
    choices[next]?.focus()
  }

  useShortcuts(decision !== undefined, {
    ArrowRight: () => go(1),
    ArrowDown: () => go(1),
    ArrowLeft: () => go(-1),
    ArrowUp: () => go(-1),
  })

  useEffect(() => {
    const focused = document.activeElement
    if (decision && focused?.matches('.sg :is(.tray *, .mid):focus-visible')) go(1)
  }, [decision, turn.draft.decision])
}
