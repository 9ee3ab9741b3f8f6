import {
  CARD_KINDS,
  ELFENGOLD_DECK,
  ELFENLAND_DECK,
  GOLD_CARD,
  GOLD_CARDS,
  NO_CARD,
  WIZARD,
  WIZARD_CARDS,
} from '../../rules/components/cards.ts'
import {
  hasGoldPiece,
  hasObstacle,
  hasThisCounter,
  IS_LAND,
  isDoubled,
} from '../../rules/components/roads.ts'
import {
  DOUBLE_TRANSPORT,
  ELFENGOLD_POOL,
  ELFENLAND_POOL,
  GOLD_PIECE_TOKEN,
  isCounter,
  NO_TOKEN,
  SEA_MONSTER,
  type Token,
  TREE_OBSTACLE,
} from '../../rules/components/tokens.ts'
import { COUNTER_KINDS } from '../../rules/components/transport.ts'
import type { SeatView } from '../../rules/state.ts'

/** By kind, the cards that the seat cannot see: those of the draw pile and of the other hands. */
export function unseenCards({ open, own }: SeatView): number[] {
  const { variant, discard, openCards, goldPile } = open
  const elfengold = variant.game === 'elfengold'
  const counts = (elfengold ? ELFENGOLD_DECK : ELFENLAND_DECK).slice()
  if (variant.wizards) counts[WIZARD] += WIZARD_CARDS
  if (elfengold) counts[GOLD_CARD] += GOLD_CARDS - goldPile
  for (let card = 0; card < CARD_KINDS; card++) counts[card] -= discard[card] + (own.hand[card] ?? 0)
  for (const card of openCards) if (card !== NO_CARD) counts[card]--
  return counts
}

/** By kind, the tokens that the seat cannot see: those of the pool and the hidden ones of the other players. */
export function unseenTokens({ open, own }: SeatView): number[] {
  const elfengold = open.variant.game === 'elfengold'
  const counts = (elfengold ? ELFENGOLD_POOL : ELFENLAND_POOL).slice()
  const remove = (token: Token, count = 1): void => {
    if (token !== NO_TOKEN && (elfengold || isCounter(token))) counts[token] -= count
  }
  for (const { tokens } of open.players) for (const [token, count] of tokens.entries()) remove(token, count)
  for (const [token, count] of own.hiddenTokens.entries()) remove(token, count)
  for (const token of [...own.drawn, ...open.row, ...open.openCounters]) remove(token)
  for (const [road, load] of open.roads.entries()) {
    for (let kind = 0; kind < COUNTER_KINDS; kind++) if (hasThisCounter(load, kind)) remove(kind)
    if (hasObstacle(load)) remove(IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER)
    if (hasGoldPiece(load)) remove(GOLD_PIECE_TOKEN)
    if (isDoubled(load)) remove(DOUBLE_TRANSPORT)
  }
  return counts
}
