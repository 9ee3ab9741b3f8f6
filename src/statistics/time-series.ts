import { mean } from '../kernel/index.ts'
import { ownSeat, type ProfileMatch } from './profile-match.ts'

/** What a graph over time can show. */
export const TIME_SERIES = ['scores', 'accuracy', 'rating'] as const
export type TimeSeries = (typeof TIME_SERIES)[number]

export interface TimePoint {
  readonly at: number
  readonly value: number
  /** Half of the 95 % interval, where it is known. */
  readonly margin?: number
  /** The match, where its moves can be opened. */
  readonly match?: ProfileMatch
}

/** How many matches the mean beside each point is taken from: this one and those before it. */
export const MEAN_OF = 10

export const scoresOverTime = (matches: readonly ProfileMatch[]): TimePoint[] =>
  overTime(matches, (match) => ownSeat(match)?.score)

/** Of the reviewed matches. */
export const accuracyOverTime = (matches: readonly ProfileMatch[]): TimePoint[] =>
  overTime(matches, ({ statistics }) => statistics?.play?.accuracy)

function overTime(
  matches: readonly ProfileMatch[],
  figureOf: (match: ProfileMatch) => number | undefined,
): TimePoint[] {
  return matches
    .flatMap((match) => {
      const value = figureOf(match)
      return value === undefined ? [] : [{ at: match.ended, value, match }]
    })
    .sort((a, b) => a.at - b.at)
}

/** The mean of the latest values at each point, at most `MEAN_OF` of them. */
export const movingMeans = (values: readonly number[]): number[] =>
  values.map((_, index) => {
    const latest = values.slice(Math.max(0, index + 1 - MEAN_OF), index + 1)
    return mean(latest)
  })
