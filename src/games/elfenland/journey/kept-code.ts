import { CARDS, WIZARD } from '../rules/components/cards.ts'
import { ROADS } from '../rules/components/map.ts'
import { bareCost } from '../rules/components/roads.ts'
import { NOT_POSSIBLE, RAFT, TRANSPORT_KINDS } from '../rules/components/transport.ts'

/** A raft needs no counter, so it serves where other cards would have to wait for one. */
const RAFT_READINESS = 3
const WIZARD_KEEPING = 100

/**
 * How much a card is worth keeping, where nothing else is asked for: the roads of the map that one card of its kind
 * pays for, in both directions, a half where two are needed. A wizard is kept above all.
 */
export const KEEPING: readonly number[] = CARDS.map((_, kind) => {
  if (kind === WIZARD) return WIZARD_KEEPING
  if (kind >= TRANSPORT_KINDS) return 0
  let roads = 0
  for (const [road, { from, to }] of ROADS.entries()) {
    for (const town of [from, to]) {
      const cards = bareCost(road, town, kind)
      if (cards !== NOT_POSSIBLE) roads += 1 / cards
    }
  }
  return kind === RAFT ? roads * RAFT_READINESS : roads
})
