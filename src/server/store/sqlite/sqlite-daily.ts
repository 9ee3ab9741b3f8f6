import type { DailyStore } from '../daily-store.ts'
import { dealFrom, masterFileFrom, scoreFrom, tryFrom } from '../rows/daily-rows.ts'
import { readable } from '../rows/readable-rows.ts'
import type { GroupCommit } from './group-commit.ts'
import type { Statements } from './sqlite-statements.ts'

export const sqliteDaily = (run: Statements, write: GroupCommit): DailyStore => ({
  addDeals: (deals) =>
    write(() => {
      for (const { day, game, seed, created } of deals) run.addDeal.run(day, game, seed, created)
    }),
  dealsBetween: async (first, last) => readable(run.dealsBetween.all(first, last), dealFrom),
  setMasterMatch: ({ day, game }, { result, file }) =>
    write(() => void run.setMasterMatch.run(JSON.stringify(result), file, day, game)),
  masterFile: async ({ day, game }) => masterFileFrom(run.masterFile.get(day, game)),
  addTry: ({ day, game, guest, table, begun }) =>
    write(() => void run.addTry.run(day, game, guest, table, begun)),
  finishTry: ({ day, game, guest }, result) =>
    write(() => void run.finishTry.run(result.score, JSON.stringify(result), day, game, guest)),
  hasTries: async ({ day, game }) => run.hasTries.get(day, game) !== undefined,
  triesOf: async (guest, first, last) => readable(run.triesOf.all(guest, first, last), tryFrom),
  scoresBetween: async (first, last) => run.scoresBetween.all(first, last).map(scoreFrom),
})
