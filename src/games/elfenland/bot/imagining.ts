import {
  type Bag,
  bagOf,
  type Chance,
  type Seat,
  takeOut,
  type View,
  withSeat,
} from '../../../kernel/index.ts'
import {
  CARD_KINDS,
  ELFENGOLD_DECK,
  ELFENLAND_DECK,
  GOLD_CARD,
  GOLD_CARDS,
  HAND_KINDS,
  NO_CARD,
  WIZARD,
  WIZARD_CARDS,
} from '../rules/components/cards.ts'
import { NO_TOWN, TOWNS } from '../rules/components/map.ts'
import { hasGoldPiece, hasObstacle, hasThisCounter, IS_LAND, isDoubled } from '../rules/components/roads.ts'
import {
  DOUBLE_TRANSPORT,
  ELFENGOLD_POOL,
  ELFENLAND_POOL,
  GOLD_PIECE_TOKEN,
  isCounter,
  NO_TOKEN,
  SEA_MONSTER,
  TOKEN_KINDS,
  TREE_OBSTACLE,
} from '../rules/components/tokens.ts'
import { COUNTER_KINDS } from '../rules/components/transport.ts'
import { copyState, type ElfenlandState, emptyState, type Open, type Own } from '../rules/state.ts'
import { seated } from './seated.ts'

/**
 * A world as a seat may imagine it: the others hold the cards that they were seen to take, and besides cards and
 * tokens that lie nowhere in the open. Who has chosen what to keep chooses again.
 */
export function imagine(view: View<Open, Own>, _memory: unknown, chance: Chance): ElfenlandState {
  const { seat, open, own } = seated(view)
  const blank = emptyState(open.variant, open.players.length, open.values)
  const state = copyState({
    open,
    own: blank.own.map((other, index) => (index === seat ? own : other)),
    secret: { pile: bagOf(unseenCards(open, own)), pool: bagOf(unseenTokens(open, own)) },
  })
  dealHands(state, seat, chance)
  dealTokens(state, seat, chance)
  dealTownCards(state, seat, chance)
  if (open.phase === 'roundEnd') askAgain(state, seat)
  return state
}

const othersOf = ({ own }: ElfenlandState, seat: Seat): Seat[] =>
  [...own.keys()].filter((other) => other !== seat)

/** The cards of the pile and of the others' hands. */
function unseenCards({ variant, discard, openCards, goldPile }: Open, { hand }: Own): number[] {
  const elfengold = variant.game === 'elfengold'
  const counts = (elfengold ? ELFENGOLD_DECK : ELFENLAND_DECK).slice()
  if (variant.wizards) counts[WIZARD] += WIZARD_CARDS
  if (elfengold) counts[GOLD_CARD] += GOLD_CARDS - goldPile
  for (let card = 0; card < CARD_KINDS; card++) counts[card] -= discard[card] + (hand[card] ?? 0)
  for (const card of openCards) if (card !== NO_CARD) counts[card]--
  return counts
}

/** The tokens of the pool and those that lie hidden before the others. */
function unseenTokens(open: Open, own: Own): number[] {
  const elfengold = open.variant.game === 'elfengold'
  const counts = (elfengold ? ELFENGOLD_POOL : ELFENLAND_POOL).slice()
  const take = (token: number): void => {
    if (token !== NO_TOKEN && (elfengold || isCounter(token))) counts[token]--
  }
  for (const { tokens } of open.players) {
    for (let token = 0; token < TOKEN_KINDS; token++) for (let i = 0; i < tokens[token]; i++) take(token)
  }
  for (const [token, count] of own.hiddenTokens.entries()) for (let i = 0; i < count; i++) take(token)
  for (const token of [...own.drawn, ...open.row, ...open.openCounters]) take(token)
  for (const [road, load] of open.roads.entries()) {
    for (let kind = 0; kind < COUNTER_KINDS; kind++) if (hasThisCounter(load, kind)) take(kind)
    if (hasObstacle(load)) take(IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER)
    if (hasGoldPiece(load)) take(GOLD_PIECE_TOKEN)
    if (isDoubled(load)) take(DOUBLE_TRANSPORT)
  }
  return counts
}

/** First what they were seen to take, then any; gold cards are in nobody's hand. */
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
      hand[likelyCard(secret.pile, open.players[other].tokens, chance)]++
  }
  secret.pile.counts[GOLD_CARD] += goldCards
  secret.pile.size += goldCards
}

/** Who has counters of a kind lying before him is likelier to hold cards that go with them. */
function likelyCard(pile: Bag, tokens: readonly number[], chance: Chance): number {
  const weight = (kind: number): number =>
    pile.counts[kind] * (PLAIN + (kind < COUNTER_KINDS ? tokens[kind] : 0))
  let all = 0
  for (let kind = 0; kind < pile.counts.length; kind++) all += weight(kind)
  let nth = chance.below(all)
  let kind = 0
  while (nth >= weight(kind)) nth -= weight(kind++)
  takeOut(pile, kind)
  return kind
}

/** A counter makes cards of its kind half as likely again. */
const PLAIN = 2

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
  const left = TOWNS.flatMap(({ townCard }, town) => (townCard && town !== own[seat].townCard ? [town] : []))
  for (const [other, place] of own.entries()) {
    if (other !== seat && place.townCard === NO_TOWN)
      [place.townCard] = left.splice(chance.below(left.length), 1)
  }
}

/** All choose at the same time what they keep: whoever has enough to choose from is asked. */
function askAgain({ open }: ElfenlandState, seat: Seat): void {
  const goesBack = (token: number): boolean => open.variant.game === 'elfengold' || isCounter(token)
  for (const [other, { tokens, hiddenTokens }] of open.players.entries()) {
    const held = tokens.reduce((sum, count, token) => (goesBack(token) ? sum + count : sum), hiddenTokens)
    if (other !== seat && held > open.variant.kept) open.waiting = withSeat(open.waiting, other)
  }
}
