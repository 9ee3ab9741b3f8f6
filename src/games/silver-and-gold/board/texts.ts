import { textsOf } from '../../../ui/text/texts.tsx'
import type { texts as english } from '../texts/en.ts'

/** The texts of this game's board, in the language on screen. */
export const sg = textsOf<typeof english>({
  en: () => import('../texts/en.ts'),
  de: () => import('../texts/de.ts'),
  fr: () => import('../texts/fr.ts'),
  pl: () => import('../texts/pl.ts'),
  it: () => import('../texts/it.ts'),
})
