import { TOWNS } from '../games/elfenland/rules/components/map.ts'
import type { BotLanguage } from '../review/sentences.ts'

type Words = () => Promise<{ readonly texts: object }>
type InEachLanguage = Readonly<Record<BotLanguage, Words>>

const SILVER_AND_GOLD: InEachLanguage = {
  en: () => import('../games/silver-and-gold/texts/en.ts'),
  de: () => import('../games/silver-and-gold/texts/de.ts'),
  fr: () => import('../games/silver-and-gold/texts/fr.ts'),
  pl: () => import('../games/silver-and-gold/texts/pl.ts'),
  it: () => import('../games/silver-and-gold/texts/it.ts'),
}

const ELFENLAND: InEachLanguage = {
  en: () => import('../games/elfenland/texts/en.ts'),
  de: () => import('../games/elfenland/texts/de.ts'),
  fr: () => import('../games/elfenland/texts/fr.ts'),
  pl: () => import('../games/elfenland/texts/pl.ts'),
  it: () => import('../games/elfenland/texts/it.ts'),
}

/** The words of each game's table, and what stands there before the id of a thing. */
const WORDS: Readonly<Record<string, readonly [InEachLanguage, string]>> = {
  'silver-and-gold': [SILVER_AND_GOLD, 'pattern.'],
  elfenland: [ELFENLAND, 'kind.'],
  elfengold: [ELFENLAND, 'kind.'],
}

/** What towns, tokens, cards and patterns are called at the table, by their ids. */
export async function namesOf(game: string, language: BotLanguage): Promise<(id: string) => string> {
  const names = new Map<string, string>(TOWNS.map(({ id, name }) => [id, name.replace("'", '’')]))
  const [words, prefix] = WORDS[game] ?? []
  const { texts } = words ? await words[language]() : { texts: {} }
  return (id) => names.get(id) ?? (texts as Readonly<Record<string, string>>)[`${prefix}${id}`] ?? id
}
