import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { SlicedWork } from '../sliced-work.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { bareTable } from '../testing/contracts/bare-table.ts'
import { temporaryFolder } from '../testing/server.ts'
import { ArchiveBackfill } from './backfill.ts'

test('a finished match whose log is damaged has no result, and does not keep others from having one', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'a.sqlite')
  const store = openSqliteStore(file)
  const seats = [{ kind: 'person', guest: 'ada', name: 'Ada' }] as const
  const head = { status: 'over', asked: 0, updated: 1 } as const
  const entries = [{ at: 1, type: 'chat', seat: 0, text: 'x' }] as const
  for (const table of ['damaged', 'sound']) {
    await store.createTable({ ...bareTable(table), seats }, head)
    await store.append({ table, expected: 0, entries, head })
  }
  await store.listFinished(['damaged', 'sound'])
  const db = new DatabaseSync(file)
  db.exec(`update entries set entry = 'oops' where table_id = 'damaged'`)
  db.close()
  const warnings: unknown[] = []
  const note = (details: object): void => void warnings.push(details)
  const log = { debug: note, info: note, warn: note, error: note }
  const backfill = new ArchiveBackfill({ store, games: GAMES, work: new SlicedWork(), log })
  expect(await backfill.lookUpResults()).toBe(true)
  expect(await backfill.lookUpResults()).toBe(false)
  expect(warnings).toMatchObject([{ table: 'damaged' }])
  await store.close()
  rmSync(folder, { recursive: true })
})
