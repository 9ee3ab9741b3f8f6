import type { Camera, ElementRef } from './camera.ts'

/** A pointer that has moved fewer pixels than this is still a tap. */
const TAP_SLOP = 7

export interface Gestures {
  /** Listens to pointers and the wheel until the returned function is called. */
  attach(element: HTMLElement): () => void
  /** Whether the pointer has just moved the map, so that its release is no click. */
  dragged(): boolean
}

interface ScreenPoint {
  readonly x: number
  readonly y: number
}

const distance = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Pans the map with one finger or the mouse; zooms with two fingers or the wheel. */
export function createGestures(
  board: ElementRef,
  camera: Camera,
  mayPan: (target: EventTarget | null) => boolean,
): Gestures {
  const pointers = new Map<number, ScreenPoint>()
  let dragged = false

  const local = ({ x, y }: ScreenPoint): [number, number] => {
    const box = board.current?.getBoundingClientRect()
    return [x - (box?.left ?? 0), y - (box?.top ?? 0)]
  }
  const pinch = (id: number, from: ScreenPoint, to: ScreenPoint): void => {
    const other = [...pointers].find(([otherId]) => otherId !== id)?.[1] ?? from
    const between = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
    camera.zoomAt(distance(to, other) / Math.max(1, distance(from, other)), ...local(between))
  }
  const down = ({ button, target, pointerId, clientX, clientY }: PointerEvent): void => {
    if (button !== 0 || !mayPan(target)) return
    if (pointers.size === 0) dragged = false
    pointers.set(pointerId, { x: clientX, y: clientY })
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const from = pointers.get(pointerId)
    if (!from) return
    const to = { x: clientX, y: clientY }
    if (!dragged && distance(from, to) < TAP_SLOP && pointers.size === 1) return
    // With the pointer captured, roads it passes do not light up and no hit tests are needed.
    if (!dragged) board.current?.setPointerCapture(pointerId)
    dragged = true
    if (pointers.size === 2) pinch(pointerId, from, to)
    else camera.pan(to.x - from.x, to.y - from.y)
    pointers.set(pointerId, to)
  }
  const up = ({ pointerId }: PointerEvent): void => {
    pointers.delete(pointerId)
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const perUnit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 0.0016
    camera.zoomAt(Math.exp(-event.deltaY * perUnit), ...local({ x: event.clientX, y: event.clientY }))
  }

  return {
    dragged: () => dragged,
    attach(element) {
      element.addEventListener('pointerdown', down)
      element.addEventListener('wheel', wheel, { passive: false })
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', up)
      return () => {
        element.removeEventListener('pointerdown', down)
        element.removeEventListener('wheel', wheel)
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', up)
        removeEventListener('pointercancel', up)
      }
    },
  }
}
