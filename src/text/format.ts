import type { Language } from './languages.ts'

/**
 * A text, or one text per plural category, selected by the parameter `n` (a count) or `nth` (a position). `{towns}` is
 * filled in by the parameter of that name, and `{towns:town|towns}` by the form that goes with that number: one and
 * more, or one, few, many and fractions.
 */
export type TextTemplate = string | Partial<Record<Intl.LDMLPluralRule, string>>

export type Catalogue = Readonly<Record<string, TextTemplate>>

/** A catalogue whose texts have their plural forms inline, if any. */
export type PlainCatalogue = Readonly<Record<string, string>>

/** One module per language, loaded when it is first needed. */
export type CatalogueModules<Texts extends Catalogue = Catalogue> = Readonly<
  Record<Language, () => Promise<{ readonly texts: Texts }>>
>

/** What a translation must have: the same keys, and plurals where English has them. */
export type Translation<English extends Catalogue> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Exclude<TextTemplate, string>
}

export type Parameters = Readonly<Record<string, string | number>>

const rules = new Map<string, Intl.PluralRules>()

function pluralRules(language: Language, type: Intl.PluralRuleType): Intl.PluralRules {
  const name = `${language} ${type}`
  const known = rules.get(name)
  if (known) return known
  const made = new Intl.PluralRules(language, { type })
  rules.set(name, made)
  return made
}

/** The text of a message with its parameters filled in, typeset for the screen. */
export const format = (language: Language, message: TextTemplate, parameters?: Parameters): string =>
  typeset(language, inflected(language, fillIn(language, message, parameters)))

/** The text of a message with its parameters filled in, as plain text for a terminal or another program. */
export function fillIn(language: Language, message: TextTemplate, parameters: Parameters = {}): string {
  const text = typeof message === 'string' ? message : pluralForm(language, message, parameters)
  return text.replace(/\{(\w+)(?::([^}]*))?\}/g, (hole, name: string, forms: string | undefined) => {
    const value = parameters[name]
    if (value === undefined) return hole
    if (forms !== undefined) return inlineForm(language, Number(value), forms.split('|'))
    return typeof value === 'number' && !Number.isInteger(value)
      ? value.toLocaleString(language)
      : String(value)
  })
}

/**
 * Adapts short words to a name or a number that was filled in after them. The name may be emphasised.
 * - French drops the e of "de" and "que" before a vowel ("d’Ada") and calls the first of a month "le 1er nov."
 * - Italian says "ad" and "ed" before the same vowel ("ad Ada"), and elides articles before 1, 8 and 11 ("l’8 nov",
 *   "all’11%", "dall’1:30").
 */
export function inflected(language: Language, text: string): string {
  if (language === 'fr')
    return text
      .replace(/(?<!\p{L})([Dd]|[Qq]u)e (?=\*?[AÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜ])/gu, '$1’')
      .replace(/(?<=(?:le|au|du) )1 (?=\p{L})/gu, '1er ')
  if (language === 'it')
    return text
      .replace(/(?<![\p{L}’])([ae]) (?=\*?\1)/giu, '$1d ')
      .replace(/(?<!\p{L})il (?=1(?![\dº])|11(?!\d)|8)/gu, 'l’')
      .replace(/(?<!\p{L})(a|da|de|ne|su)l (?=1(?![\dº])|11(?!\d)|8)/gu, '$1ll’')
      .replace(/(?<!\p{L})(d?al)le (?=1:)/gu, '$1l’')
  return text
}

/** Puts non-breaking spaces where the language does not allow a line break. No line begins with a dash. */
function typeset(language: Language, text: string): string {
  const joined = text.replace(/ (?=–)/g, '\u00a0')
  if (language === 'fr') return joined.replace(/ (?=[:;!?»%])/g, '\u202f').replaceAll('« ', '«\u202f')
  const whole = joined.replace(/ (?=[%…])/g, '\u00a0')
  return language === 'pl' ? whole.replace(/(?<=^|[\s(„])([aiouwz]) /gi, '$1\u00a0') : whole
}

function pluralForm(
  language: Language,
  message: Exclude<TextTemplate, string>,
  { n, nth }: Parameters,
): string {
  const rule =
    nth === undefined
      ? pluralRules(language, 'cardinal').select(Number(n))
      : pluralRules(language, 'ordinal').select(Number(nth))
  return message[rule] ?? message.other ?? ''
}

/** If there are two forms, the second is for every number but one; a missing form is the same as the one before it. */
function inlineForm(language: Language, n: number, forms: readonly string[]): string {
  const [one = '', few = one, many = few, other = many] = forms
  switch (pluralRules(language, 'cardinal').select(n)) {
    case 'one':
      return one
    case 'few':
      return few
    case 'many':
      return many
    default:
      return other
  }
}

/** Our English is British: "Ada, Ben and Cleo" without a comma before the "and", and "16 Nov, 14:05". */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** A list in words, such as "Ada, Ben and Cleo". */
export const listIn = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(words)

/** Writes days and times of day. */
export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), options)

/** Splits a text at its `*`; every second piece is emphasised. */
export const emphasised = (text: string): string[] => text.split('*')

/** With a capital letter in front, where a text may begin with a word that was filled in: German "den Drachen nehmen". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
