import { ELVENHOLD, type Town } from '../../rules/map.ts'
import { art, type RoadPlace, type TownPlace } from '../art/art.ts'

/** A point on the board. */
export type Point = readonly [x: number, y: number]

export const townPlace = (town: Town): TownPlace => art().board.towns[town]
export const roadPlace = (road: number): RoadPlace => art().board.roads[road]

/** Gems are set into the lower half of a town's ring, centred for the number of players. */
export function gemSlot(town: Town, players: number, seat: number): Point {
  const { x, y, ring } = townPlace(town)
  const angle = ((90 - (seat - (players - 1) / 2) * 27.5) * Math.PI) / 180
  return [Math.round(x + Math.cos(angle) * ring), Math.round(y + Math.sin(angle) * ring)]
}

const CAPITAL_SLOTS: readonly Point[] = [
  [-62, 20],
  [62, 20],
  [-44, 44],
  [44, 44],
  [-82, -4],
  [82, -4],
]

/** Boots stand beside the landmark and cover neither its name nor its coin. */
export function bootSlot(town: Town, nth: number): Point {
  const { x, y, ring } = townPlace(town)
  const [dx, dy] =
    town === ELVENHOLD
      ? CAPITAL_SLOTS[nth]
      : (
          [
            [ring - 6, -4],
            [-ring - 8, 26],
            [ring + 16, 16],
            [-ring - 30, 40],
            [ring - 4, 36],
            [-ring + 10, 44],
          ] as const
        )[nth]
  return [Math.round(x + dx), Math.round(y + dy)]
}

/** A place on a road: so far along it and so far beside its counter place. */
export function alongRoad(road: number, along: number, beside = 0): Point {
  const { x, y, angle } = roadPlace(road)
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [Math.round(x + cos * along - sin * beside), Math.round(y + sin * along + cos * beside)]
}
