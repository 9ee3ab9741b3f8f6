import { ELFENLAND_2 } from '../evaluation/futures/elfenland-2.ts'
import { ELFENLAND_4 } from '../evaluation/futures/elfenland-4.ts'
import { learnedFutures } from '../evaluation/learned-futures.ts'
import { type Foresight, wholeGame } from '../planner/planner.ts'

/** What games of two have taught, and games of four. */
export const elfenlandForesight: Foresight = {
  two: wholeGame(learnedFutures(ELFENLAND_2)),
  more: wholeGame(learnedFutures(ELFENLAND_4)),
}
