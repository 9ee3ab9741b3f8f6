import type { ArchiveStore, MatchOutcome } from '../archive-store.ts'
import { archivePageFrom, archivePositionFrom, finishedRows, windowStart } from '../rows/archive-rows.ts'
import { idFrom } from '../rows/table-rows.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Statements } from './sqlite-statements.ts'

export const sqliteArchive = (run: Statements, write: GroupCommit): ArchiveStore => ({
  async finishedOf(guest, query) {
    const { game, opponent, result, against, limit, window } = query
    const start = { guest, ...windowStart(query), window }
    const rows = run.finishedOf.all({
      ...start,
      game: game ?? null,
      opponent: opponent ?? null,
      result: result ?? null,
      against: against ?? null,
      limit: limit + 1,
    })
    return archivePageFrom(rows, limit, () => archivePositionFrom(run.windowEnd.get(start)))
  },
  listFinished: (tables) => write(() => void run.listFinished.run(JSON.stringify(tables))),
  withoutResults: async (limit) => run.withoutResults.all(limit).map(idFrom),
  setFinished: (table, match) =>
    write(() => {
      addFinished(run, table, match)
      run.giveUpResults.run(table)
    }),
})

export function addFinished(run: Statements, table: string, match: MatchOutcome): void {
  for (const row of finishedRows(match)) run.addFinished.run({ table, ...row })
}
