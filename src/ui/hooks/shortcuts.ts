import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../device/settings.ts'

/** Keys that work anywhere at the table, but never while somebody writes or a sheet lies over it. */
export function useShortcuts(active: boolean, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
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

/** What a button says of the letter that presses it, where letters are wanted. */
export const letter = (key: string): { 'aria-keyshortcuts'?: string } =>
  settings.keys.value === 'off' ? {} : { 'aria-keyshortcuts': key }
