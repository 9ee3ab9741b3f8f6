import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { bareTable } from '../../testing/bare-table.ts'
import { temporaryFolder } from '../../testing/server.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { SQLITE_MIGRATIONS } from './sqlite-migrations.ts'
import { openSqliteStore } from './sqlite-store.ts'

storeContract('SQLite', () => {
  const folder = temporaryFolder()
  return {
    open: () => openSqliteStore(join(folder, 'a.sqlite')),
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

test('the file stores its schema version', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  await openSqliteStore(file).close()
  const db = new DatabaseSync(file)
  expect(db.prepare('pragma user_version').get()).toEqual({ user_version: SQLITE_MIGRATIONS.length })
  expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  db.close()
})
