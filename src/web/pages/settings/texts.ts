import { textsOf } from '../../../ui/text/texts.tsx'
import type { texts as english } from './texts/en.ts'

/** The words of the settings, which no page needs before they open. */
export const settingsWords = textsOf<typeof english>({
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  pl: () => import('./texts/pl.ts'),
  it: () => import('./texts/it.ts'),
})
