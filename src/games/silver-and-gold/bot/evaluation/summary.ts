import { countCells } from '../../rules/components/cells.ts'
import { type Card, type Deck, NO_CARD } from '../../rules/components/deck.ts'
import { COIN_BOXES, COINS_PER_ROW, PALM_BOXES, type Player } from '../../rules/state.ts'

/** One player in a few numbers, which searches copy and change thousands of times for one decision. */
export interface PlayerSummary {
  readonly cards: Int32Array
  readonly free: Int32Array
  coins: number
  /** Coin rows filled in this turn whose trophies have not been taken yet. */
  unclaimedRows: number
  palms: number
  /** Trophies, palm boxes and points of finished cards. */
  points: number
  /** By colour: the finished cards, and what the seals on all finished cards pay for each of them. */
  readonly finished: Int32Array
  readonly seals: Int32Array
}

const COLOUR_COUNT = 4

export const newSummary = (): PlayerSummary => ({
  cards: new Int32Array(2),
  free: new Int32Array(2),
  coins: 0,
  unclaimedRows: 0,
  palms: 0,
  points: 0,
  finished: new Int32Array(COLOUR_COUNT),
  seals: new Int32Array(COLOUR_COUNT),
})

export function copySummary(from: PlayerSummary, into: PlayerSummary): void {
  into.cards[0] = from.cards[0]
  into.cards[1] = from.cards[1]
  into.free[0] = from.free[0]
  into.free[1] = from.free[1]
  into.coins = from.coins
  into.unclaimedRows = from.unclaimedRows
  into.palms = from.palms
  into.points = from.points
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    into.finished[colour] = from.finished[colour]
    into.seals[colour] = from.seals[colour]
  }
}

export function readSummary(deck: Deck, player: Player, into: PlayerSummary): PlayerSummary {
  into.finished.fill(0)
  into.seals.fill(0)
  into.points = 0
  for (let place = 0; place < 2; place++) {
    into.cards[place] = player.cards[place]
    into.free[place] = player.cards[place] === NO_CARD ? 0 : player.free[place]
  }
  for (let i = 0; i < player.finished.length; i++) setAside(deck, into, player.finished[i])
  for (let row = 0; row < player.trophies.length; row++) into.points += player.trophies[row]
  for (let box = 0; box < player.palmBoxes.length; box++) into.points += player.palmBoxes[box]
  into.coins = player.coins
  into.unclaimedRows = ((player.coins / COINS_PER_ROW) | 0) - player.rows
  into.palms = player.palms
  return into
}

/** The score if the game ended now. */
export function scoreOf({ coins, points, finished, seals }: PlayerSummary): number {
  let score = coins + points
  for (let colour = 0; colour < COLOUR_COUNT; colour++) score += seals[colour] * finished[colour]
  return score
}

/** Marks cells of both cards and fills the coin and palm boxes. */
export function markCells(
  deck: Deck,
  summary: PlayerSummary,
  first: number,
  second: number,
  palmValue: number,
): void {
  const { cards, free } = summary
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
    const before = (summary.coins / COINS_PER_ROW) | 0
    summary.coins = Math.min(COIN_BOXES, summary.coins + coins)
    summary.unclaimedRows += ((summary.coins / COINS_PER_ROW) | 0) - before
  }
  const filled = Math.min(palms, PALM_BOXES - summary.palms)
  summary.palms += filled
  summary.points += filled * palmValue
}

/** Sets full cards aside. */
export function finishCards(deck: Deck, summary: PlayerSummary): void {
  for (let place = 0; place < 2; place++) {
    const card = summary.cards[place]
    if (card === NO_CARD || summary.free[place] !== 0) continue
    setAside(deck, summary, card)
    summary.cards[place] = NO_CARD
  }
}

function setAside(deck: Deck, summary: PlayerSummary, card: Card): void {
  summary.points += deck.points[card]
  summary.finished[deck.colour[card]]++
  if (deck.sealColour[card] >= 0) summary.seals[deck.sealColour[card]] += deck.sealValue[card]
}

export function placeCard(deck: Deck, summary: PlayerSummary, place: number, card: Card): void {
  summary.cards[place] = card
  summary.free[place] = deck.land[card]
}
