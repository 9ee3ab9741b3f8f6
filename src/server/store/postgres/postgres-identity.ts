import type { IdentityStore } from '../identity-store.ts'
import { chatWithout } from '../rows/admin-rows.ts'
import {
  CHALLENGE_COLUMNS,
  challengeFrom,
  erasingFrom,
  handleFrom,
  PASSKEY_COLUMNS,
  passkeyFrom,
  RECOVERY_COLUMNS,
  recoveryFrom,
} from '../rows/identity-rows.ts'
import { idFrom } from '../rows/table-rows.ts'
import { type Database, isUniqueViolation, named } from './postgres-database.ts'

const run = named({
  addPasskey: `
    insert into passkeys (id, guest, public_key, counter, label, created) values ($1, $2, $3, $4, $5, $6)
    on conflict do nothing`,
  findPasskey: `select ${PASSKEY_COLUMNS} from passkeys where id = $1`,
  passkeysOf: `select ${PASSKEY_COLUMNS} from passkeys where guest = $1 order by created, id`,
  usePasskey: 'update passkeys set counter = $3, used = $4 where id = $1 and counter = $2',
  dropPasskey: 'delete from passkeys where guest = $1 and id = $2',
  setRecovery: `
    insert into recovery_codes (guest, hash, created) values ($1, $2, $3)
    on conflict (guest) do update set hash = excluded.hash, created = excluded.created`,
  dropRecovery: 'delete from recovery_codes where guest = $1',
  findRecovery: `select ${RECOVERY_COLUMNS} from recovery_codes where hash = $1`,
  recoveryOf: `select ${RECOVERY_COLUMNS} from recovery_codes where guest = $1`,
  saveChallenge: `
    insert into challenges (selector, hash, challenge, guest, until) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
  takeChallenge: `delete from challenges where selector = $1 returning ${CHALLENGE_COLUMNS}`,
  forgetChallenges: `
    delete from challenges where selector = any (array(
      select selector from challenges where until <= $1 order by until limit $2 for update skip locked
    ))
    returning selector`,
  setHandle: `
    insert into handles (guest, handle, skeleton) values ($1, $2, $3)
    on conflict (guest) do update set handle = excluded.handle, skeleton = excluded.skeleton`,
  dropHandle: 'delete from handles where guest = $1',
  handleOf: 'select handle from handles where guest = $1',
  tablesNaming: `
    select table_id as id from (
      select table_id from sitting where guest = $1 and table_id > $2
      union select table_id from visits where guest = $1 and table_id > $2
    ) named order by table_id limit $3`,
  rewriteTable: `
    with head as (
      update heads set seats = $3, rewrites = rewrites + 1 where id = $1 and entries = $2 and rewrites = $11
      returning id
    ),
    set_record as (update tables set record = $4 from head where tables.id = head.id),
    set_entries as (
      update entries set entry = changed.entry
      from head, unnest($5::integer[], $6::text[]) as changed (number, entry)
      where entries.table_id = head.id and entries.number = changed.number
    ),
    set_seats as (
      update sitting set guest = $8 from head where sitting.table_id = head.id and sitting.guest = $7
    ),
    set_own_match as (
      update finished set guest = $8, statistics = null from head where finished.table_id = head.id and finished.guest = $7
    ),
    set_opponents as (
      update finished set opponents = changed.names
      from head, unnest($9::integer[], $10::text[]) as changed (seat, names)
      where finished.table_id = head.id and finished.seat = changed.seat and finished.opponents is not null
    ),
    set_ratings as (
      update ratings set people = '', guest = case guest when $7 then $8 else guest end from head
      where ratings.table_id = head.id
        and exists (select 1 from ratings own where own.table_id = head.id and own.guest = $7)
    ),
    no_visit as (
      delete from visits using head where visits.table_id = head.id and visits.guest = $7
    )
    select id from head`,
  eraseGuest: `
    with
    no_passkeys as (delete from passkeys where guest = $1),
    no_recovery as (delete from recovery_codes where guest = $1),
    no_challenges as (delete from challenges where guest = $1),
    no_handle as (delete from handles where guest = $1),
    no_profile as (delete from profiles where guest = $1),
    no_keys as (delete from keys where guest = $1),
    no_visits as (delete from visits where guest = $1),
    no_matches as (delete from finished where guest = $1),
    no_channels as (delete from channels where guest = $1),
    no_preferences as (delete from preferences where guest = $1),
    no_notices as (delete from outbox where guest = $1),
    no_blocks as (delete from blocks where guest = $1),
    no_blocked as (delete from blocks where blocked = $1 and guest <> $1),
    no_sent as (delete from invitations where from_guest = $1),
    no_received as (delete from invitations where to_guest = $1 and from_guest <> $1),
    empty_groups as (
      delete from people_groups g
      where g.id in (select group_id from members where guest = $1)
        and not exists (
          select 1 from members m where m.group_id = g.id and m.guest <> $1 and m.asked_by is null
        )
      returning id
    ),
    no_members as (
      delete from members where (group_id, guest) in (
        select group_id, guest from members where guest = $1
        union select m.group_id, m.guest from members m join empty_groups e on e.id = m.group_id
        union select asked.group_id, asked.guest from members m join members asked using (group_id)
        where m.guest = $1 and asked.asked_by = $1
      )
    ),
    no_owner as (
      update people_groups set owner = ''
      where owner = $1 and id in (select group_id from members where guest = $1)
        and id not in (select id from empty_groups)
    ),
    no_items as (
      delete from review_items where (review, number) in (
        select review, number from review_items where guest = $1
        union select i.review, i.number from shared_reviews r join review_items i on i.review = r.id
        where r.owner = $1 and r.match is not null
      )
    ),
    no_reviews as (delete from shared_reviews where owner = $1 and match is not null),
    set_reviews as (
      update shared_reviews set owner = case owner when $1 then '' else owner end,
        version = version + 1, items_version = version + 1
      where id in (
        select id from shared_reviews where owner = $1 and match is null
        union select r.id from review_items i join shared_reviews r on r.id = i.review
        where i.guest = $1 and (r.owner <> $1 or r.match is null)
      )
    ),
    no_reports as (delete from reports where reported = $1 returning id),
    no_speakers as (
      delete from report_speakers where guest = $1 or report in (select id from no_reports)
    ),
    set_reporter as (update reports set reporter = '' where reporter = $1 and reported <> $1),
    set_bans as (update bans set name = null where target = $1),
    set_acts as (update admin_acts set name = null where guest = $1),
    set_tries as (update tries set guest = $2 where guest = $1),
    set_ratings as (
      update ratings set people = '', guest = case guest when $1 then 'gone ' || table_id else guest end
      where table_id in (select table_id from ratings where guest = $1)
    )
    delete from guests where id = $1`,
  beginErasing: `
    insert into erasing (guest, since, due) values ($1, $2, $3) on conflict do nothing`,
  erasingDue: 'select guest, since from erasing where due <= $1 order by due limit $2',
  setErasing: 'update erasing set due = $2 where guest = $1',
  endErasing: 'delete from erasing where guest = $1',
  reportsQuoting:
    'select r.id, r.chat from report_speakers s join reports r on r.id = s.report where s.guest = $1',
  setReportChat: 'update reports set chat = $2 where id = $1',
})

/**
 * An arbitrary number that all processes share, next to that of migrations.
 * Guests who have blocked, invited or reported each other are erased one after the other. Otherwise they wait for each
 * other's rows, and the last members of a group each leave it to the other.
 */
const ERASING = 8_370_646

export const postgresIdentity = ({ query, queryAlone, write }: Database): IdentityStore => ({
  async addPasskey({ id, guest, publicKey, counter, label, created }) {
    const values = [id, guest, Buffer.from(publicKey), counter, label, created]
    return (await write({ statement: run.addPasskey, values, key: id })).rowCount === 1
  },
  async findPasskey(id) {
    const [row] = await query(run.findPasskey, [id])
    return row && passkeyFrom(row)
  },
  passkeysOf: async (guest) => (await query(run.passkeysOf, [guest])).map(passkeyFrom),
  async usePasskey(id, expected, counter, used) {
    const values = [id, expected, counter, used]
    return (await write({ statement: run.usePasskey, values, key: id })).rowCount === 1
  },
  async dropPasskey(guest, id) {
    return (await write({ statement: run.dropPasskey, values: [guest, id], key: id })).rowCount === 1
  },
  async setRecovery({ guest, hash, created }) {
    await query(run.setRecovery, [guest, Buffer.from(hash), created])
  },
  async dropRecovery(guest) {
    await query(run.dropRecovery, [guest])
  },
  async findRecovery(hash) {
    const [row] = await query(run.findRecovery, [Buffer.from(hash)])
    return row && recoveryFrom(row)
  },
  async recoveryOf(guest) {
    const [row] = await query(run.recoveryOf, [guest])
    return row && recoveryFrom(row)
  },
  async saveChallenge({ selector, hash, challenge, guest, until }) {
    await query(run.saveChallenge, [selector, Buffer.from(hash), challenge, guest ?? null, until])
  },
  async takeChallenge(selector) {
    const { rows } = await write({ statement: run.takeChallenge, values: [selector], key: selector })
    return rows[0] && challengeFrom(rows[0])
  },
  forgetChallenges: async (until, limit) => (await query(run.forgetChallenges, [until, limit])).length,
  async setHandle({ guest, handle, skeleton }) {
    try {
      await query(run.setHandle, [guest, handle, skeleton])
      return true
    } catch (problem) {
      // Another guest has a handle with the same skeleton.
      if (isUniqueViolation(problem)) return false
      throw problem
    }
  },
  async dropHandle(guest) {
    await query(run.dropHandle, [guest])
  },
  async handleOf(guest) {
    const [row] = await query(run.handleOf, [guest])
    return row && handleFrom(row)
  },
  tablesNaming: async (guest, after, limit) =>
    (await query(run.tablesNaming, [guest, after, limit])).map(idFrom),
  async rewriteTable({ table, expected, rewrites = 0, record, seats, entries, opponents, guest, pseudonym }) {
    const texts = [...entries.values()].map((entry) => JSON.stringify(entry))
    const head = [table, expected, JSON.stringify(seats), JSON.stringify(record)]
    const others = [[...opponents.keys()], [...opponents.values()]]
    const values = [...head, [...entries.keys()], texts, guest, pseudonym, ...others, rewrites]
    const { rows } = await write({ statement: run.rewriteTable, values, key: table, retry: true })
    return rows.length === 1
  },
  async eraseGuest(guest, pseudonym) {
    // First, so that a deletion that was interrupted still finds them.
    for (const { id, chat } of await query(run.reportsQuoting, [guest]))
      await query(run.setReportChat, [id, chatWithout(String(chat), guest)])
    await queryAlone(ERASING, run.eraseGuest, [guest, pseudonym])
  },
  async beginErasing(guest, since, due) {
    await write({ statement: run.beginErasing, values: [guest, since, due], key: guest, retry: true })
  },
  erasingDue: async (by, limit) => (await query(run.erasingDue, [by, limit])).map(erasingFrom),
  async setErasing(guest, due) {
    if (due === undefined) await query(run.endErasing, [guest])
    else await query(run.setErasing, [guest, due])
  },
})
