import { at } from '../../../../kernel/index.ts'
import { type Cells, cellsOf, countCells } from '../../rules/components/cells.ts'
import type { Card, Deck } from '../../rules/components/deck.ts'

/** Every way to mark a card with a pattern or a single cell, and what the crosses pay for. */
function* markings(
  deck: Deck,
  card: Card,
  free: Cells,
  pattern: number,
): Generator<readonly [Cells, number]> {
  const crosses = at(deck.crosses, card)
  for (const laid of at(at(deck.placements, card), pattern))
    if ((laid & ~free) === 0) yield [free & ~laid, countCells(laid & crosses)]
  for (const cell of cellsOf(free)) yield [free & ~(1 << cell), (crosses >> cell) & 1]
}

/** The cells that can be left once the extras owed have been marked on this card. */
function afterExtras(crosses: Cells, left: Cells, owed: number): readonly Cells[] {
  if (owed === 0 || left === 0) return [left]
  return [
    ...new Set(
      cellsOf(left).flatMap((cell) =>
        afterExtras(crosses, left & ~(1 << cell), owed - 1 + ((crosses >> cell) & 1)),
      ),
    ),
  ]
}

/** Whether a turn with this pattern can finish a card, also by the crosses of the other active card. */
export function canFinish(
  deck: Deck,
  { card, free }: { card: Card; free: Cells },
  other: { card: Card; free: Cells } | undefined,
  pattern: number,
): boolean {
  const isDone = (left: Cells, owed: number): boolean =>
    afterExtras(at(deck.crosses, card), left, owed).includes(0)
  for (const [left, owed] of markings(deck, card, free, pattern)) if (isDone(left, owed)) return true
  if (other)
    for (const [, owed] of markings(deck, other.card, other.free, pattern))
      if (owed > 0 && isDone(free, owed)) return true
  return false
}

/** The fewest turns in which a card can be finished, with the luckiest patterns that can still come one after another. */
export function luckiestTurns(deck: Deck, card: Card, free: Cells): number {
  let reached: ReadonlySet<Cells> = new Set([free])
  for (let turns = 0; ; turns++) {
    if (reached.has(0)) return turns
    const next = new Set<Cells>()
    for (const cells of reached)
      for (const pattern of deck.patternCounts.keys())
        for (const [left, owed] of markings(deck, card, cells, pattern))
          for (const rest of afterExtras(at(deck.crosses, card), left, owed)) next.add(rest)
    reached = next
  }
}

const known = new WeakMap<Deck, Map<number, number>>()

/** The turns that a card takes on average if every pattern is as likely as there are cards of it, found naively. */
export function averageTurns(deck: Deck, card: Card, free: Cells): number {
  if (free === 0) return 0
  const memo = known.get(deck) ?? new Map<number, number>()
  known.set(deck, memo)
  const key = card * 2 ** 16 + free
  const found = memo.get(key)
  if (found !== undefined) return found
  let sum = 0
  let cards = 0
  for (const [pattern, count] of deck.patternCounts.entries()) {
    let least = Number.POSITIVE_INFINITY
    for (const [left, owed] of markings(deck, card, free, pattern))
      for (const rest of afterExtras(at(deck.crosses, card), left, owed))
        least = Math.min(least, averageTurns(deck, card, rest))
    sum += count * least
    cards += count
  }
  const turns = 1 + sum / cards
  memo.set(key, turns)
  return turns
}
