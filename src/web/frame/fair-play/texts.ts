import { textsOf } from '../../../ui/text/texts.tsx'
import type { texts as english } from './texts/en.ts'

/** The words about keeping order at a table, which are needed rarely. */
export const fairPlayWords = textsOf<typeof english>({
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  pl: () => import('./texts/pl.ts'),
  it: () => import('./texts/it.ts'),
})
