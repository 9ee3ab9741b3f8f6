import { type Seat, viewOf } from '../../../kernel/index.ts'
import { countTowns } from '../rules/map.ts'
import { result } from '../rules/scoring.ts'
import type { ElfenlandState } from '../rules/state.ts'
import { seated } from './seated.ts'
import { objectiveOf, WORTH } from './worth.ts'

/** How well a seat stands when a round is over, in pieces: what it has, and what that is good for in rounds to come. */
export function standing(state: ElfenlandState, seat: Seat): number {
  const { open } = state
  const { pieces, boot, gold } = open.players[seat]
  const { gold: perGold, cards, end } = objectiveOf(seated(viewOf(state, seat)), WORTH)
  let worth = countTowns(pieces) + end[boot] + gold * perGold
  // In Elfenland hands are filled up again, so that only in Elfengold a card kept is a card more.
  if (open.variant.game === 'elfengold') {
    const { hand } = state.own[seat]
    for (let kind = 0; kind < hand.length; kind++) worth += hand[kind] * cards[kind]
  }
  return worth
}

/** What a win is worth, in pieces. */
const WIN = 2
/** How much the best of several others counts; against one, all that he has counts. */
const LEADER = 0.5

/** How far a seat is ahead; at the end it is the win that counts. */
export function lead(state: ElfenlandState, seat: Seat): number {
  const final = result(state.open)
  const seats = state.own.length
  if (final) {
    const { winners, seats: ended } = final
    const best = Math.max(...ended.filter((_, other) => other !== seat).map(({ score }) => score))
    const won = winners.includes(seat) ? 1 / winners.length : 0
    return WIN * won + 0.5 * (ended[seat].score - best)
  }
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < seats; other++) {
    if (other !== seat) best = Math.max(best, standing(state, other))
  }
  return standing(state, seat) - (seats === 2 ? 1 : LEADER) * best
}
