import { type Chance, NO_SEATS } from '../../../../kernel/index.ts'
import { drawIntoHand, shuffleDiscardPile } from '../components/piles.ts'
import { type ElfenlandState, nextSeat } from '../state.ts'
import { automatic } from './phase.ts'

/** Elfenland: each hand is filled up to eight cards. */
const HAND_SIZE = 8

/** All cards that are not in a hand are shuffled, and each hand is filled up to eight cards. */
export const deal = automatic((state, chance) => {
  state.open.waiting = NO_SEATS
  shuffleDiscardPile(state)
  dealUpTo(HAND_SIZE, state, chance)
})

/** Fills each hand up to `size` cards, beginning with the start player. */
export function dealUpTo(size: number, state: ElfenlandState, chance: Chance): void {
  const { open } = state
  let seat = open.start
  do {
    while (open.players[seat].cards < size) drawIntoHand(state, seat, chance)
    seat = nextSeat(open, seat)
  } while (seat !== open.start)
}
