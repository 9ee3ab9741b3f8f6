import { ARCHIVE_OPPONENTS, ARCHIVE_RESULTS, foldName } from '../../../protocol/http/archive.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import type { ArchiveRequest } from '../api/archive.ts'
import type { ArchiveEntry } from './archive-entry.ts'

/** What the reader is looking for. Days are written as `2026-11-16` and mean those of the reader's time zone. */
export interface ArchiveFilters {
  readonly game?: string
  readonly result?: (typeof ARCHIVE_RESULTS)[number]
  readonly against?: (typeof ARCHIVE_OPPONENTS)[number]
  /** A part of the name of another person. */
  readonly with?: string
  readonly from?: string
  readonly to?: string
}

export type ArchiveField = keyof ArchiveFilters

const DAY = /^\d{4}-\d\d-\d\d$/
/** The longest name that a server accepts. */
export const MAX_NAME = LIMITS.nameLength

/** What each filter may be, in the order in which they stand in an address. */
const VALID: Readonly<Record<ArchiveField, (value: string) => boolean>> = {
  game: (value) => /^[a-z0-9-]{1,40}$/.test(value),
  result: (value) => ARCHIVE_RESULTS.some((known) => known === value),
  against: (value) => ARCHIVE_OPPONENTS.some((known) => known === value),
  with: (value) => value.trim() !== '' && value.length <= MAX_NAME,
  from: (value) => !Number.isNaN(beginningOfDay(value)),
  to: (value) => !Number.isNaN(beginningOfDay(value)),
}
const FIELDS = Object.keys(VALID) as ArchiveField[]

/** The filters in an address such as `archive/game/elfenland/result/won`; whatever is no filter is ignored. */
export function filtersIn(parts: readonly string[]): ArchiveFilters {
  const found: Partial<Record<ArchiveField, string>> = {}
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const [field, value = ''] = [FIELDS.find((one) => one === parts[i]), parts[i + 1]]
    if (field && VALID[field](value)) found[field] = value
  }
  // Every value was checked above.
  return found as ArchiveFilters
}

/** The parts of an address that `filtersIn` reads. */
export const filterParts = (filters: ArchiveFilters): string[] =>
  FIELDS.flatMap((field) => {
    const value = filters[field] ?? ''
    return VALID[field](value) ? [field, value] : []
  })

/** The first moment of a day in the reader's time zone; not a number if there is no such day. */
function beginningOfDay(day: string, later = 0): number {
  if (!DAY.test(day)) return Number.NaN
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const begins = new Date(year, month - 1, date)
  if (begins.getMonth() !== month - 1 || year < 1971) return Number.NaN
  return new Date(year, month - 1, date + later).getTime()
}

/** From the first of these times to before the second. */
const period = ({ from, to }: ArchiveFilters): { readonly first: number; readonly end: number } => ({
  first: from === undefined ? 0 : beginningOfDay(from),
  end: to === undefined ? Number.POSITIVE_INFINITY : beginningOfDay(to, 1),
})

/** The same filters, as the server is asked. */
export function archiveRequest(filters: ArchiveFilters, after: string | undefined): ArchiveRequest {
  const { game, result, against, with: opponent, from, to } = filters
  const { first, end } = period(filters)
  return {
    ...(game === undefined ? {} : { game }),
    ...(result === undefined ? {} : { result }),
    ...(against === undefined ? {} : { against }),
    ...(opponent === undefined ? {} : { opponent }),
    ...(from === undefined ? {} : { from: String(first) }),
    ...(to === undefined ? {} : { to: String(end) }),
    ...(after === undefined ? {} : { after }),
  }
}

/** Whether a match fits, by the same rules as on the server. */
export function fitsFilters(entry: ArchiveEntry, filters: ArchiveFilters): boolean {
  const { game, ended, seats, me } = entry
  const { first, end } = period(filters)
  const others = seats.filter(({ bot }, seat) => bot === undefined && seat !== me)
  const place = seats[me ?? -1]?.place
  const wanted = filters.with
  return (
    (filters.game === undefined || filters.game === game) &&
    (filters.result === undefined ||
      (seats.length > 1 && place !== undefined && (place === 1) === (filters.result === 'won'))) &&
    (filters.against === undefined ||
      (seats.length > 1 && others.length > 0 === (filters.against === 'people'))) &&
    (wanted === undefined || others.some(({ name }) => foldName(name).includes(foldName(wanted.trim())))) &&
    ended >= first &&
    ended < end
  )
}
