import { textsOf } from '../../../ui/text/texts.tsx'
import type { texts as english } from './texts/en.ts'

/** The words of the administrators' page. */
export const adminWords = textsOf<typeof english>({
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  pl: () => import('./texts/pl.ts'),
  it: () => import('./texts/it.ts'),
})

/** A text whose key comes from the server, which may be newer than the page. */
export const wordsFor = (key: string, otherwise: string): string =>
  adminWords.has(key) ? adminWords.t(key) : otherwise
