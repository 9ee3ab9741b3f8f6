import { textsOf } from '../../../../ui/text/texts.tsx'
import type { texts as english } from './en.ts'

/** The words of the learning pages, in the language on screen. */
export const learn = textsOf<typeof english>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
})
