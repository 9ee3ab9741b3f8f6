import { HEIGHT, WIDTH } from '../../art/art.ts'
import type { MapPoint } from '../positions.ts'

export type ElementRef = { current: HTMLDivElement | null }

/** A place on the board that the map starts at, in board units. */
export interface StartPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const MAX_SCALE = 2
/** Places nearer to an edge than this, in pixels, count as out of sight. */
const MARGIN = 60
/** The room around places that only fit at a smaller scale, in pixels. */
const RIM = 32
/** The least height that is treated as free, however much covers the map. */
const MIN_FREE_HEIGHT = 160
/** Below this scale the whole map is too small to press a town. */
const READABLE_SCALE = 0.4
/** A followed place is kept within this part of the free area, measured from each edge. */
const FOLLOW_MARGIN = 0.3
/** The time in milliseconds in which the map makes up for most of the distance to a followed place. */
const FOLLOW_TIME = 60
/** How long the map must rest, in milliseconds, before it is drawn again at its new scale. */
const REST_DELAY = 180

/** Which part of the board is on screen, and at what scale. */
export interface Camera {
  /** Keeps the map within its bounds and draws it where it is now. */
  show(): void
  pan(dx: number, dy: number): void
  /** Scales the map around a point of the board element. */
  zoomAt(factor: number, x: number, y: number): void
  zoomAtCentre(factor: number): void
  showWholeMap(): void
  /** Brings a place of the board into sight. */
  reveal(x: number, y: number): void
  /**
   * Brings places that somebody asked for into sight, even while another one is followed. If they do not fit at this
   * scale, the map shows more of itself.
   */
  revealAll(places: readonly MapPoint[]): void
  /** Moves along with a place until there is none any more or the player moves the map. */
  follow(place: () => MapPoint | undefined): void
  /** Adapts to a new size of the board element. */
  resize(): void
  stop(): void
}

/** Elements that lie over the map mark themselves with this attribute. */
export const coversOf = (board: HTMLElement | null): Iterable<Element> =>
  board?.parentElement?.querySelectorAll('[data-over-map]') ?? []

/** How much of the board is covered at the top and at the bottom; on a desk nothing is. */
function coveredEdges(board: HTMLElement | null): { top: number; bottom: number } {
  const covered = { top: 0, bottom: 0 }
  if (!board) return covered
  const box = board.getBoundingClientRect()
  for (const cover of coversOf(board)) {
    const { top, bottom, left, right } = cover.getBoundingClientRect()
    if (left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top) continue
    if (top - box.top < box.bottom - bottom) covered.top = Math.max(covered.top, bottom - box.top)
    else covered.bottom = Math.max(covered.bottom, box.bottom - top)
  }
  return covered
}

/** The sizes that scales and bounds are computed from. */
function measure(board: ElementRef) {
  const width = board.current?.clientWidth ?? WIDTH
  const height = board.current?.clientHeight ?? HEIGHT
  return {
    width,
    height,
    /** The scale at which the whole map fits into the board. */
    fitScale: Math.min(width / WIDTH, height / HEIGHT),
    /** The smallest scale at which the map fills the board. */
    fillScale: Math.max(width / WIDTH, height / HEIGHT),
  }
}

/** The part of the board that nothing covers; every place of the map can be moved there. */
function freeArea(board: ElementRef): { top: number; height: number } {
  const { top, bottom } = coveredEdges(board.current)
  return { top, height: Math.max(MIN_FREE_HEIGHT, measure(board).height - top - bottom) }
}

const inBounds = (position: number, length: number, room: number, edge = 0): number =>
  length <= room ? edge + (room - length) / 2 : Math.min(edge, Math.max(edge + room - length, position))

/** How far a position lies outside the middle part of a length; negative before it. */
const beyond = (position: number, length: number): number =>
  Math.min(0, position - length * FOLLOW_MARGIN) + Math.max(0, position - length * (1 - FOLLOW_MARGIN))

/**
 * While the map moves, the browser only shifts and stretches a picture that it has drawn once. When the map comes to rest
 * at another scale, it is drawn again.
 */
function trackRest(view: ElementRef) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = (): void => view.current?.classList.remove('is-moving', 'is-zooming')
  return {
    move(zooming: boolean): void {
      view.current?.classList.add('is-moving')
      if (zooming) view.current?.classList.add('is-zooming')
      clearTimeout(timer)
      timer = setTimeout(rest, REST_DELAY)
    },
    stop: (): void => clearTimeout(timer),
  }
}

/** On whole pixels the browser copies the picture of the map; between them it blends neighbours, slowly and blurred. */
const onPixel = (position: number): number => Math.round(position * devicePixelRatio) / devicePixelRatio

/** Where the board lies on screen, and at what scale. */
interface MapPlacement {
  scale: number
  x: number
  y: number
}

/** Where a place of the board is, measured from the corner of the free area. */
function positionOf(board: ElementRef, { x, y, scale }: MapPlacement, [px, py]: MapPoint) {
  const { top, height } = freeArea(board)
  return { left: x + px * scale, down: y + py * scale - top, width: measure(board).width, height }
}

function isInSight(board: ElementRef, place: MapPlacement, point: MapPoint): boolean {
  const { left, down, width, height } = positionOf(board, place, point)
  return left > MARGIN && left < width - MARGIN && down > MARGIN && down < height - MARGIN
}

function distanceFromMiddle(board: ElementRef, place: MapPlacement, point: MapPoint): MapPoint {
  const { left, down, width, height } = positionOf(board, place, point)
  return [beyond(left, width), beyond(down, height)]
}

/** The least and the greatest coordinate of places. */
function rangeOf(points: readonly MapPoint[], axis: 0 | 1): readonly [number, number] {
  const positions = points.map((point) => point[axis])
  return [Math.min(...positions), Math.max(...positions)]
}

/** Calls `approach` in every frame with a place that moves, until there is none any more and the map has caught up. */
function createFollower(approach: (point: MapPoint, part: number) => boolean) {
  /** The frame that continues following; 0 if nothing is followed. */
  let frame = 0
  return {
    isFollowing: (): boolean => frame !== 0,
    stop(): void {
      cancelAnimationFrame(frame)
      frame = 0
    },
    follow(next: () => MapPoint | undefined): void {
      let last: MapPoint | undefined
      let then = performance.now()
      const step = (): void => {
        const point = next()
        const now = performance.now()
        last = point ?? last
        const nearer = last !== undefined && approach(last, 1 - Math.exp((then - now) / FOLLOW_TIME))
        then = now
        frame = point || nearer ? requestAnimationFrame(step) : 0
      }
      step()
    },
  }
}

/** Where the map lies on screen. It is drawn once per frame at most, and never leaves the free area. */
function createPlacement(board: ElementRef, view: ElementRef) {
  const place: MapPlacement = { scale: 1, x: 0, y: 0 }
  const resting = trackRest(view)
  let frame = 0

  function show(): void {
    const { top, height } = freeArea(board)
    place.x = inBounds(place.x, WIDTH * place.scale, measure(board).width)
    place.y = inBounds(place.y, HEIGHT * place.scale, height, top)
    // A frame that is due already draws the latest place, so it is never put off.
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      if (view.current)
        view.current.style.transform = `translate(${onPixel(place.x)}px, ${onPixel(place.y)}px) scale(${place.scale}) translateZ(0)`
    })
  }

  function moveTo(x: number, y: number, scale: number): void {
    resting.move(scale !== place.scale)
    Object.assign(place, { x, y, scale })
    show()
  }

  function centre(x: number, y: number, wanted: number): void {
    const { top, height } = freeArea(board)
    const { width, fitScale } = measure(board)
    const scale = Math.max(wanted, fitScale)
    moveTo(width / 2 - x * scale, top + height / 2 - y * scale, scale)
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    resting.stop()
  }

  return { place, show, moveTo, centre, stop }
}

export function createCamera(board: ElementRef, view: ElementRef, start: StartPlace | undefined): Camera {
  const { place, show, moveTo, centre, stop } = createPlacement(board, view)
  /** Whether the player has moved the map; until then it follows the size of the window. */
  let touched = false
  /** The scale of the whole map at the last resize: if all of it was visible, all of it stays visible. */
  let lastFitScale = 0

  const fitMap = (): void => centre(WIDTH / 2, HEIGHT / 2, measure(board).fitScale)

  const follower = createFollower(approach)

  /** Moves the map by a part of the way on which a place comes into the middle of the free area; false at the end. */
  function approach(point: MapPoint, part: number): boolean {
    const before = { ...place }
    const [dx, dy] = distanceFromMiddle(board, place, point)
    if (Math.abs(dx) + Math.abs(dy) < 1) return false
    moveTo(place.x - dx * part, place.y - dy * part, place.scale)
    return Math.abs(place.x - before.x) + Math.abs(place.y - before.y) > 0.1
  }

  function zoomAt(factor: number, x: number, y: number): void {
    const scale = Math.min(Math.max(place.scale * factor, measure(board).fitScale), MAX_SCALE)
    const ratio = scale / place.scale
    follower.stop()
    touched = true
    moveTo(x - (x - place.x) * ratio, y - (y - place.y) * ratio, scale)
  }

  return {
    show,
    zoomAt,
    follow(next) {
      follower.stop()
      if (place.scale > measure(board).fitScale * 1.01) follower.follow(next)
    },
    zoomAtCentre: (factor) => zoomAt(factor, measure(board).width / 2, measure(board).height / 2),
    pan(dx, dy) {
      follower.stop()
      touched = true
      moveTo(place.x + dx, place.y + dy, place.scale)
    },
    showWholeMap() {
      follower.stop()
      touched = true
      fitMap()
    },
    reveal(x, y) {
      if (!follower.isFollowing() && !isInSight(board, place, [x, y])) centre(x, y, place.scale)
    },
    revealAll(places) {
      follower.stop()
      if (places.every((point) => isInSight(board, place, point))) return
      const [left, right] = rangeOf(places, 0)
      const [top, bottom] = rangeOf(places, 1)
      const fitting = Math.min(
        (measure(board).width - 2 * RIM) / (right - left),
        (freeArea(board).height - 2 * RIM) / (bottom - top),
      )
      centre((left + right) / 2, (top + bottom) / 2, Math.min(place.scale, fitting))
    },
    resize() {
      const { fitScale, fillScale } = measure(board)
      const zoomedIn = place.scale > lastFitScale * 1.01
      lastFitScale = fitScale
      if (touched && zoomedIn && place.scale > fitScale) show()
      else if (!touched && start && (fillScale > fitScale * 1.25 || fitScale < READABLE_SCALE))
        centre(start.x, start.y, Math.max(fillScale, start.scale))
      else fitMap()
    },
    stop() {
      follower.stop()
      stop()
    },
  }
}
