import { texts as elfenland } from '../games/elfenland/bot/texts.ts'
import { texts as silverAndGold } from '../games/silver-and-gold/bot/texts.ts'
import type { Phrase } from '../kernel/index.ts'
import { type BotLanguage, type BotTexts, SHARED_TEXTS } from './sentences.ts'

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

/** A phrase as a sentence: `{n}` is filled in, `{n:town|towns}` is the form that goes with that number. */
export function say(game: string, language: BotLanguage, phrase: Phrase, { seats, name }: Naming): string {
  const all = botTexts(game, language)
  const when = 'turn' in phrase ? 'when.turn' : 'when.round'
  const fill = (text: string): string =>
    text.replace(/\{(\w+)(?::([^}]*))?\}/g, (hole, parameter: string, forms: string | undefined) => {
      if (parameter === 'when') return fill(all[when] ?? '')
      const value = phrase[parameter]
      if (value === undefined) return hole
      if (forms !== undefined) return formFor(language, Number(value), forms.split('|'))
      if (typeof value === 'string') return name?.(value) ?? value
      const seat = parameter === 'seat' || parameter === 'by' ? seats[value] : undefined
      return seat ?? value.toLocaleString(language)
    })
  return fill(all[phrase.key] ?? phrase.key)
}

/** One and more than one; in Polish one, few and many, and a fourth form where a fraction has its own. */
function formFor(language: BotLanguage, n: number, [one, ...more]: readonly string[]): string {
  const category = new Intl.PluralRules(language).select(n)
  if (category === 'one') return one
  const [few = one, many = few, fraction = many] = more
  return category === 'few' ? few : category === 'many' ? many : fraction
}
