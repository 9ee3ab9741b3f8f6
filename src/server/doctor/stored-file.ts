import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PUSH_SECRET } from '../notices/push-sender.ts'
import { ANCHORS_MARK } from '../ratings/anchors-mark.ts'
import { reasonOf } from '../reason-of.ts'
import { CLOCK } from '../store/rows/table-rows.ts'
import { DATA_FILE, FULL_CHECK } from '../store/sqlite/data-folder.ts'
import { fileVersionOf } from '../store/sqlite/schema/sqlite-migrate.ts'
import { SQLITE_MIGRATIONS } from '../store/sqlite/schema/sqlite-migrations.ts'
import type { Stored } from './stored.ts'

/** Looks at the data file without changing it, even while a server uses it. */
export function lookAtFile(folder: string): Stored {
  const place = join(folder, DATA_FILE)
  if (!existsSync(place)) return { kind: 'none', place }
  try {
    const db = new DatabaseSync(place, { readOnly: true, timeout: 2_000 })
    try {
      const schema = fileVersionOf(db)
      const { size } = statSync(place)
      return { kind: 'found', place, schema, known: SQLITE_MIGRATIONS.length, size, ...factsIn(db, size) }
    } finally {
      db.close()
    }
  } catch (problem) {
    return { kind: 'unusable', place, reason: reasonOf(problem) }
  }
}

function factsIn(db: DatabaseSync, size: number) {
  const tables = new Set(
    db
      .prepare(`select name from sqlite_schema where type = 'table'`)
      .all()
      .map(({ name }) => name),
  )
  const lastDeal = tables.has('deals')
    ? db.prepare('select max(created) as created from deals').get()?.created
    : undefined
  const lastTime = tables.has('duties')
    ? db.prepare('select held_until from duties where name = ?').get(CLOCK)?.held_until
    : undefined
  const pushKeys = tables.has('secrets')
    ? db.prepare('select value from secrets where name = ?').get(PUSH_SECRET)?.value
    : undefined
  const oldRatings =
    tables.has('ratings') &&
    db.prepare('select 1 from ratings limit 1').get() !== undefined &&
    db.prepare('select 1 from secrets where name = ?').get(ANCHORS_MARK) === undefined
  const damage = size <= FULL_CHECK ? db.prepare('pragma quick_check(1)').get()?.quick_check : 'ok'
  return {
    ...(typeof lastDeal === 'number' ? { lastDeal } : {}),
    ...(typeof lastTime === 'number' ? { lastTime } : {}),
    ...(typeof pushKeys === 'string' ? { pushKeys } : {}),
    oldRatings,
    dangers: damage === 'ok' ? [] : [`the file is damaged: ${damage}`],
  }
}
