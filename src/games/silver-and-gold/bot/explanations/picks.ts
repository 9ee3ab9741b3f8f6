import type { Phrase } from '../../../../kernel/index.ts'
import type { Explanation } from '../../../../search/evaluator.ts'
import { countCells } from '../../rules/components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import type { Move } from '../../rules/moves.ts'
import { TURNS } from '../../rules/state.ts'
import { sealGain } from '../evaluation/heuristic.ts'
import { newSummary, readSummary } from '../evaluation/summary.ts'
import type { SeatView } from '../seat-view.ts'
import { turnsToFinish } from '../turn-tables/turn-table.ts'

/** The turns that a new card is expected to take. */
const turnsFor = (deck: Deck, card: Card): number => turnsToFinish(deck, card, deck.land[card])

const rounded = (x: number): number => Math.round(10 * x) / 10

/** Some cards together: their points, and the turns that they are expected to take. */
const worthOf = (deck: Deck, cards: readonly Card[]): { points: number; turns: number } => ({
  points: cards.reduce((sum, card) => sum + deck.points[card], 0),
  turns: rounded(cards.reduce((sum, card) => sum + turnsFor(deck, card), 0)),
})

/** Which cards are kept, and which are given up. */
export function explainKeeping({ open, own }: SeatView, moves: readonly Move[]): Explanation<Move> {
  const deck = deckOf(open.options)
  const kept = moves.flatMap((move) => (move.type === 'keep' ? [move.card] : []))
  const others = own.dealt.filter((card) => !kept.includes(card))
  return {
    reason: { key: kept.length > 1 ? 'reason.keepBoth' : 'reason.keep', ...worthOf(deck, kept) },
    ...(kept.length > 1 && others.length > 0
      ? { more: [{ key: 'more.keepOthers', ...worthOf(deck, others) }] }
      : {}),
  }
}

/** What a card of the display brings in the turns that are left. */
export function explainTaking({ seat, open }: SeatView, card: Card): Explanation<Move> {
  const deck = deckOf(open.options)
  const left = TURNS - 1 - open.turn
  const value = worthOf(deck, [card])
  const symbols = symbolsOn(deck, card)
  // A card that will hardly be finished is taken for what its cells bring.
  if (turnsFor(deck, card) > left)
    return { reason: { key: symbols ? 'reason.takeParts' : 'reason.takeLate', ...value, left }, ...symbols }
  const seals = sealGain(deck, readSummary(deck, open.players[seat], newSummary()), card, 0)
  const isBest = open.display.every(
    (other) => other === NO_CARD || valuePerTurn(deck, other) <= valuePerTurn(deck, card),
  )
  const reason: Phrase =
    seals > 0
      ? { key: 'reason.takeSeal', ...value, seals }
      : { key: isBest ? 'reason.take' : 'reason.takeOne', ...value }
  return { reason, ...(isBest ? {} : symbols) }
}

const valuePerTurn = (deck: Deck, card: Card): number => deck.points[card] / turnsFor(deck, card)

/** Says which coins and palms are on a card; undefined if there are none. */
function symbolsOn(deck: Deck, card: Card): Pick<Explanation<Move>, 'more'> | undefined {
  const coins = countCells(deck.coins[card])
  const palms = countCells(deck.palms[card])
  if (coins + palms === 0) return undefined
  const key = palms === 0 ? 'more.coins' : coins === 0 ? 'more.palms' : 'more.symbols'
  return { more: [{ key, coins, palms }] }
}
