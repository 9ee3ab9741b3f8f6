import type { AdminEffect, AdminStore, ListPosition } from '../admin-store.ts'
import {
  ACT_COLUMNS,
  actFrom,
  BAN_COLUMNS,
  banFrom,
  haltFrom,
  LATEST,
  namedGuestFrom,
  namesFrom,
  REPORT_COLUMNS,
  reportFrom,
  speakersOf,
  switchFrom,
  TOKEN_COLUMNS,
  tokenFrom,
  workloadFrom,
} from '../rows/admin-rows.ts'
import { readable, readablePage } from '../rows/readable-rows.ts'
import { TABLE_COLUMNS, tableRowFrom } from '../rows/table-rows.ts'
import { type Database, named } from './postgres-database.ts'
import { FOLDED_NAME } from './schema/postgres-migrations.ts'

/** The rows of a list before a position, the latest first. */
const listed = (columns: string, table: string, time: string): string =>
  `select ${columns} from ${table} where (${time}, id) < ($1::bigint, $2) order by ${time} desc, id desc limit $3`

const tables = (where: string): string =>
  `select ${TABLE_COLUMNS}
   from heads h join tables t using (id)
   where (h.created, h.id) < ($1::bigint, $2) ${where} order by h.created desc, h.id desc limit $3`

const counted = (what: string): string =>
  `(select count(*)::integer from (select 1 from ${what} limit $1::bigint) counted)`

const run = named({
  adminTokens: `select ${TOKEN_COLUMNS} from admin_tokens order by label`,
  addFirstToken: `
    insert into admin_tokens (label, hash, created)
    select $1, $2, $3::bigint where not exists (select 1 from admin_tokens)
    on conflict do nothing returning label`,
  switches: 'select name, value from switches',
  halts: 'select began, ended from halts order by began',
  activeBans: `select ${BAN_COLUMNS} from bans where until_at > $1 and lifted is null`,
  findBan: `select ${BAN_COLUMNS} from bans where id = $1`,
  listBans: listed(BAN_COLUMNS, 'bans', 'created'),
  // An act and all that it changes; a second one with the same id changes nothing. If the token is being replaced, this
  // waits for the new one.
  recordAct: `
    with admin as (select label from admin_tokens where hash = $11 for update),
    act as (
      insert into admin_acts (id, at, who, act, table_id, guest, name, detail, reason)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9
      where $11::bytea is null or exists (select 1 from admin)
      on conflict do nothing returning id
    ),
    effects as (
      select effect.* from act, json_to_recordset($10::json) as effect (
        type text, label text, hash text, created bigint, name text, value text, began bigint, ended bigint,
        id text, kind text, target text, reason text, until_at bigint, at bigint
      )
    ),
    set_tokens as (
      insert into admin_tokens (label, hash, created)
      select label, decode(hash, 'hex'), created from effects where type = 'token'
      on conflict (label) do update set hash = excluded.hash, created = excluded.created
    ),
    set_switches as (
      insert into switches (name, value)
      select name, value from effects where type = 'switch' and value is not null
      on conflict (name) do update set value = excluded.value
    ),
    drop_switches as (
      delete from switches using effects
      where effects.type = 'switch' and effects.value is null and switches.name = effects.name
    ),
    add_halts as (
      insert into halts (began, ended) select began, ended from effects where type = 'halt'
      on conflict do nothing
    ),
    add_bans as (
      insert into bans (id, kind, target, name, reason, created, until_at)
      select id, kind, target, name, reason, created, until_at from effects where type = 'ban'
    ),
    lift_bans as (
      update bans set lifted = effects.at from effects
      where effects.type = 'unban' and bans.id = effects.id and bans.lifted is null
    ),
    resolve as (
      update reports set resolved = effects.at from effects
      where effects.type = 'resolve' and reports.id = effects.id and reports.resolved is null
    )
    select id from act`,
  findAct: `select ${ACT_COLUMNS} from admin_acts where id = $1`,
  listActs: listed(ACT_COLUMNS, 'admin_acts', 'at'),
  addReport: `
    with speakers as (
      insert into report_speakers (guest, report) select unnest($10::text[]), $1 on conflict do nothing
    )
    insert into reports (id, at, table_id, reporter, reported, reported_name, reason, text, chat)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
  findReport: `select ${REPORT_COLUMNS} from reports where id = $1`,
  listReports: listed(REPORT_COLUMNS, 'reports', 'at'),
  reportsBy: `select ${REPORT_COLUMNS} from reports where reporter = $1 order by at`,
  allTables: tables(''),
  unfinishedTables: tables(`and h.status in ('lobby', 'playing')`),
  finishedTables: tables(`and h.status in ('over', 'closed')`),
  guestsNamed: `
    select id, name from guests
    where ${FOLDED_NAME} >= $1 and ${FOLDED_NAME} < $2 and (${FOLDED_NAME}, id) > ($3, $4)
    order by ${FOLDED_NAME}, id limit $5`,
  workload: `
    select
      ${counted(`heads where status in ('lobby', 'playing') and status = 'lobby'`)} as lobbies,
      ${counted(`heads where status in ('lobby', 'playing') and status = 'playing'`)} as matches,
      ${counted('reports where resolved is null')} as open_reports,
      ${counted(`outbox where kind > ''`)} as notices,
      ${counted('finished where place is null')} as results`,
  forgetModeration: `
    with no_acts as (delete from admin_acts where at < $2),
    no_bans as (delete from bans where until_at < $2),
    no_speakers as (delete from report_speakers where report in (select id from reports where at < $1))
    delete from reports where at < $1`,
})

/** An effect as a flat record, as the statement reads it. */
function flat(effect: AdminEffect): object {
  switch (effect.type) {
    case 'token': {
      const { label, hash, created } = effect.token
      return { type: effect.type, label, hash: Buffer.from(hash).toString('hex'), created }
    }
    case 'switch':
      return effect
    case 'halt':
      return { type: effect.type, began: effect.halt.from, ended: effect.halt.until }
    case 'ban': {
      const { until, ...ban } = effect.ban
      return { type: effect.type, ...ban, until_at: until }
    }
    case 'unban':
      return { type: effect.type, id: effect.ban, at: effect.at }
    case 'resolve':
      return { type: effect.type, id: effect.report, at: effect.at }
  }
}

export const postgresAdmin = ({ query, write }: Database): AdminStore => {
  const page = (before: ListPosition | undefined, limit: number): unknown[] => {
    const { at, id } = before ?? LATEST
    return [at, id, limit]
  }
  return {
    async adminState(now) {
      // First: a process that learns that a maintenance is over must also learn that clocks are given back its time.
      const switches = await query(run.switches, [])
      const [tokens, halts, bans] = await Promise.all([
        query(run.adminTokens, []),
        query(run.halts, []),
        query(run.activeBans, [now]),
      ])
      return {
        tokens: tokens.map(tokenFrom),
        switches: new Map(switches.map(switchFrom)),
        halts: halts.map(haltFrom),
        bans: readable(bans, banFrom),
      }
    },
    async addFirstToken({ label, hash, created }) {
      const values = [label, Buffer.from(hash), created]
      return (await write({ statement: run.addFirstToken, values, key: label })).rowCount === 1
    },
    async recordAct({ id, at, who, act, table, guest, name, detail, reason }, effects, token) {
      const more = [table, guest, name, detail, reason].map((value) => value ?? null)
      const values = [
        id,
        at,
        who,
        act,
        ...more,
        JSON.stringify(effects.map(flat)),
        token ? Buffer.from(token) : null,
      ]
      return (await write({ statement: run.recordAct, values, key: id })).rowCount === 1
    },
    async findAct(id) {
      const [row] = await query(run.findAct, [id])
      return row && actFrom(row)
    },
    acts: async (before, limit) => (await query(run.listActs, page(before, limit))).map(actFrom),
    bans: async (before, limit) => readablePage(await query(run.listBans, page(before, limit)), banFrom),
    async findBan(id) {
      const [row] = await query(run.findBan, [id])
      return row && banFrom(row)
    },
    async addReport(report) {
      const { id, at, table, reporter, reported, reportedName, reason, text, chat } = report
      const about = [table, reporter, reported, reportedName, reason, text ?? null, JSON.stringify(chat)]
      await query(run.addReport, [id, at, ...about, speakersOf(report)])
    },
    async findReport(id) {
      const [row] = await query(run.findReport, [id])
      return row && reportFrom(row)
    },
    reports: async (before, limit) =>
      readablePage(await query(run.listReports, page(before, limit)), reportFrom),
    reportsBy: async (guest) => readable(await query(run.reportsBy, [guest]), reportFrom),
    async listTables({ status, before, limit }) {
      return readablePage(await query(run[`${status}Tables`], page(before, limit)), tableRowFrom)
    },
    async guestsNamed(beginning, last, limit) {
      const { from, to, after, id } = namesFrom(beginning, last)
      return (await query(run.guestsNamed, [from, to, after, id, limit])).map(namedGuestFrom)
    },
    async workload(limit) {
      const [row] = await query(run.workload, [limit])
      return workloadFrom(row ?? {})
    },
    async forgetModeration({ reports, acts }) {
      await query(run.forgetModeration, [reports, acts])
    },
  }
}
