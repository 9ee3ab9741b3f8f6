import type { Phrase } from '../../../kernel/index.ts'
import type { Candidate } from '../../../search/model.ts'
import { countCells } from '../rules/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../rules/deck.ts'
import type { Move } from '../rules/moves.ts'
import { COIN_BOXES, COINS_PER_ROW, PALM_BOXES, type Player, TURNS } from '../rules/state.ts'
import { newContext, readContext } from './evaluation/context.ts'
import { sealGain } from './evaluation/heuristic.ts'
import { newSummary, readSummary } from './evaluation/summary.ts'
import type { PatternsShown } from './memory.ts'
import { emptyPlace, type SeatView } from './seat-view.ts'
import { cellIndex } from './turn-tables/cell-index.ts'
import { turnsToFinish, turnTable } from './turn-tables/turn-table.ts'

/** The main reason why a decision is good. The keys are translated. */
export function explain(view: SeatView, shown: PatternsShown, { moves }: Candidate<Move>): Phrase {
  const [move] = moves
  switch (move.type) {
    case 'keep':
      return explainKeep(view, move.card)
    case 'take':
      return explainTake(view, move.card)
    case 'draw':
      return { key: 'reason.draw' }
    default:
      return explainMarking(view, shown, moves)
  }
}

const turnsForNewCard = (deck: Deck, card: Card): number => turnsToFinish(deck, card, deck.land[card])

const rounded = (x: number): number => Math.round(10 * x) / 10

function explainKeep({ open }: SeatView, card: Card): Phrase {
  const deck = deckOf(open.options)
  return { key: 'reason.keep', points: deck.points[card], turns: rounded(turnsForNewCard(deck, card)) }
}

function explainTake(view: SeatView, card: Card): Phrase {
  const { seat, open } = view
  const deck = deckOf(open.options)
  const player = open.players[seat]
  const summary = readSummary(deck, player, newSummary())
  const seals = sealGain(deck, summary, card, 0)
  const turns = rounded(turnsForNewCard(deck, card))
  const beside = player.cards[1 - emptyPlace(view)]
  const before = beside === NO_CARD ? 0 : turnsToFinish(deck, beside, player.free[1 - emptyPlace(view)])
  const left = TURNS - 1 - open.turn
  if (left <= turnsForNewCard(deck, card) + before)
    return { key: 'reason.takeInTime', points: deck.points[card], turns }
  if (seals > 0) return { key: 'reason.takeSeal', points: deck.points[card], seals }
  return { key: 'reason.take', points: deck.points[card], turns }
}

/** What a marking brings. */
interface Effect {
  readonly finished: readonly Card[]
  readonly coins: number
  readonly rows: number
  readonly palms: number
  readonly extras: number
  readonly free: readonly number[]
}

function effectOf({ seat, open, own }: SeatView, moves: readonly Move[]): Effect {
  const deck = deckOf(open.options)
  const player = open.players[seat]
  const marks = [own.marks[0], own.marks[1]]
  let extras = 0
  for (const move of moves) {
    if (move.type === 'pattern') marks[move.place] |= move.cells
    else if (move.type === 'single' || move.type === 'extra') marks[move.place] |= 1 << move.cell
    if (move.type === 'extra') extras++
  }
  const free = player.free.map((cells, place) => cells & ~marks[place])
  const here = (cells: readonly number[]): number =>
    marks.reduce((sum, marked, place) => sum + countOn(cells, player, place, marked), 0)
  const coins = Math.min(COIN_BOXES - player.coins, here(deck.coins))
  return {
    finished: player.cards.filter((card, place) => card !== NO_CARD && free[place] === 0),
    coins,
    rows: Math.floor((player.coins + coins) / COINS_PER_ROW) - Math.floor(player.coins / COINS_PER_ROW),
    palms: Math.min(PALM_BOXES - player.palms, here(deck.palms)),
    extras,
    free,
  }
}

const countOn = (cells: readonly number[], { cards }: Player, place: number, marked: number): number =>
  cards[place] === NO_CARD ? 0 : countCells(marked & cells[cards[place]])

function explainMarking(view: SeatView, shown: PatternsShown, moves: readonly Move[]): Phrase {
  const { seat, open } = view
  const deck = deckOf(open.options)
  const { finished, coins, rows, palms, extras, free } = effectOf(view, moves)
  const summary = readSummary(deck, open.players[seat], newSummary())
  const points = finished.reduce((sum, card) => sum + deck.points[card] + sealGain(deck, summary, card, 0), 0)
  if (finished.length === 2) return { key: 'reason.finishBoth', points }
  if (finished.length === 1) return { key: 'reason.finish', points }
  if (rows > 0 && open.trophy > 0) return { key: 'reason.row', trophy: open.trophy }
  if (palms > 0) return { key: 'reason.palms', n: palms, points: palms * open.palmValue }
  if (extras > 0) return { key: 'reason.extras', n: extras }
  if (coins > 0) return { key: 'reason.coins', n: coins }
  const chance = chanceToFinish(view, shown, free)
  if (chance >= 0.3) return { key: 'reason.nearly', percent: Math.round(100 * chance) }
  return { key: 'reason.fits', percent: Math.round(100 * chanceToFit(view, shown, free)) }
}

/** The probability that the next pattern finishes a card … */
function chanceToFinish({ seat, open }: SeatView, shown: PatternsShown, free: readonly number[]): number {
  const deck = deckOf(open.options)
  const { cards } = open.players[seat]
  const { odds } = readContext(open, seat, shown, newContext(deck))
  return odds.reduce((sum, chance, pattern) => {
    const can = free.some((cells, place) => {
      if (cells === 0 || cards[place] === NO_CARD) return false
      const table = turnTable(deck, cards[place])
      return table.after[cellIndex(table, cells) * odds.length + pattern] <= 0
    })
    return can ? sum + chance : sum
  }, 0)
}

/** … or at least fits somewhere. */
function chanceToFit({ seat, open }: SeatView, shown: PatternsShown, free: readonly number[]): number {
  const deck = deckOf(open.options)
  const { cards } = open.players[seat]
  const { odds } = readContext(open, seat, shown, newContext(deck))
  return odds.reduce((sum, chance, pattern) => {
    const fits = free.some(
      (cells, place) =>
        cards[place] !== NO_CARD &&
        deck.placements[cards[place]][pattern].some((laid) => (laid & ~cells) === 0),
    )
    return fits ? sum + chance : sum
  }, 0)
}
