import * as v from 'valibot'
import { at } from '../../../kernel/index.ts'
import { type MatchStatistics, MatchStatisticsSchema } from '../../../protocol/index.ts'
import type {
  ArchivedRow,
  ArchivePosition,
  ArchiveQuery,
  ArchiveStore,
  MatchOutcome,
} from '../archive-store.ts'
import { readable } from './readable-rows.ts'
import {
  parse,
  parseJson,
  type Row,
  storedInteger,
  tableRecordFrom,
  tableSeatsFrom,
  text,
} from './table-rows.ts'

/* The rows of the archive, which are the same in both stores. */

const RowSchema = v.object({
  table_id: text,
  seat: storedInteger,
  ended: storedInteger,
  results: v.nullable(text),
  seats: text,
  record: text,
  statistics: v.nullish(text),
})
const PositionSchema = v.object({ ended: storedInteger, table_id: text })
/** A newer version may have stored statistics of another shape, which this one leaves alone. */
export function statisticsFrom(stored: unknown): MatchStatistics | undefined {
  if (typeof stored !== 'string') return undefined
  const read = v.safeParse(MatchStatisticsSchema, parseJson('statistics', stored))
  return read.success ? read.output : undefined
}

export const ResultsSchema = v.array(v.object({ place: v.number(), score: v.number() }))

function archivedFrom(row: Row): ArchivedRow {
  const {
    table_id: id,
    record,
    seats,
    results,
    statistics,
    ...found
  } = parse('a finished match', RowSchema, row)
  const read = statisticsFrom(statistics)
  return {
    ...found,
    record: tableRecordFrom(id, record),
    seats: tableSeatsFrom(id, seats),
    ...(results === null ? {} : { results: parse('results', ResultsSchema, parseJson('results', results)) }),
    ...(read ? { statistics: read } : {}),
  }
}

export function archivePositionFrom(row: Row | undefined): ArchivePosition | undefined {
  if (row === undefined) return undefined
  const { ended, table_id: table } = parse('a finished match', PositionSchema, row)
  return { ended, table }
}

type Page = Awaited<ReturnType<ArchiveStore['finishedOf']>>

/** A page of rows, of which there is one more if the page is not the last. */
export function archivePageFrom(
  rows: readonly Row[],
  limit: number,
  windowEnd: () => ArchivePosition | undefined,
): Page {
  const isFull = rows.length > limit
  const end = isFull ? archivePositionFrom(rows[limit - 1]) : windowEnd()
  return { matches: readable(rows.slice(0, limit), archivedFrom), ...(end ? { end } : {}) }
}

/** Where a search begins: at the position that it continues from, or at the end of its period. */
export const windowStart = ({ from, to, after }: ArchiveQuery) => ({
  from: from ?? 0,
  ...(after ?? { ended: to ?? Number.MAX_SAFE_INTEGER, table: '' }),
})

/** A row for each player. */
export const finishedRows = ({ game, ended, results, players }: MatchOutcome) =>
  players.map(({ guest, seat, opponents }) => ({
    guest,
    seat,
    game,
    ended,
    seats: results.length,
    others: players.length - 1,
    opponents,
    place: at(results, seat).place,
    results: JSON.stringify(results.map(({ place, score }) => ({ place, score }))),
  }))
