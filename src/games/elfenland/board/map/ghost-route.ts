import { createContext } from 'preact'
import { useContext, useEffect, useRef } from 'preact/hooks'
import type { Leg } from '../history/retrace.ts'

type ShowRoute = (legs: readonly Leg[]) => void

/** Draws a route on the map as long as the player looks at it. */
export const GhostRouteContext = createContext<ShowRoute>(() => undefined)

interface GhostRouteHandlers {
  onPointerEnter(): void
  onPointerLeave(): void
  onFocus(): void
  onBlur(): void
}

/** The handlers of an element that shows a route while it is pointed at, touched or focused. */
export function useGhostRoute(): (legs: readonly Leg[]) => GhostRouteHandlers {
  const draw = useContext(GhostRouteContext)
  const isDrawn = useRef(false)
  const show: ShowRoute = (legs) => {
    isDrawn.current = legs.length > 0
    draw(legs)
  }
  // The pointer does not leave an element that is taken away.
  useEffect(
    () => () => {
      if (isDrawn.current) draw([])
    },
    [],
  )
  return (legs) => ({
    onPointerEnter: () => show(legs),
    onPointerLeave: () => show([]),
    onFocus: () => show(legs),
    onBlur: () => show([]),
  })
}
