import type { DatabaseSync } from 'node:sqlite'
import type { ProfileStore } from '../profile-store.ts'
import { statisticsFrom } from '../rows/archive-rows.ts'
import { profileFrom, resultsFrom, shownProfileFrom, shownText } from '../rows/profile-rows.ts'
import type { GroupCommit } from './group-commit.ts'

function prepareProfiles(db: DatabaseSync) {
  return {
    show: db.prepare(
      `insert into profiles (guest, address, shows) values (?, ?, ?)
       on conflict (guest) do update set shows = excluded.shows`,
    ),
    hide: db.prepare('delete from profiles where guest = ?'),
    profileOf: db.prepare('select * from profiles where guest = ?'),
    find: db.prepare(
      `select p.*, g.name, h.handle from profiles p
         join guests g on g.id = p.guest left join handles h on h.guest = p.guest
       where p.guest in (
         select guest from profiles where address = $address
         union all select guest from handles where skeleton = $skeleton
       ) limit 1`,
    ),
    resultsOf: db.prepare(
      `select game, seat, seats, others, ended, results from finished
       where guest = ? and results is not null order by ended desc, table_id desc limit ?`,
    ),
    setStatistics: db.prepare('update finished set statistics = ? where table_id = ? and guest = ?'),
    statisticsAt: db.prepare('select statistics from finished where table_id = ? and guest = ?'),
  }
}

export function sqliteProfiles(db: DatabaseSync, write: GroupCommit): ProfileStore {
  const run = prepareProfiles(db)
  return {
    showProfile: (profile) =>
      write(() => void run.show.run(profile.guest, profile.address, shownText(profile))),
    hideProfile: (guest) => write(() => void run.hide.run(guest)),
    async profileOf(guest) {
      const row = run.profileOf.get(guest)
      return row && profileFrom(row)
    },
    async findProfile({ address, skeleton }) {
      const row = run.find.get({ address, skeleton })
      return row && shownProfileFrom(row)
    },
    resultsOf: async (guest, limit) => resultsFrom(run.resultsOf.all(guest, limit)),
    setStatistics: (guest, table, statistics) =>
      write(() => run.setStatistics.run(JSON.stringify(statistics), table, guest).changes === 1),
    statisticsAt: async (guest, table) => statisticsFrom(run.statisticsAt.get(table, guest)?.statistics),
  }
}
