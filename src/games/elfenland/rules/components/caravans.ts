import type { Card } from './cards.ts'
import { TRANSPORT_KINDS } from './transport.ts'

/** How many cards of each kind are paid for a caravan. */
export type CaravanCards = number[]

/** Every way to choose `size` travel cards from a hand. Rafts count, wizards do not (E11). */
export function caravansFrom(hand: readonly number[], size: number): CaravanCards[] {
  const caravans: CaravanCards[] = []
  const chosen = Array.from({ length: TRANSPORT_KINDS }, () => 0)
  choose(hand, 0, size, chosen, caravans)
  return caravans
}

function choose(
  hand: readonly number[],
  kind: Card,
  left: number,
  chosen: number[],
  into: CaravanCards[],
): void {
  if (left === 0) {
    into.push(chosen.slice())
    return
  }
  if (kind === TRANSPORT_KINDS) return
  const most = Math.min(hand[kind], left)
  for (let count = 0; count <= most; count++) {
    chosen[kind] = count
    choose(hand, kind + 1, left - count, chosen, into)
  }
  chosen[kind] = 0
}

/** Whether a value of any shape has one count for each kind of travel card, `size` cards in total. */
export function isCaravanOf(cards: readonly number[], size: number): boolean {
  if (!Array.isArray(cards) || cards.length !== TRANSPORT_KINDS) return false
  let total = 0
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) {
    if (!Number.isInteger(cards[kind]) || cards[kind] < 0) return false
    total += cards[kind]
  }
  return total === size
}

export function canPay(hand: readonly number[], cards: readonly number[]): boolean {
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) if (hand[kind] < cards[kind]) return false
  return true
}
