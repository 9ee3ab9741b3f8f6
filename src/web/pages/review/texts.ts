import { textsOf } from '../../../ui/text/texts.tsx'
import type { texts as english } from './texts/en.ts'

/** The words of reviews, and of links to a position. */
export const reviewWords = textsOf<typeof english>({
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  pl: () => import('./texts/pl.ts'),
  it: () => import('./texts/it.ts'),
})
