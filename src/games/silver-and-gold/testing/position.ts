import { takeOut, withSeat } from '../../../kernel/index.ts'
import { type Cell, type Cells, cellsOf } from '../rules/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../rules/deck.ts'
import { palmsShown } from '../rules/display.ts'
import type { Options } from '../rules/options.ts'
import { emptyState, type Player, type SilverAndGoldState } from '../rules/state.ts'
import { hasFreeCell } from '../rules/turn.ts'

/** A player of a position: his two cards by id (`-` for an empty place), and what differs from a fresh start. */
interface SeatAt {
  readonly cards: readonly [string, string]
  /** The cells still unmarked on each card, from 0 top left to 15; a fresh card where left out. */
  readonly left?: readonly [readonly Cell[] | undefined, (readonly Cell[] | undefined)?]
  readonly coins?: number
  readonly palmBoxes?: readonly number[]
  readonly finished?: readonly string[]
}

export interface PositionOf {
  readonly seats: readonly SeatAt[]
  readonly expedition?: string
  readonly display?: readonly string[]
  /** The cards of the stock; all that lie nowhere else where left out. */
  readonly stock?: readonly string[]
  readonly turn?: number
  readonly start?: number
  readonly trophy?: number
  readonly options?: Options
}

/** The table in the middle of a marking phase, in one line: what a test is about, and nothing else. */
export function position(of: PositionOf): SilverAndGoldState {
  const options = of.options ?? { memoryAid: false }
  const deck = deckOf(options)
  const state = emptyState(options, of.seats.length)
  const { open, secret } = state
  open.phase = 'mark'
  open.turn = of.turn ?? 0
  open.start = of.start ?? 0
  open.trophy = of.trophy ?? 6
  open.expedition = deck.file.expeditions.findIndex(({ id }) => id === (of.expedition ?? 'I2'))
  takeOut(secret.expeditions, open.expedition)
  open.display = (of.display ?? ['S01', 'S02', 'S03', 'S11']).map((id) => cardNamed(deck, id))
  while (open.display.length < 4) open.display.push(NO_CARD)
  open.players = of.seats.map((seat) => playerAt(deck, seat))
  open.waiting = open.players.reduce(
    (set, player, seat) => (hasFreeCell(player) ? withSeat(set, seat) : set),
    0,
  )
  open.palmValue = 1 + palmsShown(deck, open)
  fillStock(deck, state, of.stock)
  return state
}

function playerAt(
  deck: Deck,
  { cards, left = [undefined], coins = 0, palmBoxes = [], finished = [] }: SeatAt,
): Player {
  const [first, second] = cards.map((id) => cardNamed(deck, id))
  const free = [first, second].map((card, place): Cells => {
    if (card === NO_CARD) return 0
    return left[place]?.reduce((cells, cell) => cells | (1 << cell), 0) ?? deck.land[card]
  })
  return {
    cards: [first, second],
    free: [free[0], free[1]],
    coins,
    rows: Math.floor(coins / 4),
    trophies: [0, 0, 0],
    palms: palmBoxes.length,
    palmBoxes: [...palmBoxes, 0, 0, 0, 0].slice(0, 4),
    finished: finished.map((id) => cardNamed(deck, id)),
  }
}

function fillStock(
  deck: Deck,
  { open, secret }: SilverAndGoldState,
  ids: readonly string[] | undefined,
): void {
  const placed = new Set([
    ...open.display,
    ...open.players.flatMap(({ cards, finished }) => [...cards, ...finished]),
  ])
  const stock = ids === undefined ? undefined : new Set(ids.map((id) => cardNamed(deck, id)))
  for (let card = 0; card < deck.cards; card++) {
    if (stock ? !stock.has(card) : placed.has(card)) takeOut(secret.stock, card)
  }
  open.stock = secret.stock.size
}

export function cardNamed(deck: Deck, id: string): Card {
  if (id === '-') return NO_CARD
  const card = deck.file.treasureCards.findIndex((known) => known.id === id)
  if (card < 0) throw new Error(`no card ${id}`)
  return card
}

/** The cells of a card that bear a symbol, for tests that speak of "the first coin". */
export const symbolCells = (deck: Deck, id: string, symbol: 'crosses' | 'coins' | 'palms' | 'land'): Cell[] =>
  cellsOf(deck[symbol][cardNamed(deck, id)])
