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
import { allStatements, type Statement } from './postgres/postgres-database.ts'
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

/** Adds a column to every table of PostgreSQL. */
const ADDS_EVERYWHERE = `do $$ declare relation text; begin
  for relation in select tablename from pg_tables where schemaname = 'public'
  loop execute 'alter table ' || quote_ident(relation) || ' add column mood integer not null default 0'; end loop; end $$`

/** A table as the first version wrote it. */
const OLD = `
  insert into tables (id, record) values ('old', '${JSON.stringify(bareTable('old'))}');
  insert into heads (id, entries, game, status, listed, asked, deadline, created, updated, seats)
  values ('old', 1, 'g', 'lobby', '1', 0, 5, 1, 1, '[]');
  insert into entries (table_id, number, entry) values ('old', 1, '{"at":1,"type":"left","seat":0}');
`

/** Stores rows that replace others, some of them twice. */
async function replaceRows(store: Store): Promise<void> {
  const channel = { id: 'c', guest: 'g', kind: 'push', target: '{}', session: '', language: 'en' } as const
  const rating = { mu: 25, sigma: 8 }
  const ladder = {
    game: 'a-game',
    seats: 2,
    order: 1,
    person: 0,
    table: 'old',
    seat: 0,
    guest: 'g',
    people: 'g',
  }
  const row = { ...ladder, ended: 1, place: 1, before: rating, after: rating, matches: 1 }
  for (const failures of [1, 2]) {
    await store.saveChannel({ ...channel, origin: '', token: 't', confirmed: true, created: 1, failures })
    await store.savePreferences('g', { live: failures === 2, reminder: true })
    await store.blockMailbox('mailbox', failures)
    await store.addRatings([row])
    await store.correctRating({ ...row, place: failures })
  }
  expect(await store.findChannel('c')).toMatchObject({ failures: 2 })
  expect(await store.findPreferences('g')).toEqual({ live: true, reminder: true })
  expect(await store.ratingsAt('old')).toEqual([{ ...row, place: 2 }])
}
const REPLACED = ['channels', 'preferences', 'mail_requests', 'ratings']

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

  test('rows of a file to which a newer version has added columns are replaced without losing those', async () => {
    const file = join(newFolder(), 'a.sqlite')
    const added = REPLACED.map((table) => `alter table ${table} add column mood integer not null default 0;`)
    await openSqliteStore(file, [...SQLITE_MIGRATIONS, { sql: added.join('\n') }]).close()
    const store = openSqliteStore(file)
    await replaceRows(store)
    const db = new DatabaseSync(file)
    for (const table of REPLACED) db.exec(`update ${table} set mood = 7`)
    await replaceRows(store)
    for (const table of REPLACED) expect(db.prepare(`select mood from ${table}`).all()).toEqual([{ mood: 7 }])
    db.close()
    await store.close()
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

  test('every statement that a process has prepared still works after a newer version has added columns', async () => {
    const url = await newDatabase()
    await migrate(url, POSTGRES_MIGRATIONS)
    const client = new pg.Client(url)
    await client.connect()
    const FEATURE_NOT_SUPPORTED = '0A000'
    /** Without values most of them fail or find nothing, but only once they are planned. */
    const isOutdated = async ({ name, text }: Statement): Promise<boolean> => {
      const count = Math.max(0, ...Array.from(text.matchAll(/\$(\d+)/g), ([, number]) => Number(number)))
      const values = Array.from({ length: count }, () => null)
      const problem = await client.query({ name, text, values }).catch((problem: unknown) => problem)
      return problem instanceof pg.DatabaseError && problem.code === FEATURE_NOT_SUPPORTED
    }
    for (const statement of allStatements()) expect(await isOutdated(statement)).toBe(false)
    await client.query(ADDS_EVERYWHERE)
    const outdated: string[] = []
    for (const statement of allStatements()) if (await isOutdated(statement)) outdated.push(statement.name)
    await client.end()
    expect(outdated).toEqual([])
  })

  test('rows of a database to which a newer version has added columns are replaced without losing those', async () => {
    const url = await newDatabase()
    const store = await openPostgresStore(url)
    await sql(url, ADDS_EVERYWHERE)
    await replaceRows(store)
    for (const table of REPLACED) await sql(url, `update ${table} set mood = 7`)
    await replaceRows(store)
    for (const table of REPLACED) expect(await sql(url, `select mood from ${table}`)).toEqual([{ mood: 7 }])
    await store.close()
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
