import pg from 'pg'
import { at } from '../../../kernel/index.ts'
import { checkVersion, type Relation, type StoreExport, type Value, type Values } from '../store-export.ts'
import { migrate } from './schema/postgres-migrate.ts'
import { POSTGRES_MIGRATIONS } from './schema/postgres-migrations.ts'

export async function openPostgresExport(url: string, use: 'read' | 'fill'): Promise<StoreExport> {
  await migrate(url, POSTGRES_MIGRATIONS)
  const client = new pg.Client({ connectionString: url, application_name: 'vermeil move-data' })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ version: number }>('select version from schema_version')
  checkVersion(at(rows, 0).version, POSTGRES_MIGRATIONS.length)
  await client.query(use === 'read' ? 'begin isolation level repeatable read, read only' : 'begin')
  // Nobody else may write before everything has been copied.
  if (use === 'fill') await client.query('lock table tables, guests, keys in exclusive mode')
  return {
    async count({ name }) {
      const counted = await client.query<{ count: string }>(`select count(*) from ${name}`)
      return Number(at(counted.rows, 0).count)
    },
    async read({ name, columns, key }, after, limit) {
      const from = after === undefined ? '' : `where (${key}) > (${key.map((_, n) => `$${n + 2}`)})`
      const text = `select ${Object.keys(columns)} from ${name} ${from} order by ${key} limit $1`
      const found = await client.query<Record<string, unknown>>(text, [limit, ...(after ?? [])])
      return found.rows.map((row) =>
        Object.entries(columns).map(([column, kind]) => exported(row[column], kind)),
      )
    },
    async add(relation, added) {
      const columns = Object.keys(relation.columns)
      const text = `insert into ${relation.name} (${columns})
        select ${columns} from json_populate_recordset(null::${relation.name}, $1)`
      await client.query(text, [JSON.stringify(added.map((row) => imported(relation, row)))])
    },
    async keep() {
      await client.query('commit')
      await client.query('analyze')
    },
    async close() {
      await client.end()
    },
  }
}

function exported(value: unknown, kind: Relation['columns'][string]): Value {
  if (value === null) return null
  if (kind === 'text') return String(value)
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : Number(value)
}

function imported({ columns }: Relation, row: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, kind], index) => [
      column,
      kind === 'flag' ? row[index] === 1 : kind === 'bytes' ? `\\x${row[index]}` : row[index],
    ]),
  )
}
