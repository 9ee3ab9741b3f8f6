import type { Seat } from '../../../../kernel/index.ts'
import type { Move } from '../../rules/moves.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import type { LaidBy } from '../history/recently.ts'
import type { Leg } from '../history/retrace.ts'
import { LazyAuction, LazyDraw, LazyReward, LazyShow } from '../on-demand.tsx'
import type { BestJourney } from '../turn/best-journey.ts'
import type { LayEffects } from '../turn/lay-effects/lay-effects.ts'
import type { OrderControls } from '../turn/orders/order-controls.ts'
import type { TurnDrafts } from '../turn/turn.ts'
import { CountersPanel } from './counters.tsx'
import { KeepPanel } from './keep.tsx'
import { LimitPanel } from './limit.tsx'
import { MovePanel } from './move/move.tsx'
import { PlanPanel } from './planning/plan.tsx'
import { WaitPanel } from './wait.tsx'

interface PhasePanelProps {
  open: Open
  /** What the seat at this screen sees, if it has to move. */
  asked: SeatView | undefined
  own: SeatView | undefined
  waiting: number
  best: BestJourney | undefined
  /** What the held token would do on each road. */
  layEffects: LayEffects | undefined
  laidBy: LaidBy
  /** The last journey that somebody made. */
  lastJourney: readonly Leg[]
  turn: TurnDrafts
  /** Absent where no orders can be left. */
  orderControls: OrderControls | undefined
  /** Whether this is a position of a past match. */
  past: boolean
  name(seat: Seat): string
  play(...moves: readonly Move[]): void
  takeBack: (() => void) | undefined
}

/** What the phase asks for, and nothing else. */
export function PhasePanel(props: PhasePanelProps) {
  const { open, own, waiting, best, orderControls, past, name, play, takeBack } = props
  if (open.phase === 'auction')
    return (
      <LazyAuction open={open} own={own} bidding={props.turn.bidding} best={best} name={name} send={play} />
    )
  return (
    (props.asked && askedPanel(props.asked, props)) ?? (
      <WaitPanel
        open={open}
        view={own}
        waiting={waiting}
        best={best}
        orderControls={orderControls}
        past={past}
        name={name}
        takeBack={takeBack}
      />
    )
  )
}

function askedPanel(
  view: SeatView,
  { open, best, layEffects, laidBy, lastJourney, turn, orderControls, name, play, takeBack }: PhasePanelProps,
) {
  const { journey, planning, discarding, keeping, showing } = turn
  const send = (moves: readonly Move[]): void => play(...moves)
  if (journey) return <MovePanel view={view} journey={journey} best={best} laidBy={laidBy} send={send} />
  if (planning)
    return (
      <PlanPanel
        view={view}
        planning={planning}
        best={best}
        layEffects={layEffects}
        laidBy={laidBy}
        orderControls={orderControls}
        name={name}
        send={play}
      />
    )
  if (discarding) return <LimitPanel discarding={discarding} send={send} takeBack={takeBack} />
  if (keeping) return <KeepPanel keeping={keeping} send={send} />
  if (showing) return <LazyShow view={view} showing={showing} send={send} />
  switch (open.phase) {
    case 'drawCards':
    case 'rewardCards':
      return <LazyDraw open={open} best={best} send={play} />
    case 'threeCounters':
      return <CountersPanel open={open} best={best} send={play} />
    case 'reward':
      return <LazyReward open={open} legs={lastJourney} send={play} takeBack={takeBack} />
    default:
      return undefined
  }
}
