import { useEffect } from 'preact/hooks'
import { draftedMoves } from '../../../../ui/board/game-help.ts'
import { useSendWhenComplete, useTouched } from '../../../../ui/hooks/send-when-complete.ts'
import type { Move } from '../../rules/moves.ts'
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
import type { OrderControls } from './orders/order-controls.ts'
import { type Planning, usePlanning } from './planning/planning.ts'
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
  { send, play }: Sender,
  orderControls: OrderControls | undefined,
): TurnDrafts {
  const journey = useJourney(view, active)
  const planning = usePlanning(view, active)
  const bidding = useBidding(past ? undefined : view, active, orderControls)
  const discarding = useDiscarding(view, active)
  const keeping = useKeeping(view, active)
  const showing = useTokenToShow(view)
  useAutomatic(view, active, send)
  const drafted = journey?.legs.map(({ step }) => step) ?? (planning?.ready ? [planning.ready] : [])
  const words = JSON.stringify(drafted)
  useEffect(() => {
    draftedMoves.value = drafted
  }, [words])
  const touched = useTouched()
  // A journey can always go on, so only its button ends it.
  const complete = planning ? readyForGood(planning) : (discarding ?? keeping ?? showing)?.moves
  useSendWhenComplete(touched, complete && (() => play(...complete)))
  const touching =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      touched.current = true
      act(...args)
    }
  return {
    journey,
    planning: planning && {
      ...planning,
      choose: touching(planning.choose),
      chooseSecond: touching(planning.chooseSecond),
    },
    bidding,
    // Pressing one card more when enough are chosen changes nothing.
    discarding: discarding && {
      ...discarding,
      toggle: discarding.owed > 0 ? touching(discarding.toggle) : discarding.toggle,
    },
    keeping: keeping && { ...keeping, toggle: touching(keeping.toggle) },
    showing: showing && { ...showing, choose: touching(showing.choose) },
  }
}

/** The planned action, unless there is still something to choose: which counters an exchange swaps. */
const readyForGood = ({ ready, swaps }: Planning): readonly Move[] | undefined =>
  ready && swaps.length < 2 ? [ready] : undefined
