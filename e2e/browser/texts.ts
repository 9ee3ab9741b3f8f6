import type { Locator } from 'playwright-core'
import { BOARD_TEXTS } from '../../src/games/silver-and-gold/texts/index.ts'
import type { Translation } from '../../src/text/format.ts'
import type { Language } from '../../src/text/languages.ts'
import { texts as deRefusals } from '../../src/ui/text/refusals/de.ts'
import { texts as enRefusals } from '../../src/ui/text/refusals/en.ts'
import { texts as frRefusals } from '../../src/ui/text/refusals/fr.ts'
import { texts as itRefusals } from '../../src/ui/text/refusals/it.ts'
import { texts as plRefusals } from '../../src/ui/text/refusals/pl.ts'
import { texts as de } from '../../src/ui/text/shell/de.ts'
import { texts as en } from '../../src/ui/text/shell/en.ts'
import { texts as fr } from '../../src/ui/text/shell/fr.ts'
import { texts as it } from '../../src/ui/text/shell/it.ts'
import { texts as pl } from '../../src/ui/text/shell/pl.ts'
import { texts as deReview } from '../../src/web/pages/review/texts/de.ts'
import { texts as enReview } from '../../src/web/pages/review/texts/en.ts'
import { texts as frReview } from '../../src/web/pages/review/texts/fr.ts'
import { texts as itReview } from '../../src/web/pages/review/texts/it.ts'
import { texts as plReview } from '../../src/web/pages/review/texts/pl.ts'
import { texts as deSettings } from '../../src/web/pages/settings/texts/de.ts'
import { texts as enSettings } from '../../src/web/pages/settings/texts/en.ts'
import { texts as frSettings } from '../../src/web/pages/settings/texts/fr.ts'
import { texts as itSettings } from '../../src/web/pages/settings/texts/it.ts'
import { texts as plSettings } from '../../src/web/pages/settings/texts/pl.ts'

export type ShellTexts = Translation<typeof en & typeof enRefusals & typeof enSettings & typeof enReview>

/** The texts of the pages, with refusals, settings and reviews, and of the frame in every language. */
export const SHELL_TEXTS: Readonly<Record<Language, ShellTexts>> = {
  en: { ...en, ...enRefusals, ...enSettings, ...enReview },
  de: { ...de, ...deRefusals, ...deSettings, ...deReview },
  fr: { ...fr, ...frRefusals, ...frSettings, ...frReview },
  pl: { ...pl, ...plRefusals, ...plSettings, ...plReview },
  it: { ...it, ...itRefusals, ...itSettings, ...itReview },
}

/** The texts of the Silver & Gold board in one language. */
export const boardTexts = async (language: Language) => (await BOARD_TEXTS[language]()).texts

/** For elements that have exactly this accessible name. */
export const named = (name: string) => ({ name, exact: true })

/** One of several elements that are the same to the test. */
export const anyOf = (elements: Locator): Locator => elements.first()

type Text = string | Readonly<Partial<Record<string, string>>>

/** Matches a text in every language and every plural form, whatever fills its gaps. */
export function inAnyLanguage(texts: readonly Text[], where: 'whole' | 'within' = 'whole'): RegExp {
  const forms = texts.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)))
  const patterns = [...new Set(forms)].map((form = '') =>
    form.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'),
  )
  return new RegExp(where === 'whole' ? `^(?:${patterns.join('|')})$` : patterns.join('|'))
}

/** Finds what a board calls by a text, in every language: `called` by its whole name, `within` by a part of it. */
export function boardNames<Key extends string>(translations: readonly Readonly<Record<Key, Text>>[]) {
  const inTexts = (keys: readonly Key[]): Text[] =>
    translations.flatMap((texts) => keys.map((key) => texts[key]))
  return {
    inTexts,
    called: (...keys: readonly Key[]) => ({ name: inAnyLanguage(inTexts(keys)) }),
    within: (...keys: readonly Key[]) => ({ name: inAnyLanguage(inTexts(keys), 'within') }),
  }
}
