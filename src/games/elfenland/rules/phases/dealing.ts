import { type Chance, NO_SEATS } from '../../../../kernel/index.ts'
import { drawIntoHand, shuffleDiscardPile } from '../components/piles.ts'
import { type ElfenlandState, nextSeat } from '../state.ts'
import { automatic } from './phase.ts'

/** Elfenland: a hand is filled up to eight. */
const HAND_SIZE = 8

/** Round 1 eight cards each; later everything not in a hand is shuffled and each hand filled up to eight. */
export const deal = automatic((state, chance) => {
  state.open.waiting = NO_SEATS
  shuffleDiscardPile(state)
  dealUpTo(HAND_SIZE, state, chance)
})

/** From the start seat, each hand. */
export function dealUpTo(size: number, state: ElfenlandState, chance: Chance): void {
  const { open } = state
  let seat = open.start
  do {
    while (open.players[seat].cards < size) drawIntoHand(state, seat, chance)
    seat = nextSeat(open, seat)
  } while (seat !== open.start)
}
