import type { DatabaseSync } from 'node:sqlite'
import type { AdminEffect, AdminStore } from '../admin-store.ts'
import {
  actFrom,
  banFrom,
  chatWithout,
  haltFrom,
  LATEST,
  namedGuestFrom,
  namesFrom,
  reportFrom,
  speakersOf,
  switchFrom,
  tokenFrom,
  workloadFrom,
} from '../rows/admin-rows.ts'
import { readable, readablePage } from '../rows/readable-rows.ts'
import { TABLE_COLUMNS, tableRowFrom } from '../rows/table-rows.ts'
import type { GroupCommit } from './group-commit.ts'

/** The rows of a list before a position, the latest first. */
const listed = (table: string, time: string): string =>
  `select * from ${table} where (${time}, id) < ($at, $id) order by ${time} desc, id desc limit $limit`

const counted = (what: string): string => `(select count(*) from (select 1 from ${what} limit $limit))`

function prepareAdmin(db: DatabaseSync) {
  const prepare = (sql: string) => db.prepare(sql)
  const tables = (where: string): string =>
    `select ${TABLE_COLUMNS}
     from heads h join tables t using (id)
     where (h.created, h.id) < ($at, $id) ${where} order by h.created desc, h.id desc limit $limit`
  return {
    tokens: prepare('select * from admin_tokens order by label'),
    findToken: prepare('select label from admin_tokens where hash = ?'),
    setToken: prepare(
      `insert into admin_tokens (label, hash, created) values (?, ?, ?)
       on conflict (label) do update set hash = excluded.hash, created = excluded.created`,
    ),
    switches: prepare('select * from switches'),
    setSwitch: prepare(
      'insert into switches (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    ),
    dropSwitch: prepare('delete from switches where name = ?'),
    halts: prepare('select * from halts order by began'),
    addHalt: prepare('insert into halts (began, ended) values (?, ?) on conflict do nothing'),
    activeBans: prepare('select * from bans where until_at > ? and lifted is null'),
    addBan: prepare(
      'insert into bans (id, kind, target, name, reason, created, until_at) values (?, ?, ?, ?, ?, ?, ?)',
    ),
    liftBan: prepare('update bans set lifted = ? where id = ? and lifted is null'),
    findBan: prepare('select * from bans where id = ?'),
    bans: prepare(listed('bans', 'created')),
    addAct: prepare(
      `insert into admin_acts (id, at, who, act, table_id, guest, name, detail, reason)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    findAct: prepare('select * from admin_acts where id = ?'),
    acts: prepare(listed('admin_acts', 'at')),
    addReport: prepare(
      `insert into reports (id, at, table_id, reporter, reported, reported_name, reason, text, chat)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    addSpeaker: prepare('insert into report_speakers (guest, report) values (?, ?)'),
    resolve: prepare('update reports set resolved = ? where id = ? and resolved is null'),
    findReport: prepare('select * from reports where id = ?'),
    reports: prepare(listed('reports', 'at')),
    reportsBy: prepare('select * from reports where reporter = ? order by at'),
    tables: {
      all: prepare(tables('')),
      unfinished: prepare(tables(`and h.status in ('lobby', 'playing')`)),
      finished: prepare(tables(`and h.status in ('over', 'closed')`)),
    },
    guestsNamed: prepare(
      `select id, name from guests
       where folded_name >= $from and folded_name < $to and (folded_name, id) > ($after, $id)
       order by folded_name, id limit $limit`,
    ),
    workload: prepare(
      `select
         ${counted(`heads where status in ('lobby', 'playing') and status = 'lobby'`)} as lobbies,
         ${counted(`heads where status in ('lobby', 'playing') and status = 'playing'`)} as matches,
         ${counted('reports where resolved is null')} as open_reports,
         ${counted(`outbox where kind > ''`)} as notices,
         ${counted('finished where place is null')} as results`,
    ),
    forgetSpeakers: prepare(
      'delete from report_speakers where report in (select id from reports where at < ?)',
    ),
    forgetReports: prepare('delete from reports where at < ?'),
    forgetActs: prepare('delete from admin_acts where at < ?'),
    forgetBans: prepare('delete from bans where until_at < ?'),
  }
}

/** Stores what an act of an administrator changes besides the audit log. */
function applyEffect(run: ReturnType<typeof prepareAdmin>, effect: AdminEffect): void {
  switch (effect.type) {
    case 'token':
      run.setToken.run(effect.token.label, effect.token.hash, effect.token.created)
      break
    case 'switch':
      if (effect.value === undefined) run.dropSwitch.run(effect.name)
      else run.setSwitch.run(effect.name, effect.value)
      break
    case 'halt':
      run.addHalt.run(effect.halt.from, effect.halt.until)
      break
    case 'ban': {
      const { id, kind, target, name, reason, created, until } = effect.ban
      run.addBan.run(id, kind, target, name ?? null, reason ?? null, created, until)
      break
    }
    case 'unban':
      run.liftBan.run(effect.at, effect.ban)
      break
    case 'resolve':
      run.resolve.run(effect.at, effect.report)
  }
}

export function sqliteAdmin(db: DatabaseSync, write: GroupCommit): AdminStore {
  const run = prepareAdmin(db)
  return {
    adminState: async (now) => ({
      tokens: run.tokens.all().map(tokenFrom),
      switches: new Map(run.switches.all().map(switchFrom)),
      halts: run.halts.all().map(haltFrom),
      bans: readable(run.activeBans.all(now), banFrom),
    }),
    addFirstToken: ({ label, hash, created }) =>
      write(() => {
        if (run.tokens.get()) return false
        run.setToken.run(label, hash, created)
        return true
      }),
    recordAct: ({ id, at, who, act, table, guest, name, detail, reason }, effects, token) =>
      write(() => {
        if (token && !run.findToken.get(token)) return false
        const more = [table, guest, name, detail, reason].map((value) => value ?? null)
        if (run.addAct.run(id, at, who, act, ...more).changes === 0) return false
        for (const effect of effects) applyEffect(run, effect)
        return true
      }),
    async findAct(id) {
      const row = run.findAct.get(id)
      return row && actFrom(row)
    },
    acts: async (before, limit) => run.acts.all({ ...(before ?? LATEST), limit }).map(actFrom),
    bans: async (before, limit) => readablePage(run.bans.all({ ...(before ?? LATEST), limit }), banFrom),
    async findBan(id) {
      const row = run.findBan.get(id)
      return row && banFrom(row)
    },
    addReport: (report) =>
      write(() => {
        const { id, at, table, reporter, reported, reportedName, reason, text, chat } = report
        const values = [table, reporter, reported, reportedName, reason, text ?? null, JSON.stringify(chat)]
        run.addReport.run(id, at, ...values)
        for (const guest of speakersOf(report)) run.addSpeaker.run(guest, id)
      }),
    async findReport(id) {
      const row = run.findReport.get(id)
      return row && reportFrom(row)
    },
    reports: async (before, limit) =>
      readablePage(run.reports.all({ ...(before ?? LATEST), limit }), reportFrom),
    reportsBy: async (guest) => readable(run.reportsBy.all(guest), reportFrom),
    listTables: async ({ status, before, limit }) =>
      readablePage(run.tables[status].all({ ...(before ?? LATEST), limit }), tableRowFrom),
    guestsNamed: async (beginning, last, limit) =>
      run.guestsNamed.all({ ...namesFrom(beginning, last), limit }).map(namedGuestFrom),
    workload: async (limit) => workloadFrom(run.workload.get({ limit }) ?? {}),
    forgetModeration: ({ reports, acts }) =>
      write(() => {
        run.forgetSpeakers.run(reports)
        run.forgetReports.run(reports)
        run.forgetActs.run(acts)
        run.forgetBans.run(acts)
      }),
  }
}

/** Erases a guest from reports, bans and the audit log. Reports about them are deleted. */
export function moderationEraser(db: DatabaseSync): (guest: string) => void {
  const prepare = (sql: string) => db.prepare(sql)
  const quoting = prepare(
    'select r.id, r.chat from report_speakers s join reports r on r.id = s.report where s.guest = ?',
  )
  const setChat = prepare('update reports set chat = ? where id = ?')
  const erase = [
    'delete from report_speakers where report in (select id from reports where reported = ?)',
    'delete from report_speakers where guest = ?',
    'delete from reports where reported = ?',
    `update reports set reporter = '' where reporter = ?`,
    'update bans set name = null where target = ?',
    'update admin_acts set name = null where guest = ?',
  ].map(prepare)
  return (guest) => {
    for (const { id, chat } of quoting.all(guest)) setChat.run(chatWithout(String(chat), guest), String(id))
    for (const statement of erase) statement.run(guest)
  }
}
