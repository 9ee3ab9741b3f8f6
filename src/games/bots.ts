import type { Bot } from '../kernel/index.ts'
import { searchBot } from '../search/search-bot.ts'
import * as elfenland from './elfenland/bot/levels.ts'
import { elfengoldModel, elfenlandModel } from './elfenland/bot/search-model.ts'
import { findEntry } from './index.ts'
import { gentle, sharp, steady } from './silver-and-gold/bot/levels.ts'
import { searchModel as silverAndGold } from './silver-and-gold/bot/search-model.ts'

/** The levels of each game, from the weakest: gentle, steady, sharp, master. */
const LEVELS_OF: Readonly<Record<string, readonly Bot[]>> = {
  'silver-and-gold': [
    gentle,
    steady,
    sharp,
    searchBot('master', silverAndGold, { candidates: 6, iterations: 160, priorWeight: 100 }),
  ],
  elfenland: [
    elfenland.gentle,
    elfenland.steady,
    elfenland.sharp,
    searchBot('master', elfenlandModel, { candidates: 10, iterations: 160, priorWeight: 40 }),
  ],
  elfengold: [
    elfenland.gentle,
    elfenland.steady,
    elfenland.sharp,
    searchBot('master', elfengoldModel, { candidates: 10, iterations: 160, priorWeight: 40 }),
  ],
}

export const levelsOf = (game: string): readonly Bot[] => LEVELS_OF[game] ?? []

/** Every bot that plays a game: the simple ones of the catalogue, then its levels; the strongest is the last. */
export const botsOf = (game: string): readonly Bot[] => [...(findEntry(game)?.bots ?? []), ...levelsOf(game)]

export const findBot = (game: string, name: string): Bot | undefined =>
  botsOf(game).find((bot) => bot.name === name)
