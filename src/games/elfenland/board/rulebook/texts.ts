import { textsOf } from '../../../../ui/text/texts.tsx'
import type { texts as english } from '../../texts/rules/en.ts'
import { loadArt } from '../art/art.ts'
import { el } from '../texts.ts'

/** The texts of the rule books. */
export const book = textsOf<typeof english>({
  en: () => import('../../texts/rules/en.ts'),
  de: () => import('../../texts/rules/de.ts'),
  fr: () => import('../../texts/rules/fr.ts'),
  pl: () => import('../../texts/rules/pl.ts'),
  it: () => import('../../texts/rules/it.ts'),
})

export const ready = (): Promise<unknown> => Promise.all([book.ready(), el.ready(), loadArt()])
