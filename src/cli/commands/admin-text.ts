import { textTable } from '../text-table.ts'

type Fields = Readonly<Record<string, unknown>>

/** The columns that are shown of each list. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  tables: ['table', 'game', 'status', 'created', 'seats'],
  people: ['guest', 'name', 'tables', 'addresses', 'banned'],
  bans: ['id', 'kind', 'target', 'name', 'until', 'lifted', 'reason'],
  reports: ['id', 'at', 'table', 'reportedName', 'reported', 'reason', 'text', 'resolved'],
  acts: ['at', 'who', 'act', 'table', 'guest', 'name', 'detail', 'reason'],
}
const TIMES: ReadonlySet<string> = new Set(['at', 'created', 'until', 'lifted', 'resolved', 'banned'])

/** An answer of the server as text for a terminal. */
export function adminText(command: string, answer: unknown): string {
  const fields = answer as Fields
  for (const [list, columns] of Object.entries(COLUMNS)) {
    const rows = fields[list]
    if (command !== 'status' && Array.isArray(rows)) return listText(columns, rows, fields.next)
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${cell(name, value)}`)
    .join('\n')
}

function listText(columns: readonly string[], rows: readonly Fields[], next: unknown): string {
  if (rows.length === 0) return 'None.'
  const table = textTable([columns, ...rows.map((row) => columns.map((name) => cell(name, row[name])))])
  const chats = rows.flatMap(({ id, chat }) =>
    Array.isArray(chat) && chat.length > 0 ? [`\nChat of ${id}:`, ...chat.map(chatLine)] : [],
  )
  return [table, ...chats, ...(next === undefined ? [] : [`More: --after '${next}'`])].join('\n')
}

const chatLine = ({ name, text, phrase }: Fields): string => `  ${name ?? ''}: ${text ?? `(${phrase ?? ''})`}`

function cell(name: string, value: unknown): string {
  if (value === undefined) return ''
  if (TIMES.has(name) && typeof value === 'number') return new Date(value).toISOString()
  if (name === 'seats' && Array.isArray(value))
    return value.map((seat: Fields, index) => `${index}:${seat.name ?? seat.bot ?? '-'}`).join(' ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
