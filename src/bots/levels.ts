import { findEntry } from '../games/catalogue.ts'
import { elfengoldInsight, elfenlandInsight } from '../games/elfenland/bot/insight.ts'
import * as elfenland from '../games/elfenland/bot/levels.ts'
import { insight as silverAndGold } from '../games/silver-and-gold/bot/insight.ts'
import { gentle, sharp, steady } from '../games/silver-and-gold/bot/levels.ts'
import type { Bot } from '../kernel/index.ts'
import { searchingBot } from './searching-bot.ts'

/** The levels of each game, from the weakest: gentle, steady, sharp, master. */
const LEVELS_OF: Readonly<Record<string, readonly Bot[]>> = {
  'silver-and-gold': [
    gentle,
    steady,
    sharp,
    searchingBot('master', silverAndGold, { candidates: 6, iterations: 160, trust: 100 }),
  ],
  elfenland: [
    elfenland.gentle,
    elfenland.steady,
    elfenland.sharp,
    searchingBot('master', elfenlandInsight, { candidates: 10, iterations: 160, trust: 40 }),
  ],
  elfengold: [
    elfenland.gentle,
    elfenland.steady,
    elfenland.sharp,
    searchingBot('master', elfengoldInsight, { candidates: 10, iterations: 160, trust: 40 }),
  ],
}

export const levelsOf = (game: string): readonly Bot[] => LEVELS_OF[game] ?? []

/** Every bot that plays a game: the simple ones of the catalogue, then its levels; the strongest is the last. */
export const botsOf = (game: string): readonly Bot[] => [...(findEntry(game)?.bots ?? []), ...levelsOf(game)]

export const findBot = (game: string, name: string): Bot | undefined =>
  botsOf(game).find((bot) => bot.name === name)
