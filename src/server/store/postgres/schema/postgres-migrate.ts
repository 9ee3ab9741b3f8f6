import pg from 'pg'
import { at } from '../../../../kernel/index.ts'
import { reasonOf } from '../../../reason-of.ts'
import { type Migration, pendingSteps, type SchemaVersion } from '../../migrations.ts'
import { SETTINGS } from '../postgres-database.ts'

/** An arbitrary number that all versions share: processes that start together migrate one after the other. */
const LOCK = 8_370_645

/** Brings a database to the schema that this version needs: all steps, or none. */
export async function migrate(url: string, steps: readonly Migration[]): Promise<void> {
  const { connectionTimeoutMillis } = SETTINGS
  const client = new pg.Client({
    connectionString: url,
    application_name: 'vermeil',
    connectionTimeoutMillis,
  })
  client.on('error', () => undefined)
  await client.connect().catch((problem: unknown) => {
    // The URL may hold a password, so the error names only the host.
    throw new Error(`the database at ${client.host}:${client.port} cannot be used: ${reasonOf(problem)}`)
  })
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${LOCK})`)
    // Running matches must not wait behind a migration that is itself waiting for a lock.
    await client.query(`set local lock_timeout = '5s'`)
    await checkRestored(client)
    for (const { version, oldest, sql } of pendingSteps(await versionOf(client), steps)) {
      await client.query(sql)
      await client.query('update schema_version set version = $1, oldest = $2', [version, oldest])
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** `pg_restore` makes functions first and triggers last, with all rows in between. */
const RESTORED_IN_PART = `
  select to_regproc('refuse_erased') is not null
    and not exists (select 1 from pg_trigger where tgrelid = to_regclass('tries')) as partial`

async function checkRestored(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ partial: boolean }>(RESTORED_IN_PART)
  if (at(rows, 0).partial)
    throw new Error(
      `the database at ${client.host}:${client.port} was restored in part: restore the backup into a new one`,
    )
}

async function versionOf(client: pg.Client): Promise<SchemaVersion> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_version') is not null as there`,
  )
  if (!at(rows, 0).there) {
    const encoding = await poorEncoding(client)
    if (encoding !== undefined)
      throw new Error(
        `the database at ${client.host}:${client.port} has the encoding ${encoding}: make one with createdb --encoding=UTF8 --template=template0`,
      )
    await client.query('create table schema_version (version integer not null, oldest integer not null)')
    await client.query('insert into schema_version values (0, 1)')
  }
  const found = await client.query<SchemaVersion>('select version, oldest from schema_version')
  return at(found.rows, 0)
}

/** The encoding of a database in which not every letter can be stored. SQL_ASCII takes UTF-8 as it comes. */
export async function poorEncoding(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  const { server_encoding: encoding } = at(rows, 0)
  return encoding === 'UTF8' || encoding === 'SQL_ASCII' ? undefined : encoding
}
