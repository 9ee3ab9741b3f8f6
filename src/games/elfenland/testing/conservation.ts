import { at, type Seat } from '../../../kernel/index.ts'
import {
  CARDS,
  ELFENGOLD_DECK,
  ELFENLAND_DECK,
  GOLD_CARD,
  GOLD_CARDS,
  NO_CARD,
  WIZARD,
  WIZARD_CARDS,
} from '../rules/components/cards.ts'
import { hasGoldPiece, hasObstacle, hasThisCounter, IS_LAND, isDoubled } from '../rules/components/roads.ts'
import {
  DOUBLE_TRANSPORT,
  ELFENGOLD_POOL,
  ELFENLAND_POOL,
  GOLD_PIECE_TOKEN,
  NO_TOKEN,
  SEA_MONSTER,
  TOKENS,
  TREE_OBSTACLE,
} from '../rules/components/tokens.ts'
import type { Move } from '../rules/moves.ts'
import { type ElfenlandState, NO_SEAT, type Open, PHASES } from '../rules/state.ts'
import { increase } from './count.ts'

const add = (into: number[], counts: readonly number[]): void => {
  for (const [kind, count] of counts.entries()) increase(into, kind, count)
}

/** By kind: all cards, wherever they are. */
export function allCards({ open, own, secret }: ElfenlandState): number[] {
  const cards = CARDS.map(() => 0)
  add(cards, secret.pile.counts)
  add(cards, open.discard)
  for (const { hand } of own) add(cards, hand)
  for (const card of open.openCards) if (card !== NO_CARD) increase(cards, card)
  increase(cards, GOLD_CARD, open.goldPile)
  return cards
}

export function cardsInTheBox({ variant }: Open): number[] {
  const cards = [...(variant.game === 'elfengold' ? ELFENGOLD_DECK : ELFENLAND_DECK)]
  if (variant.game === 'elfengold') cards[GOLD_CARD] = GOLD_CARDS
  if (variant.wizards) cards[WIZARD] = WIZARD_CARDS
  return cards
}

/** By kind: all tokens, wherever they are. */
export function allTokens({ open, own, secret }: ElfenlandState): number[] {
  const tokens = TOKENS.map(() => 0)
  add(tokens, secret.pool.counts)
  for (const player of open.players) add(tokens, player.tokens)
  for (const { hiddenTokens } of own) add(tokens, hiddenTokens)
  for (const { drawn } of own) for (const token of drawn) if (token !== NO_TOKEN) increase(tokens, token)
  for (const token of [...open.row, ...open.openCounters]) if (token !== NO_TOKEN) increase(tokens, token)
  for (const [road, load] of open.roads.entries()) {
    for (let kind = 0; kind < 6; kind++) if (hasThisCounter(load, kind)) increase(tokens, kind)
    if (hasObstacle(load)) increase(tokens, IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER)
    if (hasGoldPiece(load)) increase(tokens, GOLD_PIECE_TOKEN)
    if (isDoubled(load)) increase(tokens, DOUBLE_TRANSPORT)
  }
  return tokens
}

export const tokensInTheBox = ({ variant }: Open): readonly number[] =>
  variant.game === 'elfengold' ? ELFENGOLD_POOL : ELFENLAND_POOL

/** The gold that each player must have after a move, derived from the previous state and the rules page alone. */
export function goldAfter(before: Open, seat: Seat, move: Move, after: Open): number[] {
  const gold = before.players.map((player) => player.gold)
  switch (move.type) {
    case 'takeGoldPile':
      increase(gold, seat, 3 * before.goldPile)
      break
    case 'reward':
      if (move.take === 'gold') increase(gold, seat, before.earned)
      break
    case 'travel':
    case 'caravan':
      if (move.wizard) increase(gold, seat, -1)
      break
    case 'magicFlight':
      increase(gold, seat, -3)
      break
    case 'bid':
    case 'pass':
      if (before.phase === 'auction') payForLot(before, seat, move, gold)
      break
  }
  if (before.variant.game === 'elfengold' && timeOf(before, before.phase) < timeOf(after, 'income')) {
    if (timeOf(after, 'income') <= timeOf(after, after.phase) && after.round > 1) {
      for (const other of gold.keys()) increase(gold, other, 2)
    }
  }
  return gold
}

const timeOf = ({ round }: Open, phase: Open['phase']): number => 100 * round + PHASES.indexOf(phase)

/** The last player left pays their bid; if they cannot, they lose all their gold. */
function payForLot({ bidder, bidding, bid }: Open, seat: Seat, move: Move, gold: number[]): void {
  const left = move.type === 'pass' ? bidding & ~(1 << seat) : bidding
  const winner = move.type === 'bid' ? seat : bidder
  const price = move.type === 'bid' ? move.gold : bid
  if (winner === NO_SEAT || left !== 1 << winner) return
  gold[winner] = at(gold, winner) >= price ? at(gold, winner) - price : 0
}
