import { bagOf, fastChance, fastSeed, type Seat } from '../../../../kernel/index.ts'
import { HAND_KINDS } from '../../rules/components/cards.ts'
import type { SeatView } from '../../rules/state.ts'
import { unseenCards } from './unseen.ts'

/** Samples hands of a rival: the cards that they were seen to take, and others that nobody has seen. */
export function sampleHands(view: SeatView, rival: Seat, samples: number): number[][] {
  const { seat, open } = view
  const { cards, seenCards } = open.players[rival]
  const unseen = unseenCards(view).slice(0, HAND_KINDS)
  for (const [other, player] of open.players.entries()) {
    if (other === seat) continue
    for (let kind = 0; kind < HAND_KINDS; kind++) unseen[kind] -= player.seenCards[kind]
  }
  const seen = seenCards.reduce((sum, held) => sum + held, 0)
  return Array.from({ length: samples }, (_, sample) => {
    const chance = fastChance(fastSeed(open.round, sample))
    const bag = bagOf(unseen)
    const hand = seenCards.slice()
    for (let i = seen; i < cards; i++) hand[chance.draw(bag)]++
    return hand
  })
}
