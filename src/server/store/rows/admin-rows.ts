import * as v from 'valibot'
import type { TimeSpan } from '../../../kernel/time-units.ts'
import { ReportedLineSchema } from '../../../protocol/http/admin/admin.ts'
import { REPORT_REASONS } from '../../../protocol/http/admin/reports.ts'
import { type Audit, type Ban, FORMER_PLAYER } from '../../../protocol/index.ts'
import type { AdminToken, ListPosition, NamedGuest, StoredReport, Workload } from '../admin-store.ts'
import { foldedName } from './folded-name.ts'
import { readable } from './readable-rows.ts'
import { columnsOf, parse, parseJson, type Row, storedInteger, text } from './table-rows.ts'

/* The rows about administrators, which are the same in both stores. */

const optional = v.nullable(text)
const optionalTime = v.nullable(storedInteger)

const TokenSchema = v.object({ label: text, hash: v.instance(Uint8Array), created: storedInteger })
const ActSchema = v.object({
  id: text,
  at: storedInteger,
  who: text,
  act: text,
  table_id: optional,
  guest: optional,
  name: optional,
  detail: optional,
  reason: optional,
})
const BanRowSchema = v.object({
  id: text,
  kind: v.picklist(['guest', 'network']),
  target: text,
  name: optional,
  reason: optional,
  created: storedInteger,
  until_at: storedInteger,
  lifted: optionalTime,
})
const ReportRowSchema = v.object({
  id: text,
  at: storedInteger,
  table_id: text,
  reporter: text,
  reported: text,
  reported_name: text,
  reason: v.picklist(REPORT_REASONS),
  text: optional,
  chat: text,
  resolved: optionalTime,
})
export const TOKEN_COLUMNS = columnsOf(TokenSchema)
export const ACT_COLUMNS = columnsOf(ActSchema)
export const BAN_COLUMNS = columnsOf(BanRowSchema)
export const REPORT_COLUMNS = columnsOf(ReportRowSchema)
const HaltSchema = v.object({ began: storedInteger, ended: storedInteger })
const WorkloadSchema = v.object({
  lobbies: storedInteger,
  matches: storedInteger,
  open_reports: storedInteger,
  notices: storedInteger,
  results: storedInteger,
})

/** Without the fields that are null. */
const present = <Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }

export const tokenFrom = (row: Row): AdminToken => parse('a token', TokenSchema, row)

export function actFrom(row: Row): Audit {
  const { id, at, who, act, table_id: table, guest, name, detail, reason } = parse('an act', ActSchema, row)
  return { id, at, who, act, ...present({ table, guest, name, detail, reason }) }
}

export function banFrom(row: Row): Ban {
  const { name, reason, until_at: until, lifted, ...ban } = parse(`ban ${row.id}`, BanRowSchema, row)
  return { ...ban, until, ...present({ name, reason, lifted }) }
}

export function reportFrom(row: Row): StoredReport {
  const found = parse(`report ${row.id}`, ReportRowSchema, row)
  const { table_id: table, reported_name: reportedName, text: words, chat, resolved, ...report } = found
  return { ...report, table, reportedName, chat: linesFrom(chat), ...present({ text: words, resolved }) }
}

const StoredLinesSchema = v.array(v.object({ ...ReportedLineSchema.entries, guest: v.exactOptional(text) }))

const linesFrom = (json: string): StoredReport['chat'] =>
  parse('the chat of a report', StoredLinesSchema, parseJson('the chat of a report', json))

/** Who is quoted in a report. */
export const speakersOf = ({ chat }: StoredReport): string[] => [
  ...new Set(chat.flatMap(({ guest }) => guest ?? [])),
]

/** The chat of a report, without the lines of a guest who is being deleted. What cannot be read may name them. */
export function chatWithout(json: string, guest: string): string {
  const [lines = []] = readable([{ chat: json }], ({ chat }) => linesFrom(String(chat)))
  return JSON.stringify(
    lines.map((line) =>
      line.guest === guest ? { at: line.at, seat: line.seat, name: FORMER_PLAYER } : line,
    ),
  )
}

export function haltFrom(row: Row): TimeSpan {
  const { began: from, ended: until } = parse('a halt', HaltSchema, row)
  return { from, until }
}

export const switchFrom = (row: Row): [name: string, value: string] => {
  const { name, value } = parse('a switch', v.object({ name: text, value: text }), row)
  return [name, value]
}

export const namedGuestFrom = (row: Row): NamedGuest =>
  parse('a guest', v.object({ id: text, name: text }), row)

export function workloadFrom(row: Row): Workload {
  const { open_reports: openReports, ...counts } = parse('the workload', WorkloadSchema, row)
  return { ...counts, openReports }
}

/** Where a list begins that shows the latest first. */
export const LATEST: ListPosition = { at: Number.MAX_SAFE_INTEGER, id: '' }

/** Greater than every name that begins with the same letters. */
const LAST_LETTER = '\u{10ffff}'

/** The folded names that begin like this, and after which of them a page of their list begins. */
export function namesFrom(beginning: string, last: NamedGuest | undefined) {
  const from = foldedName(beginning)
  return { from, to: from + LAST_LETTER, after: foldedName(last?.name ?? ''), id: last?.id ?? '' }
}
