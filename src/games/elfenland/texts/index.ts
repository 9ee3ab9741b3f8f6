/** The texts of both boards, one module per language. */
export const BOARD_TEXTS = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
}

/** How the bots of each level play, one module per language. */
export const LEVEL_TEXTS = {
  en: () => import('./levels/en.ts'),
  de: () => import('./levels/de.ts'),
  fr: () => import('./levels/fr.ts'),
  pl: () => import('./levels/pl.ts'),
  it: () => import('./levels/it.ts'),
}

/** What levels, hints and reviews say, one module per language. */
export const REVIEW_TEXTS = {
  en: () => import('./review/en.ts'),
  de: () => import('./review/de.ts'),
  fr: () => import('./review/fr.ts'),
  pl: () => import('./review/pl.ts'),
  it: () => import('./review/it.ts'),
}

/** What the tables explain to a newcomer, one module per language. */
export const HELP_TEXTS = {
  en: () => import('./help/en.ts'),
  de: () => import('./help/de.ts'),
  fr: () => import('./help/fr.ts'),
  pl: () => import('./help/pl.ts'),
  it: () => import('./help/it.ts'),
}
