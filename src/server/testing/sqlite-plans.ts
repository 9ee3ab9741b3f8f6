import { DatabaseSync } from 'node:sqlite'

export interface QueryPlan {
  readonly name: string
  readonly lines: readonly string[]
  /** The large tables that are read from beginning to end. */
  readonly scans: readonly string[]
}

/** Tables that have few rows on any server. */
const SMALL: ReadonlySet<string> = new Set([
  'admin_tokens',
  'deals',
  'deleted_tables',
  'duties',
  'halts',
  'oldest_version',
  'secrets',
  'switches',
])

/** Every statement that is prepared while `open` runs. */
export function preparedBy<T>(open: () => T): { readonly opened: T; readonly statements: readonly string[] } {
  const statements: string[] = []
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (sql, ...more) {
    statements.push(sql)
    return prepare.call(this, sql, ...more)
  }
  try {
    return { opened: open(), statements: [...new Set(statements)].filter((sql) => !/^\s*pragma/.test(sql)) }
  } finally {
    DatabaseSync.prototype.prepare = prepare
  }
}

/** How SQLite carries a statement out. Without statistics, which the server does not collect, the data does not matter. */
export function sqlitePlan(db: DatabaseSync, sql: string): QueryPlan {
  const lines = db
    .prepare(`explain query plan ${sql}`)
    .all()
    .map(({ detail }) => String(detail))
  const schema = new Map(
    db
      .prepare('select name, type, sql from sqlite_schema')
      .all()
      .map(({ name, type, sql: made }) => [String(name), { type, isPartial: / where /.test(String(made)) }]),
  )
  const aliases = new Map(
    [...sql.matchAll(/\b(?:from|join|update|into|,)\s+(\w+)\s+(?:as\s+)?(\w+)/g)].map(
      ([, table = '', alias = '']) => [alias, table],
    ),
  )
  const scans = lines.flatMap((line) => {
    const { name = '', index = '' } =
      /^SCAN (?<name>\w+)(?: USING (?:COVERING )?INDEX (?<index>\w+))?/.exec(line)?.groups ?? {}
    const table = schema.get(name)?.type === 'table' ? name : (aliases.get(name) ?? '')
    // A partial index holds only the rows that are wanted.
    const isWhole = schema.get(table)?.type === 'table' && !schema.get(index)?.isPartial
    return isWhole && !SMALL.has(table) ? [table] : []
  })
  return { name: sql.replace(/\s+/g, ' ').trim().slice(0, 110), lines, scans: [...new Set(scans)] }
}
