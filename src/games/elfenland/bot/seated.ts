import type { Seat, View } from '../../../kernel/index.ts'
import { HIGHEST_BID } from '../rules/moves.ts'
import type { Open, Own, SeatView } from '../rules/state.ts'

/** The view of a seat that has to move; a bot has no use for a spectator's. */
export function seated({ seat, open, own }: View<Open, Own>): SeatView {
  if (seat === undefined || own === undefined) throw new Error('a bot needs a seat')
  return { seat, open, own }
}

/** The highest legal bid of a seat that is within its gold: bots never bid more (E7). The last one may bid 1 (E6). */
export function highestBid({ bidding, players }: Open, seat: Seat): number {
  return Math.min(players[seat].gold, bidding === 1 << seat ? 1 : HIGHEST_BID)
}
