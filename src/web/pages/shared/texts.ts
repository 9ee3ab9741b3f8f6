import { textsOf } from '../../../ui/text/texts.tsx'
import type { texts as english } from './texts/en.ts'

/** The words of shared reviews, which only their page and the dialog that makes them need. */
export const sharedTexts = textsOf<typeof english>({
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  pl: () => import('./texts/pl.ts'),
  it: () => import('./texts/it.ts'),
})
