import { countCells } from '../../rules/components/cells.ts'
import { NO_CARD } from '../../rules/components/deck.ts'
import { COIN_BOXES, PALM_BOXES } from '../../rules/state.ts'
import { cellIndex } from '../turn-tables/cell-index.ts'
import { finishChances, HORIZONS } from '../turn-tables/finish-chances.ts'
import { turnsToFinish, turnTable } from '../turn-tables/turn-table.ts'
import type { TurnContext } from './context.ts'
import { displayValue, pointsFor } from './features.ts'
import type { PlayerSummary } from './summary.ts'

/** The number of inputs of the wide net: those of the small net and, after them, these. */
export const WIDE_FEATURES = 164

const FIRST_CARD = 81
const SECOND_CARD = 111
const DISPLAY = 141
const PER_DISPLAY_CARD = 5

/** Writes what the wide net sees beyond `fillFeatures`. Inputs that stay zero are not written. */
export function addWideFeatures(context: TurnContext, summary: PlayerSummary, out: Float64Array): void {
  const { turnsLeft, odds, seats } = context
  for (let pattern = 0; pattern < odds.length; pattern++) out[58 + pattern] = odds[pattern]
  if (turnsLeft >= 1 && turnsLeft <= 7) out[63 + turnsLeft] = 1
  if (seats > 1) out[71] = context.order / (seats - 1)
  out[72] = context.rivalCoins / 12
  if (seats === 3) out[73] = 1
  if (seats === 4) out[74] = 1
  out[75 + summary.palms] = 1
  out[80] = context.rivalTurns / 4
  bothCards(context, summary, out)
  displayFeatures(context, summary, out)
}

/** Both active cards, first the one that needs fewer turns. */
function bothCards(context: TurnContext, summary: PlayerSummary, out: Float64Array): void {
  const { cards, free } = summary
  const turns = cards[0] === NO_CARD ? 0 : turnsToFinish(context.deck, cards[0], free[0])
  const otherTurns = cards[1] === NO_CARD ? 0 : turnsToFinish(context.deck, cards[1], free[1])
  const near = turns <= otherTurns ? 0 : 1
  const nearTurns = near === 0 ? turns : otherTurns
  if (cards[near] !== NO_CARD) oneCard(context, summary, near, nearTurns, FIRST_CARD, out)
  const far = 1 - near
  if (cards[far] !== NO_CARD) {
    oneCard(context, summary, far, turns + otherTurns - nearTurns, SECOND_CARD, out)
    waitingCard(context, summary, far, context.turnsLeft - nearTurns, out)
  }
  out[161] = (turns + otherTurns) / 8
}

function oneCard(
  { deck, turnsLeft, odds, displayPalms }: TurnContext,
  summary: PlayerSummary,
  place: number,
  turns: number,
  at: number,
  out: Float64Array,
): void {
  const card = summary.cards[place]
  const left = summary.free[place]
  const table = turnTable(deck, card)
  const index = cellIndex(table, left)
  const patterns = odds.length
  for (let pattern = 0; pattern < patterns; pattern++) {
    const after = table.after[index * patterns + pattern]
    out[at + pattern] = turns - after
    if (after <= 0) out[at + 6 + pattern] = 1
  }
  const chances = finishChances(deck, card)
  const from = index * HORIZONS
  for (let horizon = 1; horizon < 6; horizon++) out[at + 11 + horizon] = chances[from + horizon]
  const chance = chances[from + Math.min(turnsLeft, HORIZONS) - 1]
  const palms = Math.min(countCells(left & deck.palms[card]), PALM_BOXES - summary.palms)
  out[at + 17] = chance
  out[at + 18 + deck.colour[card]] = 1
  if (deck.sealColour[card] >= 0) out[at + 22 + deck.sealColour[card]] = deck.sealValue[card]
  out[at + 26] = (palms * (1 + displayPalms) * chance) / 5
  out[at + 27] = Math.min(countCells(left & deck.coins[card]), COIN_BOXES - summary.coins) / 3
  out[at + 28] = palms
  out[at + 29] = (pointsFor(deck, summary, card) * chance) / 14
}

/** The chance to finish the second card in the turns, not a whole number, that the first one is expected to leave. */
function waitingCard(
  { deck }: TurnContext,
  summary: PlayerSummary,
  place: number,
  turns: number,
  out: Float64Array,
): void {
  if (turns <= 0) return
  const card = summary.cards[place]
  const chances = finishChances(deck, card)
  const from = cellIndex(turnTable(deck, card), summary.free[place]) * HORIZONS
  const whole = Math.min(Math.floor(turns), HORIZONS)
  const within = whole === 0 ? 0 : chances[from + whole - 1]
  const chance = whole === HORIZONS ? within : within + (turns - whole) * (chances[from + whole] - within)
  out[162] = chance
  out[163] = (pointsFor(deck, summary, card) * chance) / 14
}

/** The cards of the display, best first. */
function displayFeatures(context: TurnContext, summary: PlayerSummary, out: Float64Array): void {
  const { deck, display, displayCount } = context
  for (let place = 0; place < displayCount; place++) {
    const card = display[place]
    const value = displayValue(deck, summary, card)
    // Cards with the same value keep their order.
    let rank = 0
    for (let other = 0; other < displayCount; other++) {
      const rival = other === place ? value : displayValue(deck, summary, display[other])
      if (rival > value || (rival === value && other < place)) rank++
    }
    const at = DISPLAY + PER_DISPLAY_CARD * rank
    const { turns } = turnTable(deck, card)
    out[at] = Math.max(-1, value / 6)
    out[at + 1] = turns[turns.length - 1] / 8
    // Whole numbers only, because the net was trained with these.
    out[at + 2] = Math.floor(pointsFor(deck, summary, card) / 14)
    out[at + 3] = deck.palmCount[card]
    out[at + 4] = countCells(deck.coins[card]) / 3
  }
}
