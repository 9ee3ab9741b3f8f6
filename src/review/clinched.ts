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
import { nextSeat } from '../search/play-out.ts'

/** So many positions are looked at before an end is taken for open. */
const POSITIONS = 300

/** After how many turns of the log it was certain who wins, however all had gone on. */
export function clinchedAfter(match: Match): number {
  const { game, log, state } = match
  const winners = winnersOf(game, state)
  let turns = log.length
  while (turns > 0 && isClinched(game, stateAt(match, turns - 1), winners)) turns--
  return turns
}

/** Goes on in every way; where Chance is asked nothing is certain. */
function isClinched(game: Game, from: State, winners: string): boolean {
  const asked: Answer[] = []
  const chance = recording(fastChance(fastSeed(1)), asked)
  const seen = new Set<string>()
  const left = [from]
  for (let state = left.pop(); state; state = left.pop()) {
    const seat = nextSeat(game, state)
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
      if (asked.length > 0 || seen.size > POSITIONS) return false
      left.push(next)
    }
  }
  return true
}

const winnersOf = (game: Game, { open }: State): string => String(game.result(open)?.winners)
