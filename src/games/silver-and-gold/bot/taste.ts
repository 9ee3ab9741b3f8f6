import { countCells } from '../rules/cells.ts'
import { type Card, type Deck, NO_CARD } from '../rules/deck.ts'
import { COIN_BOXES, COINS_PER_ROW, PALM_BOXES } from '../rules/state.ts'
import { clearingOf, stateOf } from './clearing.ts'
import type { Setting } from './setting.ts'
import { soloTurns, turnsFor } from './solo-turns.ts'
import type { Stand } from './stand.ts'

/** What a player believes things are worth, in points. It values a marking at one glance, without looking ahead. */
export interface Taste {
  /** Whether it sees that a cross pays for further cells. */
  readonly seesCrosses: boolean
  /** A turn that a card still needs costs so much … */
  readonly turn: number
  /** … while more turns than these are left. */
  readonly turnsThatMatter: number
  /** A card is sure to be finished with so many turns to spare … */
  readonly slack: number
  /** … and surely not with so many fewer. */
  readonly doubt: number
  readonly coinToCome: number
  readonly palmToCome: number
  /** A coin row: so much, and so much of each point of its trophy. */
  readonly row: number
  readonly trophy: number
  readonly stepToRow: number
  /** A seal will be paid for so many further cards. */
  readonly cardsToCome: number
  /** A cross as an extra brings another one. */
  readonly cross: number
  /** What the next turn is likely to add, with the patterns that may still come. */
  readonly nextTurn: number
}

/** Tuned by the cross-entropy method over many thousand games. */
export const KEEN: Taste = {
  seesCrosses: true,
  turn: 3.72,
  turnsThatMatter: 4.02,
  slack: 1.16,
  doubt: 1.48,
  coinToCome: 1.67,
  palmToCome: 1.66,
  row: 1.44,
  trophy: 0.38,
  stepToRow: 0.69,
  cardsToCome: 1.27,
  cross: 1.94,
  nextTurn: 3.27,
}

/** Expected turns for the unmarked cells of a card. */
function turnsNeeded(deck: Deck, card: Card, free: number, { seesCrosses }: Taste): number {
  if (free === 0) return 0
  if (!seesCrosses) return turnsFor(soloTurns(deck, card), free)
  const clearing = clearingOf(deck, card)
  return clearing.turns[stateOf(clearing, free)]
}

/** Seals that the card would be paid for, now and later. */
export function sealGain(deck: Deck, { finished, seals }: Stand, card: Card, cardsToCome: number): number {
  const seal = deck.sealColour[card]
  const own = seal < 0 ? 0 : deck.sealValue[card] * (finished[seal] + cardsToCome)
  return own + seals[deck.colour[card]]
}

function cardWorth(
  deck: Deck,
  stand: Stand,
  card: Card,
  free: number,
  turns: number,
  turnsBefore: number,
  turnsLeft: number,
  coins: number,
  palms: number,
  taste: Taste,
): number {
  const points = deck.points[card] + sealGain(deck, stand, card, taste.cardsToCome)
  if (free === 0) return points
  const spare = (turnsLeft - turns - turnsBefore + taste.slack) / taste.doubt
  const chance = spare < 0 ? 0 : spare > 1 ? 1 : spare
  const urgency = Math.min(1, turnsLeft / taste.turnsThatMatter)
  const coinsToCome = Math.min(countCells(free & deck.coins[card]), COIN_BOXES - coins)
  const palmsToCome = palms < PALM_BOXES ? countCells(free & deck.palms[card]) : 0
  return (
    chance * (points + taste.coinToCome * coinsToCome + taste.palmToCome * palmsToCome) -
    taste.turn * turns * urgency
  )
}

/** What a player has when he marks these cells of his first and of his second card. */
export function markingWorth(
  setting: Setting,
  stand: Stand,
  first: number,
  second: number,
  taste: Taste,
): number {
  const { deck, turnsLeft } = setting
  const card = stand.cards[0]
  const other = stand.cards[1]
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
  const coinsThen = Math.min(COIN_BOXES, stand.coins + coins)
  const palmsThen = Math.min(PALM_BOXES, stand.palms + palms)
  const rows = ((coinsThen / COINS_PER_ROW) | 0) - ((stand.coins / COINS_PER_ROW) | 0)
  let worth =
    coinsThen -
    stand.coins +
    rows * (taste.row + taste.trophy * setting.trophy) +
    taste.stepToRow * ((coinsThen % COINS_PER_ROW) - (stand.coins % COINS_PER_ROW)) +
    (palmsThen - stand.palms) * (1 + setting.palms)

  const free = stand.free[0] & ~first
  const otherFree = stand.free[1] & ~second
  const turns = card === NO_CARD ? 0 : turnsNeeded(deck, card, free, taste)
  const otherTurns = other === NO_CARD ? 0 : turnsNeeded(deck, other, otherFree, taste)
  // The card that is nearer to its end comes first; the other has to wait for it.
  const isFirst = turns <= otherTurns
  if (card !== NO_CARD) {
    const before = isFirst ? 0 : otherTurns
    worth += cardWorth(deck, stand, card, free, turns, before, turnsLeft, coinsThen, palmsThen, taste)
  }
  if (other !== NO_CARD) {
    const before = isFirst ? turns : 0
    worth += cardWorth(
      deck,
      stand,
      other,
      otherFree,
      otherTurns,
      before,
      turnsLeft,
      coinsThen,
      palmsThen,
      taste,
    )
  }
  if (taste.nextTurn > 0 && turnsLeft > 0) {
    worth += taste.nextTurn * nextProgress(setting, card, free, turns, other, otherFree, otherTurns)
  }
  return worth
}

/** The turns that the next one is expected to save on the card that it serves better. */
function nextProgress(
  { deck, odds }: Setting,
  card: Card,
  free: number,
  turns: number,
  other: Card,
  otherFree: number,
  otherTurns: number,
): number {
  const patterns = odds.length
  const clearing = free === 0 ? undefined : clearingOf(deck, card)
  const otherClearing = otherFree === 0 ? undefined : clearingOf(deck, other)
  const from = clearing === undefined ? 0 : stateOf(clearing, free) * patterns
  const otherFrom = otherClearing === undefined ? 0 : stateOf(otherClearing, otherFree) * patterns
  let expected = 0
  for (let pattern = 0; pattern < patterns; pattern++) {
    if (odds[pattern] === 0) continue
    let most = 0
    if (clearing !== undefined) most = Math.max(most, turns - clearing.after[from + pattern])
    if (otherClearing !== undefined)
      most = Math.max(most, otherTurns - otherClearing.after[otherFrom + pattern])
    expected += odds[pattern] * most
  }
  return expected
}

/** What a fresh card would be worth in an empty place. */
export function freshCardWorth(
  { deck, turnsLeft }: Setting,
  stand: Stand,
  place: number,
  card: Card,
  taste: Taste,
): number {
  const beside = stand.cards[1 - place]
  const before = beside === NO_CARD ? 0 : turnsNeeded(deck, beside, stand.free[1 - place], taste)
  const land = deck.land[card]
  const turns = turnsNeeded(deck, card, land, taste)
  return cardWorth(deck, stand, card, land, turns, before, turnsLeft, stand.coins, stand.palms, taste)
}

/** Where in the display the card lies that is worth most in an empty place; −1 where none lies. */
export function bestShown(setting: Setting, stand: Stand, place: number, taste: Taste): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let shown = 0; shown < setting.shown; shown++) {
    const worth = freshCardWorth(setting, stand, place, setting.display[shown], taste)
    if (worth <= most) continue
    most = worth
    best = shown
  }
  return best
}
