import type { DailyStore } from '../daily-store.ts'
import { dealFrom, masterFileFrom, scoreFrom, tryFrom } from '../rows/daily-rows.ts'
import { readable } from '../rows/readable-rows.ts'
import type { Database } from './postgres-database.ts'
import { STATEMENTS as run } from './postgres-statements.ts'

/** All of it may be carried out twice, when a connection is lost: nothing that exists is overwritten. */
export const postgresDaily = ({ query }: Database): DailyStore => ({
  async addDeals(deals) {
    const columns = [
      deals.map(({ day }) => day),
      deals.map(({ game }) => game),
      deals.map(({ seed }) => seed),
      deals.map(({ created }) => created),
    ]
    await query(run.addDeals, columns)
  },
  dealsBetween: async (first, last) => readable(await query(run.dealsBetween, [first, last]), dealFrom),
  async setMasterMatch({ day, game }, { result, file }) {
    await query(run.setMasterMatch, [day, game, JSON.stringify(result), file])
  },
  masterFile: async ({ day, game }) => masterFileFrom((await query(run.masterFile, [day, game]))[0]),
  async addTry({ day, game, guest, table, begun }) {
    await query(run.addTry, [day, game, guest, table, begun])
  },
  async finishTry({ day, game, guest }, result) {
    await query(run.finishTry, [day, game, guest, result.score, JSON.stringify(result)])
  },
  hasTries: async ({ day, game }) => (await query(run.hasTries, [day, game])).length > 0,
  triesOf: async (guest, first, last) => readable(await query(run.triesOf, [guest, first, last]), tryFrom),
  scoresBetween: async (first, last) => (await query(run.scoresBetween, [first, last])).map(scoreFrom),
})
