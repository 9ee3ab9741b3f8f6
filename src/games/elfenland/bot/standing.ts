import type { Seat } from '../../../kernel/index.ts'
import { result } from '../rules/scoring.ts'
import type { ElfenlandState } from '../rules/state.ts'
import { outlookFrom } from './farsight.ts'
import { goldWorth, roundsToCome, WORTH } from './worth.ts'

/** What a card that is kept in Elfengold is worth, in pieces; in Elfenland hands are filled up again. */
const CARD = 0.25

/** How well a seat stands when a round is over: the pieces that it will have, and what helps to get more. */
export function standing({ open }: ElfenlandState, seat: Seat): number {
  const { variant, phase, players } = open
  const { pieces, boot, gold, cards } = players[seat]
  // A round that has begun is one of those to come.
  const rounds = phase === 'roundEnd' ? roundsToCome(open) : roundsToCome(open) + 1
  const worth = outlookFrom(variant, rounds, boot, pieces)
  return variant.game === 'elfengold' ? worth + CARD * cards + goldWorth(open, WORTH) * gold : worth
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
