import type pg from 'pg'
import type { Statement } from '../../src/server/store/postgres/postgres-database.ts'
import type { QueryPlan } from '../../src/server/testing/sqlite-plans.ts'

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
export async function postgresPlan(client: pg.Client, { name, text }: Statement): Promise<QueryPlan> {
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
