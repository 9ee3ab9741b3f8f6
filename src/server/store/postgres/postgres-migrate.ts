import pg from 'pg'
import { type Migration, pendingSteps, type SchemaVersion } from '../migrations.ts'
import { SETTINGS } from './postgres-database.ts'

/** Any number, the same for all versions: those that start at once take the steps one after the other. */
const LOCK = 8_370_645

/** Brings a database to the shape that this version needs, all steps or none. */
export async function migrate(url: string, steps: readonly Migration[]): Promise<void> {
  const { connectionTimeoutMillis } = SETTINGS
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vermeil',
    connectionTimeoutMillis,
  })
  client.on('error', () => undefined)
  await client.connect().catch((problem: unknown) => {
    // The address may hold a password: only the host is told.
    throw new Error(`the database at ${client.host}:${client.port} cannot be used: ${whyOf(problem)}`)
  })
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${LOCK})`)
    // Those who play must not wait behind a step that waits for somebody else.
    await client.query(`set local lock_timeout = '5s'`)
    for (const { version, oldest, sql } of pendingSteps(await versionOf(client), steps)) {
      await client.query(sql)
      await client.query('update schema_version set version = $1, oldest = $2', [version, oldest])
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** A host with several addresses fails with several reasons. */
function whyOf(problem: unknown): string {
  const first: unknown = problem instanceof AggregateError ? problem.errors[0] : problem
  return first instanceof Error ? first.message : String(first)
}

async function versionOf(client: pg.Client): Promise<SchemaVersion> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_version') is not null as there`,
  )
  if (!rows[0].there) {
    await client.query('create table schema_version (version integer not null, oldest integer not null)')
    await client.query('insert into schema_version values (0, 1)')
  }
  const found = await client.query<SchemaVersion>('select version, oldest from schema_version')
  return found.rows[0]
}
