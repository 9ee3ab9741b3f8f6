import type { Phrase } from '../../../../kernel/index.ts'
import type { Explanation } from '../../../../search/evaluator.ts'
import { type Cells, countCells } from '../../rules/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../../rules/deck.ts'
import { fillPalms } from '../../rules/marking.ts'
import type { Move } from '../../rules/moves.ts'
import { scoreParts } from '../../rules/scoring.ts'
import { COIN_BOXES, COINS_PER_ROW, type Pair, type Player, TURNS } from '../../rules/state.ts'
import { candidatesFor, NET_WITH_LOOKAHEAD } from '../candidates.ts'
import { newContext, readContext } from '../evaluation/context.ts'
import type { PatternsShown } from '../memory.ts'
import type { SeatView } from '../seat-view.ts'
import { cellIndex } from '../turn-tables/cell-index.ts'
import { turnTable } from '../turn-tables/turn-table.ts'

const PLACES = [0, 1] as const

/** What a marking brings at once. */
interface Effect {
  readonly finished: readonly Card[]
  /** The points of finished cards and of the seals that score as a result. */
  readonly cards: number
  readonly coins: number
  readonly rows: number
  readonly palms: number
  readonly extras: number
  /** The unmarked cells afterwards. */
  readonly free: Pair
}

function effectOf({ seat, open, own }: SeatView, moves: readonly Move[]): Effect {
  const deck = deckOf(open.options)
  const player = open.players[seat]
  const marks: Pair = [own.marks[0], own.marks[1]]
  let extras = 0
  for (const move of moves) {
    if (move.type === 'pattern') marks[move.place] |= move.cells
    else if (move.type === 'single' || move.type === 'extra') marks[move.place] |= 1 << move.cell
    if (move.type === 'extra') extras++
  }
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
  return {
    finished,
    cards: is.cards + is.seals - was.cards - was.seals,
    coins,
    rows: Math.floor((player.coins + coins) / COINS_PER_ROW) - Math.floor(player.coins / COINS_PER_ROW),
    palms: is.palms - was.palms,
    extras,
    free,
  }
}

const countOn = (symbols: readonly Cells[], { cards }: Player, marks: Pair): number =>
  PLACES.reduce<number>(
    (sum, place) => sum + (cards[place] === NO_CARD ? 0 : countCells(marks[place] & symbols[cards[place]])),
    0,
  )

/** Why a marking: what it brings at once, what it leads to, and what it gives up. */
export function explainMarking(
  view: SeatView,
  shown: PatternsShown,
  moves: readonly Move[],
): Explanation<Move> {
  const effect = effectOf(view, moves)
  const next = nextFinish(view, shown, effect.free)
  const likely = next && { key: 'more.nearly', percent: next.percent, points: next.points }
  const reason = reasonOf(view, effect)
  const more = [...(likely ? [likely] : []), ...givenUp(view, shown, effect)]
  return {
    reason: reason ?? likely ?? fitting(view, shown, effect.free),
    more: reason ? more : more.filter((phrase) => phrase !== likely),
    ...(next ? { plan: [{ type: 'pattern', place: next.place, cells: effect.free[next.place] }] } : {}),
  }
}

/** What the marking brings at once; undefined if nothing. */
function reasonOf({ seat, open }: SeatView, effect: Effect): Phrase | undefined {
  const { finished, cards, rows, palms, extras, coins } = effect
  if (finished.length > 0)
    return { key: finished.length === 2 ? 'reason.finishBoth' : 'reason.finish', points: cards }
  // Trophies are handed out from the start seat on, so only that seat is sure to get the highest.
  if (rows > 0 && open.trophy > 0)
    return { key: seat === open.start ? 'reason.row' : 'reason.rowMaybe', trophy: open.trophy }
  if (palms > 0) return { key: 'reason.palms', points: palms }
  if (extras > 0) return { key: 'reason.extras', n: extras }
  if (coins > 0) return { key: 'reason.coins', n: coins }
  return undefined
}

/** The card that the next expedition is most likely to finish; undefined if none can, or no turn is left. */
function nextFinish(
  { seat, open }: SeatView,
  shown: PatternsShown,
  free: Pair,
): { place: 0 | 1; percent: number; points: number } | undefined {
  if (open.turn >= TURNS - 1) return undefined
  const deck = deckOf(open.options)
  const player = open.players[seat]
  const { odds } = readContext(open, seat, shown, newContext(deck))
  const [first, second] = PLACES.map((place) => {
    const card = player.cards[place]
    const percent = card === NO_CARD ? 0 : Math.round(100 * chanceToFinish(deck, card, free[place], odds))
    return { place, percent, points: card === NO_CARD ? 0 : deck.points[card] }
  })
  const best = second && first && second.percent > first.percent ? second : first
  return best && best.percent > 0 ? best : undefined
}

/** The probability that the next pattern, with the crosses that it takes on the same card, finishes a card. */
function chanceToFinish(deck: Deck, card: Card, free: Cells, odds: ArrayLike<number>): number {
  if (free === 0) return 0
  const table = turnTable(deck, card)
  const start = cellIndex(table, free) * odds.length
  let chance = 0
  for (let pattern = 0; pattern < odds.length; pattern++)
    if (table.after[start + pattern] <= 0) chance += odds[pattern]
  return chance
}

/** The share of the expeditions that can come next and will fit. */
function fitting({ seat, open }: SeatView, shown: PatternsShown, free: Pair): Phrase {
  const deck = deckOf(open.options)
  const { cards } = open.players[seat]
  const { odds } = readContext(open, seat, shown, newContext(deck))
  const chance = odds.reduce((sum, probability, pattern) => {
    const fits = PLACES.some(
      (place) =>
        cards[place] !== NO_CARD &&
        deck.placements[cards[place]][pattern].some((laid) => (laid & ~free[place]) === 0),
    )
    return fits ? sum + probability : sum
  }, 0)
  return open.turn >= TURNS - 1
    ? { key: 'reason.lastTurn' }
    : { key: 'reason.fits', percent: Math.round(100 * chance) }
}

/** Points that another marking would bring at once. */
function givenUp(view: SeatView, shown: PatternsShown, { cards, palms }: Effect): readonly Phrase[] {
  const best = candidatesFor(view, shown, NET_WITH_LOOKAHEAD).reduce((most, { moves }) => {
    const other = effectOf(view, moves)
    return Math.max(most, other.cards + other.palms)
  }, 0)
  return best > cards + palms ? [{ key: 'more.givesUp', points: best - cards - palms }] : []
}
