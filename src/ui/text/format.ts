import type { Language } from './languages.ts'

/** A text, or one text per plural category; the parameter `n` (a count) or `nth` (a position) selects it. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>

export type Catalogue = Readonly<Record<string, Message>>

/** What a translation must have: the same keys, and plurals where English has them. */
export type Translation<English extends Catalogue> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Exclude<Message, string>
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

/** The text of a message with its parameters filled in. */
export function format(language: Language, message: Message, parameters: Parameters = {}): string {
  const text = typeof message === 'string' ? message : pluralForm(language, message, parameters)
  return typeset(
    language,
    text.replace(/\{(\w+)\}/g, (hole, name: string) => String(parameters[name] ?? hole)),
  )
}

/** Puts non-breaking spaces where the language does not allow a line break. */
export function typeset(language: Language, text: string): string {
  if (language === 'fr') return text.replace(/ (?=[:;!?»%])/g, '\u202f').replaceAll('« ', '«\u202f')
  const whole = text.replaceAll(' %', '\u00a0%')
  return language === 'pl' ? whole.replace(/(?<=^|[\s(„])([aiouwz]) /gi, '$1\u00a0') : whole
}

function pluralForm(language: Language, message: Exclude<Message, string>, { n, nth }: Parameters): string {
  const rule =
    nth === undefined
      ? pluralRules(language, 'cardinal').select(Number(n))
      : pluralRules(language, 'ordinal').select(Number(nth))
  return message[rule] ?? message.other ?? ''
}

/** Splits a text at its `*`; every second piece is emphasised. */
export const emphasised = (text: string): string[] => text.split('*')
