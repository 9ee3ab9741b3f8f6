import type { ArchiveStore } from '../archive-store.ts'
import { archivePageFrom, archivePositionFrom, finishedRows, windowStart } from '../rows/archive-rows.ts'
import { idFrom } from '../rows/table-rows.ts'
import type { Database } from './postgres-database.ts'
import { STATEMENTS as run } from './postgres-statements.ts'

export const postgresArchive = ({ query, write }: Database): ArchiveStore => ({
  async finishedOf(guest, wanted) {
    const { game, opponent, result, against, limit, window } = wanted
    const { from, ended, table } = windowStart(wanted)
    const start = [guest, from, ended, table, window]
    const filters = [game ?? null, opponent ?? null, result ?? null, against ?? null]
    const rows = await query(run.finishedOf, [...start, ...filters, limit + 1])
    const [last] = rows.length > limit ? [] : await query(run.windowEnd, start)
    return archivePageFrom(rows, limit, () => archivePositionFrom(last))
  },
  async listFinished(tables) {
    await query(run.listFinished, [tables])
  },
  withoutResults: async (limit) => (await query(run.withoutResults, [limit])).map(idFrom),
  async setFinished(table, match) {
    const values = [table, JSON.stringify(finishedRows(match))]
    await write({ statement: run.setFinished, values, key: table, retry: true })
  },
})
