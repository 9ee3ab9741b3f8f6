import type { Town, Towns } from '../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../rules/components/transport.ts'

/*
 * The positions that the search of a journey has met, exactly: a place holds the position whole, and a newer one takes
 * the place of an older one. Made when it is first needed.
 */
const PLACES = 1 << 16
const WORDS = 4
let table = new Int32Array(0)
/** Tells the positions of this search from those of earlier ones. */
let search = 0
const MOST_SEARCHES = 1 << 12

export function forgetSeen(): void {
  search = (search + 1) % MOST_SEARCHES
  if (table.length === 0) table = new Int32Array(PLACES * WORDS)
  else if (search === 0) table.fill(0)
  if (search === 0) search = 1
}

/** Whether the same position was met with as much gold earned; else it is met now. */
export function wasSeen(
  town: Town,
  toVisit: Towns,
  hand: Int8Array,
  left: number,
  wizards: number,
  spent: number,
  earned: number,
): boolean {
  let cards = 0
  for (let kind = 0; kind < TRANSPORT_KINDS; kind++) cards = (cards << 4) | hand[kind]
  const place = town | (toVisit << 5)
  const purse = left | (wizards << 7) | (spent << 10) | (search << 20)
  let hash = Math.imul(place, 0x9e3779b1) ^ Math.imul(cards, 0x85ebca6b) ^ Math.imul(purse, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  const at = ((hash ^ (hash >>> 13)) & (PLACES - 1)) * WORDS
  if (table[at] === place && table[at + 1] === cards && table[at + 2] === purse && table[at + 3] >= earned)
    return true
  table[at] = place
  table[at + 1] = cards
  table[at + 2] = purse
  table[at + 3] = earned
  return false
}
