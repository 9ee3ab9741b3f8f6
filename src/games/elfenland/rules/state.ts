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

/** The steps of a round; `course.ts` puts them in order for each game. */
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

/** What everybody sees of one player. */
export interface Player {
  boot: Town
  /** The towns whose piece he has taken. */
  pieces: Towns
  gold: number
  /** How many cards he holds (E8). */
  cards: number
  /** By kind: cards that everybody saw him take and has not seen him spend. So many of them he holds at least. */
  seenCards: number[]
  /** By kind: the tokens that lie open before him; in Elfenland the own tree obstacle is one of them. */
  tokens: number[]
  /** How many more lie hidden before him (E8). */
  hiddenTokens: number
  /** His town card, shown when the game is over. */
  townCard: Town
}

/** One shape for both games: what only one of them knows stays empty in the other. */
export interface Open {
  /** Never changed: states share it. */
  variant: Variant
  phase: PhaseName
  /** Who owes a move. */
  waiting: SeatSet
  /** From 1. */
  round: number
  start: Seat
  /** Whose turn it is, where the phase goes round the table. */
  turn: Seat
  players: Player[]
  /** What lies on each road. */
  roads: Loads
  /** Elfengold: the value of each town. Never changed: states share it. */
  values: readonly number[]
  /** How many cards the draw pile has. */
  pile: number
  /** By kind: the cards on the discard pile. */
  discard: number[]
  /** By kind: all that was ever paid or discarded. Unlike the discard pile it is never shuffled away. */
  spent: number[]
  /** How many tokens lie face down and belong to nobody. */
  pool: number
  /** How many cards or tokens are still to be drawn in this phase. */
  drawsLeft: number
  /** Planning: how many have passed one after another. */
  passes: number
  /** Elfenland: the five counters beside the pile. */
  openCounters: Token[]
  /** Elfengold: three cards, NO_CARD where a place is empty (E3). */
  openCards: Card[]
  /** Elfengold: how many gold cards lie on the gold pile. */
  goldPile: number
  /** Elfengold: the tokens up for auction, NO_TOKEN once one is sold or gone back. */
  row: Token[]
  /** The place in the row of the token that is being auctioned. */
  lot: number
  /** The highest bid, 0 while there is none. */
  bid: number
  bidder: Seat
  /** Who has not passed on this token. */
  bidding: SeatSet
  /** Who could not pay for this token. */
  barred: SeatSet
  /** Whether the boot that is on its journey has left its town. */
  moved: boolean
  /** The gold that the journey has earned. */
  earned: number
}

/** What only the seat itself knows. */
export interface Own {
  /** By kind. */
  hand: number[]
  /** By kind. */
  hiddenTokens: number[]
  /** NO_TOWN without the variant, and once it is shown. */
  townCard: Town
  /** Tokens: the two drawn blind, until one of them is shown. */
  drawn: Token[]
  /** Round end: what is kept, until all have chosen; see `keepsake`. */
  kept: number[]
}

/** What nobody knows: what will be drawn. */
export interface Secret {
  pile: Bag
  pool: Bag
}

export type ElfenlandState = State<Open, Own, Secret>

/** What the seat that is asked can see. */
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

/** By hand, because search copies states all the time. Nothing is allocated when `into` is given. */
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
