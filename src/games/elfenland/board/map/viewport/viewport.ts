import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type Camera, coversOf, createCamera, type ElementRef, type StartPlace } from './camera.ts'
import { createGestures } from './gestures.ts'

/** The window through which the map is seen. */
export interface Viewport {
  readonly board: ElementRef
  readonly view: ElementRef
  zoom(factor: number): void
  showWholeMap(): void
  /** Brings a place of the board into sight. */
  reveal(x: number, y: number): void
  readonly revealAll: Camera['revealAll']
  /** Moves along with a place as long as there is one. */
  readonly follow: Camera['follow']
  /** Follows the elements that lie over the map now. */
  watchCovers(): void
  /** Whether the pointer has just moved the map, so that its release is not a click. */
  dragged(): boolean
}

/** Pan and zoom by finger, mouse, wheel and keys. The map is one layer that is only shifted, so it stays smooth. */
export function useViewport(
  start: StartPlace | undefined,
  mayPan: (target: EventTarget | null) => boolean,
): Viewport {
  const board = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const mayPanNow = useRef(mayPan)
  mayPanNow.current = mayPan
  const { viewport, attach } = useMemo(
    () => createViewport(board, view, (target) => mayPanNow.current(target), start),
    [],
  )
  useLayoutEffect(() => attach(), [])
  return viewport
}

function createViewport(
  board: ElementRef,
  view: ElementRef,
  mayPan: (target: EventTarget | null) => boolean,
  start: StartPlace | undefined,
): { viewport: Viewport; attach(): () => void } {
  const camera = createCamera(board, view, start)
  const gestures = createGestures(board, camera, mayPan)
  // Covers come, go and grow; the map never leaves a gap beside them.
  const covers = new ResizeObserver(camera.show)
  return {
    viewport: {
      board,
      view,
      zoom: camera.zoomAtCentre,
      showWholeMap: camera.showWholeMap,
      reveal: camera.reveal,
      revealAll: camera.revealAll,
      follow: camera.follow,
      dragged: gestures.dragged,
      watchCovers() {
        covers.disconnect()
        for (const cover of coversOf(board.current)) covers.observe(cover)
      },
    },
    attach() {
      const element = board.current
      if (!element) return () => undefined
      const size = new ResizeObserver(camera.resize)
      size.observe(element)
      const detach = gestures.attach(element)
      return () => {
        size.disconnect()
        covers.disconnect()
        detach()
        camera.stop()
      }
    },
  }
}
