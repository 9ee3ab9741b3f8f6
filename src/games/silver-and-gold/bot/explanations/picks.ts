import type { Explanation } from '../../../../search/evaluator.ts'
import { countCells } from '../../rules/components/cells.ts'
import { type Card, type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import type { Move } from '../../rules/moves.ts'
import { COIN_BOXES, PALM_BOXES, type Player, TURNS } from '../../rules/state.ts'
import { sealGain } from '../evaluation/heuristic.ts'
import { newSummary, readSummary } from '../evaluation/summary.ts'
import type { SeatView } from '../seat-view.ts'
import { turnsToFinish } from '../turn-tables/turn-table.ts'
import type { Claim } from './claim.ts'

/** The turns that a new card is expected to take. */
const turnsFor = (deck: Deck, card: Card): number => turnsToFinish(deck, card, deck.land[card])

const rounded = (x: number): number => Math.round(10 * x) / 10

/** Some cards together: their points, and the turns that they are expected to take. */
const worthOf = (deck: Deck, cards: readonly Card[]): { points: number; turns: number } => ({
  points: cards.reduce((sum, card) => sum + deck.points[card], 0),
  turns: rounded(cards.reduce((sum, card) => sum + turnsFor(deck, card), 0)),
})

/** Which cards are kept, and which are given up. */
export function explainKeeping({ open, own }: SeatView, moves: readonly Move[]): Explanation<Move, Claim> {
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
export function explainTaking({ seat, open }: SeatView, card: Card): Explanation<Move, Claim> {
  const deck = deckOf(open.options)
  const player = open.players[seat]
  const left = TURNS - 1 - open.turn
  const value = worthOf(deck, [card])
  const more = symbolsOn(deck, card)
  // A card that will hardly be finished is taken for what its cells bring, if there is anything on them.
  if (turnsFor(deck, card) > left) {
    const key = partPays(deck, player, card) ? 'reason.takeParts' : 'reason.takeLate'
    return { reason: { key, ...value, left }, more }
  }
  const seals = sealGain(deck, readSummary(deck, player, newSummary()), card, 0)
  if (seals > 0) return { reason: { key: 'reason.takeSeal', ...value, seals }, more }
  const isBest = open.display.every(
    (other) => other === NO_CARD || valuePerTurn(deck, other) <= valuePerTurn(deck, card),
  )
  return isBest
    ? { reason: { key: 'reason.take', ...value } }
    : { reason: { key: 'reason.takeOne', ...value }, more }
}

const valuePerTurn = (deck: Deck, card: Card): number => deck.points[card] / turnsFor(deck, card)

/** Whether a coin or a palm of an unfinished card brings anything: there must be a box left for it. */
const partPays = (deck: Deck, { coins, palms }: Player, card: Card): boolean =>
  (deck.coins[card] !== 0 && coins < COIN_BOXES) || (deck.palms[card] !== 0 && palms < PALM_BOXES)

/** Says which coins and palms are on a card, if any. */
function symbolsOn(deck: Deck, card: Card): readonly Claim[] {
  const coins = countCells(deck.coins[card])
  const palms = countCells(deck.palms[card])
  if (coins > 0 && palms > 0) return [{ key: 'more.symbols', coins, palms }]
  if (coins > 0) return [{ key: 'more.coins', coins }]
  return palms > 0 ? [{ key: 'more.palms', palms }] : []
}
