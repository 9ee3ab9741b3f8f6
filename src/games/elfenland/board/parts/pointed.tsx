import { createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import type { Shown } from '../../../../ui/board/game-board.ts'
import type { JourneyStep } from '../../journey/traveller.ts'
import type { Town } from '../../rules/components/map.ts'
import { DOUBLE_TRANSPORT, EXCHANGE, type Token } from '../../rules/components/tokens.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { type LogPlace, placeOfRoute } from '../history/log-place.ts'
import type { Leg } from '../history/retrace.ts'
import { Counter } from '../map/pieces-on-map.tsx'
import { alongRoad, roadPlace, townPlace } from '../map/positions.ts'
import { cardName, tokenName } from '../names.ts'
import { draftJourney } from '../turn/draft.ts'
import { cardsOf, type PlannedLeg, plannedLegs } from '../turn/planning/planned-legs.ts'

/** The moves that the board points out. */
export const PointedContext = createContext<readonly Shown[]>([])

const movesOf = ({ moves }: Shown): readonly Move[] => moves as readonly Move[]
const planOf = ({ plan = [] }: Shown): readonly Move[] => plan as readonly Move[]
const wholePlan = (one: Shown): readonly Move[] => [...movesOf(one), ...planOf(one)]

/** Returns a function that says whether and how a move is pointed out. */
export function usePointed(): (is: (move: Move, index: number) => boolean) => Shown['as'] | undefined {
  const shown = useContext(PointedContext)
  return (is) => shown.find((one) => wholePlan(one).some(is))?.as
}

/** The cards that the advised plan uses, by kind. */
export function useAdvisedCards(view: SeatView): readonly number[] {
  const advice = useContext(PointedContext).find(({ as }) => as === 'advice')
  return useMemo(() => cardsOf(advice ? plannedLegs(view, wholePlan(advice)) : []), [view, advice])
}

/** Whether a move uses this token of the tray. */
export function takesToken(move: Move, token: Token, hidden: boolean): boolean {
  switch (move.type) {
    case 'lay':
    case 'keep':
      return move.token === token && move.hidden === hidden
    case 'doubleTransport':
      return token === DOUBLE_TRANSPORT
        ? move.hidden === hidden
        : move.counter === token && move.counterHidden === hidden
    case 'exchange':
      return token === EXCHANGE && move.hidden === hidden
    default:
      return false
  }
}

export const isJourneyStep = (move: Move): move is JourneyStep =>
  move.type === 'travel' || move.type === 'caravan' || move.type === 'magicFlight'

/** The roads that a move lays something on. */
export const roadsLaidOn = (move: Move): readonly number[] => laidBy(move).map(({ road }) => road)

/** Where on the map the moves pointed out are, with the plan behind them. */
export function placeOfShown(view: SeatView, shown: readonly Shown[]): LogPlace {
  const moves = shown.map(wholePlan)
  const { roads, towns } = placeOfRoute(moves.flatMap((plan) => plannedLegs(view, plan)))
  return { roads: [...roads, ...moves.flat().flatMap(roadsLaidOn)], towns }
}

/** The moves pointed out on the map: tokens on roads, and journeys with their stops. */
export function PointedOnMap({ view, shown }: { view: SeatView; shown: readonly Shown[] }) {
  return (
    <>
      {shown.map((one) => (
        <g key={one.as} class={`e-pointed is-${one.as}`} data-pointed={one.as}>
          {one.plan ? <PlannedWay legs={plannedLegs(view, wholePlan(one))} plan={planOf(one)} /> : undefined}
          <Way view={view} moves={movesOf(one)} />
          {movesOf(one)
            .flatMap(laidBy)
            .map(({ road, token }) => (
              <Laid key={`${road} ${token}`} road={road} token={token} />
            ))}
        </g>
      ))}
    </>
  )
}

function laidBy(move: Move): readonly { road: number; token: Token }[] {
  switch (move.type) {
    case 'lay':
      return [{ road: move.road, token: move.token }]
    case 'doubleTransport':
      return [{ road: move.road, token: move.counter }]
    case 'exchange':
      return [
        { road: move.road, token: move.otherCounter },
        { road: move.otherRoad, token: move.counter },
      ]
    default:
      return []
  }
}

function Laid({ road, token }: { road: number; token: Token }) {
  const { x, y, line } = roadPlace(road)
  return (
    <>
      <path class="e-pointed-way" d={line} />
      <circle class="e-pointed-ring" cx={x} cy={y} r="36" />
      <g class="e-ghost">
        <Counter kind={tokenName(token)} at={[x, y]} radius={27} />
      </g>
    </>
  )
}

/** The journey behind an advice: its roads, the counters still to be laid, what each road costs, and its stops. */
function PlannedWay({ legs, plan }: { legs: readonly PlannedLeg[]; plan: readonly Move[] }) {
  return (
    <g class="e-plan">
      {legs.map(({ road }, i) =>
        road === undefined ? undefined : <path key={i} class="e-pointed-way" d={roadPlace(road).line} />,
      )}
      {plan.flatMap(laidBy).map(({ road, token }) => (
        <g key={road} class="e-ghost">
          <Counter kind={tokenName(token)} at={[roadPlace(road).x, roadPlace(road).y]} radius={24} />
        </g>
      ))}
      {legs.map(({ road, cards }, i) => {
        if (road === undefined) return undefined
        const isBack = legs.slice(0, i).some((earlier) => earlier.road === road)
        return <Price key={i} road={road} cards={cards} side={isBack ? -1 : 1} />
      })}
      <Stops legs={legs} />
    </g>
  )
}

/** The stops of a journey in their order. A town that it visits again has several numbers. */
function Stops({ legs }: { legs: readonly Leg[] }) {
  const stops = new Map<Town, number[]>()
  for (const [i, { to }] of legs.entries()) stops.set(to, [...(stops.get(to) ?? []), i + 1])
  return (
    <>
      {[...stops].map(([town, numbers]) => {
        const { x, y, ring } = townPlace(town)
        const half = 5 + 12 * numbers.length
        return (
          <g key={town} transform={`translate(${x - ring * 0.8} ${y + ring * 0.9})`}>
            <rect class="e-mark" x={-half} y="-17" width={2 * half} height="34" rx="17" />
            <text class="e-mark-n" y="8">
              {numbers.join('·')}
            </text>
          </g>
        )
      })}
    </>
  )
}

/** The cards that a road costs, beside it. */
function Price({ road, cards, side }: { road: number; cards: readonly number[]; side: 1 | -1 }) {
  const used = cards.flatMap((n, kind) => (n > 0 ? [{ n, kind }] : []))
  return (
    <>
      {used.map(({ n, kind }, i) => {
        const [x, y] = alongRoad(road, 44 * (i - (used.length - 1) / 2), 42 * side)
        return (
          <g key={kind} class="e-plan-price" transform={`translate(${x} ${y})`}>
            <rect x="-21" y="-14" width="42" height="28" rx="6" />
            <text x="-10" y="6">
              {n}
            </text>
            <use href={`#el-${cardName(kind)}`} x="-4" y="-12" width="24" height="24" />
          </g>
        )
      })}
    </>
  )
}

function Way({ view, moves }: { view: SeatView; moves: readonly Move[] }) {
  const { legs } = draftJourney(view, moves.filter(isJourneyStep))
  return (
    <>
      {legs.map(({ road, to }, i) => {
        const { x, y, ring } = townPlace(to)
        return (
          <g key={i}>
            {road === undefined ? undefined : <path class="e-pointed-way" d={roadPlace(road).line} />}
            <circle class="e-pointed-ring" cx={x} cy={y} r={ring + 9} />
          </g>
        )
      })}
      <Stops legs={legs} />
    </>
  )
}
