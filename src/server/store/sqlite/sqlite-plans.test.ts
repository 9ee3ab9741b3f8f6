import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/server.ts'
import { preparedBy, sqlitePlan } from '../../testing/sqlite-plans.ts'
import { openSqliteStore } from './sqlite-store.ts'

test('no statement reads a large table from beginning to end', async () => {
  const file = join(temporaryFolder(), 'a.sqlite')
  const { opened, statements } = preparedBy(() => openSqliteStore(file))
  await opened.close()
  const db = new DatabaseSync(file)
  expect(statements.length).toBeGreaterThan(150)
  expect(statements.flatMap((sql) => sqlitePlan(db, sql).scans.map((table) => `${table}: ${sql}`))).toEqual(
    [],
  )
  expect(sqlitePlan(db, 'select * from guests').scans).toEqual(['guests'])
  expect(sqlitePlan(db, 'select count(*) from entries e').scans).toEqual(['entries'])
  db.close()
})
