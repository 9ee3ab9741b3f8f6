import { useRef } from 'preact/hooks'
import { type Spot, sameSpot, spotOf } from './spot.ts'

/** What the mouse, a finger and the wheel can do on the islands. */
export interface PointerActions {
  hover(spot: Spot | undefined): void
  /** The mouse clicked a spot, or a finger was dragged to it and lifted. */
  put(spot: Spot): void
  /** A finger tapped a spot. */
  tap(spot: Spot): void
  rotate(by: 1 | -1): void
}

interface Touch {
  readonly id: number
  readonly from: Spot | undefined
  moved: boolean
  /** Whether a second finger rotated the pattern meanwhile. */
  turned: boolean
}

/** The wheel rotates the pattern at most once in this time, in milliseconds. */
const WHEEL_INTERVAL = 120

export function usePointerGestures({ hover, put, tap, rotate }: PointerActions) {
  const touch = useRef<Touch | undefined>(undefined)
  const lastWheel = useRef(0)

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return
      const gesture = touch.current
      if (gesture && event.pointerId !== gesture.id) {
        gesture.turned = true
        rotate(1)
        return
      }
      touch.current = { id: event.pointerId, from: spotAt(event), moved: false, turned: false }
    },
    onPointerMove(event: PointerEvent) {
      const spot = spotAt(event)
      if (event.pointerType === 'mouse') return hover(spot)
      const gesture = touch.current
      if (!gesture || gesture.id !== event.pointerId) return
      if (!sameSpot(spot, gesture.from)) gesture.moved = true
      if (gesture.moved) hover(spot)
    },
    onPointerUp(event: PointerEvent) {
      const spot = spotAt(event)
      if (event.pointerType === 'mouse') {
        if (event.button === 0 && spot) put(spot)
        return
      }
      const gesture = touch.current
      if (!gesture || gesture.id !== event.pointerId) return
      touch.current = undefined
      if (spot && (gesture.moved || gesture.turned)) put(spot)
      else if (spot) tap(spot)
      hover(undefined)
    },
    onPointerCancel() {
      touch.current = undefined
      hover(undefined)
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') hover(undefined)
    },
    onWheel({ deltaY, timeStamp }: WheelEvent) {
      // The time of the input itself: a busy page hears several at once.
      if (timeStamp - lastWheel.current < WHEEL_INTERVAL || deltaY === 0) return
      lastWheel.current = timeStamp
      rotate(deltaY > 0 ? 1 : -1)
    },
  }
}

const spotAt = ({ clientX, clientY }: PointerEvent): Spot | undefined =>
  spotOf(document.elementFromPoint(clientX, clientY))
