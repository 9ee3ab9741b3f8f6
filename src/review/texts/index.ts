import type { CatalogueModules, PlainCatalogue } from '../../text/format.ts'
import type { Language } from '../../text/languages.ts'

const SHARED_TEXTS = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
}

/** All that levels, hints and reviews of a game say in a language: the shared texts and the game's own. */
export async function loadReviewTexts(
  own: CatalogueModules<PlainCatalogue> | undefined,
  language: Language,
): Promise<PlainCatalogue> {
  const [shared, game] = await Promise.all([SHARED_TEXTS[language](), own?.[language]()])
  return { ...shared.texts, ...game?.texts }
}
