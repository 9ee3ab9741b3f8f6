import { shell } from './shell/index.ts'

/** A chance from 0 to 1 in whole percent. */
export const chanceText = (chance: number): string =>
  shell.t('review.percent', { n: Math.round(100 * chance) })
