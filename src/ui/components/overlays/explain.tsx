import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import './explain.css'

/**
 * The element whose tooltip is shown. An element with `data-explain` shows it when the mouse rests on it, when the
 * keyboard reaches it or on a long press; elements that do nothing else show it on a tap.
 */
const target = signal<Element | undefined>(undefined)

const HOVER_DELAY = 350
const PRESS_DELAY = 500

/** Elements on which a tap does something else; a `main` or a heading can only receive the focus. */
const DOES_SOMETHING = 'a, button, input, label, select, summary, [tabindex]:not(main, h2), [role=button]'

export function ExplainLayer() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => listen(), [])
  const on = target.value
  const words = on?.getAttribute('data-explain') ?? ''

  useLayoutEffect(() => {
    if (!box.current) return
    // Browsers without popovers show the tooltip below dialogs.
    box.current.hidePopover?.()
    if (!on || words === '') return
    // In the top layer, above any open dialog.
    box.current.showPopover?.()
    place(box.current, on.getBoundingClientRect())
  })

  return (
    <div
      ref={box}
      class="explain"
      popover="manual"
      hidden={words === ''}
      role="status"
      // A text that is also the name of the element is not read out twice.
      aria-hidden={words === on?.getAttribute('aria-label')}
    >
      {words}
    </div>
  )
}

function place(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const margin = 8
  const above = at.top - height - margin
  const left = Math.min(Math.max(margin, at.left + at.width / 2 - width / 2), innerWidth - width - margin)
  const top = above > margin ? above : Math.min(at.bottom + margin, innerHeight - height - margin)
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
}

const explained = (event: Event): Element | undefined =>
  event.target instanceof Element ? (event.target.closest('[data-explain]') ?? undefined) : undefined

function listen(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (delay: number, element: Element | undefined): void => {
    clearTimeout(timer)
    if (element === target.value) return
    timer = setTimeout(() => {
      target.value = element
    }, delay)
  }
  const hide = (): void => {
    clearTimeout(timer)
    target.value = undefined
  }
  const events: Record<string, (event: Event) => void> = {
    pointerover: (event) => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse') after(HOVER_DELAY, explained(event))
    },
    pointerdown: (event) => {
      const touch = event instanceof PointerEvent && event.pointerType !== 'mouse'
      hide()
      if (touch) after(PRESS_DELAY, explained(event))
    },
    // There is no pointerup when a finger scrolls.
    pointerup: (event) => {
      clearTimeout(timer)
      const element = explained(event)
      const touch = event instanceof PointerEvent && event.pointerType !== 'mouse'
      if (touch && !element?.closest(DOES_SOMETHING)) target.value = element
    },
    pointercancel: () => clearTimeout(timer),
    focusin: (event) => {
      const element = explained(event)
      if (element?.matches(':focus-visible')) after(HOVER_DELAY, element)
    },
    // A tap may take the focus from another element.
    focusout: (event) => {
      clearTimeout(timer)
      if (explained(event) === target.value) target.value = undefined
    },
    scroll: hide,
    keydown: (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') hide()
    },
  }
  for (const [name, heard] of Object.entries(events))
    addEventListener(name, heard, { passive: true, capture: true })
  return () => {
    clearTimeout(timer)
    for (const [name, heard] of Object.entries(events)) removeEventListener(name, heard, { capture: true })
  }
}
