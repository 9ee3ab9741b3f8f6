import { type Cells, cellsOf, countCells } from '../../rules/components/cells.ts'
import { type Card, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { fillPalms, legalMarks } from '../../rules/marking.ts'
import type { Move } from '../../rules/moves.ts'
import { packedCells, packedPlace, packMove } from '../../rules/packed-move.ts'
import { scoreParts } from '../../rules/scoring.ts'
import { COIN_BOXES, COINS_PER_ROW, type Pair, PLACES, type Player } from '../../rules/state.ts'
import type { SeatView } from '../seat-view.ts'

/** What a marking brings at once. */
export interface Effect {
  readonly finished: readonly Card[]
  /** The points of finished cards and of the seals that score as a result. */
  readonly cards: number
  readonly coins: number
  readonly rows: number
  /** The points of trophies, if nobody takes one first. */
  readonly trophies: number
  readonly palms: number
  readonly extras: number
  /** How many cells the moves mark. */
  readonly cells: number
  /** The unmarked cells afterwards. */
  readonly free: Pair
}

type Outcome = Omit<Effect, 'extras' | 'cells'>

export function effectOf(view: SeatView, moves: readonly Move[]): Effect {
  const marks: Pair = [view.own.marks[0], view.own.marks[1]]
  let extras = 0
  let cells = 0
  for (const move of moves) {
    if (move.type === 'pattern') marks[move.place] |= move.cells
    else if (move.type === 'single' || move.type === 'extra') marks[move.place] |= 1 << move.cell
    if (move.type === 'extra') extras++
    cells += move.type === 'pattern' ? countCells(move.cells) : 1
  }
  return { ...effectOfMarks(view, marks), extras, cells }
}

function effectOfMarks({ seat, open }: SeatView, marks: Pair): Outcome {
  const deck = deckOf(open.options)
  const player = open.players[seat]
  const free: Pair = [player.free[0] & ~marks[0], player.free[1] & ~marks[1]]
  const finished = PLACES.flatMap((place) =>
    player.cards[place] !== NO_CARD && player.free[place] !== 0 && free[place] === 0
      ? [player.cards[place]]
      : [],
  )
  const coins = Math.min(COIN_BOXES - player.coins, countOn(deck.coins, player, marks))
  const after = { ...player, palmBoxes: [...player.palmBoxes], finished: [...player.finished, ...finished] }
  fillPalms(after, countOn(deck.palms, player, marks), open.palmValue)
  const [was, is] = [scoreParts(deck, player), scoreParts(deck, after)]
  const rows = Math.floor((player.coins + coins) / COINS_PER_ROW) - Math.floor(player.coins / COINS_PER_ROW)
  let trophies = 0
  for (let row = 0; row < rows; row++) trophies += Math.max(0, open.trophy - row)
  return {
    finished,
    cards: is.cards + is.seals - was.cards - was.seals,
    coins,
    rows,
    trophies,
    palms: is.palms - was.palms,
    free,
  }
}

const countOn = (symbols: readonly Cells[], { cards }: Player, marks: Pair): number =>
  PLACES.reduce<number>(
    (sum, place) => sum + (cards[place] === NO_CARD ? 0 : countCells(marks[place] & symbols[cards[place]])),
    0,
  )

/** Trophies are handed out from the start seat on, so only that seat is sure to get the highest. */
export const isFirst = ({ seat, open }: SeatView): boolean => seat === open.start

/** The points of a marking that do not depend on what the others mark. */
export const surePoints = (view: SeatView, { cards, palms, coins, trophies }: Outcome): number =>
  cards + palms + coins + (isFirst(view) ? trophies : 0)

/** A limit for decks full of crosses, several times more than any turn with an ordinary deck needs. */
const MAX_POSITIONS = 60_000

/** The most points that any marking of this turn is sure to bring at once. */
export function mostPoints(view: SeatView): number {
  const { open, own, seat } = view
  const player = open.players[seat]
  const { crosses } = deckOf(open.options)
  const seen = new Set<number>()
  let most = 0
  const mark = (marks: Pair, owed: number, place: number, cells: Cells): void => {
    const next: Pair = [marks[0], marks[1]]
    next[place] |= cells
    visit(next, owed + countCells(cells & crosses[player.cards[place]]))
  }
  const visit = (marks: Pair, owed: number): void => {
    // Different orders of the same extras are one position.
    const key = (owed * 2 ** 16 + marks[0]) * 2 ** 16 + marks[1]
    if (seen.has(key) || seen.size > MAX_POSITIONS) return
    seen.add(key)
    const free = PLACES.map((place) => player.free[place] & ~marks[place])
    if (owed === 0 || free.every((cells) => cells === 0))
      most = Math.max(most, surePoints(view, effectOfMarks(view, marks)))
    else
      for (const place of PLACES)
        for (const cell of cellsOf(free[place])) mark(marks, owed - 1, place, 1 << cell)
  }
  if (own.owed > 0) visit([own.marks[0], own.marks[1]], own.owed)
  else
    for (const base of legalMarks(open, own, seat).map(packMove))
      mark([0, 0], 0, packedPlace(base), packedCells(base))
  return most
}
