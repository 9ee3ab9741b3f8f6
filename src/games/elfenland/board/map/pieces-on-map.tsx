import { at, type Seat } from '../../../../kernel/index.ts'
import { memo } from '../../../../ui/hooks/memo.ts'
import { hasTown, PIECE_TOWNS, TOWNS, type Town } from '../../rules/components/map.ts'
import {
  countersOn,
  hasGoldPiece,
  hasObstacle,
  IS_LAND,
  isDoubled,
  type Load,
} from '../../rules/components/roads.ts'
import type { TokenName } from '../../rules/components/tokens.ts'
import type { Open } from '../../rules/state.ts'
import { BootShape } from '../art/boot.tsx'
import { gemOf } from '../art/seats.ts'
import type { Leg } from '../history/retrace.ts'
import { tokenName } from '../names.ts'
import type { LayEffect } from '../turn/lay-effects/lay-effects.ts'
import {
  alongRoad,
  bootPlaces,
  gemSlot,
  labelPlace,
  type MapPoint,
  markPlace,
  roadPlace,
  townPlace,
} from './positions.ts'

const COUNTER = 25
const EXTRA = 20

export function Counter({
  kind,
  at: [x, y],
  radius = COUNTER,
}: {
  kind: TokenName
  at: MapPoint
  radius?: number
}) {
  return (
    <g class={`e-ctr kind-${kind}`} transform={`translate(${x} ${y})`}>
      <g class="e-drop">
        <ellipse class="e-ctr-s" cx="1" cy="5" rx={radius + 1} ry={radius} />
        <circle class="e-ctr-r" r={radius} />
        <circle class="e-ctr-p" r={radius - 4} />
        <use
          href={`#el-${kind}`}
          x={-radius * 0.8}
          y={-radius * 0.8}
          width={radius * 1.6}
          height={radius * 1.6}
        />
      </g>
    </g>
  )
}

/** What lies on one road: one counter on its place, or two side by side along it, and the rest beside them. */
export const RoadLoad = memo(({ road, load }: { road: number; load: Load }) => {
  const counters = countersOn(load)
  const extra: TokenName | undefined = hasObstacle(load)
    ? IS_LAND[road]
      ? 'treeObstacle'
      : 'seaMonster'
    : hasGoldPiece(load)
      ? 'goldPiece'
      : undefined
  const shift = counters.length === 2 ? -25 : extra ? -19 : 0
  return (
    <g>
      {isDoubled(load) ? <path class="e-double" d={doubleBand(road)} /> : undefined}
      {counters.map((kind, i) => (
        <Counter key={kind} kind={tokenName(kind)} at={alongRoad(road, i === 0 ? shift : 25)} />
      ))}
      {extra ? (
        <Counter
          kind={extra}
          at={
            counters.length === 2 ? alongRoad(road, 0, 34) : alongRoad(road, counters.length === 1 ? 26 : 0)
          }
          radius={EXTRA}
        />
      ) : undefined}
    </g>
  )
})

/** The violet ribbon that ties two counters together. */
function doubleBand(road: number): string {
  const [[x, y], [toX, toY]] = [alongRoad(road, -25), alongRoad(road, 25)]
  return `M${x} ${y}L${toX} ${toY}`
}

/** The width of a gem with a number, and of the margin beside the first and the last one. */
const WHOM_WIDTH = 36
const WHOM_EDGE = 6

/** What the held token would do here: a number, or the gems of those whom it hinders, each with a number. */
export function LayEffectMark({ road, effect }: { road: number; effect: LayEffect }) {
  const { x, y } = roadPlace(road)
  if (effect.kind !== 'hinders')
    return (
      <g
        class={effect.kind === 'gold' ? 'e-gain is-gold' : 'e-gain'}
        transform={`translate(${Math.round(x) + 21} ${Math.round(y) - 23})`}
      >
        <circle r="16" />
        <text y="6">+{effect.n}</text>
      </g>
    )
  const width = effect.whom.length * WHOM_WIDTH + 2 * WHOM_EDGE
  return (
    <g class="e-gain" transform={`translate(${Math.round(x - width / 2)} ${Math.round(y) - 38})`}>
      <rect y="-15" width={width} height="30" rx="15" />
      {effect.whom.map(({ seat, towns }, i) => (
        <g key={seat} class={`seat-${seat}`} transform={`translate(${WHOM_EDGE + i * WHOM_WIDTH} 0)`}>
          <use href={`#el-gem-${gemOf(seat)}`} y="-10" width="20" height="20" />
          <text x="27" y="6">
            {towns}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The gem of the player who has just changed this road, beside the counter. */
export function Fresh({ road, seat }: { road: number; seat: Seat }) {
  const { x, y } = roadPlace(road)
  return (
    <g class={`e-fresh seat-${seat}`} transform={`translate(${x} ${y})`}>
      <circle class="e-fresh-ring" r={COUNTER + 6} />
      <g transform="translate(21 -23)">
        <circle class="e-fresh-back" r="14" />
        <use href={`#el-gem-${gemOf(seat)}`} x="-11" y="-11" width="22" height="22" />
      </g>
    </g>
  )
}

const OWN_GEM = 1.15
const OTHER_GEM = 0.86

/** The town pieces that are still to be taken, set into the rings like gems. */
export const Gems = memo(
  ({ players, seat, pieces, own }: { players: number; seat: Seat; pieces: number; own: boolean }) => (
    <g class={`seat-${seat}`}>
      {TOWNS.map((_, town) => {
        if (!hasTown(PIECE_TOWNS, town) || hasTown(pieces, town)) return undefined
        const [x, y] = gemSlot(town, players, seat)
        return (
          <g
            key={town}
            class={own ? 'e-gem is-own' : 'e-gem'}
            transform={`translate(${x} ${y}) scale(${own ? OWN_GEM : OTHER_GEM})`}
          >
            <use href={`#el-gem-${gemOf(seat)}`} x="-13" y="-13" width="26" height="26" />
          </g>
        )
      })}
    </g>
  ),
)

/** The own boot is a little larger. */
export const bootTransform = ([x, y]: MapPoint, own: boolean): string =>
  `translate(${x}px, ${y}px) scale(${own ? 1.25 : 1})`

/** The boots. A ghost of the own boot stands where the drafted journey ends. */
export function Boots({
  open,
  me,
  ahead,
}: {
  open: Pick<Open, 'players'>
  me: Seat | undefined
  ahead: Town | undefined
}) {
  const towns = open.players.map(({ boot }) => boot)
  const ghost = ahead === undefined ? undefined : bootPlaces([...towns, ahead]).at(-1)
  return (
    <g>
      {bootPlaces(towns).map((place, seat) => (
        <g
          key={seat}
          class={`e-boot seat-${seat}`}
          style={{ transform: bootTransform(place, seat === me) }}
          data-boot={seat}
        >
          <BootShape seat={seat} />
        </g>
      ))}
      {ghost && me !== undefined ? (
        <g class={`e-boot is-ghost seat-${me}`} style={{ transform: bootTransform(ghost, true) }}>
          <BootShape seat={me} />
        </g>
      ) : undefined}
    </g>
  )
}

/** A journey as a band in the colour of the seat. */
export function RouteBand({ legs, seat }: { legs: readonly Leg[]; seat: Seat }) {
  if (legs.length === 0) return undefined
  const lines = legs.map(({ road, from, to }) =>
    road === undefined ? flightLine(from, to) : roadPlace(road).line,
  )
  const [roads, flights] = [
    lines.filter((_, i) => at(legs, i).road !== undefined).join(''),
    lines.filter((_, i) => at(legs, i).road === undefined).join(''),
  ]
  return (
    <g class={`seat-${seat}`}>
      {[roads, flights].map((d, i) => (
        <g key={i} class={i === 0 ? '' : 'is-flight'}>
          <path class="e-way-k" d={d} />
          <path class="e-way-c" d={d} />
          <path class="e-way-s" d={d} />
        </g>
      ))}
    </g>
  )
}

/** About the width of a character of a route's label, in board units. */
const LETTER = 11

/** Says beside the end of a route whose it is and how many towns it led to. */
export function RouteLabel({ legs, seat, label }: { legs: readonly Leg[]; seat: Seat; label: string }) {
  const end = legs.at(-1)
  if (!end) return undefined
  const width = label.length * LETTER + 58
  const [x, y] = labelPlace(end.to, width)
  return (
    <g class={`e-route-label seat-${seat}`} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-20" width={width} height="40" rx="20" />
      <use href={`#el-gem-${gemOf(seat)}`} x={-width / 2 + 10} y="-12" width="24" height="24" />
      <text x="14" y="8">
        {label}
      </text>
    </g>
  )
}

function flightLine(from: Town, to: Town): string {
  const [a, b] = [townPlace(from), townPlace(to)]
  const lift = Math.hypot(b.x - a.x, b.y - a.y) * 0.22
  return `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - lift} ${b.x} ${b.y}`
}

/** The number of each stop. */
export function RouteMarks({ legs }: { legs: readonly Leg[] }) {
  return (
    <g>
      {legs.map(({ to }, i) => {
        if (legs.findIndex((leg, later) => later > i && leg.to === to) >= 0) return undefined
        return (
          <g key={to} transform={`translate(${markPlace(to).join(' ')})`}>
            <circle class="e-mark" r="17" />
            <text class="e-mark-n" y="8">
              {i + 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}
