import { DatabaseSync } from 'node:sqlite'
import type pg from 'pg'
import type { Statement } from '../../src/server/store/postgres/postgres-database.ts'

export interface Plan {
  readonly name: string
  readonly lines: readonly string[]
  /** The large tables that are read from beginning to end. */
  readonly scans: readonly string[]
}

/** With fewer rows, reading all of them is no harm. */
const LARGE = 1_000

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Filter?: string
  readonly Plans?: readonly PlanNode[]
}

/** The plan that PostgreSQL uses for any parameters, as it does for a prepared statement after a few executions. */
export async function postgresPlan(client: pg.Client, { name, text }: Statement): Promise<Plan> {
  await client.query(`prepare "${name}" as ${text}`)
  const { rows } = await client.query<{ count: number }>(
    'select cardinality(parameter_types) as count from pg_prepared_statements where name = $1',
    [name],
  )
  const nulls = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null').join(', ')
  const explained = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    `explain (format json) execute "${name}" ${nulls === '' ? '' : `(${nulls})`}`,
  )
  await client.query(`deallocate "${name}"`)
  const root = explained.rows[0]?.['QUERY PLAN'][0]?.Plan
  const lines: string[] = []
  const suspects: string[] = []
  const walk = (node: PlanNode, depth: number, limited: boolean): void => {
    const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node
    lines.push([' '.repeat(depth), type, table, index, condition, node.Filter].filter(Boolean).join(' '))
    const whole = type === 'Seq Scan' || (type.startsWith('Index') && condition === undefined && !limited)
    if (table !== undefined && whole) suspects.push(table)
    const below = limited || type === 'Limit'
    for (const child of node.Plans ?? []) walk(child, depth + 1, below && node.Filter === undefined)
  }
  if (root) walk(root, 0, false)
  const scans: string[] = []
  for (const table of new Set(suspects)) {
    const counted = await client.query<{ count: number }>(
      'select reltuples::integer as count from pg_class where relname = $1',
      [table],
    )
    if ((counted.rows[0]?.count ?? 0) > LARGE) scans.push(table)
  }
  return { name, lines, scans }
}

/** Every statement that is prepared while `open` runs. */
export function preparedBy<T>(open: () => T): { readonly opened: T; readonly statements: readonly string[] } {
  const statements: string[] = []
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (sql, ...more) {
    statements.push(sql)
    return prepare.call(this, sql, ...more)
  }
  try {
    return { opened: open(), statements }
  } finally {
    DatabaseSync.prototype.prepare = prepare
  }
}

export function sqlitePlan(db: DatabaseSync, sql: string): Plan {
  const lines = db
    .prepare(`explain query plan ${sql}`)
    .all()
    .map(({ detail }) => String(detail))
  // A partial index holds only the rows that are wanted, and a list that was passed is read as a whole.
  const scanned = lines.flatMap(
    (line) => /^SCAN (\w+)(?! .*VIRTUAL)(?! USING (?:COVERING )?INDEX)/.exec(line)?.[1] ?? [],
  )
  const known = new Set(tableNames(db))
  const aliases = new Map(
    [...sql.matchAll(/\b(\w+) (?:as )?(\w)\b/g)].map(([, table = '', alias = '']) => [alias, table]),
  )
  const tables = scanned.map((name) => (known.has(name) ? name : (aliases.get(name) ?? name)))
  const scans = tables.filter((table) => known.has(table) && rowsIn(db, table) > LARGE)
  return { name: sql.replace(/\s+/g, ' ').trim().slice(0, 110), lines, scans: [...new Set(scans)] }
}

const tableNames = (db: DatabaseSync): string[] =>
  db
    .prepare(`select name from sqlite_schema where type = 'table'`)
    .all()
    .map(({ name }) => String(name))

const rowsIn = (db: DatabaseSync, table: string): number =>
  Number(
    db.prepare(`select count(*) as count from (select 1 from ${table} limit ${LARGE + 1})`).get()?.count ?? 0,
  )
