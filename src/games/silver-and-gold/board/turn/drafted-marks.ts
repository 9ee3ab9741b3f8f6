import { at, NO_CHANCE, withSeat } from '../../../../kernel/index.ts'
import { silverAndGold } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { copyState, emptyState, type Pair, type SilverAndGoldState } from '../../rules/state.ts'
import { playerAt, type SgView } from '../view.ts'

/** What the moves of a marking have marked so far, and whether the turn could be confirmed. */
export interface DraftedMarks {
  readonly marks: Pair
  readonly free: Pair
  /** How many extra marks are still owed for crosses. */
  readonly owed: number
  readonly complete: boolean
}

const NOTHING_MARKED: DraftedMarks = { marks: [0, 0], free: [0, 0], owed: 0, complete: false }

/** A seat that no table has: while the state waits for it, a draft is never resolved. */
const UNUSED_SEAT = 30

function draftState({ open, own, seat }: SgView): SilverAndGoldState | undefined {
  if (own === undefined || seat === undefined) return undefined
  const empty = emptyState(open.options, open.players.length)
  const state = copyState({ ...empty, open, own: empty.own.map((other, i) => (i === seat ? own : other)) })
  state.open.waiting = withSeat(state.open.waiting, UNUSED_SEAT)
  return state
}

/** Plays the moves of a marking on a copy of what the seat sees, by the same rules as the server. */
export function draftMarks(view: SgView, moves: readonly Move[]): DraftedMarks {
  const state = draftState(view)
  const { seat } = view
  if (!state || seat === undefined) return NOTHING_MARKED
  for (const move of moves) silverAndGold.play(state, seat, move, NO_CHANCE)
  const own = at(state.own, seat)
  const { free } = playerAt(state.open, seat)
  return {
    marks: own.marks,
    free: [free[0] & ~own.marks[0], free[1] & ~own.marks[1]],
    owed: own.owed,
    complete: moves.length > 0 && own.owed === 0,
  }
}
