import { at } from '../../../../../kernel/index.ts'
import type { ReferenceChance } from './chance.ts'
import type { BidMove } from './moves.ts'
import { after, countEvent, type Table, takeOne, turnOrder } from './table.ts'
import { TOKENS } from './transport.ts'

const HIGHEST_BID = 300

// ------------------------------------------------------------------------------------------- Two tokens, one shown

export function beginShowing(table: Table, chance: ReferenceChance): void {
  table.phase = 'showing'
  table.asked = table.startSeat
  drawTwo(table, chance)
}

function drawTwo(table: Table, chance: ReferenceChance): void {
  table.drawn = [chance.draw(table.pool, TOKENS), chance.draw(table.pool, TOKENS)]
  if (table.drawn[0] === table.drawn[1]) countEvent(table, 'twoEqualTokens')
}

/** Returns whether all players have shown a token. */
export function show(table: Table, token: string, chance: ReferenceChance): boolean {
  const player = at(table.players, table.asked)
  takeOne(table.drawn, token)
  player.open.push(token)
  player.hidden.push(...table.drawn.splice(0))
  table.asked = after(table, table.asked)
  if (table.asked === table.startSeat) return true
  drawTwo(table, chance)
  return false
}

// --------------------------------------------------------------------------------------------------------- Bidding

/** Like the functions below, returns whether the auction is over. */
export function beginAuction(table: Table, chance: ReferenceChance): boolean {
  table.phase = 'auction'
  table.row = []
  for (let i = 0; i < 2 * table.players.length; i++) table.row.push(chance.draw(table.pool, TOKENS))
  if (table.players.length === 6 && table.pool.length === 12) countEvent(table, 'poolDownToTwelve')
  return nextToken(table)
}

function nextToken(table: Table): boolean {
  const token = table.row.shift()
  if (token === undefined) return true
  return offer(table, token, [])
}

function offer(table: Table, token: string, barred: number[]): boolean {
  const seats = turnOrder(table).filter((seat) => !barred.includes(seat))
  table.bidding = { token, seats, barred, bid: 0, bidder: null }
  const [first] = seats
  if (first === undefined) {
    countEvent(table, 'nobodyLeftToBid')
    return unsold(table)
  }
  table.asked = first
  if (table.players.every(({ gold }) => gold === 0)) countEvent(table, 'nobodyHasGold')
  return false
}

function unsold(table: Table): boolean {
  countEvent(table, 'unsold')
  table.pool.push(table.bidding.token)
  return nextToken(table)
}

const isLastWithoutBid = ({ bidding }: Table): boolean =>
  bidding.seats.length === 1 && bidding.bidder === null

export function bidMoves(table: Table): BidMove[] {
  const { bid } = table.bidding
  const { gold } = at(table.players, table.asked)
  const most = table.options.overbids ? HIGHEST_BID : Math.min(HIGHEST_BID, gold)
  const moves: BidMove[] = [{ type: 'pass' }]
  for (let raised = bid + 1; raised <= most; raised++) {
    if (isLastWithoutBid(table) && raised > 1) break
    moves.push({ type: 'bid', gold: raised })
  }
  return moves
}

export function bidOrPass(table: Table, move: BidMove): boolean {
  const { bidding, asked } = table
  if (bidding.bid === HIGHEST_BID) countEvent(table, 'onlyPassingLeft')
  if (isLastWithoutBid(table)) countEvent(table, move.type === 'bid' ? 'takenForOne' : 'lastOnePassed')
  const next = nextBidder(table)
  if (move.type === 'bid') {
    bidding.bid = move.gold
    bidding.bidder = asked
  } else {
    bidding.seats = bidding.seats.filter((seat) => seat !== asked)
  }
  if (bidding.seats.length === 0) return unsold(table)
  if (bidding.seats.length === 1 && bidding.bidder === bidding.seats[0]) return sold(table)
  table.asked = next
  return false
}

/** The next seat, clockwise, that has not passed. */
function nextBidder(table: Table): number {
  let seat = after(table, table.asked)
  while (!table.bidding.seats.includes(seat)) seat = after(table, seat)
  return seat
}

function sold(table: Table): boolean {
  const { token, barred, bid, bidder } = table.bidding
  if (bidder === null) throw new Error('there is no bid')
  const winner = at(table.players, bidder)
  if (winner.gold < bid) {
    countEvent(table, 'winnerCannotPay')
    if (winner.gold === 0) countEvent(table, 'winnerHasNothing')
    winner.gold = 0
    return offer(table, token, [...barred, bidder])
  }
  if (barred.length > 0) countEvent(table, 'soldAfterFailedPayment')
  winner.gold -= bid
  winner.open.push(token)
  return nextToken(table)
}
