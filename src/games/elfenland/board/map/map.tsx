import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../../kernel/index.ts'
import { dark } from '../../../../ui/device/settings.ts'
import { memo } from '../../../../ui/hooks/memo.ts'
import { hasTown, ROADS, TOWNS, type Town as TownNumber, type Towns } from '../../rules/components/map.ts'
import type { Open } from '../../rules/state.ts'
import { HEIGHT, WIDTH } from '../art/art.ts'
import day from '../art/ground-day.svg?url'
import night from '../art/ground-night.svg?url'
import { Glyph } from '../art/pieces.tsx'
import type { Leg } from '../story/retrace.ts'
import { el } from '../texts.ts'
import { isDirection, roadTowards, townTowards } from './graph.ts'
import { roadPlace, townPlace } from './positions.ts'
import { ROADS_FROM_BELOW, Road } from './roads.tsx'
import { Boots, Fresh, Gain, Gems, RoadLoad, RouteBand, RouteMarks } from './things.tsx'
import { Labels, Town } from './towns.tsx'
import { useViewport, type Viewport } from './viewport.ts'

/** What the table wants to see on the map; the map knows no rules and is told all of it. */
interface MapMarks {
  /** The roads that may be chosen; undefined where none is asked for. */
  readonly legal?: ReadonlySet<number> | undefined
  readonly targets?: readonly number[]
  /** Towns that may be chosen next. */
  readonly next: Towns
  readonly reached: Towns
  readonly gained: Towns
  readonly secret: TownNumber
  /** The shortest way to the secret town, road by road. */
  readonly secretWay: readonly number[]
  readonly legs: readonly Leg[]
  /** The way of the last journey of somebody. */
  readonly journey: { readonly seat: Seat; readonly legs: readonly Leg[] } | undefined
  /** Roads that have changed lately, with who changed them. */
  readonly fresh: ReadonlyMap<number, Seat>
  /** How many towns the chosen counter would open on a road. */
  readonly gains: ReadonlyMap<number, number>
  /** Where to look: where others have done something, or where I stand. */
  readonly scene: { readonly road: number } | { readonly town: number } | undefined
  /** Things tried out, over everything. */
  readonly ghosts?: ComponentChildren
}

export interface Described {
  readonly label: string
  readonly explain: string
}

export interface MapProps {
  readonly open: Open
  readonly me: Seat | undefined
  readonly marks: MapMarks
  readonly roadWords: (road: number) => Described
  readonly townWords: (town: TownNumber) => Described
  readonly chooseRoad: (road: number) => void
  readonly chooseTown: (town: TownNumber) => void
  /** Whether a journey can be drawn with the finger from this town. */
  readonly drawFrom: TownNumber | undefined
}

/** The map: the ground is a picture, everything that can be touched or changes is drawn over it. */
export function ElfenMap(props: MapProps) {
  const { open, me, marks } = props
  const boot = open.players[me ?? open.turn]?.boot ?? 0
  const at = marks.legs.at(-1)?.to
  const [cursor, setCursor] = useState<{ town: TownNumber; road: number | undefined }>({
    town: boot,
    road: undefined,
  })
  const drawing = useRef(false)
  const start = useMemo(
    () => ({ x: townPlace(boot)?.x ?? 800, y: townPlace(boot)?.y ?? 585, scale: 0.5 }),
    [],
  )
  const viewport = useViewport(start, (target) => !startsDrawing(target))

  // Who sets out sees where from, and where to; who lays something sees where; who looks on sees what happens.
  const target = marks.targets?.at(-1)
  const scene =
    props.drawFrom !== undefined
      ? { town: props.drawFrom }
      : target !== undefined
        ? { road: target }
        : marks.scene
  const attention = scene && ('town' in scene ? townPlace(scene.town) : roadPlace(scene.road))
  useEffect(() => {
    if (attention) viewport.reveal(attention.x, attention.y)
  }, [attention])
  useEffect(() => viewport.settle())

  const startsDrawing = (target: EventTarget | null): boolean =>
    props.drawFrom !== undefined && townAt(target) === props.drawFrom
  const legalRoads = marks.legal ? [...marks.legal] : ROADS.map((_, road) => road)
  const roadStop = cursor.road !== undefined && legalRoads.includes(cursor.road) ? cursor.road : legalRoads[0]

  const press = (target: EventTarget | null): void => {
    const town = townAt(target)
    const road = roadAt(target)
    if (town !== undefined) props.chooseTown(town)
    else if (road !== undefined) props.chooseRoad(road)
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      press(event.target)
    } else if (isDirection(event.key)) {
      event.preventDefault()
      walk(event, event.key)
    } else zoomKey(event.key, viewport)
  }
  const walk = (event: KeyboardEvent, direction: Parameters<typeof townTowards>[1]): void => {
    const [town, road] = [townAt(event.target), roadAt(event.target)]
    if (town !== undefined) focus(viewport, 'town', townTowards(town, direction))
    else if (road !== undefined) focus(viewport, 'road', roadTowards(road, direction, legalRoads))
  }
  const draw = (event: PointerEvent): void => {
    if (!drawing.current) return
    const town = townAt(document.elementFromPoint(event.clientX, event.clientY))
    if (town !== undefined && town !== props.drawFrom && hasTown(marks.next, town)) props.chooseTown(town)
  }

  return (
    <section
      class={`ef-board${marks.legal ? ' is-choosing' : ''}`}
      data-variant={open.variant.game}
      aria-label={el.t('map')}
      ref={viewport.board}
      onKeyDown={key}
      onPointerDown={(event) => {
        drawing.current = startsDrawing(event.target)
        if (drawing.current && event.target instanceof Element)
          event.target.releasePointerCapture?.(event.pointerId)
      }}
      onPointerMove={draw}
      onPointerUp={() => {
        drawing.current = false
      }}
      onClick={(event) => {
        if (!viewport.dragged()) press(event.target)
      }}
      onFocusIn={(event) => {
        const [town, road] = [townAt(event.target), roadAt(event.target)]
        if (town === undefined && road === undefined) return
        setCursor({ town: town ?? cursor.town, road: road ?? cursor.road })
        const place = town === undefined ? roadPlace(road ?? 0) : townPlace(town)
        if (event.target instanceof Element && event.target.matches(':focus-visible'))
          viewport.reveal(place.x, place.y)
      }}
    >
      <div class="ef-view" ref={viewport.view}>
        <Ground />
        <svg class="elfmap elfink" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={el.t('map')}>
          <g class="e-still">
            {marks.journey ? (
              <g class="e-past">
                <RouteBand {...marks.journey} />
              </g>
            ) : undefined}
            <RouteBand legs={marks.legs} seat={me ?? 0} />
            {marks.secretWay.map((road) => (
              <g key={road} class="e-secret-way">
                <path d={roadPlace(road).line} />
                <path d={roadPlace(road).line} />
              </g>
            ))}
          </g>
          <g>
            {ROADS_FROM_BELOW.map((road) => {
              const { label, explain } = props.roadWords(road)
              const gain = marks.gains.get(road) ?? 0
              const more = gain > 0 ? ` ${el.t('plan.gain', { n: gain })}.` : ''
              const legal = marks.legal?.has(road) ?? false
              return (
                <Road
                  key={road}
                  road={road}
                  legal={legal}
                  target={marks.targets?.includes(road) ?? false}
                  faint={marks.legal !== undefined && !legal}
                  label={label + more}
                  explain={explain + more}
                  stop={road === roadStop}
                />
              )
            })}
          </g>
          <g class="e-still" aria-hidden="true">
            {open.roads.map((load, road) =>
              load === 0 ? undefined : <RoadLoad key={road} road={road} load={load} />,
            )}
            {[...marks.gains].map(([road, n]) => (
              <Gain key={road} road={road} n={n} />
            ))}
            {[...marks.fresh].map(([road, seat]) => (
              <Fresh key={road} road={road} seat={seat} />
            ))}
          </g>
          <g>
            {TOWNS_FROM_BEHIND.map((town) => {
              const { label, explain } = props.townWords(town)
              return (
                <Town
                  key={town}
                  town={town}
                  value={open.values[town]}
                  next={hasTown(marks.next, town)}
                  reached={hasTown(marks.reached, town)}
                  gained={hasTown(marks.gained, town)}
                  secret={town === marks.secret}
                  label={label}
                  explain={explain}
                  stop={town === cursor.town}
                />
              )
            })}
          </g>
          <Labels />
          <g class="e-still" aria-hidden="true">
            {open.players.map(({ pieces }, seat) => (
              <Gems key={seat} players={open.players.length} seat={seat} pieces={pieces} own={seat === me} />
            ))}
            <Boots open={open} me={me} at={at} />
            <RouteMarks legs={marks.legs.length > 0 ? marks.legs : (marks.journey?.legs ?? [])} />
            {marks.ghosts}
          </g>
        </svg>
      </div>
      <Tools viewport={viewport} />
    </section>
  )
}

const TOWNS_FROM_BEHIND: readonly TownNumber[] = TOWNS.map((_, town) => town).sort(
  (a, b) => TOWNS[a].y - TOWNS[b].y,
)

const Ground = () => (
  <img
    class="ef-ground"
    src={dark.value ? night : day}
    width={WIDTH}
    height={HEIGHT}
    alt=""
    draggable={false}
    decoding="async"
  />
)

const Tools = memo(({ viewport }: { viewport: Viewport }) => (
  <div class="ef-tools">
    <button
      type="button"
      class="ef-stud"
      aria-label={el.t('map.in')}
      data-explain={el.t('map.in')}
      onClick={() => viewport.zoom(1.35)}
    >
      <Glyph of="plus" />
    </button>
    <button
      type="button"
      class="ef-stud"
      aria-label={el.t('map.out')}
      data-explain={el.t('map.out')}
      onClick={() => viewport.zoom(1 / 1.35)}
    >
      <Glyph of="minus" />
    </button>
    <button
      type="button"
      class="ef-stud"
      aria-label={el.t('map.fit')}
      data-explain={el.t('map.fit')}
      onClick={() => viewport.whole()}
    >
      <Glyph of="fit" />
    </button>
  </div>
))

function zoomKey(key: string, viewport: Viewport): void {
  if (key === '+') viewport.zoom(1.25)
  else if (key === '-') viewport.zoom(0.8)
  else if (key === '0') viewport.whole()
}

function focus({ board }: Viewport, kind: 'town' | 'road', number: number | undefined): void {
  if (number === undefined) return
  board.current?.querySelector<SVGElement>(`[data-${kind}="${number}"]`)?.focus()
}

function numberAt(target: EventTarget | null, kind: 'town' | 'road'): number | undefined {
  const found =
    target instanceof Element ? target.closest(`[data-${kind}]`)?.getAttribute(`data-${kind}`) : undefined
  return typeof found === 'string' ? Number(found) : undefined
}

const townAt = (target: EventTarget | null): TownNumber | undefined => numberAt(target, 'town')
const roadAt = (target: EventTarget | null): number | undefined => numberAt(target, 'road')
