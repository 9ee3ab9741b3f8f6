import type { Town, Towns } from '../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../rules/components/transport.ts'

const SLOTS = 1 << 16
const WORDS_PER_SLOT = 4
/** The generation has 12 bits in a slot. */
const GENERATIONS = 1 << 12

/**
 * The positions that a journey search has visited. Each slot stores a whole position, so there are no false hits, and
 * a newer position replaces an older one. Slots of earlier searches have another generation.
 */
export interface TranspositionTable {
  /** Empty until it is first needed. */
  slots: Int32Array
  generation: number
}

export const newTranspositionTable = (): TranspositionTable => ({ slots: new Int32Array(0), generation: 0 })

/** Forgets all positions. */
export function clearTable(table: TranspositionTable): void {
  table.generation = (table.generation + 1) % GENERATIONS
  if (table.slots.length === 0) table.slots = new Int32Array(SLOTS * WORDS_PER_SLOT)
  else if (table.generation === 0) table.slots.fill(0)
  if (table.generation === 0) table.generation = 1
}

/** Whether the position was visited before with at least as much gold earned; if not, it is stored. */
export function visitedBefore(
  table: TranspositionTable,
  town: Town,
  toVisit: Towns,
  hand: Int8Array,
  left: number,
  wizards: number,
  spent: number,
  earned: number,
): boolean {
  const { slots } = table
  let cards = 0
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) cards = (cards << 4) | hand[kind]
  const place = town | (toVisit << 5)
  const purse = left | (wizards << 7) | (spent << 10) | (table.generation << 20)
  let hash = Math.imul(place, 0x9e3779b1) ^ Math.imul(cards, 0x85ebca6b) ^ Math.imul(purse, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  const slot = ((hash ^ (hash >>> 13)) & (SLOTS - 1)) * WORDS_PER_SLOT
  if (
    slots[slot] === place &&
    slots[slot + 1] === cards &&
    slots[slot + 2] === purse &&
    slots[slot + 3] >= earned
  )
    return true
  slots[slot] = place
  slots[slot + 1] = cards
  slots[slot + 2] = purse
  slots[slot + 3] = earned
  return false
}
