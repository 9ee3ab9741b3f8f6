import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Shown } from '../../../../ui/board/game-board.ts'
import type { JourneyStep } from '../../journey/traveller.ts'
import { DOUBLE_TRANSPORT, EXCHANGE, type Token } from '../../rules/components/tokens.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { Counter } from '../map/pieces-on-map.tsx'
import { roadPlace, townPlace } from '../map/positions.ts'
import { tokenName } from '../names.ts'
import { draftJourney } from '../turn/draft.ts'

/** The moves that the board points out. */
export const PointedContext = createContext<readonly Shown[]>([])

const movesOf = ({ moves }: Shown): readonly Move[] => moves as readonly Move[]

/** Returns a function that says whether and how a move is pointed out. */
export function usePointed(): (is: (move: Move, index: number) => boolean) => Shown['as'] | undefined {
  const shown = useContext(PointedContext)
  return (is) => shown.find((one) => movesOf(one).some(is))?.as
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

/** The moves pointed out on the map: tokens on roads, and journeys with their stops. */
export function PointedOnMap({ view, shown }: { view: SeatView; shown: readonly Shown[] }) {
  return (
    <>
      {shown.map((one) => (
        <g key={one.as} class={`e-pointed is-${one.as}`}>
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
            <circle class="e-mark" cx={x - ring * 0.8} cy={y + ring * 0.9} r="17" />
            <text class="e-mark-n" x={x - ring * 0.8} y={y + ring * 0.9 + 8}>
              {i + 1}
            </text>
          </g>
        )
      })}
    </>
  )
}
