import type { ProfileStore } from '../profile-store.ts'
import { statisticsFrom } from '../rows/archive-rows.ts'
import { profileFrom, resultsFrom, shownProfileFrom, shownText } from '../rows/profile-rows.ts'
import type { Database } from './postgres-database.ts'
import { STATEMENTS as run } from './postgres-statements.ts'

export const postgresProfiles = ({ query }: Database): ProfileStore => ({
  async showProfile(profile) {
    await query(run.showProfile, [profile.guest, profile.address, shownText(profile)])
  },
  async hideProfile(guest) {
    await query(run.hideProfile, [guest])
  },
  async profileOf(guest) {
    const [row] = await query(run.profileOf, [guest])
    return row && profileFrom(row)
  },
  async findProfile({ address, skeleton }) {
    const [row] = await query(run.findProfile, [address, skeleton])
    return row && shownProfileFrom(row)
  },
  resultsOf: async (guest, limit) => resultsFrom(await query(run.resultsOf, [guest, limit])),
  async setStatistics(guest, table, statistics) {
    return (await query(run.setStatistics, [table, guest, JSON.stringify(statistics)])).length === 1
  },
  async statisticsAt(guest, table) {
    const [row] = await query(run.statisticsAt, [table, guest])
    return statisticsFrom(row?.statistics)
  },
})
