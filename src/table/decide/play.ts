import {
  hasSeat,
  type Rejection,
  type Seat,
  type State,
  samePlain,
  tryTakeBack,
  tryTurn,
  viewOf,
  withSeat,
} from '../../kernel/index.ts'
import { type EntryFields, EVERYONE, type ViewerSet } from '../log-entry.ts'
import { botOf, isAway } from '../record.ts'
import { type TableState, waitingOf } from '../state.ts'
import { lastOwnTurn } from '../take-back.ts'
import { resumedDeadline } from '../time/clock.ts'
import { calendarOf } from '../time/player-rest.ts'
import {
  type DecideContext,
  type Decision,
  isDecision,
  type Request,
  refuse,
  type Wanted,
} from './decision.ts'

export function decidePlay(
  { table, seat, common }: Request,
  { asked, moves }: Wanted<'play'>,
): Decision | Rejection {
  if (table.status === 'lobby') return refuse('notStarted')
  if (seat === undefined) return refuse('notSeated')
  if (isAway(table.seats[seat])) return refuse('seatAway')
  return whyNotPlay(table, seat, asked) ?? playMoves(table, seat, moves, common)
}

function whyNotPlay(table: TableState, seat: Seat, asked: number): Rejection | undefined {
  if (table.status === 'over') return refuse('matchOver')
  if (!hasSeat(waitingOf(table), seat)) return { code: 'notYourMove' }
  return table.asked[seat] === asked ? undefined : refuse('outdated')
}

/** A seat plays a list of moves. */
export function playMoves(
  { match }: TableState,
  seat: Seat,
  moves: readonly unknown[],
  common: EntryFields & { readonly byOrder?: true },
): Decision | Rejection {
  if (!match) return refuse('notStarted')
  const tried = tryTurn(match, seat, moves)
  if ('code' in tried) return tried
  const { turn, state } = tried
  const chance = turn.chance.length > 0 ? { chance: turn.chance } : {}
  const seen = viewersOfChange(match.state, state, seat)
  const entry = { ...common, type: 'turn', seat, moves: turn.moves, ...chance, seen } as const
  return { entries: [entry], prepared: { turn: tried } }
}

export function decideTakeBack(
  { table, seat, common }: Request,
  { turn }: Wanted<'takeBack'>,
): Decision | Rejection {
  const { status, match, turns, clocks, record } = table
  if (status === 'lobby' || !match) return refuse('notStarted')
  // The seed has been shown, so what is over stays over.
  if (status === 'over') return refuse('matchOver')
  if (seat === undefined) return refuse('notSeated')
  if (isAway(table.seats[seat])) return refuse('seatAway')
  const last = lastOwnTurn(table, seat)
  if (last === undefined) return { code: 'nothingToTakeBack' }
  if (last !== turn) return refuse('outdated')
  // The clock would go on as if it had never stopped: if it has run out by now, a bot would take the seat at once.
  const mark = turns.findLast((one) => one.seat === seat)
  const clock = clocks[seat]
  const until =
    mark?.answered && clock ? resumedDeadline(record.clock, clock, mark, calendarOf(table, seat)) : undefined
  if (until !== undefined && until <= common.at) return { code: 'nothingToTakeBack' }
  const tried = tryTakeBack(match, seat)
  if ('code' in tried) return tried
  const seen = viewersOfChange(match.state, tried.state, seat)
  return { entries: [{ ...common, type: 'tookBack', seat, seen }], prepared: { takeBack: tried } }
}

/** A change that a viewer cannot see is not announced to them: even the announcement would tell them something. */
function viewersOfChange(before: State, after: State, mover: Seat): ViewerSet {
  if (!samePlain(before.open, after.open)) return EVERYONE
  return after.own.reduce<ViewerSet>(
    (viewers, own, seat) => (samePlain(before.own[seat], own) ? viewers : withSeat(viewers, seat)),
    withSeat(0, mover),
  )
}

/** A bot's answer to what its seat was asked; without a move where the bot failed. */
export interface BotMove {
  readonly seat: Seat
  readonly asked: number
  readonly move: unknown
}

export function botMove(
  table: TableState,
  { seat, asked, move }: BotMove,
  { now, chance }: DecideContext,
): Decision | Rejection {
  const problem = whyNotPlay(table, seat, asked)
  if (problem) return problem
  if (botOf(table.seats[seat]) === undefined || !table.match) return refuse('seatNotAway')
  const played = move === undefined ? refuse('malformed') : playMoves(table, seat, [move], { at: now })
  if (isDecision(played)) return played
  const legal = table.game.legal(viewOf(table.match.state, seat))
  if (legal.length === 0) return refuse('serverTrouble')
  const anyMove = playMoves(table, seat, [legal[chance.below(legal.length)]], { at: now })
  return isDecision(anyMove) ? { ...anyMove, fallback: played.code } : anyMove
}
