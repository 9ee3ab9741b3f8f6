import { countCells } from '../rules/cells.ts'
import { NO_CARD } from '../rules/deck.ts'
import { COIN_BOXES, COINS_PER_ROW, PALM_BOXES, TURNS_PER_ROUND } from '../rules/state.ts'
import { clearingOf, stateOf } from './clearing.ts'
import type { Setting } from './setting.ts'
import type { Stand } from './stand.ts'
import { KEEN, sealGain } from './taste.ts'

/** How a player stands, as the numbers that the net was trained on. Their order and scale are part of its weights. */
export const FEATURES = 58
export type Features = Float64Array

const TURN_COST = 3.6
const STEEPNESS = 1.2

const gain = { here: new Float64Array(8), there: new Float64Array(8) }

export function fillFeatures(setting: Setting, stand: Stand, out: Features): void {
  const { turnsLeft, trophy } = setting
  const { coins, palms } = stand
  const phase = coins % COINS_PER_ROW
  const rowsOpen = coins < COIN_BOXES
  out.fill(0)
  out[0] = turnsLeft / 14
  out[1] = Math.min(turnsLeft, 3) / 3
  out[2] = (turnsLeft % TURNS_PER_ROUND) / 7
  out[3] = coins / 12
  if (rowsOpen) out[4 + phase] = 1
  out[8] = trophy / 6
  out[9] = setting.rivalRow / 3
  out[10] = palms / 4
  out[11] = palms < PALM_BOXES ? setting.palms / 4 : 0
  out[12] = (setting.seats - 2) / 2
  out[13] = rowsOpen ? ((trophy / 6) * phase) / 3 : 0
  cardFeatures(setting, stand, out)
  colourFeatures(setting, stand, out)
}

/** Both active cards, the one that is nearer to its end first. */
function cardFeatures(setting: Setting, stand: Stand, out: Features): void {
  const { turnsLeft, odds } = setting
  const turns = turnsOf(setting, stand, 0)
  const otherTurns = turnsOf(setting, stand, 1)
  const near = turns <= otherTurns ? 0 : 1
  const nearTurns = near === 0 ? turns : otherTurns
  gain.here.fill(0)
  gain.there.fill(0)
  oneCard(setting, stand, near, nearTurns, 0, 14, gain.here, out)
  oneCard(setting, stand, 1 - near, turns + otherTurns - nearTurns, nearTurns, 26, gain.there, out)
  let progress = 0
  for (let pattern = 0; pattern < odds.length; pattern++) {
    progress += odds[pattern] * Math.max(gain.here[pattern], gain.there[pattern])
  }
  const spare = turnsLeft - turns - otherTurns
  out[38] = progress
  out[39] = clamp(spare / 7)
  out[40] = Math.max(0, spare) / 14
  out[41] = clamp((turnsLeft - nearTurns) / 4)
  out[42] = turnsLeft < 8 ? (8 - turnsLeft) / 8 : 0
}

function turnsOf({ deck }: Setting, { cards, free }: Stand, place: number): number {
  if (cards[place] === NO_CARD) return 0
  const clearing = clearingOf(deck, cards[place])
  return clearing.turns[stateOf(clearing, free[place])]
}

function oneCard(
  { deck, turnsLeft, odds }: Setting,
  { cards, free, coins, palms, seals, finished }: Stand,
  place: number,
  turns: number,
  turnsBefore: number,
  at: number,
  gains: Float64Array,
  out: Features,
): void {
  const card = cards[place]
  if (card === NO_CARD) return
  const left = free[place]
  const seal = deck.sealColour[card]
  const sealValue = seal < 0 ? 0 : deck.sealValue[card]
  const points = deck.points[card] + seals[deck.colour[card]] + (seal < 0 ? 0 : sealValue * finished[seal])
  const chance = 1 / (1 + Math.exp((turns + turnsBefore - turnsLeft) * STEEPNESS))
  const clearing = clearingOf(deck, card)
  const from = stateOf(clearing, left) * odds.length
  let expected = 0
  let finishes = 0
  for (let pattern = 0; pattern < odds.length; pattern++) {
    const after = clearing.after[from + pattern]
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

/** Seals and colours, and the two best cards of the display. */
function colourFeatures(setting: Setting, stand: Stand, out: Features): void {
  const { deck, turnsLeft, display, shown } = setting
  const soon = Math.min(1, turnsLeft / 8)
  const long = turnsLeft / 14
  for (let colour = 0; colour < 4; colour++) {
    out[43 + colour] = (stand.seals[colour] * soon) / 4
    out[47 + colour] = (stand.finished[colour] * soon) / 3
    out[51 + colour] = (stand.seals[colour] * long) / 4
  }
  let best = -20
  let second = -20
  for (let place = 0; place < shown; place++) {
    const card = display[place]
    const clearing = clearingOf(deck, card)
    const worth =
      deck.points[card] +
      sealGain(deck, stand, card, KEEN.cardsToCome) -
      TURN_COST * clearing.turns[clearing.turns.length - 1]
    if (worth > best) {
      second = best
      best = worth
    } else if (worth > second) second = worth
  }
  out[55] = Math.max(-1, best / 6) * soon
  out[56] = Math.max(-1, second / 6) * soon
  out[57] = (setting.palms * soon) / 4
}

const clamp = (x: number): number => (x < -1 ? -1 : x > 1 ? 1 : x)
