export const LANGUAGES = ['en', 'de', 'fr', 'pl', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
  it: 'Italiano',
}

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text)

/** The first of the wanted languages that we speak, `de-AT` counting as `de`. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase()
    if (isLanguage(language)) return language
  }
  return 'en'
}
