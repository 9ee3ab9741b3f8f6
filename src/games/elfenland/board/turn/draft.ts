import { at, NO_CHANCE, type Rejection } from '../../../../kernel/index.ts'
import type { JourneyStep } from '../../journey/traveller.ts'
import { hasTown, type Town } from '../../rules/components/map.ts'
import { elfengold } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { copyState, type ElfenlandState, emptyState, type SeatView } from '../../rules/state.ts'
import { playerAt } from '../view.ts'

/** The position as a seat sees it, to try moves on; what the seat does not see is empty. */
function stateOf({ seat, open, own }: SeatView): ElfenlandState {
  const empty = emptyState(open.variant, open.players.length, open.values)
  return copyState({ ...empty, open, own: empty.own.map((other, i) => (i === seat ? own : other)) })
}

/** Why the rules refuse a move; undefined if they allow it. */
export const refusal = (view: SeatView, move: Move): Rejection | undefined =>
  elfengold.play(stateOf(view), view.seat, move, NO_CHANCE)

/** The position after a move, by the same rules as on the server; undefined if the move is refused. */
export function tried({ seat, open, own }: SeatView, move: Move): SeatView | undefined {
  const state = stateOf({ seat, open, own })
  if (elfengold.play(state, seat, move, NO_CHANCE)) return undefined
  return { seat, open: state.open, own: at(state.own, seat) }
}

/** One leg of a drafted journey, with its costs and earnings. */
export interface DraftedLeg {
  readonly step: JourneyStep
  readonly from: Town
  readonly to: Town
  readonly road: number | undefined
  /** The cards paid, by kind, including wizards. */
  readonly paid: readonly number[]
  /** Gold paid to wizards. */
  readonly fee: number
  readonly earned: number
  readonly doubled: boolean
  /** Whether it takes a town piece. */
  readonly piece: boolean
  readonly before: SeatView
}

export interface DraftedJourney {
  readonly legs: readonly DraftedLeg[]
  /** The position at its end. */
  readonly after: SeatView
}

/** Plays the steps; the journey ends before the first one that is refused. */
export function draftJourney(view: SeatView, steps: readonly JourneyStep[]): DraftedJourney {
  const legs: DraftedLeg[] = []
  let now = view
  for (const step of steps) {
    const after = tried(now, step)
    if (!after) break
    legs.push(legOf(now, after, step))
    now = after
  }
  return { legs, after: now }
}

function legOf(before: SeatView, after: SeatView, step: JourneyStep): DraftedLeg {
  const [old, now] = [playerAt(before.open, before.seat), playerAt(after.open, after.seat)]
  const earned = after.open.earned - before.open.earned
  return {
    step,
    from: old.boot,
    to: now.boot,
    road: step.type === 'magicFlight' ? undefined : step.road,
    paid: before.own.hand.map((held, kind) => held - at(after.own.hand, kind)),
    fee: old.gold - now.gold,
    earned,
    doubled: earned > at(after.open.values, now.boot),
    piece: !hasTown(old.pieces, now.boot) && hasTown(now.pieces, now.boot),
    before,
  }
}
