import type { Seat } from '../../../kernel/index.ts'
import { countTowns, PIECE_TOWNS } from '../rules/components/map.ts'
import { COUNTER_KINDS } from '../rules/components/transport.ts'
import { result } from '../rules/scoring.ts'
import type { ElfenlandState } from '../rules/state.ts'
import { meansWorth, townsToCome } from './foresight.ts'
import { futureOf } from './futures.ts'
import { roundsToCome } from './worth.ts'

/** How well a seat stands when a round is over: the pieces that it will have, and what helps to get more. */
function standing({ open, own }: ElfenlandState, seat: Seat): number {
  const { variant, phase, players } = open
  const { pieces, boot, gold, tokens } = players[seat]
  // A round that has begun is one of those to come.
  const rounds = phase === 'roundEnd' ? roundsToCome(open) : roundsToCome(open) + 1
  if (rounds === 0) return countTowns(pieces)
  const future = futureOf(variant, rounds)
  const { hand, hiddenTokens } = own[seat]
  for (let kind = 0; kind < COUNTER_KINDS; kind++) counters[kind] = tokens[kind] + hiddenTokens[kind]
  return (
    countTowns(pieces) +
    townsToCome(future, boot, PIECE_TOWNS & ~pieces) +
    meansWorth(future, hand, counters, gold)
  )
}

const counters = new Array<number>(COUNTER_KINDS).fill(0)

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
