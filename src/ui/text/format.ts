import type { Language } from './languages.ts'

/** A text, or one per plural category of the language; the parameter `n` (how many) or `nth` (which one) decides. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>

export type Catalogue = Readonly<Record<string, Message>>

/** What another language must bring: the same keys, a plural where English has one. */
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

/** What must not be torn apart at the end of a line, by the custom of the language. */
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

/** The pieces of a text in which `*…*` stands out; every second piece does. */
export const emphasised = (text: string): string[] => text.split('*')
