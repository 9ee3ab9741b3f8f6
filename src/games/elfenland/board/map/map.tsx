import { useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import type { Seat } from '../../../../kernel/index.ts'
import { ELVENHOLD, type Town } from '../../rules/components/map.ts'
import type { Open } from '../../rules/state.ts'
import { HEIGHT, WIDTH } from '../art/art.ts'
import { type LogPlace, pressedPlace } from '../history/log-place.ts'
import { el } from '../texts.ts'
import { townAt, useMapControls } from './controls.ts'
import { Ground, HighlightLayer, LoadLayer, PieceLayer, RoadLayer, RouteLayer, TownLayer } from './layers.tsx'
import { Legend } from './legend.tsx'
import type { Described, MapMarks, Scene } from './marks.ts'
import { roadPlace, townPlace } from './positions.ts'
import { Labels } from './towns.tsx'
import { MapTools } from './viewport/tools.tsx'
import { useViewport, type Viewport } from './viewport/viewport.ts'

interface MapProps {
  readonly open: Open
  readonly me: Seat | undefined
  /** Whether a page lies over the map, so that nothing on it can be pressed or focused. */
  readonly covered: boolean
  readonly marks: MapMarks
  readonly roadWords: (road: number) => Described
  readonly townWords: (town: Town) => Described
  readonly name: (seat: Seat) => string
  readonly chooseRoad: (road: number) => void
  readonly chooseTown: (town: Town) => void
  readonly confirmRoad: (road: number) => boolean
  /** The town that a journey can be drawn from with the finger, while the player travels. */
  readonly drawFrom: Town | undefined
  /** Is given the viewport, so that movements can be followed. */
  readonly viewportRef: { current: Viewport | undefined }
  /** More buttons beside those of the map. */
  readonly children: ComponentChildren
}

const START_SCALE = 0.5

/** The map: the ground is a picture; everything that can be pressed or changes is drawn over it. */
export function ElfenMap(props: MapProps) {
  const { open, me, marks, drawFrom } = props
  const boot = open.players[me ?? open.turn]?.boot ?? ELVENHOLD
  const start = useMemo(() => ({ x: townPlace(boot).x, y: townPlace(boot).y, scale: START_SCALE }), [])
  const viewport = useViewport(start, (target) => drawFrom === undefined || townAt(target) !== drawFrom)
  props.viewportRef.current = viewport
  const { handlers, tabStops } = useMapControls(viewport, {
    legal: marks.legal,
    next: marks.next,
    drawFrom,
    start: boot,
    chooseRoad: props.chooseRoad,
    chooseTown: props.chooseTown,
    confirmRoad: props.confirmRoad,
  })

  const scene = sceneOf(marks, drawFrom)
  const attention = scene && ('town' in scene ? townPlace(scene.town) : roadPlace(scene.road))
  useEffect(() => {
    if (attention) viewport.reveal(attention.x, attention.y)
  }, [attention])
  useEffect(() => viewport.watchCovers())
  useEffect(() => {
    if (marks.pointed) reveal(viewport, marks.pointed)
  }, [JSON.stringify(marks.pointed)])
  useSignalEffect(() => revealPressed(viewport))
  // With a token in hand the sheet of a phone is higher.
  useEffect(() => revealPressed(viewport), [marks.legal === undefined])

  return (
    <>
      <section
        class={`ef-board${marks.legal ? ' is-choosing' : ''}`}
        aria-label={el.t('map')}
        inert={props.covered}
        ref={viewport.board}
        data-anchor-area
        {...handlers}
      >
        <div class="ef-view" ref={viewport.view}>
          <Ground />
          <svg class="elfmap elfink" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="group" aria-label={el.t('map')}>
            <RouteLayer marks={marks} me={me} />
            <HighlightLayer />
            <RoadLayer marks={marks} words={props.roadWords} name={props.name} me={me} stop={tabStops.road} />
            <Legend />
            <LoadLayer open={open} marks={marks} />
            <TownLayer open={open} marks={marks} words={props.townWords} stop={tabStops.town} />
            <Labels />
            <PieceLayer open={open} marks={marks} me={me} />
          </svg>
        </div>
      </section>
      <MapTools viewport={viewport}>{props.children}</MapTools>
    </>
  )
}

/** Brings the place into sight that was pressed in the log, or that a lesson points at. */
function revealPressed(viewport: Viewport): void {
  const pressed = pressedPlace()
  if (pressed) reveal(viewport, pressed)
}

function reveal(viewport: Viewport, { roads, towns }: LogPlace): void {
  const places = [...roads.map(roadPlace), ...towns.map(townPlace)]
  viewport.revealAll(places.map(({ x, y }) => [x, y]))
}

/** Travellers see where they are, planners the road they try, everyone else what has just happened. */
function sceneOf(marks: MapMarks, drawFrom: Town | undefined): Scene | undefined {
  if (drawFrom !== undefined) return { town: drawFrom }
  const target = marks.targets?.at(-1)
  return target === undefined ? marks.scene : { road: target }
}
