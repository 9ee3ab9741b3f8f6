import type { Seat } from '../../../../kernel/index.ts'
import { type Deck, NO_CARD } from '../../rules/components/deck.ts'
import {
  COIN_BOXES,
  COINS_PER_ROW,
  DISPLAY_PLACES,
  type Open,
  TURNS,
  TURNS_PER_ROUND,
} from '../../rules/state.ts'
import type { PatternsShown } from '../memory.ts'
import { turnsToFinish } from '../turn-tables/turn-table.ts'

/** What the value of a player's cards depends on, apart from the player. */
export interface TurnContext {
  readonly deck: Deck
  seats: number
  /** Turns after the one that is being decided. */
  turnsLeft: number
  trophy: number
  /** Coins in the current row of the opponent who is closest to filling one. */
  rivalRow: number
  /** The most coins of an opponent. */
  rivalCoins: number
  /** The turns that the opponents' card closest to being finished needs. */
  rivalTurns: number
  /** The player's place in the order in which the next turn is resolved, counted from 0. */
  order: number
  readonly display: Int32Array
  /** The number of cards in the display, and of palms on them. */
  displayCount: number
  displayPalms: number
  /** By pattern: the expedition cards that may come next, and the probability of each pattern. */
  readonly remaining: Float64Array
  readonly odds: Float64Array
}

/** The turns that stand for opponents without cards. */
const NO_RIVAL_CARD = 5

export const newContext = (deck: Deck): TurnContext => ({
  deck,
  seats: 2,
  turnsLeft: 0,
  trophy: 0,
  rivalRow: 0,
  rivalCoins: 0,
  rivalTurns: NO_RIVAL_CARD,
  order: 0,
  display: new Int32Array(DISPLAY_PLACES),
  displayCount: 0,
  displayPalms: 0,
  remaining: new Float64Array(deck.patternCounts.length),
  odds: new Float64Array(deck.patternCounts.length),
})

export function copyContext(from: TurnContext, into: TurnContext): void {
  into.seats = from.seats
  into.turnsLeft = from.turnsLeft
  into.trophy = from.trophy
  into.rivalRow = from.rivalRow
  into.rivalCoins = from.rivalCoins
  into.rivalTurns = from.rivalTurns
  into.order = from.order
  for (let i = 0; i < from.displayCount; i++) into.display[i] = from.display[i]
  into.displayCount = from.displayCount
  into.displayPalms = from.displayPalms
  for (let pattern = 0; pattern < from.odds.length; pattern++) {
    into.remaining[pattern] = from.remaining[pattern]
    into.odds[pattern] = from.odds[pattern]
  }
}

/** The context of a seat's decision in this turn. The patterns that may come are those not shown in this round. */
export function readContext(open: Open, seat: number, shown: PatternsShown, into: TurnContext): TurnContext {
  const { deck } = into
  into.seats = open.players.length
  into.turnsLeft = TURNS - 1 - open.turn
  into.trophy = open.trophy
  into.rivalRow = 0
  for (let other = 0; other < open.players.length; other++) {
    const { coins } = open.players[other]
    if (other !== seat && coins < COIN_BOXES) into.rivalRow = Math.max(into.rivalRow, coins % COINS_PER_ROW)
  }
  into.displayCount = 0
  into.displayPalms = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    const card = open.display[place]
    if (card === NO_CARD) continue
    into.display[into.displayCount++] = card
    into.displayPalms += deck.palmCount[card]
  }
  const counts = deck.patternCounts
  const roundEnds = (open.turn + 1) % TURNS_PER_ROUND === 0
  for (let pattern = 0; pattern < counts.length; pattern++) {
    into.remaining[pattern] = roundEnds ? counts[pattern] : Math.max(0, counts[pattern] - shown[pattern])
  }
  updateOdds(into)
  return into
}

/**
 * Adds what only the wide net looks at: the opponents' coins and cards, and the player's place in the order of the next
 * turn, in which the seat `start` is resolved first.
 */
export function readRivals({ players }: Open, seat: Seat, start: Seat, into: TurnContext): void {
  const { deck } = into
  let coins = 0
  let turns = Number.POSITIVE_INFINITY
  for (let other = 0; other < players.length; other++) {
    if (other === seat) continue
    const rival = players[other]
    coins = Math.max(coins, rival.coins)
    for (let place = 0; place < 2; place++) {
      if (rival.cards[place] === NO_CARD) continue
      turns = Math.min(turns, turnsToFinish(deck, rival.cards[place], rival.free[place]))
    }
  }
  into.rivalCoins = coins
  into.rivalTurns = turns === Number.POSITIVE_INFINITY ? NO_RIVAL_CARD : turns
  into.order = (seat - (start % players.length) + players.length) % players.length
}

export function updateOdds({ remaining, odds }: TurnContext): void {
  let sum = 0
  for (let pattern = 0; pattern < remaining.length; pattern++) sum += remaining[pattern]
  for (let pattern = 0; pattern < remaining.length; pattern++) odds[pattern] = remaining[pattern] / sum
}

/** Moves on to the next turn, in which this pattern is turned up. */
export function advanceTurn(context: TurnContext, pattern: number): void {
  context.turnsLeft--
  context.order = context.order === 0 ? context.seats - 1 : context.order - 1
  const { remaining, deck } = context
  if (context.turnsLeft % TURNS_PER_ROUND === 0) {
    for (let other = 0; other < remaining.length; other++) remaining[other] = deck.patternCounts[other]
  } else {
    remaining[pattern]--
  }
  updateOdds(context)
}

/** Removes the card at an index of the display; the last card moves there. */
export function takeFromDisplay(context: TurnContext, place: number): number {
  const card = context.display[place]
  context.displayPalms -= context.deck.palmCount[card]
  context.display[place] = context.display[--context.displayCount]
  return card
}

export function addToDisplay(context: TurnContext, card: number): void {
  context.display[context.displayCount++] = card
  context.displayPalms += context.deck.palmCount[card]
}
