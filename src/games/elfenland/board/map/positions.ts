import { at } from '../../../../kernel/index.ts'
import { ELVENHOLD, type Town } from '../../rules/components/map.ts'
import { art, type RoadPlace, type TownPlace } from '../art/art.ts'
import type { Leg } from '../history/retrace.ts'

/** A point on the board. */
export type MapPoint = readonly [x: number, y: number]

export const townPlace = (town: Town): TownPlace => at(art().board.towns, town)
export const roadPlace = (road: number): RoadPlace => at(art().board.roads, road)

/** Where the number of a stop is drawn. */
export function markPlace(town: Town): MapPoint {
  const { x, y, ring } = townPlace(town)
  return [Math.round(x + ring * 0.5), Math.round(y - ring * 1.05)]
}

/** Gems are set into the lower half of a town's ring, centred for the number of players. */
export function gemSlot(town: Town, players: number, seat: number): MapPoint {
  const { x, y, ring } = townPlace(town)
  const angle = ((90 - (seat - (players - 1) / 2) * 27.5) * Math.PI) / 180
  return [Math.round(x + Math.cos(angle) * ring), Math.round(y + Math.sin(angle) * ring)]
}

const CAPITAL_SLOTS: readonly MapPoint[] = [
  [-62, 20],
  [62, 20],
  [-44, 44],
  [44, 44],
  [-82, -4],
  [82, -4],
]

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The area that a boot covers, around the point that it stands on. */
const bootBox = ([x, y]: MapPoint): Box => ({ x: x - 26, y: y - 42, width: 54, height: 46 })

const around = (x: number, y: number, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

const MOST_BOOTS = 6
const ROOM: Box = { x: 30, y: 30, width: 1540, height: 1110 }

/**
 * Six places for boots beside a landmark, the best first. They avoid covering names, coins, counters and each other.
 */
function slotsBeside(town: Town): MapPoint[] {
  const { towns, roads } = art().board
  const { x, y, ring } = at(towns, town)
  const names = towns.map(({ label }) => around(label.x, label.y, label.width + 6, label.height + 4))
  const coins = towns.map((place) => around(place.x - place.ring + 5, place.y - place.ring + 9, 34))
  const places = roads.map((road) => around(road.x, road.y, 50))
  const landmark = around(x, y, ring * 1.2)
  const mark = around(...markPlace(town), 36)
  const taken: Box[] = []
  const sum = (box: Box, others: readonly Box[]): number =>
    others.reduce((total, other) => total + overlap(box, other), 0)
  const cost = (point: MapPoint): number => {
    const box = bootBox(point)
    const outside = box.width * box.height - overlap(box, ROOM)
    return (
      20 * (sum(box, names) + outside) +
      8 * (sum(box, coins) + sum(box, places)) +
      6 * sum(box, taken) +
      4 * overlap(box, mark) +
      2 * overlap(box, landmark) +
      10 * Math.hypot(point[0] - x, point[1] - 19 - y)
    )
  }
  return Array.from({ length: MOST_BOOTS }, () => {
    const slot = CANDIDATES.map(([dx, dy]): MapPoint => [Math.round(x + dx), Math.round(y + dy)]).reduce(
      (least, point) => (cost(point) < cost(least) ? point : least),
    )
    taken.push(bootBox(slot))
    return slot
  })
}

/** Points around a town, starting on the right, so that equally good places look alike everywhere. */
const CANDIDATES: readonly MapPoint[] = [44, 58, 72, 90].flatMap((radius) =>
  Array.from({ length: 24 }, (_, i): MapPoint => {
    const angle = (i * Math.PI) / 12
    return [radius * Math.cos(angle), 19 + radius * Math.sin(angle)]
  }),
)

const slots = new Map<Town, readonly MapPoint[]>()

function bootSlots(town: Town): readonly MapPoint[] {
  const known = slots.get(town)
  if (known) return known
  const { x, y } = townPlace(town)
  const found =
    town === ELVENHOLD
      ? CAPITAL_SLOTS.map(([dx, dy]): MapPoint => [Math.round(x + dx), Math.round(y + dy)])
      : slotsBeside(town)
  slots.set(town, found)
  return found
}

/** Where the boots stand, given their towns. Boots in the same town stand side by side. */
export const bootPlaces = (towns: readonly Town[]): MapPoint[] =>
  towns.map((town, seat) =>
    at(bootSlots(town), towns.slice(0, seat).filter((other) => other === town).length),
  )

/** Where a label of this width covers the least: above or below a town, or shifted to a side. */
export function labelPlace(town: Town, width: number): MapPoint {
  const { towns, roads } = art().board
  const { x, y, ring } = at(towns, town)
  const names = towns.map(({ label }) => around(label.x, label.y, label.width, label.height))
  const rings = towns.map((place) => around(place.x, place.y, 2 * place.ring + 16))
  const places = roads.map((road) => around(road.x, road.y, 50))
  const cost = ([left, top]: MapPoint): number => {
    const box = around(left, top, width, LABEL_HEIGHT)
    const covered = [...names, ...rings, ...places].reduce((sum, other) => sum + overlap(box, other), 0)
    const lost = box.width * box.height - overlap(box, ROOM) + overlap(box, TOOLS)
    return covered + 50 * lost + Math.abs(left - x)
  }
  return [-ring - 52, ring + 34, ring + 74]
    .flatMap((dy) => [0, -0.3, 0.3, -0.6, 0.6].map((dx): MapPoint => [x + dx * width, y + dy]))
    .reduce((least, point) => (cost(point) < cost(least) ? point : least))
}

const LABEL_HEIGHT = 40
/** What the buttons of the map cover on a desk while the whole map is in sight. */
const TOOLS: Box = { x: 0, y: 1065, width: 280, height: 105 }

/** A point at a distance along a road and beside it, measured from the place of its counter. */
export function alongRoad(road: number, along: number, beside = 0): MapPoint {
  const { x, y, angle } = roadPlace(road)
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [Math.round(x + cos * along - sin * beside), Math.round(y + sin * along + cos * beside)]
}

/** The points that a boot passes on its way, road by road. */
export function wayPoints(legs: readonly Leg[], start: MapPoint, end: MapPoint): MapPoint[] {
  const points = legs.flatMap(({ from, to, road }) =>
    road === undefined
      ? arc(townPlace(from), townPlace(to))
      : alongLine(roadPlace(road).line, townPlace(from)),
  )
  return [start, ...points, end]
}

const SAMPLES = 8

function alongLine(line: string, from: TownPlace): MapPoint[] {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', line)
  const length = path.getTotalLength()
  const points = Array.from({ length: SAMPLES + 1 }, (_, i): MapPoint => {
    const { x, y } = path.getPointAtLength((length * i) / SAMPLES)
    return [x, y]
  })
  const away = ([x, y]: MapPoint): number => Math.hypot(x - from.x, y - from.y)
  return away(at(points, 0)) <= away(at(points, SAMPLES)) ? points : points.toReversed()
}

function arc(from: TownPlace, to: TownPlace): MapPoint[] {
  const lift = Math.hypot(to.x - from.x, to.y - from.y) * 0.22
  return Array.from({ length: SAMPLES + 1 }, (_, i): MapPoint => {
    const t = i / SAMPLES
    return [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - lift * 4 * t * (1 - t) * 0.5]
  })
}
