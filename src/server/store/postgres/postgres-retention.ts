import * as v from 'valibot'
import { ageFrom, integerFrom, parse, text } from '../rows/table-rows.ts'
import type { RetentionStore } from '../store.ts'
import type { Database } from './postgres-database.ts'
import { dropLateReviews } from './postgres-reviews.ts'
import { STATEMENTS as run } from './postgres-statements.ts'

/** How long tables are kept, and how much space they take. */
export function postgresRetention(database: Database): RetentionStore {
  const { query, write } = database
  return {
    agesAfter: async (id, limit) => (await query(run.agesAfter, [id, limit])).map(ageFrom),
    async deleteTable(id, entries) {
      const { rows } = await write({ statement: run.deleteTable, values: [id, entries], key: id })
      const [row] = rows
      if (!row) return false
      await dropLateReviews(database, id, parse('deleted reviews', v.array(text), row.reviews))
      return true
    },
    async purge(limit) {
      const deleted = (await query(run.purge, [limit])).length
      if (deleted < limit) await query(run.forgetDeleted, [])
      return deleted
    },
    // Autovacuum makes the space of deleted rows available to new ones.
    shrink: async () => undefined,
    async size() {
      const [row] = await query(run.size, [])
      return integerFrom(row?.size) ?? 0
    },
    noteTime: async (now, most) => (await query(run.noteTime, [now, most])).length === 1,
    async claimDuty(duty, { holder, now, until }) {
      return (await query(run.claimDuty, [duty, holder, now, until])).length === 1
    },
  }
}
