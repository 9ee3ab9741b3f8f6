import {
  type LevelStrengths,
  type SeatLevels,
  strengthsOf,
  weaknessOf,
} from '../../../search/chances/level-strengths.ts'
import { winProbabilities } from '../../../search/chances/win-probabilities.ts'
import { type Open, TURNS } from '../rules/state.ts'

/** Fitted to games of all levels with two to four seats (`scripts/calibrate-chances.ts`), like the numbers below. */
const STRENGTHS: LevelStrengths = {
  playful: -3.9,
  carefree: -3.3,
  gentle: -2.9,
  curious: -2.3,
  eager: -1.55,
  steady: -1.1,
  attentive: -0.55,
  sharp: 0,
  seasoned: 0.43,
  master: 0.93,
}

/** The standard deviation of the difference between two final scores of sharp players. */
const deviationOf = (turnsLeft: number): number => 1.3 + 1.67 * Math.sqrt(turnsLeft)

/** What one unit of weakness adds to the deviation, as a share of it. */
const OF_THE_WEAK = 0.1

/** How fast the advantage of the better player fades: the share of the game that is left, to this power. */
const FADING = 0.85

/** The probability of each seat to win a match that is not over. */
export function chancesOf(expected: readonly number[], { turn }: Open, levels: SeatLevels): number[] {
  const players = strengthsOf(levels, expected.length, STRENGTHS)
  const deviation = deviationOf(TURNS - turn) * (1 + OF_THE_WEAK * weaknessOf(players))
  const unit = deviation * ((TURNS - turn) / TURNS) ** FADING
  return winProbabilities(
    expected.map((score, seat) => score + unit * players[seat]),
    deviation,
  )
}
