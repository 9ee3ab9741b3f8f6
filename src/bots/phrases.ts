import { texts as elfenland } from '../games/elfenland/bot/texts.ts'
import { texts as silverAndGold } from '../games/silver-and-gold/bot/texts.ts'
import type { Phrase } from '../kernel/index.ts'
import { type BotLanguage, type BotTexts, SHARED_TEXTS } from './texts.ts'

/** The texts of each game beside the shared ones. */
const TEXTS: Readonly<Record<string, BotTexts>> = {
  'silver-and-gold': silverAndGold,
  elfenland,
  elfengold: elfenland,
}

/** All that the bots of a game say, for a browser that has its own way to fill texts in. */
export const botTexts = (game: string, language: BotLanguage): Readonly<Record<string, string>> => ({
  ...SHARED_TEXTS[language],
  ...TEXTS[game]?.[language],
})

export interface Naming {
  readonly seats: readonly string[]
  /** The name of a pattern, a town or a token; its id where this is not given. */
  readonly name?: (id: string) => string
}

/** A phrase as a sentence. */
export function say(game: string, language: BotLanguage, phrase: Phrase, { seats, name }: Naming): string {
  const all = botTexts(game, language)
  const when = 'turn' in phrase ? 'when.turn' : 'when.round'
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (hole, parameter: string) => {
      if (parameter === 'when') return fill(all[when] ?? '')
      const value = phrase[parameter]
      if ((parameter === 'seat' || parameter === 'by') && typeof value === 'number')
        return seats[value] ?? hole
      if (value === undefined) return hole
      return typeof value === 'number' ? value.toLocaleString(language) : (name?.(value) ?? value)
    })
  return fill(all[phrase.key] ?? phrase.key)
}
