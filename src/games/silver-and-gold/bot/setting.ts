import { type Deck, NO_CARD } from '../rules/deck.ts'
import {
  COIN_BOXES,
  COINS_PER_ROW,
  DISPLAY_PLACES,
  type Open,
  TURNS,
  TURNS_PER_ROUND,
} from '../rules/state.ts'
import type { Shown } from './remembering.ts'

/** What surrounds a player when his prospects are judged. */
export interface Setting {
  readonly deck: Deck
  seats: number
  /** Turns to come after the one that is being decided. */
  turnsLeft: number
  trophy: number
  /** How far the best rival is in his coin row. */
  rivalRow: number
  readonly display: Int32Array
  /** How many cards lie in the display, and the palms on them. */
  shown: number
  palms: number
  /** The expedition cards of which one comes next, by pattern, and how likely each is. */
  readonly coming: Float64Array
  readonly odds: Float64Array
}

export const newSetting = (deck: Deck): Setting => ({
  deck,
  seats: 2,
  turnsLeft: 0,
  trophy: 0,
  rivalRow: 0,
  display: new Int32Array(DISPLAY_PLACES),
  shown: 0,
  palms: 0,
  coming: new Float64Array(deck.patternCounts.length),
  odds: new Float64Array(deck.patternCounts.length),
})

export function copySetting(from: Setting, into: Setting): void {
  into.seats = from.seats
  into.turnsLeft = from.turnsLeft
  into.trophy = from.trophy
  into.rivalRow = from.rivalRow
  for (let i = 0; i < from.shown; i++) into.display[i] = from.display[i]
  into.shown = from.shown
  into.palms = from.palms
  for (let pattern = 0; pattern < from.odds.length; pattern++) {
    into.coming[pattern] = from.coming[pattern]
    into.odds[pattern] = from.odds[pattern]
  }
}

/** The setting of a seat's decision in this turn; the patterns to come are those that the round has not shown. */
export function readSetting(open: Open, seat: number, shown: Shown, into: Setting): Setting {
  const { deck } = into
  into.seats = open.players.length
  into.turnsLeft = TURNS - 1 - open.turn
  into.trophy = open.trophy
  into.rivalRow = 0
  for (let other = 0; other < open.players.length; other++) {
    const { coins } = open.players[other]
    if (other !== seat && coins < COIN_BOXES) into.rivalRow = Math.max(into.rivalRow, coins % COINS_PER_ROW)
  }
  into.shown = 0
  into.palms = 0
  for (let place = 0; place < DISPLAY_PLACES; place++) {
    const card = open.display[place]
    if (card === NO_CARD) continue
    into.display[into.shown++] = card
    into.palms += deck.palmCount[card]
  }
  const counts = deck.patternCounts
  const roundEnds = (open.turn + 1) % TURNS_PER_ROUND === 0
  for (let pattern = 0; pattern < counts.length; pattern++) {
    into.coming[pattern] = roundEnds ? counts[pattern] : Math.max(0, counts[pattern] - shown[pattern])
  }
  setOdds(into)
  return into
}

export function setOdds({ coming, odds }: Setting): void {
  let sum = 0
  for (let pattern = 0; pattern < coming.length; pattern++) sum += coming[pattern]
  for (let pattern = 0; pattern < coming.length; pattern++) odds[pattern] = coming[pattern] / sum
}

/** The setting one turn later, when this pattern has come. */
export function passTurn(setting: Setting, pattern: number): void {
  setting.turnsLeft--
  const { coming, deck } = setting
  if (setting.turnsLeft % TURNS_PER_ROUND === 0) {
    for (let other = 0; other < coming.length; other++) coming[other] = deck.patternCounts[other]
  } else {
    coming[pattern]--
  }
  setOdds(setting)
}

/** Takes the card at a place of the display away; the last one moves there. */
export function takeShown(setting: Setting, place: number): number {
  const card = setting.display[place]
  setting.palms -= setting.deck.palmCount[card]
  setting.display[place] = setting.display[--setting.shown]
  return card
}

export function addShown(setting: Setting, card: number): void {
  setting.display[setting.shown++] = card
  setting.palms += setting.deck.palmCount[card]
}
