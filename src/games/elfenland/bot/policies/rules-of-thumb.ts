import { maxBy } from '../../../../search/max-by.ts'
import { countersOf } from '../../journey/traveller.ts'
import { isCounter, type Token } from '../../rules/components/tokens.ts'
import { elfenland } from '../../rules/game.ts'
import { type Move, PASS } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { highestBid } from '../seat-view.ts'

/*
 * Decisions without any search, for the easy levels and for rollouts. They count the cards of the hand that go with a
 * counter.
 */

/** How useful tokens are, in matching cards. */
export interface TokenUse {
  /** How much less a counter is worth for each one of its kind that the seat holds. */
  readonly repeated: number
  /** A token that is not a transport counter. */
  readonly other: number
  /** Tokens below this are all alike. */
  readonly atLeast: number
}

/** Takes, keeps or hides the token that most cards of the hand go with. */
export function mostUsefulToken({ repeated, other, atLeast }: TokenUse, view: SeatView): Move {
  const { open, own } = view
  const counters = repeated === 0 ? undefined : countersOf(view)
  const matching = (token: Token): number => (isCounter(token) ? own.hand[token] : other)
  const beside = (token: Token): number =>
    counters && isCounter(token) ? matching(token) - repeated * counters[token] : matching(token)
  return maxBy(elfenland.legal(view), (move) => {
    switch (move.type) {
      case 'takeCounter':
        return Math.max(atLeast, beside(open.openCounters[move.place]))
      case 'keep':
        return Math.max(atLeast, matching(move.token))
      case 'show':
        return -beside(move.token)
      default:
        return Math.max(atLeast, 0)
    }
  })
}

/** What the pile is worth, in cards of a kind that the seat holds already. */
const BLIND_CARD = 1.5

/** Takes the open card of which the seat has most already, or the gold pile once it has grown. */
export function mostFrequentCard(view: SeatView): Move {
  const { open, own } = view
  return maxBy(elfenland.legal(view), (move) => {
    if (move.type === 'takeCard') return 1 + own.hand[open.openCards[move.place]]
    return move.type === 'takeGoldPile' ? open.goldPile : BLIND_CARD
  })
}

/** The most that is paid in an auction, in gold. */
export interface BidLimits {
  /** For a counter, and in addition for each card that it goes with. */
  readonly counter: number
  readonly perCard: number
  /** For a token that is not a transport counter. */
  readonly other: number
}

/** Raises by one up to a limit that depends on the matching cards. */
export function bidByCards({ counter, perCard, other }: BidLimits, { seat, open, own }: SeatView): Move {
  const token = open.row[open.lot]
  const limit = isCounter(token) ? counter + perCard * own.hand[token] : other
  const next = open.bid + 1
  return next <= Math.min(limit, highestBid(open, seat)) ? { type: 'bid', gold: next } : PASS
}

/** Discards a card of the kind that the seat has fewest of. */
export const discardRarest = (view: SeatView): Move =>
  maxBy(elfenland.legal(view), (move) => (move.type === 'discard' ? -view.own.hand[move.card] : 0))

/** The earnings from which on gold is preferred to two cards. */
const GOOD_EARNINGS = 6

export const goldIfPlenty = ({ open }: SeatView): Move => ({
  type: 'reward',
  take: open.earned >= GOOD_EARNINGS ? 'gold' : 'cards',
})
