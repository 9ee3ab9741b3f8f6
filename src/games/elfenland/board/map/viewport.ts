import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { HEIGHT, WIDTH } from '../art/art.ts'

/** What a pan or a zoom leaves where it is. */
interface Place {
  scale: number
  x: number
  y: number
}

export interface Viewport {
  readonly board: { current: HTMLDivElement | null }
  readonly view: { current: HTMLDivElement | null }
  zoom(factor: number): void
  whole(): void
  pan(dx: number, dy: number): void
  /** Brings a place of the board into sight. */
  reveal(x: number, y: number): void
  /** Looks again at what lies over the map. */
  settle(): void
  /** Whether the pointer has just moved the map, so that its release is no click. */
  dragged(): boolean
}

const MOST = 2
/** So many pixels are still a tap. */
const SLOP = 7
/** What is nearer to an edge is as good as out of sight. */
const MARGIN = 60
const LEAST_FREE = 160
/** Below this scale the whole map is too small to press a town. */
const READABLE = 0.4

const overMap = (board: HTMLElement | null): Iterable<Element> =>
  board?.parentElement?.querySelectorAll('[data-over-map]') ?? []

/** How much of the board lies under slips above and sheets below; at a desk nothing does. */
function coveredEdges(board: HTMLElement | null): { top: number; bottom: number } {
  const covered = { top: 0, bottom: 0 }
  if (!board) return covered
  const box = board.getBoundingClientRect()
  for (const over of overMap(board)) {
    const { top, bottom, left, right } = over.getBoundingClientRect()
    if (left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top) continue
    if (top - box.top < box.bottom - bottom) covered.top = Math.max(covered.top, bottom - box.top)
    else covered.bottom = Math.max(covered.bottom, box.bottom - top)
  }
  return covered
}

/** Pan and zoom by finger, wheel and keys. The map is one layer that is only moved, so it stays smooth. */
export function useViewport(
  start: { x: number; y: number; scale: number } | undefined,
  mayPan: (target: EventTarget | null) => boolean,
): Viewport {
  const board = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const ask = useRef(mayPan)
  ask.current = mayPan
  const hands = useMemo(() => handle(board, view, ask, start), [])
  useLayoutEffect(() => hands.attach(), [])
  return hands.viewport
}

type Box = { current: HTMLDivElement | null }

function handle(
  board: Box,
  view: Box,
  mayPan: { current: (target: EventTarget | null) => boolean },
  start: { x: number; y: number; scale: number } | undefined,
) {
  const place: Place = { scale: 1, x: 0, y: 0 }
  const fingers = new Map<number, { x: number; y: number }>()
  let moved = false
  let touched = false
  let still: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let drawnAt = 0

  const size = (): [number, number] => [
    board.current?.clientWidth ?? WIDTH,
    board.current?.clientHeight ?? HEIGHT,
  ]
  const least = (): number => {
    const [width, height] = size()
    return Math.min(width / WIDTH, height / HEIGHT)
  }
  /** The smallest scale at which the map fills the board. */
  const filling = (): number => {
    const [width, height] = size()
    return Math.max(width / WIDTH, height / HEIGHT)
  }
  /** The part of the board that nothing lies over: every place of the map can be brought there. */
  const free = (): { top: number; height: number } => {
    const { top, bottom } = coveredEdges(board.current)
    return { top, height: Math.max(LEAST_FREE, size()[1] - top - bottom) }
  }
  const inBounds = (at: number, length: number, room: number, edge = 0): number =>
    length <= room ? edge + (room - length) / 2 : Math.min(edge, Math.max(edge + room - length, at))

  function show(): void {
    const { top, height } = free()
    place.x = inBounds(place.x, WIDTH * place.scale, size()[0])
    place.y = inBounds(place.y, HEIGHT * place.scale, height, top)
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (view.current)
        view.current.style.transform = `translate(${place.x}px, ${place.y}px) scale(${place.scale})`
    })
  }

  /** The browser only shifts a picture that it has drawn once; when the map rests at another scale, it is drawn anew. */
  function moving(): void {
    view.current?.classList.add('is-moving')
    clearTimeout(still)
    still = setTimeout(rest, 180)
  }

  function rest(): void {
    const element = view.current
    element?.classList.remove('is-moving')
    if (!element || place.scale === drawnAt) return
    drawnAt = place.scale
    element.classList.add('is-fresh')
    requestAnimationFrame(() => requestAnimationFrame(() => element.classList.remove('is-fresh')))
  }

  function zoomAt(factor: number, x: number, y: number): void {
    const scale = Math.min(Math.max(place.scale * factor, least()), MOST)
    const ratio = scale / place.scale
    place.x = x - (x - place.x) * ratio
    place.y = y - (y - place.y) * ratio
    place.scale = scale
    touched = true
    moving()
    show()
  }

  const local = ({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] => {
    const box = board.current?.getBoundingClientRect()
    return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)]
  }

  function whole(): void {
    centre(WIDTH / 2, HEIGHT / 2, least())
  }

  function centre(x: number, y: number, scale: number): void {
    const { top, height } = free()
    place.scale = Math.max(scale, least())
    place.x = size()[0] / 2 - x * place.scale
    place.y = top + height / 2 - y * place.scale
    moving()
    show()
  }

  /** The scale of the whole map when the board last changed its size: who saw all of it goes on seeing all of it. */
  let fitted = 0

  function resized(): void {
    const closer = place.scale > fitted * 1.01
    fitted = least()
    if (touched && closer && place.scale > fitted) show()
    else if (!touched && start && (filling() > least() * 1.25 || least() < READABLE))
      centre(start.x, start.y, Math.max(filling(), start.scale))
    else whole()
  }

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !mayPan.current(event.target)) return
    if (fingers.size === 0) moved = false
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent): void => {
    const was = fingers.get(event.pointerId)
    if (!was) return
    const [dx, dy] = [event.clientX - was.x, event.clientY - was.y]
    if (!moved && Math.hypot(dx, dy) < SLOP && fingers.size === 1) return
    moved = true
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? was
      const span = (x: number, y: number): number => Math.hypot(x - other.x, y - other.y)
      const [x, y] = local({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 })
      zoomAt(span(event.clientX, event.clientY) / Math.max(1, span(was.x, was.y)), x, y)
    } else {
      place.x += dx
      place.y += dy
      touched = true
      moving()
      show()
    }
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId)
  }
  const wheel = (event: WheelEvent): void => {
    event.preventDefault()
    zoomAt(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), ...local(event))
  }

  /** What lies over the map comes, goes and grows: the map never leaves a gap beside it. */
  const covers = new ResizeObserver(show)

  function attach(): () => void {
    const element = board.current
    if (!element) return () => undefined
    const watcher = new ResizeObserver(resized)
    watcher.observe(element)
    element.addEventListener('pointerdown', down)
    element.addEventListener('wheel', wheel, { passive: false })
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      watcher.disconnect()
      covers.disconnect()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('wheel', wheel)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      cancelAnimationFrame(frame)
      clearTimeout(still)
    }
  }

  const viewport: Viewport = {
    board,
    view,
    zoom(factor) {
      const [width, height] = size()
      zoomAt(factor, width / 2, height / 2)
    },
    whole() {
      touched = true
      whole()
    },
    pan(dx, dy) {
      place.x += dx
      place.y += dy
      touched = true
      moving()
      show()
    },
    reveal(x, y) {
      const [{ top, height }, [width]] = [free(), size()]
      const [left, down] = [place.x + x * place.scale, place.y + y * place.scale - top]
      if (left > MARGIN && left < width - MARGIN && down > MARGIN && down < height - MARGIN) return
      centre(x, y, place.scale)
    },
    dragged: () => moved,
    settle() {
      covers.disconnect()
      for (const over of overMap(board.current)) covers.observe(over)
    },
  }
  return { viewport, attach }
}
