import { CARDS, WIZARD } from '../rules/components/cards.ts'
import { ROADS } from '../rules/components/map.ts'
import { bareCost } from '../rules/components/roads.ts'
import { RAFT, TRANSPORT_KINDS } from '../rules/components/transport.ts'

/** Rafts need no counter, so they can be used when other cards have to wait for one. */
const RAFT_FACTOR = 3
/** More than any travel card. */
const WIZARD_VALUE = 100

/**
 * By kind of card: the value of keeping it if nothing else is known. It is the number of roads on the map that one card
 * of the kind pays for, in both directions; roads that need two cards count half.
 */
export const DEFAULT_CARD_VALUES: readonly number[] = CARDS.map((_, kind) => {
  if (kind === WIZARD) return WIZARD_VALUE
  if (kind >= TRANSPORT_KINDS) return 0
  let roads = 0
  for (const [road, { from, to }] of ROADS.entries()) {
    for (const town of [from, to]) {
      const cards = bareCost(road, town, kind)
      if (cards !== undefined) roads += 1 / cards
    }
  }
  return kind === RAFT ? roads * RAFT_FACTOR : roads
})
