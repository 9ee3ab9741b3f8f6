import type { Seat } from '../../../../kernel/index.ts'
import type { ElfenlandState } from '../state.ts'
import type { Card } from './cards.ts'

export function takeIntoHand({ open, own }: ElfenlandState, seat: Seat, card: Card): void {
  own[seat].hand[card]++
  open.players[seat].cards++
}

/** Moves cards of one kind from the hand to the discard pile, where everyone can see them. */
export function discardFrom({ open, own }: ElfenlandState, seat: Seat, card: Card, count: number): void {
  const player = open.players[seat]
  own[seat].hand[card] -= count
  player.cards -= count
  player.seenCards[card] = Math.max(0, player.seenCards[card] - count)
  open.discard[card] += count
  open.spent[card] += count
}
