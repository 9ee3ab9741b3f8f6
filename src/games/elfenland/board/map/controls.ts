import { useRef, useState } from 'preact/hooks'
import { walkItems } from '../../../../ui/hooks/walk-items.ts'
import { hasTown, ROADS, type Town, type Towns } from '../../rules/components/map.ts'
import { type Direction, isDirection, roadTowards, townTowards } from './graph.ts'
import { roadPlace, townPlace } from './positions.ts'
import type { Viewport } from './viewport/viewport.ts'

function numberAt(target: EventTarget | null, kind: 'town' | 'road'): number | undefined {
  const found =
    target instanceof Element ? target.closest(`[data-${kind}]`)?.getAttribute(`data-${kind}`) : undefined
  return typeof found === 'string' ? Number(found) : undefined
}

/** The town that an element of the map belongs to. */
export const townAt = (target: EventTarget | null): Town | undefined => numberAt(target, 'town')
const roadAt = (target: EventTarget | null): number | undefined => numberAt(target, 'road')

interface ControlOptions {
  readonly legal: ReadonlySet<number> | undefined
  /** Towns that may be chosen next. */
  readonly next: Towns
  /** The town that a journey can be drawn from with the finger. */
  readonly drawFrom: Town | undefined
  /** Where the keyboard starts. */
  readonly start: Town
  chooseRoad(road: number): void
  chooseTown(town: Town): void
  /** Whether Enter on this road has done something else than choosing it. */
  confirmRoad(road: number): boolean
}

/** The town and the road that the Tab key stops at. */
interface TabStops {
  readonly town: Town
  readonly road: number | undefined
}

/** Pointer and keyboard on the map: press a town or road, draw a journey, walk with the arrow keys, zoom. */
export function useMapControls(viewport: Viewport, options: ControlOptions) {
  const { legal, next, drawFrom, start, chooseRoad, chooseTown, confirmRoad } = options
  const [cursor, setCursor] = useState<TabStops>({ town: start, road: undefined })
  const drawing = useRef(false)
  const roads = legal ? [...legal] : ROADS.map((_, road) => road)

  const press = (target: EventTarget | null): void => {
    const town = townAt(target)
    const road = roadAt(target)
    if (town !== undefined) chooseTown(town)
    else if (road !== undefined) chooseRoad(road)
  }
  const handlers = {
    onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        const road = roadAt(event.target)
        if (event.key === 'Enter' && road !== undefined && confirmRoad(road)) return
        press(event.target)
      } else if (isDirection(event.key)) {
        // While a token is held, the board goes through its roads, the best ones first.
        if (legal && roadAt(event.target) !== undefined) return
        walk(viewport, event, event.key, roads)
      } else zoomByKey(event.key, viewport)
    },
    onPointerDown(event: PointerEvent): void {
      drawing.current = drawFrom !== undefined && townAt(event.target) === drawFrom
      if (drawing.current && event.target instanceof Element)
        event.target.releasePointerCapture?.(event.pointerId)
    },
    onPointerMove(event: PointerEvent): void {
      if (!drawing.current) return
      const town = townAt(document.elementFromPoint(event.clientX, event.clientY))
      if (town !== undefined && town !== drawFrom && hasTown(next, town)) chooseTown(town)
    },
    onPointerUp(): void {
      drawing.current = false
    },
    onClick(event: MouseEvent): void {
      if (!viewport.dragged()) press(event.target)
    },
    onFocusIn(event: FocusEvent): void {
      const [town, road] = [townAt(event.target), roadAt(event.target)]
      if (town === undefined && road === undefined) return
      setCursor({ town: town ?? cursor.town, road: road ?? cursor.road })
      const place = town === undefined ? roadPlace(road ?? 0) : townPlace(town)
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        viewport.reveal(place.x, place.y)
    },
  }
  const road = cursor.road !== undefined && roads.includes(cursor.road) ? cursor.road : roads[0]
  const tabStops: TabStops = { town: cursor.town, road }
  return { handlers, tabStops }
}

/** Moves the focus from one town or road to the next in that direction. */
function walk(
  viewport: Viewport,
  event: KeyboardEvent,
  direction: Direction,
  roads: readonly number[],
): void {
  const [town, road] = [townAt(event.target), roadAt(event.target)]
  // An entry of the legend is neither a town nor a road.
  if (town === undefined && road === undefined) {
    walkItems(event)
    return
  }
  event.preventDefault()
  if (town !== undefined) focus(viewport, 'town', townTowards(town, direction))
  else if (road !== undefined) focus(viewport, 'road', roadTowards(road, direction, roads))
}

function focus({ board }: Viewport, kind: 'town' | 'road', number: number | undefined): void {
  if (number === undefined) return
  board.current?.querySelector<SVGElement>(`[data-${kind}="${number}"]`)?.focus()
}

function zoomByKey(key: string, viewport: Viewport): void {
  if (key === '+') viewport.zoom(1.25)
  else if (key === '-') viewport.zoom(0.8)
  else if (key === '0') viewport.showWholeMap()
}
