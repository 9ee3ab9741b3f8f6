import { useEffect } from 'preact/hooks'
import { draftedMoves } from '../../../../ui/board/game-help.ts'
import type { SeatView } from '../../rules/state.ts'
import { useAutomatic } from './automatic.ts'
import { type Bidding, useBidding } from './bidding.ts'
import {
  type Discarding,
  type Keeping,
  type Showing,
  useDiscarding,
  useKeeping,
  useTokenToShow,
} from './choosing.ts'
import { type JourneyDraft, useJourney } from './journey.ts'
import { type Planning, usePlanning } from './planning.ts'
import type { Sender } from './sender.ts'

/** The drafts of a seat's turn. At most one of them exists at a time: the one that the phase asks for. */
export interface TurnDrafts {
  readonly journey: JourneyDraft | undefined
  readonly planning: Planning | undefined
  readonly bidding: Bidding | undefined
  readonly discarding: Discarding | undefined
  readonly keeping: Keeping | undefined
  readonly showing: Showing | undefined
}

export function useTurn(
  view: SeatView | undefined,
  { active, past }: { active: boolean; past: boolean },
  { send }: Sender,
): TurnDrafts {
  const journey = useJourney(view, active)
  const planning = usePlanning(view, active)
  const bidding = useBidding(past ? undefined : view, active, send)
  const discarding = useDiscarding(view, active)
  const keeping = useKeeping(view, active)
  const showing = useTokenToShow(view)
  useAutomatic(view, active, send)
  const drafted = journey?.legs.map(({ step }) => step) ?? (planning?.ready ? [planning.ready] : [])
  const words = JSON.stringify(drafted)
  useEffect(() => {
    draftedMoves.value = drafted
  }, [words])
  return { journey, planning, bidding, discarding, keeping, showing }
}
