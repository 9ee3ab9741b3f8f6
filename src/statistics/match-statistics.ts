import type { GameManifest } from '../games/manifest.ts'
import { at, type Match, type Seat, scriptedChance, stateAt } from '../kernel/index.ts'
import type { MatchPlay, MatchStatistics } from '../protocol/index.ts'
import type { Review } from '../review/review.ts'
import { REVIEW_FORMAT } from '../review/stored-review.ts'

/** Change this whenever the figures of a game change, so that stored ones are counted again. */
export const STATISTICS_FORMAT = 2

/** What a player's finished match was made of, by replaying it once. Undefined if it is not over. */
export function countMatch(match: Match, manifest: GameManifest, seat: Seat): MatchStatistics | undefined {
  const { game, log } = match
  const result = game.result(match.state.open)?.seats[seat]
  if (!result) return undefined
  const counter = manifest.countFigures?.(seat)
  const state = stateAt(match, 0)
  for (const turn of log) {
    const chance = scriptedChance(turn.chance)
    for (const move of turn.moves) {
      counter?.recordMove(state, turn.seat, move)
      game.play(state, turn.seat, move, chance)
    }
  }
  return { format: STATISTICS_FORMAT, parts: { ...result.parts }, figures: { ...counter?.total(state) } }
}

/**
 * Splits what became of a player's chance to win into what they decided, what the others decided, and luck, which is
 * everything that nobody decided. `start + own + others + luck` is the result: 1 for a victory, a share of it if several
 * players won, and 0 otherwise.
 */
export function playOf({ steps, seats }: Review, seat: Seat, result: number): MatchPlay {
  const start = at(at(steps, 0).chances, seat)
  let [own, others] = [0, 0]
  for (const [index, step] of steps.entries()) {
    if (index === 0) continue
    const decided = at(step.decided, seat) - at(at(steps, index - 1).chances, seat)
    if (step.seat === seat) own += decided
    else others += decided
  }
  const { accuracy, byLuck, byDecisions } = at(seats, seat)
  const luck = result - start - own - others
  return {
    format: REVIEW_FORMAT,
    accuracy: rounded(accuracy),
    start: rounded(start),
    own: rounded(own),
    others: rounded(others),
    luck: rounded(luck),
    luckPoints: rounded(byLuck),
    lostPoints: rounded(-byDecisions),
  }
}

/** Four digits are more than any page shows. */
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4
