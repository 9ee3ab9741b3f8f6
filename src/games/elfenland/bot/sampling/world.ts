import {
  type Bag,
  bagOf,
  type Chance,
  fastChance,
  fastSeed,
  type Seat,
  takeOut,
  type View,
  withSeat,
} from '../../../../kernel/index.ts'
import { GOLD_CARD, HAND_KINDS } from '../../rules/components/cards.ts'
import { NO_TOWN, TOWNS } from '../../rules/components/map.ts'
import { COUNTER_KINDS } from '../../rules/components/transport.ts'
import { returnable } from '../../rules/phases/round-end.ts'
import {
  copyState,
  type ElfenlandState,
  emptyState,
  NO_SEAT,
  type Open,
  type Own,
  type SeatView,
} from '../../rules/state.ts'
import { seatViewOf } from '../seat-view.ts'
import { unseenCards, unseenTokens } from './unseen.ts'

/**
 * Samples a world that agrees with a seat's view. The other players hold the cards that they were seen to take; the
 * rest of their hands and their hidden tokens are drawn from what the seat cannot see. Players who have already chosen
 * the tokens they keep choose again.
 */
export const sampleWorld = (view: View<Open, Own>, _memory: unknown, chance: Chance): ElfenlandState =>
  worldSeenBy(seatViewOf(view), chance)

/** How many worlds spectators imagine. */
const WATCHED_WORLDS = 16

/** Worlds that agree with what spectators see, who look into no hand. */
export function watchedWorlds(open: Open): readonly ElfenlandState[] {
  const [own] = emptyState(open.variant, 1).own
  return Array.from({ length: WATCHED_WORLDS }, (_, world) =>
    worldSeenBy({ seat: NO_SEAT, open, own }, fastChance(fastSeed(world))),
  )
}

function worldSeenBy(seatView: SeatView, chance: Chance): ElfenlandState {
  const { seat, open, own } = seatView
  const blank = emptyState(open.variant, open.players.length, open.values)
  const state = copyState({
    open,
    own: blank.own.map((other, index) => (index === seat ? own : other)),
    secret: { pile: bagOf(unseenCards(seatView)), pool: bagOf(unseenTokens(seatView)) },
  })
  dealHands(state, seat, chance)
  dealTokens(state, seat, chance)
  dealTownCards(state, seat, chance)
  if (open.phase === 'roundEnd') askAgain(state, seat)
  return state
}

const othersOf = ({ own }: ElfenlandState, seat: Seat): Seat[] =>
  [...own.keys()].filter((other) => other !== seat)

/** Deals the cards that players were seen to take, then likely ones. Gold cards are never in a hand. */
function dealHands(state: ElfenlandState, seat: Seat, chance: Chance): void {
  const { open, own, secret } = state
  const goldCards = setAside(secret.pile, GOLD_CARD)
  for (const other of othersOf(state, seat)) {
    const { seenCards } = open.players[other]
    for (let card = 0; card < HAND_KINDS; card++) {
      own[other].hand[card] = seenCards[card]
      secret.pile.counts[card] -= seenCards[card]
      secret.pile.size -= seenCards[card]
    }
  }
  for (const other of othersOf(state, seat)) {
    const { hand } = own[other]
    let held = hand.reduce((sum, count) => sum + count, 0)
    for (; held < open.players[other].cards && secret.pile.size > 0; held++)
      hand[drawLikelyCard(secret.pile, open.players[other].tokens, chance)]++
  }
  secret.pile.counts[GOLD_CARD] += goldCards
  secret.pile.size += goldCards
}

/** The weight of a card without open counters of its kind; each counter adds 1, because players collect what matches. */
const BASE_WEIGHT = 2

/** Draws a card, more likely of a kind of which the player has open counters. */
function drawLikelyCard(pile: Bag, tokens: readonly number[], chance: Chance): number {
  const weight = (kind: number): number =>
    pile.counts[kind] * (BASE_WEIGHT + (kind < COUNTER_KINDS ? tokens[kind] : 0))
  let total = 0
  for (let kind = 0; kind < pile.counts.length; kind++) total += weight(kind)
  let nth = chance.below(total)
  let kind = 0
  while (nth >= weight(kind)) nth -= weight(kind++)
  takeOut(pile, kind)
  return kind
}

function setAside(bag: Bag, kind: number): number {
  const count = bag.counts[kind]
  bag.counts[kind] = 0
  bag.size -= count
  return count
}

function dealTokens(state: ElfenlandState, seat: Seat, chance: Chance): void {
  const { open, own, secret } = state
  for (const other of othersOf(state, seat)) {
    for (let i = 0; i < open.players[other].hiddenTokens && secret.pool.size > 0; i++) {
      own[other].hiddenTokens[chance.draw(secret.pool)]++
    }
  }
}

function dealTownCards({ open, own }: ElfenlandState, seat: Seat, chance: Chance): void {
  if (!open.variant.townCards || open.phase === 'over') return
  const known = seat === NO_SEAT ? NO_TOWN : own[seat].townCard
  const left = TOWNS.flatMap(({ townCard }, town) => (townCard && town !== known ? [town] : []))
  for (const [other, place] of own.entries()) {
    if (other !== seat && place.townCard === NO_TOWN)
      [place.townCard] = left.splice(chance.below(left.length), 1)
  }
}

/** All players choose at the same time which tokens they keep, so everyone with too many is asked. */
function askAgain({ open }: ElfenlandState, seat: Seat): void {
  for (const other of open.players.keys()) {
    if (other !== seat && returnable(open, other) > open.variant.kept)
      open.waiting = withSeat(open.waiting, other)
  }
}
