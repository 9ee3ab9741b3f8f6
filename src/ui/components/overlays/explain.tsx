import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { announce } from './announce.tsx'
import './explain.css'

/**
 * The element whose tooltip is shown. An element with `data-explain` shows it when the mouse rests on it, when the
 * keyboard reaches it or on a long press; elements that do nothing else show it on a tap.
 */
const target = signal<Element | undefined>(undefined)

/** Whether the tooltip says why the element cannot be used now. One with `data-why` says so when it is pressed. */
const refusing = signal(false)

/** Draws what `data-about` of an element names. A board sets this as long as it is on screen. */
export const illustrate = signal<((about: string) => ComponentChildren) | undefined>(undefined)

const HOVER_DELAY = 350
const PRESS_DELAY = 500
/** How often it is checked whether the explained element is still there, in milliseconds. */
const CHECK_INTERVAL = 200
/** A finger that has moved more pixels than this is dragging. */
const DRAG_SLOP = 8

/** Elements on which a tap does something else. */
const DOES_SOMETHING = 'a, button, input, label, select, summary, [role=button]'

export function ExplainLayer() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => listen(), [])
  const on = target.value
  const why = refusing.value
  const words = on?.getAttribute(why ? 'data-why' : 'data-explain') ?? ''
  const about = on?.getAttribute('data-about') ?? ''

  // No event says that the element has gone, for example because the others have moved on.
  useEffect(() => {
    if (!on) return undefined
    const timer = setInterval(() => {
      if (!on.isConnected) target.value = undefined
    }, CHECK_INTERVAL)
    return () => clearInterval(timer)
  }, [on])

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
      // A text that is also the name of the element, or was announced, is not read out twice.
      aria-hidden={why || words === on?.getAttribute('aria-label')}
    >
      {about === '' ? undefined : <div aria-hidden="true">{illustrate.value?.(about)}</div>}
      <p>{words}</p>
    </div>
  )
}

function place(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const margin = 8
  const above = at.top - height - margin
  const left = Math.min(Math.max(margin, at.left + at.width / 2 - width / 2), innerWidth - width - margin)
  // The element may lie outside the screen, for example on a map that has moved.
  const wanted = above > margin ? above : at.bottom + margin
  const top = Math.max(margin, Math.min(wanted, innerHeight - height - margin))
  box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
}

const closest = (event: Event, selector: string): Element | undefined =>
  event.target instanceof Element ? (event.target.closest(selector) ?? undefined) : undefined

const explained = (event: Event): Element | undefined => closest(event, '[data-explain]')

/** Shows and hides the tooltip. */
function delayedTarget() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    cancel: () => clearTimeout(timer),
    after(delay: number, element: Element | undefined): void {
      clearTimeout(timer)
      if (element === target.value) return
      timer = setTimeout(() => {
        refusing.value = false
        target.value = element?.isConnected ? element : undefined
      }, delay)
    },
    hide(): void {
      clearTimeout(timer)
      refusing.value = false
      target.value = undefined
    },
  }
}

function listen(): () => void {
  const { after, cancel, hide } = delayedTarget()
  /** Where the finger came down; undefined while none is down, and once it drags. */
  let finger: { readonly x: number; readonly y: number } | undefined
  const refuse = (event: Event): void => {
    const element = closest(event, '[data-why]')
    if (!element) return
    hide()
    refusing.value = true
    target.value = element
    announce(element.getAttribute('data-why') ?? '')
  }
  const pointerEvents: Record<string, (event: PointerEvent) => void> = {
    pointerover: (event) => {
      // Whoever drags something with the mouse wants to see what lies below.
      if (event.pointerType === 'mouse' && event.buttons === 0) after(HOVER_DELAY, explained(event))
    },
    pointerdown: (event) => {
      hide()
      // A second finger zooms.
      finger =
        event.pointerType === 'mouse' || !event.isPrimary ? undefined : { x: event.clientX, y: event.clientY }
      if (finger) after(PRESS_DELAY, explained(event))
    },
    pointermove: ({ pointerType, clientX, clientY, buttons }) => {
      if (pointerType === 'mouse') {
        if (buttons !== 0) hide()
        return
      }
      if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) <= DRAG_SLOP) return
      finger = undefined
      hide()
    },
    // There is no pointerup when a finger scrolls.
    pointerup: (event) => {
      cancel()
      const element = explained(event)
      if (finger && !element?.closest(DOES_SOMETHING)) target.value = element
      finger = undefined
    },
    pointercancel: () => {
      finger = undefined
      hide()
    },
  }
  const otherEvents: Record<string, (event: Event) => void> = {
    focusin: (event) => {
      const element = explained(event)
      if (element?.matches(':focus-visible')) after(HOVER_DELAY, element)
    },
    // A tap may take the focus from another element.
    focusout: (event) => {
      cancel()
      if (target.value?.contains(event.target instanceof Node ? event.target : null)) hide()
    },
    click: refuse,
    scroll: hide,
    keydown: (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') hide()
    },
  }
  const stop = new AbortController()
  const options = { passive: true, capture: true, signal: stop.signal }
  for (const [name, heard] of Object.entries(pointerEvents))
    addEventListener(name, (event) => event instanceof PointerEvent && heard(event), options)
  for (const [name, heard] of Object.entries(otherEvents)) addEventListener(name, heard, options)
  return () => {
    cancel()
    stop.abort()
  }
}
