import { type Cells, countCells } from '../rules/components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../rules/components/deck.ts'
import { COIN_BOXES, COINS_PER_ROW, type Open, PALM_BOXES, type Player, TURNS } from '../rules/state.ts'
import { type SoloTurns, soloTurns, turnsFor } from './turn-tables/solo-turns.ts'

/** Weights of the greedy bot, tuned by hand: it averages about 111 points in two-player games. */
const ROW = 3.5
const STEP_TO_ROW = 0.5
const COIN_TO_COME = 1.3
const PALM_TO_COME = 2.3
const CARDS_TO_COME = 1.2
const TURN = 3.4
const TURNS_THAT_MATTER = 7
const CROSS_SAVES = 0.3
const SLACK = 0.8
const DOUBT = 1.6

/** What the value of a draft depends on, gathered once for a decision. */
export interface GreedyContext {
  readonly deck: Deck
  readonly player: Player
  readonly palmValue: number
  readonly turnsLeft: number
  /** By colour: the number of finished cards. */
  readonly finished: readonly number[]
  /** By colour: what the seals on finished cards pay for one more card. */
  readonly seals: readonly number[]
  /** By place: how many turns the card there needs. */
  readonly tables: readonly (SoloTurns | undefined)[]
}

export function greedyContext(open: Open, player: Player, turnsLeft = TURNS - 1 - open.turn): GreedyContext {
  const deck = deckOf(open.options)
  const finished = [0, 0, 0, 0]
  const seals = [0, 0, 0, 0]
  for (const card of player.finished) {
    finished[deck.colour[card]]++
    if (deck.sealColour[card] >= 0) seals[deck.sealColour[card]] += deck.sealValue[card]
  }
  const tables = player.cards.map((card) => (card === NO_CARD ? undefined : soloTurns(deck, card)))
  return { deck, player, palmValue: open.palmValue, turnsLeft, finished, seals, tables }
}

/** The value for a player of marking these cells of their first and of their second card. */
export function draftValue(view: GreedyContext, first: Cells, second: Cells): number {
  const { deck, player } = view
  const [card, other] = player.cards
  const marks = [first, second]
  let coins = 0
  let palms = 0
  for (let place = 0; place < 2; place++) {
    if (marks[place] === 0) continue
    coins += countCells(marks[place] & deck.coins[player.cards[place]])
    palms += countCells(marks[place] & deck.palms[player.cards[place]])
  }
  const coinsThen = Math.min(COIN_BOXES, player.coins + coins)
  const palmsThen = Math.min(PALM_BOXES, player.palms + palms)
  const rows = Math.floor(coinsThen / COINS_PER_ROW) - Math.floor(player.coins / COINS_PER_ROW)
  const steps = (coinsThen % COINS_PER_ROW) - (player.coins % COINS_PER_ROW)
  const won =
    coinsThen - player.coins + rows * ROW + steps * STEP_TO_ROW + (palmsThen - player.palms) * view.palmValue

  const free = player.free[0] & ~first
  const otherFree = player.free[1] & ~second
  const turns = turnsNeeded(view, 0, free)
  const otherTurns = turnsNeeded(view, 1, otherFree)
  // The card that needs fewer turns is finished first; the other one has to wait for it.
  const before = turns <= otherTurns ? 0 : otherTurns
  const otherBefore = turns <= otherTurns ? turns : 0
  return (
    won +
    (card === NO_CARD ? 0 : cardValue(view, card, free, turns, before, coinsThen, palmsThen)) +
    (other === NO_CARD ? 0 : cardValue(view, other, otherFree, otherTurns, otherBefore, coinsThen, palmsThen))
  )
}

/** The value of a new card in an empty place. */
export function greedyCardValue(view: GreedyContext, card: Card, place: number): number {
  const { deck, player } = view
  const before = turnsNeeded(view, 1 - place, player.free[1 - place])
  const free = deck.land[card]
  const turns = cardTurns(soloTurns(deck, card), free, deck.crosses[card])
  return cardValue(view, card, free, turns, before, player.coins, player.palms)
}

/** The turns that the card in a place needs; none if there is no card. */
function turnsNeeded({ deck, player, tables }: GreedyContext, place: number, free: Cells): number {
  const table = tables[place]
  return table === undefined ? 0 : cardTurns(table, free, deck.crosses[player.cards[place]])
}

const cardTurns = (table: SoloTurns, free: Cells, crosses: Cells): number =>
  turnsFor(table, free) - CROSS_SAVES * countCells(free & crosses)

function cardValue(
  { deck, turnsLeft, finished, seals }: GreedyContext,
  card: Card,
  free: Cells,
  turns: number,
  turnsBefore: number,
  coins: number,
  palms: number,
): number {
  const seal = deck.sealColour[card]
  const own = seal < 0 ? 0 : deck.sealValue[card] * (finished[seal] + CARDS_TO_COME)
  const points = deck.points[card] + own + seals[deck.colour[card]]
  if (free === 0) return points
  const chance = Math.max(0, Math.min(1, (turnsLeft - turns - turnsBefore + SLACK) / DOUBT))
  const coinsToCome = Math.min(countCells(free & deck.coins[card]), COIN_BOXES - coins)
  const palmsToCome = palms < PALM_BOXES ? countCells(free & deck.palms[card]) : 0
  const urgency = Math.min(1, turnsLeft / TURNS_THAT_MATTER)
  return chance * (points + COIN_TO_COME * coinsToCome + PALM_TO_COME * palmsToCome) - TURN * turns * urgency
}
