import {
  type Bag,
  bagOf,
  copyBag,
  NO_SEATS,
  type Seat,
  type SeatSet,
  type State,
} from '../../../kernel/index.ts'
import { CARD_KINDS, type Card, HAND_KINDS, NO_CARD } from './components/cards.ts'
import { ELVENHOLD, NO_TOWN, TOWN_COUNT, type Town, type Towns } from './components/map.ts'
import { emptyRoads, type Loads } from './components/roads.ts'
import { NO_TOKEN, TOKEN_KINDS, type Token } from './components/tokens.ts'
import { OPEN_CARDS, OPEN_COUNTERS } from './moves.ts'
import type { Variant } from './options.ts'

/** The phases of a round; `phases/round-order.ts` orders them for each game. */
export const PHASES = [
  'deal',
  'hiddenCounter',
  'threeCounters',
  'drawCards',
  'income',
  'tokens',
  'auction',
  'planning',
  'moving',
  'handLimit',
  'reward',
  'rewardCards',
  'roundEnd',
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

export const NO_SEAT: Seat = -1

/** The public part of one player. */
export interface Player {
  boot: Town
  /** The towns whose pieces the player has collected. */
  pieces: Towns
  gold: number
  /** The number of cards in hand, which is public (E8). */
  cards: number
  /** By kind: cards that everyone saw the player take and has not seen them spend. The hand has at least these. */
  seenCards: number[]
  /** By kind: the open tokens; in Elfenland these include the player's tree obstacle. */
  tokens: number[]
  /** The number of hidden tokens, which is public (E8). */
  hiddenTokens: number
  /** The town card, revealed when the game is over; NO_TOWN before. */
  townCard: Town
}

/** The public state. Both games share it; what exists in only one game stays empty in the other. */
export interface Open {
  /** Immutable, so states share it. */
  variant: Variant
  phase: PhaseName
  /** The seats that have to move. */
  waiting: SeatSet
  /** From 1. */
  round: number
  start: Seat
  /** The seat whose turn it is, in phases that are played in turn order. */
  turn: Seat
  players: Player[]
  /** The tokens on each road. */
  roads: Loads
  /** Elfengold: the value of each town. Immutable, so states share it. */
  values: readonly number[]
  /** The number of cards in the draw pile. */
  pile: number
  /** By kind: the cards on the discard pile. */
  discard: number[]
  /** By kind: all cards paid or discarded so far. Unlike `discard`, the counts survive a reshuffle. */
  spent: number[]
  /** The number of tokens in the face-down pool. */
  pool: number
  /** The number of cards or tokens still to be drawn in this phase. */
  drawsLeft: number
  /** Planning: the number of consecutive passes. */
  passes: number
  /** Elfenland: the five counters that lie face up. */
  openCounters: Token[]
  /** Elfengold: the three face-up cards; NO_CARD if a place is empty (E3). */
  openCards: Card[]
  /** Elfengold: the number of cards on the gold pile. */
  goldPile: number
  /** Elfengold: the tokens up for auction; NO_TOKEN once a token is sold or returned. */
  row: Token[]
  /** The index in `row` of the token being auctioned. */
  lot: number
  /** The highest bid; 0 if there is none. */
  bid: number
  bidder: Seat
  /** The seats that have not passed on this token. */
  bidding: SeatSet
  /** The seats that won this token and could not pay for it. */
  barred: SeatSet
  /** Whether the player on their journey has moved. */
  moved: boolean
  /** The gold that the current journey has earned. */
  earned: number
}

/** What only the seat itself can see. */
export interface Own {
  /** By kind. */
  hand: number[]
  /** By kind. */
  hiddenTokens: number[]
  /** NO_TOWN without the town card variant, and once the card is revealed. */
  townCard: Town
  /** Tokens: the two tokens drawn, until one of them is shown. */
  drawn: Token[]
  /** Round end: the tokens to keep, until everyone has chosen: 2 × token, plus 1 for a hidden one; NO_TOKEN before. */
  kept: number[]
}

/** What nobody can see: the cards and tokens that can still be drawn. */
export interface Secret {
  pile: Bag
  pool: Bag
}

export type ElfenlandState = State<Open, Own, Secret>

/** What a seat that has to move can see. */
export interface SeatView {
  readonly seat: Seat
  readonly open: Open
  readonly own: Own
}

const ZEROS: readonly number[] = Array.from({ length: 64 }, () => 0)
const zeros = (length: number): number[] => ZEROS.slice(0, length)

/** The table before anything is shuffled or dealt, as if a round had just ended. */
export function emptyState(
  variant: Variant,
  seats: number,
  values: readonly number[] = zeros(TOWN_COUNT),
): ElfenlandState {
  const elfengold = variant.game === 'elfengold'
  return {
    open: {
      variant,
      phase: 'roundEnd',
      waiting: NO_SEATS,
      round: 1,
      start: 0,
      turn: 0,
      players: Array.from({ length: seats }, newPlayer),
      roads: emptyRoads(),
      values,
      pile: 0,
      discard: zeros(CARD_KINDS),
      spent: zeros(HAND_KINDS),
      pool: 0,
      drawsLeft: 0,
      passes: 0,
      openCounters: Array.from({ length: elfengold ? 0 : OPEN_COUNTERS }, () => NO_TOKEN),
      openCards: Array.from({ length: elfengold ? OPEN_CARDS : 0 }, () => NO_CARD),
      goldPile: 0,
      row: Array.from({ length: elfengold ? 2 * seats : 0 }, () => NO_TOKEN),
      lot: 0,
      bid: 0,
      bidder: NO_SEAT,
      bidding: NO_SEATS,
      barred: NO_SEATS,
      moved: false,
      earned: 0,
    },
    own: Array.from({ length: seats }, () => newOwn(variant.kept)),
    secret: { pile: bagOf(zeros(CARD_KINDS)), pool: bagOf(zeros(TOKEN_KINDS)) },
  }
}

function newPlayer(): Player {
  return {
    boot: ELVENHOLD,
    pieces: 0,
    gold: 0,
    cards: 0,
    seenCards: zeros(HAND_KINDS),
    tokens: zeros(TOKEN_KINDS),
    hiddenTokens: 0,
    townCard: NO_TOWN,
  }
}

function newOwn(kept: number): Own {
  return {
    hand: zeros(HAND_KINDS),
    hiddenTokens: zeros(TOKEN_KINDS),
    townCard: NO_TOWN,
    drawn: [NO_TOKEN, NO_TOKEN],
    kept: Array.from({ length: kept }, () => NO_TOKEN),
  }
}

export const nextSeat = ({ players }: Open, seat: Seat): Seat => (seat + 1) % players.length

/** Waits for the seat whose turn it is. */
export function askTurn(open: Open): void {
  open.waiting = 1 << open.turn
}

/** Written field by field because search copies states all the time. Allocates nothing if `into` is given. */
export function copyState(
  from: ElfenlandState,
  into = emptyState(from.open.variant, from.own.length, from.open.values),
): ElfenlandState {
  copyOpen(from.open, into.open)
  for (let seat = 0; seat < from.own.length; seat++) copyOwn(from.own[seat], into.own[seat])
  copyBag(from.secret.pile, into.secret.pile)
  copyBag(from.secret.pool, into.secret.pool)
  return into
}

function copyOpen(from: Open, into: Open): void {
  into.variant = from.variant
  into.phase = from.phase
  into.waiting = from.waiting
  into.round = from.round
  into.start = from.start
  into.turn = from.turn
  for (let seat = 0; seat < from.players.length; seat++) copyPlayer(from.players[seat], into.players[seat])
  copyNumbers(from.roads, into.roads)
  into.values = from.values
  into.pile = from.pile
  copyNumbers(from.discard, into.discard)
  copyNumbers(from.spent, into.spent)
  into.pool = from.pool
  into.drawsLeft = from.drawsLeft
  into.passes = from.passes
  copyNumbers(from.openCounters, into.openCounters)
  copyNumbers(from.openCards, into.openCards)
  into.goldPile = from.goldPile
  copyNumbers(from.row, into.row)
  into.lot = from.lot
  into.bid = from.bid
  into.bidder = from.bidder
  into.bidding = from.bidding
  into.barred = from.barred
  into.moved = from.moved
  into.earned = from.earned
}

function copyPlayer(from: Player, into: Player): void {
  into.boot = from.boot
  into.pieces = from.pieces
  into.gold = from.gold
  into.cards = from.cards
  copyNumbers(from.seenCards, into.seenCards)
  copyNumbers(from.tokens, into.tokens)
  into.hiddenTokens = from.hiddenTokens
  into.townCard = from.townCard
}

function copyOwn(from: Own, into: Own): void {
  copyNumbers(from.hand, into.hand)
  copyNumbers(from.hiddenTokens, into.hiddenTokens)
  into.townCard = from.townCard
  copyNumbers(from.drawn, into.drawn)
  copyNumbers(from.kept, into.kept)
}

function copyNumbers(from: readonly number[], into: number[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i]
}
