import { isCounter, type Token } from '../rules/components/tokens.ts'
import { type Move, PASS } from '../rules/moves.ts'
import type { SeatView } from '../rules/state.ts'
import { tokenValue } from './choosing.ts'
import { countersOf } from './holding.ts'
import { prospectsNow } from './prospects.ts'
import { highestBid } from './seated.ts'
import { goldWorth, tokenWorth, type Worth } from './worth.ts'

/** Raises by one as long as the token adds more to the own plan than it costs, and gold is left for later ones. */
export function chooseBid(view: SeatView, worth: Worth): Move {
  const { seat, open } = view
  const next = open.bid + 1
  if (next > highestBid(open, seat)) return PASS
  const counters = countersOf(view)
  const prospects = prospectsNow(view, worth)
  const inGold = (token: Token): number =>
    isCounter(token)
      ? (worth.confidence * tokenValue(prospects, view, token, counters, worth)) / goldWorth(open, worth)
      : tokenWorth(token, worth)
  const value = inGold(open.row[open.lot])
  if (next > value) return PASS
  let later = 0
  for (let lot = open.lot + 1; lot < open.row.length; lot++) later += Math.max(0, inGold(open.row[lot]))
  const share = (open.players[seat].gold * value) / (value + worth.keptBack * later)
  return next <= share ? { type: 'bid', gold: next } : PASS
}
