import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** The place of a log line that the reader points at; the board lights it. */
interface PointedPlace {
  /** The place in the game's own shape, as its log gave it. */
  readonly place: unknown
  /** Whether it was pressed, so that it stays lit until the next press or key; otherwise only while it is pointed at. */
  readonly pressed: boolean
}

/** A signal, so that only those parts of a board are drawn again that read it. */
export const pointedPlace = signal<PointedPlace | undefined>(undefined)

const clear = (): void => {
  pointedPlace.value = undefined
}
const release = (): void => {
  if (pointedPlace.peek()?.pressed === false) clear()
}

/** The handlers of an element that lights a place while it is pointed at or focused, and for longer once pressed. */
export function pointingAt(place: unknown, pressed?: (() => void) | undefined) {
  const point = (): void => {
    pointedPlace.value = { place, pressed: false }
  }
  return {
    onPointerEnter: point,
    onPointerLeave: release,
    onFocus: point,
    onBlur: release,
    onClick: () => {
      pointedPlace.value = { place, pressed: true }
      pressed?.()
    },
  }
}

/** Puts the light out with the next press or key, and when something new has happened on the board. */
export function usePointedPlaceEnd(happened: number): void {
  useEffect(() => {
    clear()
    const end = (): void => {
      if (pointedPlace.peek()?.pressed) clear()
    }
    addEventListener('pointerdown', end, { capture: true })
    addEventListener('keydown', end, { capture: true })
    return () => {
      clear()
      removeEventListener('pointerdown', end, { capture: true })
      removeEventListener('keydown', end, { capture: true })
    }
  }, [happened])
}
