import type { Seat } from '../../../../kernel/index.ts'
import { dark } from '../../../../ui/device/settings.ts'
import { hasTown, TOWNS, type Town as TownNumber } from '../../rules/components/map.ts'
import type { Open } from '../../rules/state.ts'
import { HEIGHT, WIDTH } from '../art/art.ts'
import day from '../art/ground-day.svg?url'
import night from '../art/ground-night.svg?url'
import { highlightedPlace } from '../history/log-place.ts'
import { harmsOnly } from '../turn/lay-effects/lay-effects.ts'
import { layEffectWords } from '../words.ts'
import type { Described, MapMarks, ShownJourney } from './marks.ts'
import {
  Boots,
  Fresh,
  Gems,
  LayEffectMark,
  RoadLoad,
  RouteBand,
  RouteLabel,
  RouteMarks,
} from './pieces-on-map.tsx'
import { roadPlace, townPlace } from './positions.ts'
import { ROADS_FROM_BELOW, RoadOnMap } from './roads.tsx'
import { TownOnMap } from './towns.tsx'

/** The picture under everything. */
export const Ground = () => (
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

/** The last journey, the drafted one, and the way to the secret town: under the roads. */
export function RouteLayer({ marks, me }: { marks: MapMarks; me: Seat | undefined }) {
  return (
    <g class="e-still">
      {marks.journey ? (
        <g {...leavingLook('e-past', marks.journey)} data-route="past">
          <RouteBand {...marks.journey} />
        </g>
      ) : undefined}
      <RouteBand legs={marks.legs} seat={me ?? 0} />
      {marks.ghostRoute.length > 0 ? (
        <g class="e-ghost-route" data-route="ghost">
          <RouteBand legs={marks.ghostRoute} seat={me ?? 0} />
        </g>
      ) : undefined}
      {marks.secretWay.map((road) => (
        <g key={road} class="e-secret-way">
          <path d={roadPlace(road).line} />
          <path d={roadPlace(road).line} />
        </g>
      ))}
    </g>
  )
}

/** A rival's route fades before the player's own turn, once the boot has walked it. */
const leavingLook = (look: string, { leaves }: ShownJourney) =>
  leaves === undefined
    ? { class: look }
    : { class: `${look} is-leaving`, style: { 'animation-delay': `${leaves}ms` } }

interface RoadLayerProps {
  readonly marks: MapMarks
  readonly words: (road: number) => Described
  readonly name: (seat: Seat) => string
  readonly me: Seat | undefined
  /** The road that the Tab key stops at. */
  readonly stop: number | undefined
}

export function RoadLayer({ marks, words, name, me, stop }: RoadLayerProps) {
  return (
    <g>
      {ROADS_FROM_BELOW.map((road) => {
        const { label, explain } = words(road)
        const effect = marks.layEffects?.get(road)
        const more = effect ? ` ${layEffectWords(effect, name, me)}` : ''
        const legal = marks.legal?.has(road) ?? false
        const target = marks.targets?.includes(road) ?? false
        return (
          <RoadOnMap
            key={road}
            road={road}
            legal={legal}
            target={target}
            faint={marks.legal !== undefined && !legal && !target}
            idle={legal && marks.layEffects !== undefined && (effect === undefined || harmsOnly(effect, me))}
            label={label + more}
            explain={explain + more}
            stop={road === stop}
          />
        )
      })}
    </g>
  )
}

/** The roads and towns that the reader points at in the log. */
export function HighlightLayer() {
  const { roads, towns } = highlightedPlace() ?? { roads: [], towns: [] }
  return (
    <g class="e-still e-lit" aria-hidden="true">
      {roads.map((road, i) => (
        <g key={i}>
          <path class="e-lit-k" d={roadPlace(road).line} />
          <path class="e-lit-c" d={roadPlace(road).line} />
        </g>
      ))}
      {towns.map((town, i) => {
        const { x, y, ring } = townPlace(town)
        return (
          <g key={i}>
            <circle class="e-lit-k" cx={x} cy={y} r={ring + 7} />
            <circle class="e-lit-c" cx={x} cy={y} r={ring + 7} />
          </g>
        )
      })}
    </g>
  )
}

/** What lies on the roads, and what is noted beside it. */
export function LoadLayer({ open, marks }: { open: Open; marks: MapMarks }) {
  return (
    <g class="e-still" aria-hidden="true">
      {open.roads.map((load, road) =>
        load === 0 || marks.redrawn?.includes(road) ? undefined : (
          <RoadLoad key={road} road={road} load={load} />
        ),
      )}
      {[...marks.fresh].map(([road, seat]) => (
        <Fresh key={road} road={road} seat={seat} />
      ))}
    </g>
  )
}

/** Towns further down the map are drawn over those above them. */
const TOWNS_FROM_BEHIND: readonly TownNumber[] = TOWNS.map((town, number) => ({ y: town.y, number }))
  .sort((a, b) => a.y - b.y)
  .map(({ number }) => number)

interface TownLayerProps {
  readonly open: Open
  readonly marks: MapMarks
  readonly words: (town: TownNumber) => Described
  /** The town that the Tab key stops at. */
  readonly stop: TownNumber
}

export function TownLayer({ open, marks, words, stop }: TownLayerProps) {
  return (
    <g>
      {TOWNS_FROM_BEHIND.map((town) => {
        const { label, explain } = words(town)
        return (
          <TownOnMap
            key={town}
            town={town}
            value={open.values[town] ?? 0}
            next={hasTown(marks.next, town)}
            reached={hasTown(marks.reached, town)}
            gained={hasTown(marks.gained, town)}
            secret={town === marks.secret}
            label={label}
            explain={explain}
            stop={town === stop}
          />
        )
      })}
    </g>
  )
}

/** Town pieces, boots, the numbers of a journey's stops, and what is only tried out. */
export function PieceLayer({ open, marks, me }: { open: Open; marks: MapMarks; me: Seat | undefined }) {
  return (
    <g class="e-still" aria-hidden="true">
      {open.players.map(({ pieces }, seat) => (
        <Gems key={seat} players={open.players.length} seat={seat} pieces={pieces} own={seat === me} />
      ))}
      <Boots open={open} me={me} ahead={marks.legs.at(-1)?.to} />
      <RouteMarks legs={marks.legs} />
      {marks.journey && marks.legs.length === 0 ? (
        <g {...leavingLook('e-stops', marks.journey)}>
          <RouteMarks legs={marks.journey.legs} />
          <RouteLabel {...marks.journey} />
        </g>
      ) : undefined}
      {marks.ghosts}
      {[...(marks.layEffects ?? [])].map(([road, effect]) => (
        <LayEffectMark key={road} road={road} effect={effect} />
      ))}
    </g>
  )
}
