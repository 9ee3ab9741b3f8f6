import { hasSeat, type Seat } from '../kernel/index.ts'
import { botOf } from './record.ts'
import type { TableState } from './state.ts'

/**
 * The number of a seat's last turn, unless something hidden was shown since. A turn that a bot has played cannot be
 * taken back, nor anything before it: the player would have asked the bot for advice.
 */
export function lastOwnTurn({ match, turns, inherited }: TableState, seat: Seat): number | undefined {
  if (!match) return undefined
  const index = turns.findLastIndex((turn) => turn.seat === seat)
  const turn = turns[index]
  if (index < Math.max(match.undoLimit, inherited) || turn?.standIn || turn?.bot) return undefined
  return turn?.number
}

/** The turn that a player is offered to take back: nobody has played because of it. */
export function offeredTakeBack(table: TableState, seat: Seat): number | undefined {
  const { status, seats, turns } = table
  if (status !== 'playing' || botOf(seats[seat]) !== undefined) return undefined
  const index = turns.findLastIndex((turn) => turn.seat === seat)
  const turn = turns[index]
  const next = turns[index + 1]
  if (!turn || (next && !hasSeat(turn.asked, next.seat))) return undefined
  return lastOwnTurn(table, seat)
}
