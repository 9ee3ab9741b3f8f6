import { YARDSTICKS, type Yardstick } from '../search/levels.ts'

const EASIEST = 800
const HARDEST = 2000

/** From 800, if every level always finds the answer, to 2000, if none ever does. */
export function ratingOf(solvedBy: Readonly<Record<Yardstick, number>>): number {
  const mean = YARDSTICKS.reduce((sum, level) => sum + solvedBy[level], 0) / YARDSTICKS.length
  return Math.round(HARDEST - (HARDEST - EASIEST) * mean)
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

const MEDIUM_FROM = 1100
const HARD_FROM = 1500

export function difficultyOf(rating: number): Difficulty {
  if (rating >= HARD_FROM) return 'hard'
  return rating >= MEDIUM_FROM ? 'medium' : 'easy'
}
