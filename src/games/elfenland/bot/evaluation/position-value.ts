import type { Seat } from '../../../../kernel/index.ts'
import { countTowns, PIECE_TOWNS } from '../../rules/components/map.ts'
import { TREE_OBSTACLE } from '../../rules/components/tokens.ts'
import { result } from '../../rules/scoring.ts'
import type { ElfenlandState } from '../../rules/state.ts'
import { roundsLeft } from '../seat-view.ts'
import { type Futures, futureOf, resourcesValue, type TownsMemo } from './future.ts'

/** The value of a win, in pieces. */
const WIN = 2
/** The weight of the margin in pieces when the game is over. */
const FINAL_MARGIN = 0.5
/** How much the best of several rivals counts; a single rival counts in full. */
const BEST_RIVAL = 0.5

/** An obstacle that is kept for a later round of Elfenland: each player has one for the whole game. */
const OBSTACLE = 0.4

/** How far a seat is ahead of its best rival, in pieces; at the end of the game the win counts most. */
export type LeadOf = (state: ElfenlandState, seat: Seat) => number

export function createLead(futures: Futures, townsMemo: TownsMemo): LeadOf {
  const prospects = (state: ElfenlandState, seat: Seat): number =>
    expectedPieces(state, seat, futures, townsMemo)
  return (state, seat) => {
    const final = result(state.open)
    if (final) {
      const { winners, seats } = final
      const best = Math.max(...seats.filter((_, other) => other !== seat).map(({ score }) => score))
      const won = winners.includes(seat) ? 1 / winners.length : 0
      return WIN * won + FINAL_MARGIN * (seats[seat].score - best)
    }
    const seats = state.own.length
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < seats; other++) {
      if (other !== seat) best = Math.max(best, prospects(state, other))
    }
    return prospects(state, seat) - (seats === 2 ? 1 : BEST_RIVAL) * best
  }
}

/** The pieces that a seat will have at the end of the game, judged when a round is over. */
function expectedPieces(
  { open, own }: ElfenlandState,
  seat: Seat,
  futures: Futures,
  townsMemo: TownsMemo,
): number {
  const { variant, phase, players } = open
  const { pieces, boot, gold, tokens } = players[seat]
  // If the next round has already begun, it is one of the rounds to come.
  const rounds = phase === 'roundEnd' ? roundsLeft(open) : roundsLeft(open) + 1
  if (rounds === 0) return countTowns(pieces)
  const future = futureOf(futures, rounds)
  const { hand, hiddenTokens } = own[seat]
  return (
    countTowns(pieces) +
    townsMemo(future)(boot, PIECE_TOWNS & ~pieces) +
    resourcesValue(future, { hand, tokens, hiddenTokens }, gold) +
    (variant.game === 'elfenland' ? OBSTACLE * tokens[TREE_OBSTACLE] : 0)
  )
}
