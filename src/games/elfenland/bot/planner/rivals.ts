import type { Seat } from '../../../../kernel/index.ts'
import { countTowns } from '../../rules/components/map.ts'
import type { Open } from '../../rules/state.ts'

/** Pieces decide who leads, whatever else players have. */
const PER_PIECE = 1000

/** The rival with the most pieces; among equals the one with the most cards, or the most cards and gold together. */
export function leadingRival({ players }: Open, seat: Seat, { countGold }: { countGold: boolean }): Seat {
  const rank = (other: Seat): number => {
    const { pieces, gold, cards } = players[other]
    return PER_PIECE * countTowns(pieces) + (countGold ? gold : 0) + cards
  }
  const others = [...players.keys()].filter((other) => other !== seat)
  return others.reduce((leader, other) => (rank(other) > rank(leader) ? other : leader))
}
