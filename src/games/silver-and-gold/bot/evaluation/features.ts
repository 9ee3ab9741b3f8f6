import { countCells } from '../../rules/components/cells.ts'
import { type Card, type Deck, NO_CARD } from '../../rules/components/deck.ts'
import { COIN_BOXES, COINS_PER_ROW, PALM_BOXES, TURNS_PER_ROUND } from '../../rules/state.ts'
import { cellIndex } from '../turn-tables/cell-index.ts'
import { turnsToFinish, turnTable } from '../turn-tables/turn-table.ts'
import type { TurnContext } from './context.ts'
import { sealGain } from './heuristic.ts'
import type { NetScratch } from './scratch.ts'
import type { PlayerSummary } from './summary.ts'
import { TUNED_WEIGHTS } from './weights.ts'

/** The number of inputs of the net. Their order and scale are part of its weights. */
export const FEATURES = 58

const TURN_COST = 3.6
const STEEPNESS = 1.2

/** Writes what the net sees of a player into `scratch.features`. */
export function fillFeatures(context: TurnContext, summary: PlayerSummary, scratch: NetScratch): void {
  const { features: out } = scratch
  const { turnsLeft, trophy } = context
  const { coins, palms } = summary
  const phase = coins % COINS_PER_ROW
  const rowsOpen = coins < COIN_BOXES
  out.fill(0)
  out[0] = turnsLeft / 14
  out[1] = Math.min(turnsLeft, 3) / 3
  out[2] = (turnsLeft % TURNS_PER_ROUND) / 7
  out[3] = coins / 12
  if (rowsOpen) out[4 + phase] = 1
  out[8] = trophy / 6
  out[9] = context.rivalRow / 3
  out[10] = palms / 4
  out[11] = palms < PALM_BOXES ? context.displayPalms / 4 : 0
  out[12] = (context.seats - 2) / 2
  out[13] = rowsOpen ? ((trophy / 6) * phase) / 3 : 0
  cardFeatures(context, summary, scratch)
  colourFeatures(context, summary, out)
}

/** Both active cards, first the one that needs fewer turns. */
function cardFeatures(context: TurnContext, summary: PlayerSummary, scratch: NetScratch): void {
  const { features: out, gains, otherGains } = scratch
  const { turnsLeft, odds } = context
  const turns = turnsOf(context, summary, 0)
  const otherTurns = turnsOf(context, summary, 1)
  const near = turns <= otherTurns ? 0 : 1
  const nearTurns = near === 0 ? turns : otherTurns
  gains.fill(0)
  otherGains.fill(0)
  oneCard(context, summary, near, nearTurns, 0, 14, gains, out)
  oneCard(context, summary, 1 - near, turns + otherTurns - nearTurns, nearTurns, 26, otherGains, out)
  let progress = 0
  for (let pattern = 0; pattern < odds.length; pattern++) {
    progress += odds[pattern] * Math.max(gains[pattern], otherGains[pattern])
  }
  const spare = turnsLeft - turns - otherTurns
  out[38] = progress
  out[39] = clamp(spare / 7)
  out[40] = Math.max(0, spare) / 14
  out[41] = clamp((turnsLeft - nearTurns) / 4)
  out[42] = turnsLeft < 8 ? (8 - turnsLeft) / 8 : 0
}

function turnsOf({ deck }: TurnContext, { cards, free }: PlayerSummary, place: number): number {
  return cards[place] === NO_CARD ? 0 : turnsToFinish(deck, cards[place], free[place])
}

function oneCard(
  { deck, turnsLeft, odds }: TurnContext,
  summary: PlayerSummary,
  place: number,
  turns: number,
  turnsBefore: number,
  at: number,
  gains: Float64Array,
  out: Float64Array,
): void {
  const { coins, palms } = summary
  const card = summary.cards[place]
  if (card === NO_CARD) return
  const left = summary.free[place]
  const seal = deck.sealColour[card]
  const sealValue = seal < 0 ? 0 : deck.sealValue[card]
  const points = pointsFor(deck, summary, card)
  const chance = 1 / (1 + Math.exp((turns + turnsBefore - turnsLeft) * STEEPNESS))
  const table = turnTable(deck, card)
  const from = cellIndex(table, left) * odds.length
  let expected = 0
  let finishes = 0
  for (let pattern = 0; pattern < odds.length; pattern++) {
    const after = table.after[from + pattern]
    gains[pattern] = turns - after
    expected += odds[pattern] * (turns - after)
    if (after <= 0) finishes += odds[pattern]
  }
  const coinsLeft = Math.min(countCells(left & deck.coins[card]), COIN_BOXES - coins)
  const palmsLeft = Math.min(countCells(left & deck.palms[card]), PALM_BOXES - palms)
  out[at] = turns / 4
  out[at + 1] = points / 14
  out[at + 2] = (points * chance) / 14
  out[at + 3] = chance
  out[at + 4] = (coinsLeft * chance) / 3
  out[at + 5] = palmsLeft * chance
  out[at + 6] = countCells(left & deck.crosses[card]) / 3
  out[at + 7] = countCells(left) / 14
  out[at + 8] = expected
  out[at + 9] = finishes
  out[at + 10] = (turns * chance) / 4
  out[at + 11] = sealValue * chance
}

/** Seals and colours, and the two best cards in the display. */
function colourFeatures(context: TurnContext, summary: PlayerSummary, out: Float64Array): void {
  const { deck, turnsLeft, display, displayCount } = context
  const soon = Math.min(1, turnsLeft / 8)
  const long = turnsLeft / 14
  for (let colour = 0; colour < 4; colour++) {
    out[43 + colour] = (summary.seals[colour] * soon) / 4
    out[47 + colour] = (summary.finished[colour] * soon) / 3
    out[51 + colour] = (summary.seals[colour] * long) / 4
  }
  let best = -20
  let second = -20
  for (let place = 0; place < displayCount; place++) {
    const value = displayValue(deck, summary, display[place])
    if (value > best) {
      second = best
      best = value
    } else if (value > second) second = value
  }
  out[55] = Math.max(-1, best / 6) * soon
  out[56] = Math.max(-1, second / 6) * soon
  out[57] = (context.displayPalms * soon) / 4
}

/** The points of a card if it were finished now, with what seals pay. */
export function pointsFor(deck: Deck, { seals, finished }: PlayerSummary, card: Card): number {
  const seal = deck.sealColour[card]
  return deck.points[card] + seals[deck.colour[card]] + (seal < 0 ? 0 : deck.sealValue[card] * finished[seal])
}

/** A rough value of a card in the display. */
export function displayValue(deck: Deck, summary: PlayerSummary, card: Card): number {
  const { turns } = turnTable(deck, card)
  const gain = sealGain(deck, summary, card, TUNED_WEIGHTS.cardsToCome)
  return deck.points[card] + gain - TURN_COST * turns[turns.length - 1]
}

const clamp = (x: number): number => (x < -1 ? -1 : x > 1 ? 1 : x)
