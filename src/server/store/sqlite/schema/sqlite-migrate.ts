import type { DatabaseSync } from 'node:sqlite'
import { type Migration, pendingSteps, type SchemaVersion } from '../../migrations.ts'

/** The migration since which a file records the oldest version that can use it. */
const HAS_OLDEST = 2

/** Brings a file to the schema that this version needs: all steps, or none. */
export function migrateFile(db: DatabaseSync, steps: readonly Migration[]): void {
  // Two processes that start at the same time migrate one after the other.
  db.exec('begin immediate')
  try {
    for (const { version, oldest, sql } of pendingSteps(fileVersionOf(db), steps)) {
      db.exec(`${sql} pragma user_version = ${version};`)
      if (version >= HAS_OLDEST) db.exec(`update oldest_version set version = ${oldest}`)
    }
    db.exec('commit')
  } catch (problem) {
    db.exec('rollback')
    db.close()
    throw problem
  }
}

export function fileVersionOf(db: DatabaseSync): SchemaVersion {
  const version = Number(db.prepare('pragma user_version').get()?.user_version ?? 0)
  if (version < HAS_OLDEST) return { version, oldest: 1 }
  return { version, oldest: Number(db.prepare('select version from oldest_version').get()?.version ?? 1) }
}
