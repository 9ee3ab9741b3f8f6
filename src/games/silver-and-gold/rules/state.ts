import {
  type Bag,
  bagOf,
  copyBag,
  everySeat,
  type Seat,
  type SeatSet,
  type State,
} from '../../../kernel/index.ts'
import { NO_CELLS } from './components/cells.ts'
import { type Card, deckOf, NO_CARD, NO_PATTERN, type Pattern } from './components/deck.ts'
import type { Options } from './options.ts'

export const ROUNDS = 4
export const TURNS_PER_ROUND = 7
export const TURNS = ROUNDS * TURNS_PER_ROUND
export const DISPLAY_PLACES = 4
export const DEALT = 4
export const COIN_ROWS = 3
export const COINS_PER_ROW = 4
export const COIN_BOXES = COIN_ROWS * COINS_PER_ROW
export const PALM_BOXES = 4
export const HIGHEST_TROPHY = 6

export const PHASES = ['keep', 'mark', 'pick', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

/** The two places for active cards. */
export const PLACES = [0, 1] as const
export type Pair = [number, number]

/** The public part of a player's state. */
export interface Player {
  /** The two active cards, or NO_CARD for an empty place. */
  cards: Pair
  /** The unmarked cells of each active card. */
  free: Pair
  coins: number
  /** The number of coin rows already resolved, with or without a trophy. */
  rows: number
  /** The trophy earned by each row, 0 while the row is not full or if no trophy was left. */
  trophies: number[]
  palms: number
  /** The number in each palm box, 0 while empty. */
  palmBoxes: number[]
  /** Finished cards in the order they were put aside. */
  finished: Card[]
}

export interface Open {
  readonly options: Options
  phase: PhaseName
  /** The seats that must move. */
  waiting: SeatSet
  /** Counts from 0; 28 when the game is over. */
  turn: number
  start: Seat
  /** The number of seats resolved this turn, counting from the start seat. */
  resolved: number
  /** The pattern on the current expedition card. */
  expedition: Pattern
  /** R11: how often each pattern was shown this round. Empty without the memory aid. */
  seen: number[]
  /** The four display places, NO_CARD where one is empty. */
  display: Card[]
  /** The number of cards in the stock. */
  stock: number
  /** The highest trophy left, or 0 if all are gone. */
  trophy: number
  /** The value of a palm this turn (R1). */
  palmValue: number
  players: Player[]
}

/** What only the seat's own player knows. */
export interface Own {
  /** R14: the four cards dealt at set-up. The two returned cards are never shown to the others. */
  dealt: Card[]
  /** The cards kept, NO_CARD until chosen. */
  kept: Pair
  /** R12: the cells marked this turn on each card, hidden until all marks are shown. */
  marks: Pair
  /** The number of extra marks still owed. */
  owed: number
}

/** What no player knows: the contents of the draw piles. */
export interface Secret {
  stock: Bag
  expeditions: Bag
}

export type SilverAndGoldState = State<Open, Own, Secret>

/** The table before the deal. */
export function emptyState(options: Options, seats: number): SilverAndGoldState {
  const deck = deckOf(options)
  const players: Player[] = []
  const own: Own[] = []
  for (let seat = 0; seat < seats; seat++) {
    players.push({
      cards: [NO_CARD, NO_CARD],
      free: [NO_CELLS, NO_CELLS],
      coins: 0,
      rows: 0,
      trophies: [0, 0, 0],
      palms: 0,
      palmBoxes: [0, 0, 0, 0],
      finished: [],
    })
    own.push({ dealt: [], kept: [NO_CARD, NO_CARD], marks: [NO_CELLS, NO_CELLS], owed: 0 })
  }
  return {
    open: {
      options,
      phase: 'keep',
      waiting: everySeat(seats),
      turn: 0,
      start: 0,
      resolved: 0,
      expedition: NO_PATTERN,
      seen: options.memoryAid ? deck.patternCounts.map(() => 0) : [],
      display: [NO_CARD, NO_CARD, NO_CARD, NO_CARD],
      stock: deck.cards,
      trophy: HIGHEST_TROPHY,
      palmValue: 0,
      players,
    },
    own,
    secret: { stock: bagOf(deck.cardCounts), expeditions: bagOf(deck.patternCounts) },
  }
}

/** Hand-written because search copies states constantly. Allocates nothing when `into` is given. */
export function copyState(
  from: SilverAndGoldState,
  into = emptyState(from.open.options, from.own.length),
): SilverAndGoldState {
  const [source, target] = [from.open, into.open]
  target.phase = source.phase
  target.waiting = source.waiting
  target.turn = source.turn
  target.start = source.start
  target.resolved = source.resolved
  target.expedition = source.expedition
  copyNumbers(source.seen, target.seen)
  copyNumbers(source.display, target.display)
  target.stock = source.stock
  target.trophy = source.trophy
  target.palmValue = source.palmValue
  for (let seat = 0; seat < from.own.length; seat++) {
    copyPlayer(source.players[seat], target.players[seat])
    copyOwn(from.own[seat], into.own[seat])
  }
  copyBag(from.secret.stock, into.secret.stock)
  copyBag(from.secret.expeditions, into.secret.expeditions)
  return into
}

function copyPlayer(from: Player, into: Player): void {
  copyPair(from.cards, into.cards)
  copyPair(from.free, into.free)
  into.coins = from.coins
  into.rows = from.rows
  for (let row = 0; row < COIN_ROWS; row++) into.trophies[row] = from.trophies[row]
  into.palms = from.palms
  for (let box = 0; box < PALM_BOXES; box++) into.palmBoxes[box] = from.palmBoxes[box]
  copyNumbers(from.finished, into.finished)
}

function copyOwn(from: Own, into: Own): void {
  copyNumbers(from.dealt, into.dealt)
  copyPair(from.kept, into.kept)
  copyPair(from.marks, into.marks)
  into.owed = from.owed
}

function copyPair(from: Pair, into: Pair): void {
  into[0] = from[0]
  into[1] = from[1]
}

function copyNumbers(from: readonly number[], into: number[]): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i]
  if (into.length !== from.length) into.length = from.length
}
