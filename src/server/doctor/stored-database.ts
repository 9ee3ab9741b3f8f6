import pg from 'pg'
import { PUSH_SECRET } from '../notices/push-sender.ts'
import { ANCHORS_MARK } from '../ratings/anchors-mark.ts'
import { reasonOf } from '../reason-of.ts'
import { poorEncoding } from '../store/postgres/schema/postgres-migrate.ts'
import { POSTGRES_MIGRATIONS } from '../store/postgres/schema/postgres-migrations.ts'
import { CLOCK } from '../store/rows/table-rows.ts'
import { EXAMINATION_TIMEOUT, type Probes } from './examined-server.ts'
import { DATABASE, type Stored } from './stored.ts'

/** Looks at a PostgreSQL database without changing it. */
export async function lookAtDatabase(url: string, { now }: Probes): Promise<Stored> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vermeil doctor',
    connectionTimeoutMillis: EXAMINATION_TIMEOUT,
    query_timeout: EXAMINATION_TIMEOUT,
  })
  client.on('error', () => undefined)
  // The URL may hold a password.
  const place = `${DATABASE} ${client.database} at ${client.host}:${client.port}`
  try {
    await client.connect()
    const ahead = await clockOf(client, now)
    const dangers = await dangersOf(client)
    if (!(await hasTable(client, 'schema_version'))) return { kind: 'none', place }
    const [schema] = (await client.query<{ version: number; oldest: number }>('select * from schema_version'))
      .rows
    if (!schema) return { kind: 'none', place }
    return {
      kind: 'found',
      place,
      schema,
      known: POSTGRES_MIGRATIONS.length,
      ahead,
      dangers,
      ...(await factsIn(client)),
    }
  } catch (problem) {
    return { kind: 'unusable', place, reason: reasonOf(problem) }
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The question and the answer take about the same time, so the clock was read in the middle. */
async function clockOf(client: pg.Client, now: () => number): Promise<number> {
  const before = now()
  const { rows } = await client.query<{ time: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
  )
  return Math.round((rows[0]?.time ?? before) - (before + now()) / 2)
}

/** Settings without which an acknowledged move can be lost, or not everything can be stored. */
async function dangersOf(client: pg.Client): Promise<string[]> {
  const encoding = await poorEncoding(client)
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`,
  )
  return [
    ...rows.map(({ name }) => `${name} is off, so a power failure loses moves that were acknowledged`),
    ...(encoding === undefined ? [] : [`the encoding ${encoding} lacks letters of names and messages`]),
  ]
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    name,
  ])
  return rows[0]?.there === true
}

async function factsIn(client: pg.Client) {
  const size = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
  const deal = (await hasTable(client, 'deals'))
    ? (await client.query<{ created: string | null }>('select max(created) as created from deals')).rows[0]
    : undefined
  const noted = (await hasTable(client, 'duties'))
    ? (await client.query<{ at: string }>('select held_until as at from duties where name = $1', [CLOCK]))
        .rows[0]
    : undefined
  const secret = (await hasTable(client, 'secrets'))
    ? (await client.query<{ value: string }>('select value from secrets where name = $1', [PUSH_SECRET]))
        .rows[0]
    : undefined
  const oldRatings =
    (await hasTable(client, 'ratings')) &&
    (await client.query('select 1 from ratings limit 1')).rows.length > 0 &&
    (await client.query('select 1 from secrets where name = $1', [ANCHORS_MARK])).rows.length === 0
  return {
    oldRatings,
    size: Number(size.rows[0]?.size ?? 0),
    ...(deal?.created ? { lastDeal: Number(deal.created) } : {}),
    ...(noted ? { lastTime: Number(noted.at) } : {}),
    ...(secret ? { pushKeys: secret.value } : {}),
  }
}
