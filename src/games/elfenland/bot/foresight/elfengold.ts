import { ELFENGOLD_2 } from '../evaluation/futures/elfengold-2.ts'
import { ELFENGOLD_4 } from '../evaluation/futures/elfengold-4.ts'
import { learnedFutures } from '../evaluation/learned-futures.ts'
import { type Foresight, wholeGame } from '../planner/planner.ts'

/** Games of four teach that gold buys less where others bid for the same counters. */
export const elfengoldForesight: Foresight = {
  two: wholeGame(learnedFutures(ELFENGOLD_2)),
  more: wholeGame(learnedFutures(ELFENGOLD_4)),
}
