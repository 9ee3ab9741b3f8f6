/**
 * All levels, weakest first. A game has as many of them as it takes for steps of 100 to 200 Elo. Each game describes in
 * five languages how they play.
 */
export const LEVELS = [
  'playful',
  'carefree',
  'gentle',
  'curious',
  'eager',
  'steady',
  'attentive',
  'clever',
  'sharp',
  'seasoned',
  'expert',
  'master',
] as const
export type LevelName = (typeof LEVELS)[number]

/** The levels that every game has. Reviews and puzzles compare people with them. */
export const YARDSTICKS = ['gentle', 'steady', 'sharp', 'master'] as const satisfies readonly LevelName[]
export type Yardstick = (typeof YARDSTICKS)[number]
