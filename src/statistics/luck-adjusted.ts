import { sum } from '../kernel/index.ts'
import { Z_95 } from '../kernel/normal-quantile.ts'
import type { MatchPlay } from '../protocol/index.ts'
import { hasOpponents, type ProfileMatch, shareOf } from './profile-match.ts'

/** A reviewed match that could be won. */
export interface PlayedMatch {
  readonly match: ProfileMatch
  readonly play: MatchPlay
  /** 1 for a victory, a share of it if several players won, and 0 otherwise. */
  readonly won: number
  /** The chance to win that the play of all players has earned: the result with average luck, from 0 to 1. */
  readonly adjusted: number
}

/** The earliest first. */
export function reviewedMatches(matches: readonly ProfileMatch[]): PlayedMatch[] {
  return matches
    .flatMap((match) => {
      const play = match.statistics?.play
      if (!play || !hasOpponents(match)) return []
      const won = shareOf(match)
      return [{ match, play, won, adjusted: earnedChance(play) }]
    })
    .sort((a, b) => a.match.ended - b.match.ended)
}

/** Errors of the review add up, so the sum is kept within the limits of a probability. */
export const earnedChance = ({ start, own, others }: MatchPlay): number =>
  Math.min(1, Math.max(0, start + own + others))

export interface LuckSummary {
  /** How many matches the figures are about. */
  readonly reviewed: number
  /** How many matches could be reviewed. */
  readonly all: number
  readonly won: number
  readonly adjusted: number
  /** Half of the 95 % interval of `adjusted`: how much it would vary if the same player played as many matches again. */
  readonly margin: number | undefined
  readonly accuracy: number
}

/** Below this number the spread of the matches says nothing yet. */
const ENOUGH = 5

export function luckSummary(matches: readonly ProfileMatch[]): LuckSummary | undefined {
  const played = reviewedMatches(matches)
  const count = played.length
  if (count === 0) return undefined
  const adjusted = sum(played.map((one) => one.adjusted))
  const variance = sum(played.map((one) => (one.adjusted - adjusted / count) ** 2)) / Math.max(1, count - 1)
  return {
    reviewed: count,
    all: matches.filter(hasOpponents).length,
    won: sum(played.map(({ won }) => won)),
    adjusted,
    margin: count < ENOUGH ? undefined : Z_95 * Math.sqrt(variance * count),
    accuracy: sum(played.map(({ play }) => play.accuracy)) / count,
  }
}

/** The running totals of results and of luck-adjusted results, from 0 on. */
export function runningTotals(played: readonly PlayedMatch[]): {
  readonly won: readonly number[]
  readonly adjusted: readonly number[]
} {
  const won = [0]
  const adjusted = [0]
  for (const one of played) {
    won.push((won.at(-1) ?? 0) + one.won)
    adjusted.push((adjusted.at(-1) ?? 0) + one.adjusted)
  }
  return { won, adjusted }
}
