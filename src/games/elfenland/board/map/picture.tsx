import type { ComponentChildren } from 'preact'
import { at } from '../../../../kernel/index.ts'
import { dark } from '../../../../ui/device/settings.ts'
import { hasTown, ROADS, TOWNS } from '../../rules/components/map.ts'
import type { Open } from '../../rules/state.ts'
import { HEIGHT, WIDTH } from '../art/art.ts'
import day from '../art/ground-day.svg?url'
import night from '../art/ground-night.svg?url'
import type { Leg } from '../history/retrace.ts'
import { Boots, Gems, RoadLoad, RouteBand, RouteMarks } from './pieces-on-map.tsx'
import { ROADS_FROM_BELOW, RoadOnMap } from './roads.tsx'
import { Labels, TownOnMap } from './towns.tsx'

/** The part of the board that a picture shows, in board units. */
export type Window = readonly [x: number, y: number, width: number, height: number]

const WHOLE_BOARD: Window = [0, 0, WIDTH, HEIGHT]

/** A still picture of the map, drawn by the same components: for the result, the rules and reviews. */
export function MapPicture(props: {
  open: Pick<Open, 'players' | 'roads' | 'values'>
  window?: Window
  legs?: readonly Leg[]
  legal?: readonly number[]
  reached?: number
  seat?: number
  label: string
  /** What is drawn over everything else. */
  children?: ComponentChildren
}) {
  const { open, window = WHOLE_BOARD, legs = [], legal = [], reached = 0, seat } = props
  return (
    <div class="ef-picture">
      <svg class="elfink" viewBox={window.join(' ')} role="img" aria-label={props.label}>
        <image href={dark.value ? night : day} width={WIDTH} height={HEIGHT} />
        <g class="e-still" aria-hidden="true">
          <RouteBand legs={legs} seat={seat ?? 0} />
          {ROADS_FROM_BELOW.map((road) => (
            <RoadOnMap
              key={road}
              road={road}
              legal={legal.includes(road)}
              target={false}
              faint={legal.length > 0 && !legal.includes(road)}
              label=""
              explain=""
              stop={false}
            />
          ))}
          {open.roads.map((load, road) =>
            load === 0 ? undefined : <RoadLoad key={at(ROADS, road).id} road={road} load={load} />,
          )}
          {TOWNS.map(({ id }, town) => (
            <TownOnMap
              key={id}
              town={town}
              value={at(open.values, town)}
              next={false}
              reached={hasTown(reached, town)}
              gained={false}
              secret={false}
              label=""
              explain=""
              stop={false}
            />
          ))}
          <Labels />
          {open.players.map(({ pieces }, player) => (
            <Gems
              key={player}
              players={open.players.length}
              seat={player}
              pieces={pieces}
              own={player === seat}
            />
          ))}
          <Boots open={open} me={seat} ahead={undefined} />
          <RouteMarks legs={legs} />
          {props.children}
        </g>
      </svg>
    </div>
  )
}
