import { bagOf, type Chance, putIn } from '../../../kernel/index.ts'
import {
  type Card,
  ELFENGOLD_DECK,
  ELFENLAND_DECK,
  GOLD_CARD,
  GOLD_CARDS,
  WIZARD,
  WIZARD_CARDS,
} from './components/cards.ts'
import { hasTown, PIECE_TOWNS, PRINTED_VALUES, TOWNS } from './components/map.ts'
import { fillOpenCards } from './components/piles.ts'
import { ELFENGOLD_POOL, ELFENLAND_POOL, TREE_OBSTACLE } from './components/tokens.ts'
import {
  type ElfengoldOptions,
  type ElfenlandOptions,
  elfengoldVariant,
  elfenlandVariant,
} from './options.ts'
import { fillOpenCounters } from './phases/counters.ts'
import { dealUpTo } from './phases/dealing.ts'
import { advance } from './phases/round-order.ts'
import { type ElfenlandState, emptyState } from './state.ts'

const FIRST_HAND = 5
export const FIRST_GOLD = 12

/** The start player is random. Five counters lie face up; each player has one tree obstacle. */
export function setUpElfenland(options: ElfenlandOptions, seats: number, chance: Chance): ElfenlandState {
  const state = emptyState(elfenlandVariant(options), seats)
  const { open } = state
  open.start = chance.below(seats, 'start')
  putOnTable(state, ELFENLAND_DECK, ELFENLAND_POOL)
  fillOpenCounters(state, chance)
  for (const player of open.players) player.tokens[TREE_OBSTACLE] = 1
  dealTownCards(state, chance)
  advance(state, chance)
  return state
}

/**
 * The start player is random. Each player gets five of the travel cards, and three are turned face up; only then are
 * the seven gold cards shuffled into the pile. Each player has 12 gold and no obstacle.
 */
export function setUpElfengold(options: ElfengoldOptions, seats: number, chance: Chance): ElfenlandState {
  const variant = elfengoldVariant(options)
  const state = emptyState(variant, seats, variant.freeValues ? shuffledValues(chance) : PRINTED_VALUES)
  const { open } = state
  open.start = chance.below(seats, 'start')
  putOnTable(state, ELFENGOLD_DECK, ELFENGOLD_POOL)
  if (variant.wizards) addToPile(state, WIZARD, WIZARD_CARDS)
  dealUpTo(FIRST_HAND, state, chance)
  fillOpenCards(state, chance)
  addToPile(state, GOLD_CARD, GOLD_CARDS)
  for (const player of open.players) player.gold = FIRST_GOLD
  dealTownCards(state, chance)
  advance(state, chance)
  return state
}

/** Puts the deck and the pool on the table, face down. */
function putOnTable(
  { open, secret }: ElfenlandState,
  deck: readonly number[],
  pool: readonly number[],
): void {
  secret.pile = bagOf(deck)
  secret.pool = bagOf(pool)
  open.pile = secret.pile.size
  open.pool = secret.pool.size
}

function addToPile({ open, secret }: ElfenlandState, card: Card, count: number): void {
  for (let i = 0; i < count; i++) putIn(secret.pile, card)
  open.pile += count
}

/** Town card variant: each player gets one secret town card. */
function dealTownCards({ open, own }: ElfenlandState, chance: Chance): void {
  if (!open.variant.townCards) return
  const townCards = bagOf(TOWNS.map(({ townCard }) => (townCard ? 1 : 0)))
  for (const seat of own) seat.townCard = chance.draw(townCards, 'townCards')
}

/** Free values variant: the twenty values are shuffled among the twenty towns. */
function shuffledValues(chance: Chance): number[] {
  const values = bagOf(PRINTED_VALUES.map(() => 0))
  for (const [town, value] of PRINTED_VALUES.entries()) if (hasTown(PIECE_TOWNS, town)) putIn(values, value)
  return PRINTED_VALUES.map((_, town) => (hasTown(PIECE_TOWNS, town) ? chance.draw(values, 'values') : 0))
}
