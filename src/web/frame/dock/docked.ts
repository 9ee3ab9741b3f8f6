import { useEffect, useState } from 'preact/hooks'
import type { Sheet } from '../../../ui/board/frame-context.ts'
import { settings } from '../../../ui/device/settings.ts'
import { useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'

export function setDocked(on: boolean): void {
  settings.dock.value = on ? 'on' : 'off'
}

/**
 * Whether log and chat stand beside the table: chosen on this device, and the window is wide enough. As long as they
 * do, `show` moves the focus there instead of opening their dialogs.
 */
export function useDock(open: (sheet: Sheet | undefined) => void) {
  const wide = useMedia('dockable')
  const docked = settings.dock.value === 'on' && wide
  const [wanted, focus] = useState<{ readonly sheet: Sheet } | undefined>(undefined)
  useShortcuts(wide, { l: () => setDocked(!docked) })
  // An effect, because a dialog that was open gives the focus back when it closes.
  useEffect(() => {
    const part = wanted && document.querySelector(`.dock-${wanted.sheet}`)
    const target =
      part?.querySelector<HTMLElement>('input, .log-place[tabindex="0"]') ?? part?.querySelector('h2')
    target?.focus()
  }, [wanted])
  const show = (sheet: Sheet): void => {
    const there = docked && (sheet === 'log' || sheet === 'chat')
    open(there ? undefined : sheet)
    if (there) focus({ sheet })
  }
  return { docked, show }
}
