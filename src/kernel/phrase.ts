import * as v from 'valibot'

/** A translatable sentence: the key of its text in every language, and the values filled in. */
export interface Phrase {
  readonly key: string
  readonly [parameter: string]: string | number
}

export const PhraseSchema: v.GenericSchema<unknown, Phrase> = v.objectWithRest(
  { key: v.string() },
  v.union([v.string(), v.number()]),
)
