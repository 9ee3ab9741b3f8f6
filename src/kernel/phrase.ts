/** A sentence as the key of a text, which every language has, and what is filled in. */
export interface Phrase {
  readonly key: string
  readonly [parameter: string]: string | number
}
