/** A translatable sentence: the key of its text in every language, and the values filled in. */
export interface Phrase {
  readonly key: string
  readonly [parameter: string]: string | number
}
