/** The strengths that every game has, from the weakest; each game tells in five languages how they play. */
export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const
export type LevelName = (typeof LEVELS)[number]
