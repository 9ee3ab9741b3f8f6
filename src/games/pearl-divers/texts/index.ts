/** What the board and the rules page say, one module per language. */
export const BOARD_TEXTS = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
}

/** How the levels play, one module per language. */
export const REVIEW_TEXTS = {
  en: () => import('./review/en.ts'),
  de: () => import('./review/de.ts'),
  fr: () => import('./review/fr.ts'),
  pl: () => import('./review/pl.ts'),
  it: () => import('./review/it.ts'),
}
