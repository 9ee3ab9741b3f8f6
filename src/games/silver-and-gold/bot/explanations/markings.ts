import type { Phrase } from '../../../../kernel/index.ts'
import type { Explanation } from '../../../../search/evaluator.ts'
import type { Cells } from '../../rules/components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import type { Move } from '../../rules/moves.ts'
import { type Pair, PLACES, TURNS } from '../../rules/state.ts'
import { newContext, readContext } from '../evaluation/context.ts'
import type { PatternsShown } from '../memory.ts'
import type { SeatView } from '../seat-view.ts'
import { cellIndex } from '../turn-tables/cell-index.ts'
import { turnTable } from '../turn-tables/turn-table.ts'
import { type Effect, effectOf, isFirst, mostPoints, surePoints } from './effects.ts'

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
  const more = [...(likely ? [likely] : []), ...givenUp(view, effect)]
  return {
    reason: reason ?? likely ?? fitting(view, shown, effect.free),
    more: reason ? more : more.filter((phrase) => phrase !== likely),
    ...(next ? { plan: [{ type: 'pattern', place: next.place, cells: effect.free[next.place] }] } : {}),
  }
}

/** What the marking brings at once; undefined if nothing. */
function reasonOf(view: SeatView, effect: Effect): Phrase | undefined {
  const { trophy } = view.open
  const { finished, cards, rows, palms, extras, coins } = effect
  if (finished.length > 0)
    return { key: finished.length === 2 ? 'reason.finishBoth' : 'reason.finish', points: cards }
  if (rows > 0 && trophy > 0) return { key: isFirst(view) ? 'reason.row' : 'reason.rowMaybe', trophy }
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

/** Points that another marking would bring at once. Nothing is said if the advised one may win a trophy. */
function givenUp(view: SeatView, effect: Effect): readonly Phrase[] {
  if (effect.trophies > 0 && !isFirst(view)) return []
  const points = mostPoints(view) - surePoints(view, effect)
  return points > 0 ? [{ key: 'more.givesUp', points }] : []
}
