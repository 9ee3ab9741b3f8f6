import { countCells } from '../../rules/components/cells.ts'
import { type Card, type Deck, NO_CARD } from '../../rules/components/deck.ts'
import { COIN_BOXES, COINS_PER_ROW, PALM_BOXES } from '../../rules/state.ts'
import { cellIndex } from '../turn-tables/cell-index.ts'
import { soloTurns, turnsFor } from '../turn-tables/solo-turns.ts'
import { turnsToFinish, turnTable } from '../turn-tables/turn-table.ts'
import type { TurnContext } from './context.ts'
import type { PlayerSummary } from './summary.ts'
import type { Weights } from './weights.ts'

/** The number of turns that a player with these weights expects to need. */
function turnsNeeded(deck: Deck, card: Card, free: number, { seesCrosses }: Weights): number {
  if (free === 0) return 0
  if (!seesCrosses) return turnsFor(soloTurns(deck, card), free)
  return turnsToFinish(deck, card, free)
}

/** What seals would pay once the card is finished, with `cardsToCome` further cards for its own seal. */
export function sealGain(
  deck: Deck,
  { finished, seals }: PlayerSummary,
  card: Card,
  cardsToCome: number,
): number {
  const seal = deck.sealColour[card]
  const own = seal < 0 ? 0 : deck.sealValue[card] * (finished[seal] + cardsToCome)
  return own + seals[deck.colour[card]]
}

/** What an active card pays once it is finished, with the treasures on its free cells that there are boxes for. */
function payout(
  deck: Deck,
  summary: PlayerSummary,
  card: Card,
  free: number,
  coins: number,
  palms: number,
  weights: Weights,
): number {
  const points = deck.points[card] + sealGain(deck, summary, card, weights.cardsToCome)
  const coinsToCome = Math.min(countCells(free & deck.coins[card]), COIN_BOXES - coins)
  const palmsToCome = palms < PALM_BOXES ? countCells(free & deck.palms[card]) : 0
  return points + weights.coinToCome * coinsToCome + weights.palmToCome * palmsToCome
}

/** The value of a card that needs these turns and can be started on once `turnsBefore` have been spent on the other one. */
function cardValue(
  { turnsLeft }: TurnContext,
  pays: number,
  turns: number,
  turnsBefore: number,
  weights: Weights,
): number {
  // Only a finished card needs no turn.
  if (turns === 0) return pays
  const spare = (turnsLeft - turns - turnsBefore + weights.slack) / weights.uncertainty
  const chance = spare < 0 ? 0 : spare > 1 ? 1 : spare
  const urgency = Math.min(1, turnsLeft / weights.turnsThatMatter)
  return chance * pays - weights.turn * turns * urgency
}

/** The value for a player of marking these cells of their first and of their second card, without looking ahead. */
export function markingValue(
  context: TurnContext,
  summary: PlayerSummary,
  first: number,
  second: number,
  weights: Weights,
): number {
  const { deck, turnsLeft } = context
  const card = summary.cards[0]
  const other = summary.cards[1]
  let coins = 0
  let palms = 0
  if (first !== 0) {
    coins += countCells(first & deck.coins[card])
    palms += countCells(first & deck.palms[card])
  }
  if (second !== 0) {
    coins += countCells(second & deck.coins[other])
    palms += countCells(second & deck.palms[other])
  }
  const coinsThen = Math.min(COIN_BOXES, summary.coins + coins)
  const palmsThen = Math.min(PALM_BOXES, summary.palms + palms)
  const rows = ((coinsThen / COINS_PER_ROW) | 0) - ((summary.coins / COINS_PER_ROW) | 0)
  let value =
    coinsThen -
    summary.coins +
    rows * (weights.row + weights.trophy * context.trophy) +
    weights.stepToRow * ((coinsThen % COINS_PER_ROW) - (summary.coins % COINS_PER_ROW)) +
    (palmsThen - summary.palms) * (1 + context.displayPalms)

  const free = summary.free[0] & ~first
  const otherFree = summary.free[1] & ~second
  const turns = card === NO_CARD ? 0 : turnsNeeded(deck, card, free, weights)
  const otherTurns = other === NO_CARD ? 0 : turnsNeeded(deck, other, otherFree, weights)
  // The card that needs fewer turns is finished first; the other one has to wait for it.
  const isFirst = turns <= otherTurns
  if (card !== NO_CARD) {
    const pays = payout(deck, summary, card, free, coinsThen, palmsThen, weights)
    value += cardValue(context, pays, turns, isFirst ? 0 : otherTurns, weights)
  }
  if (other !== NO_CARD) {
    const pays = payout(deck, summary, other, otherFree, coinsThen, palmsThen, weights)
    value += cardValue(context, pays, otherTurns, isFirst ? turns : 0, weights)
  }
  if (weights.nextTurn > 0 && turnsLeft > 0) {
    value += weights.nextTurn * nextProgress(context, card, free, turns, other, otherFree, otherTurns)
  }
  return value
}

/** The number of turns that the next pattern is expected to save, on the card where it saves more. */
function nextProgress(
  { deck, odds }: TurnContext,
  card: Card,
  free: number,
  turns: number,
  other: Card,
  otherFree: number,
  otherTurns: number,
): number {
  const patterns = odds.length
  const table = free === 0 ? undefined : turnTable(deck, card)
  const otherTable = otherFree === 0 ? undefined : turnTable(deck, other)
  const from = table === undefined ? 0 : cellIndex(table, free) * patterns
  const otherFrom = otherTable === undefined ? 0 : cellIndex(otherTable, otherFree) * patterns
  let expected = 0
  for (let pattern = 0; pattern < patterns; pattern++) {
    if (odds[pattern] === 0) continue
    let most = 0
    if (table !== undefined) most = Math.max(most, turns - table.after[from + pattern])
    if (otherTable !== undefined) most = Math.max(most, otherTurns - otherTable.after[otherFrom + pattern])
    expected += odds[pattern] * most
  }
  return expected
}

/** The value of a new card in an empty place. */
export function newCardValue(
  context: TurnContext,
  summary: PlayerSummary,
  place: number,
  card: Card,
  weights: Weights,
): number {
  const { deck } = context
  const beside = summary.cards[1 - place]
  const before = beside === NO_CARD ? 0 : turnsNeeded(deck, beside, summary.free[1 - place], weights)
  const land = deck.land[card]
  const pays = payout(deck, summary, card, land, summary.coins, summary.palms, weights)
  return cardValue(context, pays, turnsNeeded(deck, card, land, weights), before, weights)
}

/** The index in the display of the best card for an empty place; −1 where the display is empty. */
export function bestInDisplay(
  context: TurnContext,
  summary: PlayerSummary,
  place: number,
  weights: Weights,
): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < context.displayCount; index++) {
    const value = newCardValue(context, summary, place, context.display[index], weights)
    if (value <= most) continue
    most = value
    best = index
  }
  return best
}
