import type { DatabaseSync } from 'node:sqlite'
import { ageFrom } from '../rows/table-rows.ts'
import type { RetentionStore } from '../store.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Statements } from './sqlite-statements.ts'

/** Pages that are returned to the disk at a time: few enough that nobody notices. */
const PAGES_PER_STEP = 64

/** How long tables are kept, and how much space they take. */
export const sqliteRetention = (db: DatabaseSync, run: Statements, write: GroupCommit): RetentionStore => ({
  agesAfter: async (id, limit) => run.agesAfter.all(id, limit).map(ageFrom),
  deleteTable: (id, entries) =>
    write(() => {
      if (run.deleteHead.run(id, entries).changes === 0) return false
      run.deleteRecord.run(id)
      run.deleteSeed.run(id)
      run.deleteFinished.run(id)
      run.deleteCodes.run(id)
      run.clearSitting.run(id, '[]')
      run.deleteVisits.run(id)
      run.deleteInvitations.run(id)
      run.deleteReviewItems.run(id)
      run.deleteReviews.run(id)
      if (entries > 0) run.noteDeleted.run(id)
      return true
    }),
  purge: (limit) =>
    write(() => {
      const deleted = Number(run.purge.run(limit).changes)
      if (deleted < limit) run.forgetDeleted.run()
      return deleted
    }),
  async shrink() {
    if (pragma(db, 'auto_vacuum') === 0 || pragma(db, 'freelist_count') === 0) return
    await write(() => db.exec(`pragma incremental_vacuum(${PAGES_PER_STEP})`))
  },
  size: async () => (pragma(db, 'page_count') - pragma(db, 'freelist_count')) * pragma(db, 'page_size'),
  noteTime: (now, most) => write(() => run.noteTime.run({ now, most }).changes === 1),
  claimDuty: (name, { holder, now, until }) =>
    write(() => run.claimDuty.run({ name, holder, now, until }).changes === 1),
})

function pragma(db: DatabaseSync, name: string): number {
  return Number(db.prepare(`pragma ${name}`).get()?.[name] ?? 0)
}
