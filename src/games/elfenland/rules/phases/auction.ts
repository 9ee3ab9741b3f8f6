import { everySeat, hasSeat, NO_SEATS, type Seat, withoutSeat } from '../../../../kernel/index.ts'
import { backToPool } from '../components/holdings.ts'
import { NO_TOKEN } from '../components/tokens.ts'
import { fixed, HIGHEST_BID, type Move, type MoveOf, PASS, type Refusal } from '../moves.ts'
import { askTurn, type ElfenlandState, NO_SEAT, nextSeat, type Open } from '../state.ts'
import { drawToken } from './counters.ts'
import type { Phase } from './phase.ts'

/** `BIDS[gold]` is a bid of that much gold. The lowest bid is 1 (E5). */
const BIDS: readonly Move[] = Array.from({ length: HIGHEST_BID + 1 }, (_, gold) =>
  gold === 0 ? PASS : fixed({ type: 'bid', gold }),
)

/** Two tokens for each player are turned up in a row and auctioned one by one. */
export const auction: Phase = {
  begin(state, chance) {
    const { row } = state.open
    for (let lot = 0; lot < row.length; lot++) row[lot] = drawToken(state, chance)
    putUp(state, 0)
  },

  legal({ seat, open }) {
    // The slice starts with the standing bid, which is not legal; the pass takes its place.
    const moves = BIDS.slice(open.bid, highestBidFor(open, seat) + 1)
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

/** Puts up a token of the row, for which everyone may bid. After the last one the auction is over. */
function putUp(state: ElfenlandState, lot: number): void {
  const { open } = state
  open.lot = lot
  open.barred = NO_SEATS
  if (lot < open.row.length) openBidding(state)
  else endAuction(open)
}

/** The start player, or the next player still allowed to bid, opens. If there is none, the token goes back. */
function openBidding(state: ElfenlandState): void {
  const { open } = state
  open.bid = 0
  open.bidder = NO_SEAT
  open.bidding = everySeat(open.players.length) & ~open.barred
  if (open.bidding === NO_SEATS) {
    returnUnsold(state)
    return
  }
  open.turn = open.start
  if (!hasSeat(open.bidding, open.turn)) passTurn(open)
  askTurn(open)
}

/** Moves the turn clockwise to the next player who has not passed. */
function passTurn(open: Open): void {
  do open.turn = nextSeat(open, open.turn)
  while (!hasSeat(open.bidding, open.turn))
}

/** Whether everyone else has passed or is barred. */
export const isLastBidder = (open: Open, seat: Seat): boolean => open.bidding === 1 << seat

/**
 * The highest bid allowed. E5: nobody bids more than 300. E6: if everyone else has passed without a bid, the last
 * player may take the token for exactly 1. E7: a table option forbids players to bid more gold than they have.
 */
export function highestBidFor(open: Open, seat: Seat): number {
  const most = isLastBidder(open, seat) ? 1 : HIGHEST_BID
  return open.variant.overbids ? most : Math.min(most, open.players[seat].gold)
}

/** A bid may raise the last one by any whole amount. */
function bid(state: ElfenlandState, seat: Seat, { gold }: MoveOf<'bid'>): Refusal | undefined {
  const { open } = state
  const most = highestBidFor(open, seat)
  if (!Number.isInteger(gold) || gold <= open.bid) return { code: 'bidTooLow', least: open.bid + 1 }
  if (gold > most) return { code: 'bidTooHigh', most }
  open.bid = gold
  open.bidder = seat
  continueBidding(state)
  return undefined
}

/** A player who passes is out of the bidding for this token. */
function pass(state: ElfenlandState, seat: Seat): undefined {
  const { open } = state
  open.bidding = withoutSeat(open.bidding, seat)
  continueBidding(state)
}

function continueBidding(state: ElfenlandState): void {
  const { open } = state
  if (open.bidding === NO_SEATS) returnUnsold(state)
  else if (open.bidder !== NO_SEAT && isLastBidder(open, open.bidder)) settle(state)
  else {
    passTurn(open)
    askTurn(open)
  }
}

/** The winner pays. A winner who cannot loses all their gold, and the token is auctioned again without them. */
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

/** A token without a bid goes back to the pool and is not replaced. */
function returnUnsold(state: ElfenlandState): void {
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
