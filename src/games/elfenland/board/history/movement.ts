import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { at, type Seat } from '../../../../kernel/index.ts'
import type { BoardProps } from '../../../../ui/board/game-board.ts'
import { moves } from '../../../../ui/device/settings.ts'
import { type Sound, sound } from '../../../../ui/device/sound.ts'
import { flyPicture } from '../../../../ui/hooks/fly.ts'
import type { Open } from '../../rules/state.ts'
import { gemOf } from '../art/seats.ts'
import { bootTransform } from '../map/pieces-on-map.tsx'
import { bootPlaces, type MapPoint, wayPoints } from '../map/positions.ts'
import type { Viewport } from '../map/viewport/viewport.ts'
import { cardName, tokenName } from '../names.ts'
import { asElf } from '../view.ts'
import { type BoardEvent, eventsBetween } from './difference.ts'
import { STEP } from './log.ts'

/** Animates and sounds what has happened since the last view. Dropping counters are animated by their style alone. */
export function useMovement({ view, before }: BoardProps, map: { current: Viewport | undefined }): void {
  const seen = useRef<unknown>(undefined)
  // Before other effects, so that the map follows the boot instead of showing the end of its journey.
  useLayoutEffect(() => {
    if (!before || seen.current === view || !moves.value) return
    const [old, now] = [asElf(before).open, asElf(view).open]
    if (old.phase !== 'moving') return
    for (const what of eventsBetween(old, now)) {
      if (what.kind === 'travelled') walk(what, [old, now], view.seat, map.current?.follow)
    }
  }, [view, before])
  useEffect(() => {
    if (!before || seen.current === view) return
    seen.current = view
    const events = eventsBetween(asElf(before).open, asElf(view).open)
    for (const name of new Set(events.flatMap(({ kind }) => SOUNDS[kind] ?? []))) sound(name)
    if (moves.value) for (const flight of events.flatMap(flightsOf)) takeOff(flight)
  }, [view, before])
}

/** The sound of each event; the others are silent. */
const SOUNDS: Partial<Record<BoardEvent['kind'], Sound>> = {
  laid: 'tap',
  doubled: 'tap',
  swapped: 'tap',
  counter: 'tap',
  took: 'paper',
  drew: 'paper',
  discarded: 'paper',
  travelled: 'paper',
  won: 'coin',
  tookGold: 'coin',
  rewardGold: 'coin',
  income: 'coin',
  round: 'bell',
  over: 'bell',
}

/** Moves the boot along its roads; the map moves along. */
function walk(
  { seat, legs }: Extract<BoardEvent, { kind: 'travelled' }>,
  [before, after]: readonly [Open, Open],
  me: Seat | undefined,
  follow: Viewport['follow'] | undefined,
): void {
  if (legs.length === 0) return
  const towns = (open: Open): number[] => open.players.map(({ boot }) => boot)
  const points = wayPoints(legs, at(bootPlaces(towns(before)), seat), at(bootPlaces(towns(after)), seat))
  const walking = document.querySelector(`[data-boot="${seat}"]`)?.animate(
    points.map((point) => ({ transform: bootTransform(point, seat === me) })),
    { duration: STEP * legs.length, easing: 'ease-in-out' },
  )
  follow?.(() => {
    const progress = walking?.effect?.getComputedTiming().progress
    return typeof progress === 'number' ? pointAt(points, progress) : undefined
  })
}

/** The point of a way that is passed at a part of it, from 0 to 1. */
function pointAt(points: readonly MapPoint[], part: number): MapPoint {
  const steps = part * (points.length - 1)
  const index = Math.min(points.length - 2, Math.floor(steps))
  const [[x, y], [toX, toY]] = [at(points, index), at(points, index + 1)]
  return [x + (toX - x) * (steps - index), y + (toY - y) * (steps - index)]
}

interface Flight {
  readonly symbol: string
  readonly from: string
  readonly to: string
  readonly count?: number
  /** In the colour of a seat. */
  readonly seat?: Seat
  readonly delay?: number
}

const seatBox = (seat: Seat): string => `[data-place="${seat}"]`
const purse = (seat: Seat): string => `[data-place="${seat}"] [data-purse]`
const road = (number: number): string => `[data-road="${number}"] .e-pd`
const PANEL = '.ef-velvet, .ef-panel h2'
const MOST_COINS = 6

/** The pieces that fly over the board, with their start and end. */
function flightsOf(what: BoardEvent): Flight[] {
  switch (what.kind) {
    case 'took':
      return [{ symbol: `el-${cardName(what.card)}`, from: PANEL, to: seatBox(what.seat) }]
    case 'drew':
      return [{ symbol: 'el-cardBack', from: PANEL, to: seatBox(what.seat) }]
    case 'counter':
    case 'shown':
      return [{ symbol: `el-${tokenName(what.token)}`, from: PANEL, to: seatBox(what.seat) }]
    case 'won':
      return [
        { symbol: `el-${tokenName(what.token)}`, from: PANEL, to: seatBox(what.seat) },
        { symbol: 'el-coin', from: purse(what.seat), to: PANEL, count: what.gold },
      ]
    case 'laid':
    case 'doubled':
      return [{ symbol: `el-${tokenName(what.token)}`, from: seatBox(what.seat), to: road(what.road) }]
    case 'swapped':
      return [
        { symbol: 'el-exchange', from: road(what.road), to: road(what.other) },
        { symbol: 'el-exchange', from: road(what.other), to: road(what.road) },
      ]
    case 'travelled':
      return what.pieces === 0
        ? []
        : [
            {
              symbol: `el-gem-${gemOf(what.seat)}`,
              from: `[data-town="${what.to}"] .e-t1`,
              to: seatBox(what.seat),
              count: what.pieces,
              seat: what.seat,
              delay: STEP * what.legs.length,
            },
          ]
    case 'tookGold':
    case 'rewardGold':
      return [
        {
          symbol: 'el-coin',
          from: what.kind === 'tookGold' ? PANEL : `[data-boot="${what.seat}"]`,
          to: purse(what.seat),
          count: what.gold,
        },
      ]
    default:
      return []
  }
}

function takeOff({ symbol, from, to, count = 1, seat, delay = 0 }: Flight): void {
  const [start, end] = [from, to].map((place) => document.querySelector(`.ef :is(${place})`))
  if (!start || !end) return
  for (let i = 0; i < Math.min(count, MOST_COINS); i++)
    flyPicture(symbol, start.getBoundingClientRect(), end.getBoundingClientRect(), {
      delay: delay + 90 * i,
      look: seat === undefined ? '' : `seat-${seat}`,
    })
}
