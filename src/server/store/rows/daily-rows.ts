import * as v from 'valibot'
import type { SeatResult } from '../../../kernel/index.ts'
import type { PlayedDeal, ScoreCount, Try } from '../daily-store.ts'
import { columnsOf, parse, parseJson, type Row, storedInteger, text } from './table-rows.ts'

/* The rows of the daily challenge, which are the same in both stores. */

const numbers = v.record(text, v.number())
const SeatResultSchema = v.object({ place: v.number(), score: v.number(), parts: numbers, tieBreak: numbers })
const DealSchema = v.object({
  day: text,
  game: text,
  seed: text,
  created: storedInteger,
  master: v.nullable(text),
})
const TrySchema = v.object({
  day: text,
  game: text,
  guest: text,
  table_id: text,
  begun: storedInteger,
  result: v.nullable(text),
})
export const TRY_COLUMNS = columnsOf(TrySchema)
const ScoreSchema = v.object({ day: text, game: text, score: v.number(), count: storedInteger })

const seatResultFrom = (json: string): SeatResult =>
  parse('a result', SeatResultSchema, parseJson('a result', json))

export function dealFrom(row: Row): PlayedDeal {
  const { master, ...deal } = parse('a deal', DealSchema, row)
  return { ...deal, ...(master === null ? {} : { master: seatResultFrom(master) }) }
}

export function tryFrom(row: Row): Try {
  const { table_id: table, result, ...one } = parse('a try', TrySchema, row)
  return { ...one, table, ...(result === null ? {} : { result: seatResultFrom(result) }) }
}

export const scoreFrom = (row: Row): ScoreCount => parse('a score', ScoreSchema, row)

export const masterFileFrom = (row: Row | undefined): string | undefined =>
  parse('a match of master', v.nullish(text), row?.master_file) ?? undefined
