import { useLayoutEffect } from 'preact/hooks'

let last: EventTarget | null = null
addEventListener('focusin', ({ target }) => {
  last = target
})
// Another page begins at its top.
addEventListener('hashchange', () => {
  last = null
})

/** Whether what had the focus is gone: the browser gives it to nobody then. */
const lost = (): boolean =>
  document.activeElement === document.body &&
  last instanceof Element &&
  (!last.isConnected || last.matches(':disabled'))

/** Takes the focus over from what is gone, so that who plays by keyboard or by ear goes on from here. */
export function useFocusHeir(heir: { readonly current: HTMLElement | null }, may = true): void {
  useLayoutEffect(() => {
    if (may && lost()) heir.current?.focus({ preventScroll: true })
  })
}
