/** The levels that every game has, weakest first. Each game describes in five languages how they play. */
export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const
export type LevelName = (typeof LEVELS)[number]
