import {
  type Answer,
  fastChance,
  fastSeed,
  type Game,
  type Match,
  recording,
  type State,
  stateAt,
  viewOf,
} from '../kernel/index.ts'
import { seatToMove } from '../search/play-out.ts'

/** How many positions to examine before assuming that the outcome is still open. */
const MAX_POSITIONS = 300

/** After how many turns of the log the winners were certain, whatever anyone played. */
export function clinchedAfter(match: Match): number {
  const { game, log, state } = match
  const winners = winnersOf(game, state)
  let turns = log.length
  while (turns > 0 && isClinched(game, stateAt(match, turns - 1), winners)) turns--
  return turns
}

/** Tries every continuation. If one of them asks Chance, nothing is certain. */
function isClinched(game: Game, from: State, winners: string): boolean {
  const asked: Answer[] = []
  const chance = recording(fastChance(fastSeed(1)), asked)
  const seen = new Set<string>()
  const left = [from]
  for (let state = left.pop(); state; state = left.pop()) {
    const seat = seatToMove(game, state)
    if (seat < 0) {
      if (winnersOf(game, state) !== winners) return false
      continue
    }
    for (const move of game.legal(viewOf(state, seat))) {
      const next = game.copy(state)
      game.play(next, seat, move, chance)
      const key = JSON.stringify(next)
      if (seen.has(key)) continue
      seen.add(key)
      if (asked.length > 0 || seen.size > MAX_POSITIONS) return false
      left.push(next)
    }
  }
  return true
}

const winnersOf = (game: Game, { open }: State): string => String(game.result(open)?.winners)
