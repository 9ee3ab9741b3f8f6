import { textsOf } from '../texts.tsx'
import type { texts as english } from './en.ts'

/** Why something was refused, in the language on screen. */
export const refusals = textsOf<typeof english>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  pl: () => import('./pl.ts'),
  it: () => import('./it.ts'),
})
