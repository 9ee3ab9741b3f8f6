import type { Explanation } from '../../../../search/evaluator.ts'
import { type Cells, cellsOf, countCells } from '../../rules/components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import type { Move } from '../../rules/moves.ts'
import { type Pair, PLACES, TURNS } from '../../rules/state.ts'
import { newContext, readContext } from '../evaluation/context.ts'
import type { PatternsShown } from '../memory.ts'
import type { SeatView } from '../seat-view.ts'
import type { Claim } from './claim.ts'
import { type Effect, effectOf, isFirst, mostPoints, surePoints } from './effects.ts'

/** Why a marking: what it brings at once, what it leads to, and what it gives up. */
export function explainMarking(
  view: SeatView,
  shown: PatternsShown,
  moves: readonly Move[],
): Explanation<Move, Claim> {
  const effect = effectOf(view, moves)
  const next = nextFinish(view, shown, effect.free)
  const likely = next && likelyFinish(next)
  const reason = reasonOf(view, effect)
  const more = [...(likely ? [likely] : []), ...givenUp(view, effect)]
  return {
    reason: reason ?? likely ?? fitting(view, shown, effect),
    more: reason ? more : more.filter((phrase) => phrase !== likely),
    ...(next ? { plan: [{ type: 'pattern', place: next.place, cells: effect.free[next.place] }] } : {}),
  }
}

/** What the marking brings at once; undefined if nothing. */
function reasonOf(view: SeatView, effect: Effect): Claim | undefined {
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

interface ActiveCard {
  readonly card: Card
  readonly free: Cells
}

const likelyFinish = ({ percent, points }: NextFinish): Claim =>
  percent === 100 ? { key: 'more.surely', points } : { key: 'more.nearly', percent, points }

interface NextFinish {
  readonly place: 0 | 1
  readonly percent: number
  readonly points: number
}

/** The card that the next expedition is most likely to finish; undefined if none can, or no turn is left. */
function nextFinish({ seat, open }: SeatView, shown: PatternsShown, free: Pair): NextFinish | undefined {
  if (open.turn >= TURNS - 1) return undefined
  const deck = deckOf(open.options)
  const { cards } = open.players[seat]
  const { odds } = readContext(open, seat, shown, newContext(deck))
  const [first, second] = PLACES.map((place) => {
    const target = { card: cards[place], free: free[place] }
    const beside = { card: cards[1 - place], free: free[1 - place] }
    const percent = Math.round(100 * chanceThat(odds, (pattern) => canFinish(deck, target, beside, pattern)))
    return { place, percent, points: target.card === NO_CARD ? 0 : deck.points[target.card] }
  })
  const best = second && first && second.percent > first.percent ? second : first
  return best && best.percent > 0 ? best : undefined
}

const chanceThat = (odds: Float64Array, holds: (pattern: number) => boolean): number =>
  odds.reduce((sum, probability, pattern) => (holds(pattern) ? sum + probability : sum), 0)

/** Whether a turn with this pattern can finish a card. The crosses of the other card pay for cells as well. */
function canFinish(deck: Deck, target: ActiveCard, beside: ActiveCard, pattern: number): boolean {
  if (target.card === NO_CARD || target.free === 0) return false
  const { card, free } = target
  const crosses = deck.crosses[card]
  return (
    basesOn(deck, target, pattern).some((base) =>
      extrasFinish(free & ~base, crosses, countCells(base & crosses)),
    ) ||
    basesOn(deck, beside, pattern).some((base) =>
      extrasFinish(free, crosses, countCells(base & deck.crosses[beside.card])),
    )
  )
}

/** What a pattern can mark on a card: its placements, or a single cell. */
function basesOn(deck: Deck, { card, free }: ActiveCard, pattern: number): readonly Cells[] {
  if (card === NO_CARD) return []
  const placed = deck.placements[card][pattern].filter((laid) => (laid & ~free) === 0)
  return [...placed, ...cellsOf(free).map((cell) => 1 << cell)]
}

/** Whether the extras owed can mark all of these cells. A cross pays for itself; any other cell takes one extra. */
const extrasFinish = (free: Cells, crosses: Cells, owed: number): boolean =>
  free === 0 || (owed > 0 && countCells(free & ~crosses) <= owed)

/** A marking that brings nothing at once: how likely the next expedition is to fit, or how far it gets. */
function fitting({ seat, open }: SeatView, shown: PatternsShown, { free, cells }: Effect): Claim {
  if (open.turn >= TURNS - 1) return { key: 'reason.lastTurn' }
  const deck = deckOf(open.options)
  const { cards } = open.players[seat]
  const { odds } = readContext(open, seat, shown, newContext(deck))
  const fits = (pattern: number): boolean =>
    PLACES.some(
      (place) =>
        cards[place] !== NO_CARD &&
        deck.placements[cards[place]][pattern].some((laid) => (laid & ~free[place]) === 0),
    )
  const percent = Math.round(100 * chanceThat(odds, fits))
  if (percent === 100) return { key: 'reason.fitsAll' }
  return percent > 0 ? { key: 'reason.fits', percent } : { key: 'reason.cells', n: cells }
}

/** Points that another marking would bring at once. Nothing is said if the advised one may win a trophy. */
function givenUp(view: SeatView, effect: Effect): readonly Claim[] {
  if (effect.trophies > 0 && !isFirst(view)) return []
  const points = mostPoints(view) - surePoints(view, effect)
  return points > 0 ? [{ key: 'more.givesUp', points }] : []
}
