import type { Road } from '../rules/components/map.ts'
import type { Token } from '../rules/components/tokens.ts'
import { COUNTER_KINDS } from '../rules/components/transport.ts'
import type { MoveOf } from '../rules/moves.ts'
import type { SeatView } from '../rules/state.ts'

/** By kind: the own counters, open and hidden. */
export function countersOf({ seat, open, own }: SeatView): number[] {
  const { tokens } = open.players[seat]
  return Array.from({ length: COUNTER_KINDS }, (_, kind) => tokens[kind] + own.hiddenTokens[kind])
}

export const holdsToken = ({ seat, open, own }: SeatView, token: Token): boolean =>
  open.players[seat].tokens[token] + own.hiddenTokens[token] > 0

/** Lays a token that the seat holds: one that lies open, if there is a choice, for the others know it anyway. */
export function layToken({ seat, open }: SeatView, token: Token, road: Road): MoveOf<'lay'> {
  return { type: 'lay', token, road, hidden: open.players[seat].tokens[token] === 0 }
}
