import { copyFileSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { bareTable } from '../../testing/contracts/bare-table.ts'
import { storeContract } from '../../testing/contracts/store-contract.ts'
import { temporaryFolder, writeEmptyFile } from '../../testing/server.ts'
import { SQLITE_MIGRATIONS } from './schema/sqlite-migrations.ts'
import { prepareStatements } from './sqlite-statements.ts'
import { openSqliteStore } from './sqlite-store.ts'

storeContract('SQLite', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'a.sqlite')
  // Creating the whole schema takes longer than most of these tests. The tests below start without a file.
  await writeEmptyFile(file)
  return {
    open: () => openSqliteStore(file),
    run(sql) {
      const db = new DatabaseSync(file)
      db.exec(sql)
      db.close()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
})

test('two processes on one file see each other’s writes, and one of them wins a conflict', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  const [one, two] = [openSqliteStore(file), openSqliteStore(file)]
  const head = { status: 'lobby', asked: 0, updated: 1 } as const
  await one.createTable(bareTable('t'), head)
  const entry = (text: string) => [{ at: 1, type: 'chat', seat: 0, text }] as const
  const tries = await Promise.all([
    one.append({ table: 't', expected: 0, entries: entry('one'), head }),
    two.append({ table: 't', expected: 0, entries: entry('two'), head }),
  ])
  expect(tries.filter(Boolean)).toHaveLength(1)
  expect((await two.loadTable('t'))?.entries).toEqual((await one.loadTable('t'))?.entries)
  await Promise.all([one.close(), two.close()])
})

test('a backup that takes long does not hold up the server when somebody deletes themselves', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  const store = openSqliteStore(file)
  const wal = (): number => statSync(`${file}-wal`).size
  await store.saveGuest({ id: 'ada', name: 'Ada', muted: [] })
  const reader = new DatabaseSync(file)
  reader.exec('begin')
  reader.prepare('select * from guests').all()
  const began = performance.now()
  await store.eraseGuest('ada', 'pseudonym')
  expect(performance.now() - began).toBeLessThan(4_000)
  expect(wal()).toBeGreaterThan(0)
  reader.close()
  await store.eraseGuest('ada', 'pseudonym')
  expect(wal()).toBe(0)
  await store.close()
})

test('deleting tables makes the file smaller', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  const store = openSqliteStore(file)
  const head = { status: 'closed', asked: 0, updated: 1 } as const
  const about = 'x'.repeat(50_000)
  for (let i = 0; i < 60; i++) await store.createTable({ ...bareTable(`t${i}`), options: { about } }, head)
  const checkpoint = () => new DatabaseSync(file).exec('pragma wal_checkpoint(truncate)')
  checkpoint()
  const full = statSync(file).size
  for (let i = 0; i < 60; i++) await store.deleteTable(`t${i}`, 0)
  for (let i = 0; i < 30; i++) await store.shrink()
  checkpoint()
  expect(full).toBeGreaterThan(3_000_000)
  expect(statSync(file).size).toBeLessThan(500_000)
  await store.close()
})

test('a file of an older version keeps its size and reuses the space of deleted tables', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  const old = new DatabaseSync(file)
  old.exec(`${SQLITE_MIGRATIONS[0]?.sql} pragma user_version = 1`)
  old.close()
  const store = openSqliteStore(file)
  const head = { status: 'closed', asked: 0, updated: 1 } as const
  const options = { about: 'x'.repeat(50_000) }
  const sizes: number[] = []
  const empty = await store.size()
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 20; i++) await store.createTable({ ...bareTable(`t${i}`), options }, head)
    sizes.push(statSync(file).size, await store.size())
    for (let i = 0; i < 20; i++) await store.deleteTable(`t${i}`, 0)
    await store.shrink()
    expect(await store.size()).toBeLessThan(empty + 50_000)
  }
  expect(sizes.slice(2)).toEqual(sizes.slice(0, 2))
  await store.close()
})

test.each([
  ['sqlite3 .backup', (db: DatabaseSync, copy: string): unknown => backup(db, copy)],
  ['vacuum into', (db: DatabaseSync, copy: string): unknown => db.exec(`vacuum into '${copy}'`)],
])(
  'a backup (%s) is refused beside what a killed server has left, and opens without it',
  async (_, copyTo) => {
    const folder = temporaryFolder()
    const [file, copy, restored] = ['a.sqlite', 'copy.sqlite', 'restored.sqlite'].map((name) =>
      join(folder, name),
    ) as [string, string, string]
    const store = openSqliteStore(file)
    const addGuests = async (name: string, count: number) => {
      for (let i = 0; i < count; i++)
        await store.saveGuest({ id: `${name}${i}`, name, muted: Array(50).fill('x'.repeat(16)) })
    }
    await addGuests('before', 50)
    const db = new DatabaseSync(file)
    await copyTo(db, copy)
    await addGuests('between', 50)
    db.exec('pragma wal_checkpoint(truncate)')
    await addGuests('after', 50)
    // What is on the disk when a process is killed belongs together.
    for (const ending of ['', '-wal']) copyFileSync(file + ending, restored + ending)
    const killed = openSqliteStore(restored)
    expect(await killed.findGuest('after49')).toBeDefined()
    await killed.close()

    copyFileSync(copy, restored)
    copyFileSync(`${file}-wal`, `${restored}-wal`)
    expect(() => openSqliteStore(restored)).toThrow('restored.sqlite-wal')
    expect(readFileSync(restored).equals(readFileSync(copy))).toBe(true)
    rmSync(`${restored}-wal`)
    rmSync(`${restored}-shm`, { force: true })
    const again = openSqliteStore(restored)
    expect(await again.findGuest('before49')).toBeDefined()
    await again.close()
    db.close()
    await store.close()
    rmSync(folder, { recursive: true })
  },
)

test('the file stores its schema version', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  await openSqliteStore(file).close()
  const db = new DatabaseSync(file)
  expect(db.prepare('pragma user_version').get()).toEqual({ user_version: SQLITE_MIGRATIONS.length })
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  db.close()
})

test('a page of the archive is read from its index, however many matches others have finished', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  await openSqliteStore(file).close()
  const db = new DatabaseSync(file)
  const { finishedOf, windowEnd, withoutResults } = prepareStatements(db)
  const planOf = ({ sourceSQL }: { sourceSQL: string }): string =>
    db
      .prepare(`explain query plan ${sourceSQL}`)
      .all(...(sourceSQL.includes('?') ? [1] : []))
      .map(({ detail }) => String(detail))
      .join('\n')
  const window = 'INDEX finished_guest (guest=? AND ended>? AND (ended,table_id)<(?,?))'
  for (const statement of [finishedOf, windowEnd]) {
    expect(planOf(statement)).toContain(window)
    expect(planOf(statement)).not.toMatch(/SCAN (finished|h|t)\b|TEMP B-TREE/)
  }
  expect(planOf(withoutResults)).toContain('finished_unread')
  db.close()
})
