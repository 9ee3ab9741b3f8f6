import { everySeat, hasSeat, NO_SEATS, type Seat, withoutSeat } from '../../../../kernel/index.ts'
import { backToPool } from '../components/holdings.ts'
import { NO_TOKEN } from '../components/tokens.ts'
import { fixed, HIGHEST_BID, type Move, type MoveOf, PASS, type Refusal } from '../moves.ts'
import { askTurn, type ElfenlandState, NO_SEAT, nextSeat, type Open } from '../state.ts'
import { drawToken } from './counters.ts'
import type { Phase } from './phase.ts'

/** `BIDS[gold]` bids so much; the lowest bid is 1 (E5). */
const BIDS: readonly Move[] = Array.from({ length: HIGHEST_BID + 1 }, (_, gold) =>
  gold === 0 ? PASS : fixed({ type: 'bid', gold }),
)

/** 2 × players tokens are turned up in a row and auctioned one by one. */
export const auction: Phase = {
  begin(state, chance) {
    const { row } = state.open
    for (let lot = 0; lot < row.length; lot++) row[lot] = drawToken(state, chance)
    putUp(state, 0)
  },

  legal({ seat, open }) {
    // From the bid that stands up to the most; in the place of the one that stands, the pass.
    const moves = BIDS.slice(open.bid, mostFor(open, seat) + 1)
    moves[0] = PASS
    return moves
  },

  play(state, seat, move) {
    switch (move.type) {
      case 'bid':
        return bid(state, seat, move)
      case 'pass':
        return pass(state, seat)
      default:
        return { code: 'notNow' }
    }
  },
}

/** The next token of the row, for everybody; after the last one the auction is over. */
function putUp(state: ElfenlandState, lot: number): void {
  const { open } = state
  open.lot = lot
  open.barred = NO_SEATS
  if (lot < open.row.length) openBidding(state)
  else endAuction(open)
}

/** The start player, or the next one still allowed, opens; nobody left: back to the pool. */
function openBidding(state: ElfenlandState): void {
  const { open } = state
  open.bid = 0
  open.bidder = NO_SEAT
  open.bidding = everySeat(open.players.length) & ~open.barred
  if (open.bidding === NO_SEATS) {
    goesBack(state)
    return
  }
  open.turn = open.start
  if (!hasSeat(open.bidding, open.turn)) passTurn(open)
  askTurn(open)
}

/** Clockwise to the next one who has not passed. */
function passTurn(open: Open): void {
  do open.turn = nextSeat(open, open.turn)
  while (!hasSeat(open.bidding, open.turn))
}

const isLastOne = (open: Open, seat: Seat): boolean => open.bidding === 1 << seat

/**
 * E5: nobody bids more than 300. E6: the last player, where nobody has bid, takes it for exactly 1.
 * E7: the table option forbids to bid more than one owns.
 */
function mostFor(open: Open, seat: Seat): number {
  const most = isLastOne(open, seat) ? 1 : HIGHEST_BID
  return open.variant.overbids ? most : Math.min(most, open.players[seat].gold)
}

/** Raise, by any whole amount. */
function bid(state: ElfenlandState, seat: Seat, { gold }: MoveOf<'bid'>): Refusal | undefined {
  const { open } = state
  const most = mostFor(open, seat)
  if (!Number.isInteger(gold) || gold <= open.bid) return { code: 'bidTooLow', least: open.bid + 1 }
  if (gold > most) return { code: 'bidTooHigh', most }
  open.bid = gold
  open.bidder = seat
  goOnBidding(state)
  return undefined
}

/** Who passed is out for this token. */
function pass(state: ElfenlandState, seat: Seat): undefined {
  const { open } = state
  open.bidding = withoutSeat(open.bidding, seat)
  goOnBidding(state)
}

function goOnBidding(state: ElfenlandState): void {
  const { open } = state
  if (open.bidding === NO_SEATS) goesBack(state)
  else if (open.bidder !== NO_SEAT && isLastOne(open, open.bidder)) settle(state)
  else {
    passTurn(open)
    askTurn(open)
  }
}

/** The last one left pays. Who cannot loses all his gold, and the token is auctioned again without him. */
function settle(state: ElfenlandState): void {
  const { open } = state
  const winner = open.players[open.bidder]
  if (winner.gold < open.bid) {
    winner.gold = 0
    open.barred |= 1 << open.bidder
    openBidding(state)
    return
  }
  winner.gold -= open.bid
  winner.tokens[open.row[open.lot]]++
  open.row[open.lot] = NO_TOKEN
  putUp(state, open.lot + 1)
}

/** No bid: the token goes back to the pool, no replacement. */
function goesBack(state: ElfenlandState): void {
  const { open } = state
  backToPool(state, open.row[open.lot])
  open.row[open.lot] = NO_TOKEN
  putUp(state, open.lot + 1)
}

function endAuction(open: Open): void {
  open.lot = 0
  open.bid = 0
  open.bidder = NO_SEAT
  open.bidding = NO_SEATS
  open.waiting = NO_SEATS
}
