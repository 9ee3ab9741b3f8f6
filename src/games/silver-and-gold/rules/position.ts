import { at, takeOut, withSeat } from '../../../kernel/index.ts'
import type { Cell, Cells } from './components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from './components/deck.ts'
import { palmsShown } from './display.ts'
import type { Options } from './options.ts'
import { emptyState, type Player, type SilverAndGoldState } from './state.ts'
import { hasFreeCell } from './turn.ts'

/** A player in a position: their two cards by id (`-` for an empty place) and what differs from a new game. */
interface SeatAt {
  readonly cards: readonly [string, string]
  /** The unmarked cells of each card, from 0 (top left) to 15. All cells if left out. */
  readonly left?: readonly [readonly Cell[] | undefined, (readonly Cell[] | undefined)?]
  readonly coins?: number
  readonly palmBoxes?: readonly number[]
  readonly finished?: readonly string[]
}

export interface PositionOf {
  readonly seats: readonly SeatAt[]
  readonly expedition?: string
  readonly display?: readonly string[]
  /** The cards in the stock. All cards that are nowhere else if left out. */
  readonly stock?: readonly string[]
  readonly turn?: number
  readonly start?: number
  readonly trophy?: number
  readonly options?: Options
}

/** A table in the marking phase. A test names only what it is about. */
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
  const first = cardNamed(deck, cards[0])
  const second = cardNamed(deck, cards[1])
  const free = (card: Card, cells: readonly Cell[] | undefined): Cells => {
    if (card === NO_CARD) return 0
    return cells?.reduce((set, cell) => set | (1 << cell), 0) ?? at(deck.land, card)
  }
  return {
    cards: [first, second],
    free: [free(first, left[0]), free(second, left[1])],
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
  if (card < 0) throw new Error(`there is no card ${id}`)
  return card
}
