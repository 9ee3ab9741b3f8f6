import { useLayoutEffect, useRef } from 'preact/hooks'
import { settings } from '../device/settings.ts'

/** Keyboard shortcuts for a whole page. They are off while a text field has the focus or a dialog is open. */
export function useShortcuts(active: boolean, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  latest.current = keys
  // Before paint: whoever sees the page can already use its keys.
  useLayoutEffect(() => {
    if (!active) return
    const heard = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return
      if (document.querySelector('dialog[open]')) return
      if (event.key.length === 1 && settings.keys.value === 'off') return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [active])
}

/** The attribute that names the shortcut of a button, unless shortcuts are switched off. */
export const letter = (key: string): { 'aria-keyshortcuts'?: string } =>
  settings.keys.value === 'off' ? {} : { 'aria-keyshortcuts': key }
