import { countCells } from '../rules/cells.ts'
import { type Card, type Deck, NO_CARD } from '../rules/deck.ts'
import { COIN_BOXES, COINS_PER_ROW, PALM_BOXES, type Player } from '../rules/state.ts'

/** How one player stands, in few numbers: what searches copy and change thousands of times for one decision. */
export interface Stand {
  readonly cards: Int32Array
  readonly free: Int32Array
  coins: number
  /** Coin rows filled this turn whose trophies are still to be taken. */
  rows: number
  palms: number
  /** Trophies, palm boxes and points of finished cards. */
  points: number
  /** By colour: finished cards, and what the seals on them pay for each card of that colour. */
  readonly finished: Int32Array
  readonly seals: Int32Array
}

const COLOUR_COUNT = 4

export const newStand = (): Stand => ({
  cards: new Int32Array(2),
  free: new Int32Array(2),
  coins: 0,
  rows: 0,
  palms: 0,
  points: 0,
  finished: new Int32Array(COLOUR_COUNT),
  seals: new Int32Array(COLOUR_COUNT),
})

export function copyStand(from: Stand, into: Stand): void {
  into.cards[0] = from.cards[0]
  into.cards[1] = from.cards[1]
  into.free[0] = from.free[0]
  into.free[1] = from.free[1]
  into.coins = from.coins
  into.rows = from.rows
  into.palms = from.palms
  into.points = from.points
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    into.finished[colour] = from.finished[colour]
    into.seals[colour] = from.seals[colour]
  }
}

export function readStand(deck: Deck, player: Player, into: Stand): Stand {
  into.finished.fill(0)
  into.seals.fill(0)
  into.points = 0
  for (let place = 0; place < 2; place++) {
    into.cards[place] = player.cards[place]
    into.free[place] = player.cards[place] === NO_CARD ? 0 : player.free[place]
  }
  for (let i = 0; i < player.finished.length; i++) putAside(deck, into, player.finished[i])
  for (let row = 0; row < player.trophies.length; row++) into.points += player.trophies[row]
  for (let box = 0; box < player.palmBoxes.length; box++) into.points += player.palmBoxes[box]
  into.coins = player.coins
  into.rows = ((player.coins / COINS_PER_ROW) | 0) - player.rows
  into.palms = player.palms
  return into
}

/** What the player has for certain. */
export function scoreOf({ coins, points, finished, seals }: Stand): number {
  let score = coins + points
  for (let colour = 0; colour < COLOUR_COUNT; colour++) score += seals[colour] * finished[colour]
  return score
}

/** Marks cells of both cards and fills coin and palm boxes. */
export function markStand(deck: Deck, stand: Stand, first: number, second: number, palmValue: number): void {
  const { cards, free } = stand
  let coins = 0
  let palms = 0
  if (first !== 0) {
    coins += countCells(first & deck.coins[cards[0]])
    palms += countCells(first & deck.palms[cards[0]])
    free[0] &= ~first
  }
  if (second !== 0) {
    coins += countCells(second & deck.coins[cards[1]])
    palms += countCells(second & deck.palms[cards[1]])
    free[1] &= ~second
  }
  if (coins > 0) {
    const before = (stand.coins / COINS_PER_ROW) | 0
    stand.coins = Math.min(COIN_BOXES, stand.coins + coins)
    stand.rows += ((stand.coins / COINS_PER_ROW) | 0) - before
  }
  const filled = Math.min(palms, PALM_BOXES - stand.palms)
  stand.palms += filled
  stand.points += filled * palmValue
}

/** Puts full cards aside. */
export function finishStand(deck: Deck, stand: Stand): void {
  for (let place = 0; place < 2; place++) {
    const card = stand.cards[place]
    if (card === NO_CARD || stand.free[place] !== 0) continue
    putAside(deck, stand, card)
    stand.cards[place] = NO_CARD
  }
}

function putAside(deck: Deck, stand: Stand, card: Card): void {
  stand.points += deck.points[card]
  stand.finished[deck.colour[card]]++
  if (deck.sealColour[card] >= 0) stand.seals[deck.sealColour[card]] += deck.sealValue[card]
}

export function giveStand(deck: Deck, stand: Stand, place: number, card: Card): void {
  stand.cards[place] = card
  stand.free[place] = deck.land[card]
}
