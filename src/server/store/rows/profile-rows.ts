import * as v from 'valibot'
import { PROFILE_PARTS } from '../../../protocol/index.ts'
import type { FinishedResult, ShownProfile, StoredProfile } from '../profile-store.ts'
import { ResultsSchema } from './archive-rows.ts'
import { readable } from './readable-rows.ts'
import { columnsOf, parse, parseJson, type Row, storedInteger, text } from './table-rows.ts'

/* The rows about profiles, which are the same in both stores. */

const ProfileSchema = v.object({ guest: text, address: text, shows: text })
export const PROFILE_COLUMNS = columnsOf(ProfileSchema)
const ShownSchema = v.object({ ...ProfileSchema.entries, name: text, handle: v.nullable(text) })
const ResultSchema = v.object({
  game: text,
  seat: storedInteger,
  seats: storedInteger,
  others: storedInteger,
  ended: storedInteger,
  results: text,
})

/** What is shown, as it is stored. */
export const shownText = ({ shows }: StoredProfile): string => shows.join(' ')

/** A part that only a newer version knows is not shown by this one. */
const partsIn = (stored: string): StoredProfile['shows'] =>
  PROFILE_PARTS.filter((part) => stored.split(' ').includes(part))

export function profileFrom(row: Row): StoredProfile {
  const { shows, ...profile } = parse('a profile', ProfileSchema, row)
  return { ...profile, shows: partsIn(shows) }
}

export function shownProfileFrom(row: Row): ShownProfile {
  const { shows, handle, ...profile } = parse('a profile', ShownSchema, row)
  return { ...profile, shows: partsIn(shows), ...(handle === null ? {} : { handle }) }
}

export function resultsFrom(rows: readonly Row[]): FinishedResult[] {
  return readable(rows, (row) => {
    const { seat, results, ...match } = parse('a finished match', ResultSchema, row)
    const own = parse('results', ResultsSchema, parseJson('results', results))[seat]
    return own ? [{ ...match, ...own }] : []
  }).flat()
}
