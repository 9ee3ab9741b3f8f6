export const LANGUAGES = ['en', 'de', 'fr', 'pl', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
  it: 'Italiano',
}

const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text)

/** The first supported language in a list of tags; `de-AT` counts as `de`. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase()
    if (isLanguage(language)) return language
  }
  return 'en'
}
