import { elfengoldForesight } from '../bot/foresight/elfengold.ts'
import { elfenlandForesight } from '../bot/foresight/elfenland.ts'
import type { WholeGame } from '../bot/planner/planner.ts'

/** How a game is planned to its end at a table. */
export function wholeGameAt(game: string, seats: number): WholeGame {
  const foresight = game === 'elfengold' ? elfengoldForesight : elfenlandForesight
  return seats === 2 ? foresight.two : foresight.more
}
