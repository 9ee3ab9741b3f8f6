import { useLayoutEffect } from 'preact/hooks'

let last: EventTarget | null = null
addEventListener('focusin', ({ target }) => {
  last = target
})
// A new page starts at its top.
addEventListener('hashchange', () => {
  last = null
})

/** Whether the focused element has disappeared, so that nothing has the focus. */
const lost = (): boolean =>
  document.activeElement === document.body &&
  last instanceof Element &&
  (!last.isConnected || last.matches(':disabled'))

/** Focuses an element when the focused one has disappeared, so that keyboard and screen reader users can go on. */
export function useFocusFallback(fallback: { readonly current: HTMLElement | null }, may = true): void {
  useLayoutEffect(() => {
    if (may && lost()) fallback.current?.focus({ preventScroll: true })
  })
}
