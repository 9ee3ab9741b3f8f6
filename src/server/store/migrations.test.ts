import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import { bareTable } from '../testing/contracts/bare-table.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { temporaryFolder } from '../testing/server.ts'
import { type Migration, pendingSteps } from './migrations.ts'
import { openPostgresStore } from './postgres/postgres-store.ts'
import { migrate } from './postgres/schema/postgres-migrate.ts'
import { POSTGRES_MIGRATIONS } from './postgres/schema/postgres-migrations.ts'
import { SQLITE_MIGRATIONS } from './sqlite/schema/sqlite-migrations.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'
import type { Store } from './store.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
function newFolder(): string {
  const folder = temporaryFolder()
  folders.push(folder)
  return folder
}

/** Possible later migrations: one that only adds, and one that older versions cannot work with. */
const ADDS: Migration = {
  sql: `alter table heads add column mood text; create table moods (name text);`,
}
const BREAKS: Migration = { sql: 'drop table moods;', breaks: true }

/** A table as the first version wrote it. */
const OLD = `
  insert into tables (id, record) values ('old', '${JSON.stringify(bareTable('old'))}');
  insert into heads (id, entries, game, status, listed, asked, deadline, created, updated, seats)
  values ('old', 1, 'g', 'lobby', '1', 0, 5, 1, 1, '[]');
  insert into entries (table_id, number, entry) values ('old', 1, '{"at":1,"type":"left","seat":0}');
`

async function useOld(store: Store): Promise<void> {
  expect(await store.loadTable('old')).toEqual({
    record: bareTable('old'),
    entries: [{ at: 1, type: 'left', seat: 0 }],
  })
  const lease = { holder: 'me', now: 9, until: 10 }
  expect(await store.claimDue(lease, { by: 9, limit: 9, except: [] })).toEqual(['old'])
  const head = { status: 'closed', asked: 0, updated: 2 } as const
  const closed = { at: 2, type: 'closed', because: 'empty' } as const
  expect(await store.append({ table: 'old', expected: 1, entries: [closed], head })).toBe(true)
  expect((await store.loadTable('old', 1))?.entries).toEqual([closed])
}

test('pending steps are found, and a step that only adds keeps the data usable for older versions', () => {
  const steps = [{ sql: 'a' }, { sql: 'b', breaks: true }, { sql: 'c' }] as const
  expect(pendingSteps({ version: 0, oldest: 1 }, steps)).toEqual([
    { version: 1, oldest: 1, sql: 'a' },
    { version: 2, oldest: 2, sql: 'b' },
    { version: 3, oldest: 2, sql: 'c' },
  ])
  expect(pendingSteps({ version: 3, oldest: 2 }, steps)).toEqual([])
  expect(pendingSteps({ version: 3, oldest: 2 }, steps.slice(0, 2))).toEqual([])
  expect(() => pendingSteps({ version: 3, oldest: 2 }, steps.slice(0, 1))).toThrow('newer version')
})

describe('SQLite', () => {
  test('a file of the first version is migrated with all its data', async () => {
    const file = join(newFolder(), 'a.sqlite')
    const db = new DatabaseSync(file)
    db.exec(`${at(SQLITE_MIGRATIONS, 0).sql} ${OLD} pragma user_version = 1`)
    db.close()
    const store = openSqliteStore(file)
    await useOld(store)
    await store.close()
  })

  test('a file of a newer version is used if it only added, and refused and left alone if not', async () => {
    const file = join(newFolder(), 'a.sqlite')
    await openSqliteStore(file, [...SQLITE_MIGRATIONS, ADDS]).close()
    const db = new DatabaseSync(file)
    db.exec(OLD)
    const store = openSqliteStore(file)
    await useOld(store)
    await store.close()
    await openSqliteStore(file, [...SQLITE_MIGRATIONS, ADDS, BREAKS]).close()
    expect(() => openSqliteStore(file)).toThrow('newer version')
    expect(db.prepare('pragma user_version').get()).toEqual({ user_version: SQLITE_MIGRATIONS.length + 2 })
    db.close()
  })

  test('a step that fails leaves the file as it was', () => {
    const file = join(newFolder(), 'a.sqlite')
    expect(() => openSqliteStore(file, [...SQLITE_MIGRATIONS, { sql: 'no such thing;' }])).toThrow()
    const db = new DatabaseSync(file)
    expect(db.prepare('pragma user_version').get()).toEqual({ user_version: 0 })
    expect(db.prepare('select count(*) as n from sqlite_schema').get()).toEqual({ n: 0 })
    db.close()
  })
})

describe.skipIf(!haveParts('the migrations of PostgreSQL', POSTGRES))('PostgreSQL', () => {
  const postgres = postgresForTests()

  const newDatabase = (): Promise<string> => postgres().newDatabase()
  async function sql(url: string, text: string): Promise<unknown[]> {
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  }

  test('a database of the first version is migrated with all its data', async () => {
    const url = await newDatabase()
    await migrate(url, POSTGRES_MIGRATIONS.slice(0, 1))
    await sql(url, OLD)
    const store = await openPostgresStore(url)
    await useOld(store)
    await store.close()
  })

  test('an old version keeps working while a new one adds to the database', async () => {
    const url = await newDatabase()
    const old = await openPostgresStore(url)
    await sql(url, OLD)
    const upgraded = await openPostgresStore(url, [...POSTGRES_MIGRATIONS, ADDS])
    await useOld(old)
    expect((await upgraded.loadTable('old'))?.entries).toHaveLength(2)
    // The old version can also be restarted.
    const again = await openPostgresStore(url)
    expect(await again.findTable('old')).toMatchObject({ status: 'closed' })
    await Promise.all([old, upgraded, again].map((store) => store.close()))
    await (await openPostgresStore(url, [...POSTGRES_MIGRATIONS, ADDS, BREAKS])).close()
    await expect(openPostgresStore(url)).rejects.toThrow('newer version')
  })

  test('processes that start at the same time on an empty database do not collide', async () => {
    const url = await newDatabase()
    const stores = await Promise.all(Array.from({ length: 6 }, () => openPostgresStore(url)))
    await Promise.all(stores.map((store) => store.close()))
    expect(await sql(url, 'select version, oldest from schema_version')).toEqual([
      { version: POSTGRES_MIGRATIONS.length, oldest: 1 },
    ])
  })

  test('a step that fails leaves the database as it was', async () => {
    const url = await newDatabase()
    await expect(openPostgresStore(url, [...POSTGRES_MIGRATIONS, { sql: 'no such thing' }])).rejects.toThrow()
    expect(await sql(url, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([])
  })

  test('an unreachable database is reported without the password', async () => {
    const url = 'postgres://me:secret@127.0.0.1:1/nothing'
    await expect(openPostgresStore(url)).rejects.toThrow('the database at 127.0.0.1:1 cannot be used')
    await expect(openPostgresStore(url)).rejects.not.toThrow('secret')
  })
})
