import type { Phrase } from '../kernel/index.ts'
import type { Explanation } from '../search/evaluator.ts'
import { fillIn, inflected, type Parameters, type PlainCatalogue } from '../text/format.ts'
import type { Language } from '../text/languages.ts'

/** The names that a phrase leaves out. */
export interface Naming {
  readonly seats: readonly string[]
  /** The name of a pattern, a town or a token. Without it, the id is shown. */
  readonly name?: (id: string) => string
}

/** A phrase as a sentence of plain text. */
export const sentence = (language: Language, texts: PlainCatalogue, phrase: Phrase, naming: Naming): string =>
  sentenceFrom(
    (key, parameters) => {
      const message = texts[key]
      return message === undefined ? undefined : inflected(language, fillIn(language, message, parameters))
    },
    phrase,
    naming,
  )

/** A reason with everything that follows from it, as one text. */
export const sayAll = ({ reason, more = [] }: Explanation, say: (phrase: Phrase) => string): string =>
  [reason, ...more].map(say).join(' ')

/** The same in a few words, for a line on the board. */
export const sayShortly = ({ reason, more = [] }: Explanation, say: (phrase: Phrase) => string): string =>
  [reason, ...more].map((claim) => say({ ...claim, key: `short.${claim.key}` })).join(' · ')

type Translate = (key: string, parameters: Parameters) => string | undefined

/** A phrase as a sentence in the words of a catalogue that has its own way to look up texts. */
export function sentenceFrom(translate: Translate, phrase: Phrase, naming: Naming): string {
  const parameters = parametersOf(phrase, naming)
  const when = translate('turn' in phrase ? 'when.turn' : 'when.round', parameters) ?? ''
  return translate(phrase.key, { ...parameters, when }) ?? phrase.key
}

/** The parameters of a phrase, with names in place of the numbers of seats and the ids of things. */
function parametersOf({ key: _, ...values }: Phrase, { seats, name }: Naming): Parameters {
  const parameters: Record<string, string | number> = {}
  for (const [parameter, value] of Object.entries(values)) {
    if (typeof value === 'string') parameters[parameter] = name?.(value) ?? value
    else if (parameter === 'seat' || parameter === 'by') parameters[parameter] = seats[value] ?? value
    else parameters[parameter] = value
  }
  return parameters
}
