import { createContext } from 'preact'
import { useContext, useEffect } from 'preact/hooks'
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
  const show = useContext(GhostRouteContext)
  // The pointer does not leave an element that is taken away.
  useEffect(() => () => show([]), [])
  return (legs) => ({
    onPointerEnter: () => show(legs),
    onPointerLeave: () => show([]),
    onFocus: () => show(legs),
    onBlur: () => show([]),
  })
}
