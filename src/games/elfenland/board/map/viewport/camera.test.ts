import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MapPoint } from '../positions.ts'
import { createCamera } from './camera.ts'

const SIZE = { width: 390, height: 600 }

const frames = new Map<number, () => void>()
let asked = 0

/** Draws the next frame. */
function draw(): void {
  vi.advanceTimersByTime(16)
  const last = asked
  for (const [id, frame] of frames) {
    if (id > last) break
    frames.delete(id)
    frame()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    frames.set(++asked, frame)
    return asked
  })
  vi.stubGlobal('devicePixelRatio', 3)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The camera of a phone, and where it shows a point of the board. */
function phone() {
  const classList = { add: () => undefined, remove: () => undefined }
  const view = { current: { style: { transform: '' }, classList } }
  const board = {
    current: {
      clientWidth: SIZE.width,
      clientHeight: SIZE.height,
      getBoundingClientRect: () => ({ left: 0, top: 0, right: SIZE.width, bottom: SIZE.height }),
      parentElement: null,
    },
  }
  const camera = createCamera(
    board as unknown as { current: HTMLDivElement },
    view as unknown as { current: HTMLDivElement },
    { x: 300, y: 300, scale: 0.5 },
  )
  camera.resize()
  draw()
  const onScreen = ([x, y]: MapPoint): MapPoint => {
    const [left = 0, top = 0, scale = 1] = (view.current.style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
    return [left + x * scale, top + y * scale]
  }
  return { camera, onScreen }
}

const inSight = ([x, y]: MapPoint): boolean => x > 0 && x < SIZE.width && y > 0 && y < SIZE.height

it('keeps a travelling boot in sight from the start of its journey to the end', () => {
  const { camera, onScreen } = phone()
  let boot: MapPoint | undefined = [300, 300]
  expect(inSight(onScreen([1300, 800]))).toBe(false)
  camera.follow(() => boot)
  for (let i = 0; i <= 100; i++) {
    boot = [300 + 10 * i, 300 + 5 * i]
    draw()
    expect(inSight(onScreen(boot)), `frame ${i}`).toBe(true)
  }
  boot = undefined
  draw()
  expect(inSight(onScreen([1300, 800]))).toBe(true)
})

it('lies on whole pixels of the screen, wherever it was moved', () => {
  const { camera, onScreen } = phone()
  const before = onScreen([0, 0])
  for (const [dx, dy] of [
    [-10.3, -4.1],
    [-7.77, 0.2],
    [0.05, -3.33],
  ] as const) {
    camera.pan(dx, dy)
    draw()
    for (const position of onScreen([0, 0])) expect((position * 3) % 1).toBeCloseTo(0)
  }
  // Rounding errors do not add up.
  expect(onScreen([0, 0])[0]).toBeCloseTo(before[0] - 18, 1)
})

it('leaves the map alone once the player has moved it, and shows no other place while it follows', () => {
  const { camera, onScreen } = phone()
  camera.follow(() => [400, 300])
  camera.reveal(1500, 1000)
  draw()
  expect(inSight(onScreen([1500, 1000]))).toBe(false)
  camera.pan(-200, 0)
  draw()
  const panned = onScreen([0, 0])
  for (let i = 0; i < 20; i++) draw()
  expect(onScreen([0, 0])).toEqual(panned)
  camera.reveal(1500, 1000)
  draw()
  expect(inSight(onScreen([1500, 1000]))).toBe(true)
})

it('shows places that somebody asks for, together if they fit, even while it follows a boot', () => {
  const { camera, onScreen } = phone()
  camera.follow(() => [400, 300])
  const places: MapPoint[] = [
    [1100, 900],
    [1400, 950],
  ]
  camera.revealAll(places)
  for (let i = 0; i < 20; i++) draw()
  expect(places.map(onScreen).every(inSight)).toBe(true)
  const shown = onScreen([0, 0])
  camera.revealAll(places)
  draw()
  expect(onScreen([0, 0])).toEqual(shown)
})

it('shows more of the map if the places do not fit otherwise, but never less', () => {
  const { camera, onScreen } = phone()
  const places: MapPoint[] = [
    [200, 200],
    [1300, 900],
  ]
  const size = (): number => onScreen([1000, 0])[0] - onScreen([0, 0])[0]
  const before = size()
  camera.revealAll(places)
  draw()
  expect(places.map(onScreen).every(inSight)).toBe(true)
  const zoomedOut = size()
  expect(zoomedOut).toBeLessThan(before)
  camera.revealAll(places.slice(1))
  draw()
  expect(size()).toBe(zoomedOut)
})
