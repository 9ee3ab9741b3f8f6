import * as v from 'valibot'
import { ElfenlandOptionsSchema } from '../../rules/options.ts'
import { book } from './texts.ts'

/** The number of rounds in words: that of the table, or both choices if the rules are read away from a table. */
export function roundsWords(options: unknown): string {
  const table = v.safeParse(ElfenlandOptionsSchema, options)
  return table.success ? book.t(`goal.rounds.${table.output.rounds}`) : book.t('goal.rounds')
}
