import { type Seat, seatsOf } from '../../../../kernel/index.ts'
import type { Move } from '../../rules/moves.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import type { Bidding } from '../turn/bidding.ts'
import type { Discarding, Keeping } from '../turn/choosing.ts'
import type { JourneyDraft } from '../turn/journey.ts'
import type { Planning } from '../turn/planning.ts'
import { AuctionPanel } from './auction.tsx'
import { CountersPanel } from './counters.tsx'
import { DrawPanel } from './draw.tsx'
import { MovePanel } from './move.tsx'
import { PlanPanel } from './plan.tsx'
import { ShowPanel } from './show.tsx'
import { KeepPanel, LimitPanel, RewardPanel, WaitPanel } from './small.tsx'

/** Each phase shows what is asked, and only that. */
export function PhasePanel(props: {
  open: Open
  /** Only where I am asked. */
  view: SeatView | undefined
  own: SeatView | undefined
  waiting: number
  reached: number
  laidBy: ReadonlyMap<number, Seat>
  journey: JourneyDraft | undefined
  planning: Planning | undefined
  bidding: Bidding | undefined
  discarding: Discarding | undefined
  keeping: Keeping | undefined
  name(seat: Seat): string
  play(...moves: readonly Move[]): void
  takeBack: (() => void) | undefined
}) {
  const {
    open,
    view,
    own,
    waiting,
    reached,
    laidBy,
    journey,
    planning,
    bidding,
    discarding,
    keeping,
    name,
    play,
    takeBack,
  } = props
  const send = (moves: readonly Move[]): void => play(...moves)
  if (open.phase === 'auction')
    return <AuctionPanel open={open} own={own} bidding={bidding} name={name} send={play} />
  if (view) {
    if (journey) return <MovePanel view={view} journey={journey} laidBy={laidBy} send={send} />
    if (planning)
      return <PlanPanel view={view} planning={planning} reached={reached} laidBy={laidBy} send={play} />
    if (discarding) return <LimitPanel discarding={discarding} send={send} takeBack={takeBack} />
    if (keeping) return <KeepPanel keeping={keeping} last={seatsOf(waiting).length === 1} send={send} />
    switch (open.phase) {
      case 'drawCards':
      case 'rewardCards':
        return <DrawPanel open={open} send={play} />
      case 'threeCounters':
        return <CountersPanel open={open} send={play} />
      case 'tokens':
        return <ShowPanel view={view} send={play} />
      case 'reward':
        return <RewardPanel open={open} send={play} takeBack={takeBack} />
    }
  }
  return (
    <WaitPanel open={open} view={own} waiting={waiting} reached={reached} name={name} takeBack={takeBack} />
  )
}
