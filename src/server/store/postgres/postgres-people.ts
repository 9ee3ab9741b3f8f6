import type { PeopleStore } from '../people-store.ts'
import {
  blockFrom,
  GROUP_COLUMNS,
  groupFrom,
  INVITATION_COLUMNS,
  invitableFrom,
  invitationFrom,
  memberFrom,
  membershipFrom,
  metFrom,
  namedBlockFrom,
} from '../rows/people-rows.ts'
import { readable } from '../rows/readable-rows.ts'
import { idFrom, integerFrom, type Row, TABLE_COLUMNS } from '../rows/table-rows.ts'
import { type Database, named } from './postgres-database.ts'

/** Invitations with the name of the other person, and the table. */
const invitations = (other: 'from_guest' | 'to_guest'): string => `
  select ${INVITATION_COLUMNS}, g.name, ${TABLE_COLUMNS}
  from invitations i join guests g on g.id = i.${other}
    left join heads h on h.id = i.table_id left join tables t on t.id = i.table_id`

const run = named({
  matchesWithPeople: `
    select o.guest, g.name, m.table_id, m.game, m.at from (
      select table_id, game, ended as at from finished
      where guest = $1 and others > 0 order by ended desc limit $2
    ) m join finished o on o.table_id = m.table_id and o.guest <> $1 join guests g on g.id = o.guest
    union all
    select o.guest, g.name, s.table_id, h.game, h.updated from sitting s
      join heads h on h.id = s.table_id and h.status = 'playing'
      join sitting o on o.table_id = s.table_id and o.guest <> $1
      join guests g on g.id = o.guest
    where s.guest = $1`,
  addBlock: `
    with counted as (select count(*) as count from blocks where guest = $1 and blocked <> $2),
    added as (
      insert into blocks (guest, blocked, since) select $1, $2, $3 from counted where count < $4
      on conflict do nothing
    )
    select count from counted where count < $4`,
  dropBlock: 'delete from blocks where guest = $1 and blocked = $2',
  blocksOf: `
    select b.guest, b.blocked, b.since, g.name from blocks b join guests g on g.id = b.blocked
    where b.guest = $1 order by b.since desc, b.blocked`,
  blocksAbout: `
    select guest, blocked from blocks where guest = $1
    union select guest, blocked from blocks where blocked = $1`,
  blocksBetween: `
    select guest, blocked from blocks where guest = any ($1::text[]) and blocked = any ($2::text[])
    union
    select guest, blocked from blocks where guest = any ($2::text[]) and blocked = any ($1::text[])`,
  tablesBlocking: `
    select distinct s.table_id as id from sitting s join blocks b on b.guest = s.guest and b.blocked = $1
    where s.table_id = any ($2::text[])`,
  setInvitable: 'update guests set invitable = $2 where id = $1',
  invitableOf: 'select invitable from guests where id = $1',
  addInvitations: `
    with wanted as (
      select * from json_to_recordset($1::json) as n (
        id text, "from" text, "to" text, "table" text, "group" text, created bigint, until bigint,
        hidden boolean, due bigint, "emailDue" bigint
      )
    ),
    noted as (
      insert into outbox (id, kind, channel, guest, reason, table_id, seat, request, due, until_at)
      select 'invited/' || n.id || '/' || c.id, c.kind, c.id, c.guest, 'invited', n."table", 0, 0,
        case c.kind when 'email' then n."emailDue" else n.due end, n.until
      from wanted n join channels c on c.guest = n."to" and c.confirmed = 1
      where not n.hidden
      on conflict do nothing
    ),
    visited as (
      insert into visits (guest, table_id) select n."to", n."table" from wanted n on conflict do nothing
    )
    insert into invitations (id, from_guest, to_guest, table_id, group_name, created, until_at, hidden)
    select n.id, n."from", n."to", n."table", n."group", n.created, n.until, n.hidden::integer from wanted n
    on conflict do nothing`,
  countPending: `
    select count(*) as count from invitations
    where to_guest = $2 and from_guest = $1 and answer is null and until_at > $3`,
  countReceived: `
    select count(*) as count from invitations i join heads h on h.id = i.table_id and h.status = 'lobby'
    where i.to_guest = $1 and i.until_at > $2 and i.answer is null and i.hidden = 0`,
  findInvitation: `${invitations('from_guest')} where i.id = $1`,
  invitationsTo: `${invitations('from_guest')}
    where i.to_guest = $1 and i.until_at > $2 and i.answer is null and i.hidden = 0 and h.status = 'lobby'
    order by i.created desc, i.id limit $3`,
  invitationsFrom: `${invitations('to_guest')}
    where i.from_guest = $1 order by i.created desc, i.id limit $2`,
  acceptInvitations: `
    update invitations set answer = 'accepted'
    where table_id = $1 and to_guest = $2 and answer is null and hidden = 0`,
  declineInvitation: `
    update invitations set answer = 'declined'
    where id = $1 and to_guest = $2 and answer is null and hidden = 0`,
  dismissInvitations: `delete from outbox where guest = $1 and reason = 'invited'`,
  forgetInvitations: `
    delete from invitations where id = any (array(
      select id from invitations where until_at < $1 order by until_at limit $2 for update skip locked
    ))
    returning id`,
  addGroup: `
    with counted as (select count(*) as count from members where guest = $3 having count(*) < $6),
    made as (
      insert into people_groups (id, name, owner, game) select $1, $2, $3, $4 from counted
      on conflict do nothing
    )
    insert into members (group_id, guest, since) select $1, $3, $5 from counted
    on conflict do nothing returning group_id`,
  findGroup: `select ${GROUP_COLUMNS} from people_groups g where id = $1`,
  groupsOf: `
    select ${GROUP_COLUMNS} from members m join people_groups g on g.id = m.group_id
    where m.guest = $1 order by m.since, g.id`,
  membersOf: `
    select m.group_id, m.guest, m.since, m.asked_by, g.name from members m join guests g on g.id = m.guest
    where m.group_id = any ($1::text[]) order by m.group_id, m.since, m.guest`,
  addMember: `
    with inviter as (
      select guest from members where group_id = $1 and guest = $4 and asked_by is null for key share
    ),
    counted as (
      select count(*) as count from members where group_id = $1 and guest <> $2
      having count(*) < $5 and ($4::text is null or exists (select 1 from inviter))
    ),
    added as (
      insert into members (group_id, guest, since, asked_by) select $1, $2, $3, $4 from counted
      on conflict do nothing
    )
    select count from counted`,
  acceptMembership: `
    update members set asked_by = null, since = $3
    where group_id = $1 and guest = $2 and asked_by is not null`,
  forgottenMembers: `
    select group_id, guest from members where guest > $1 and guest <= $2
      and not exists (select 1 from guests where id = members.guest)`,
  leaveGroup: `
    with gone as (delete from members where group_id = $1 and guest = $2 returning group_id),
    no_group as (
      delete from people_groups using gone where id = gone.group_id
        and not exists (
          select 1 from members where group_id = $1 and guest <> $2 and asked_by is null
        )
      returning id
    ),
    no_asked as (
      delete from members using gone where members.group_id = gone.group_id and guest <> $2
        and (asked_by = $2 or gone.group_id in (select id from no_group))
    ),
    no_owner as (
      update people_groups set owner = '' from gone
      where id = gone.group_id and owner = $2 and id not in (select id from no_group)
    )
    select group_id from gone`,
  // The statement before does not see that somebody else leaves, or is asked, at the same moment.
  dropEmptyGroup: `
    with no_group as (
      delete from people_groups where id = $1
        and not exists (select 1 from members where group_id = $1 and asked_by is null)
      returning id
    )
    delete from members
    where group_id = $1 and (asked_by = $2 or group_id in (select id from no_group))`,
  changeGroup: `
    update people_groups set name = coalesce($2, name), game = coalesce($3, game) where id = $1`,
  forgetGroupless: `
    delete from members m where m.guest > $1 and m.guest <= $2
      and not exists (select 1 from people_groups where id = m.group_id)`,
  tidyGroups: `
    with seen as (select id, owner from people_groups where id > $1 order by id limit $2),
    no_groups as (
      delete from people_groups g using seen where g.id = seen.id
        and not exists (select 1 from members where group_id = seen.id and asked_by is null)
    ),
    no_asked as (
      delete from members m using seen where m.group_id = seen.id and m.asked_by is not null and not exists (
        select 1 from members where group_id = seen.id and guest = m.asked_by and asked_by is null
      )
    ),
    no_owners as (
      update people_groups g set owner = '' from seen where g.id = seen.id and seen.owner <> ''
        and not exists (select 1 from members where group_id = seen.id and guest = seen.owner and asked_by is null)
        and exists (select 1 from members where group_id = seen.id and asked_by is null)
    )
    select max(id) as id from seen`,
  dropGroup: `
    with no_members as (delete from members where group_id = $1)
    delete from people_groups where id = $1`,
})

const countOf = ([row]: readonly Row[]): number => integerFrom(row?.count) ?? 0

export const postgresPeople = (database: Database): PeopleStore => ({
  async matchesWithPeople(guest, limit) {
    return (await database.query(run.matchesWithPeople, [guest, limit])).map(metFrom)
  },
  ...blockMethods(database),
  ...invitationMethods(database),
  ...groupMethods(database),
})

const blockMethods = ({ query }: Database) =>
  ({
    async addBlock({ guest, blocked }, since, most) {
      return (await query(run.addBlock, [guest, blocked, since, most])).length === 1
    },
    async dropBlock({ guest, blocked }) {
      await query(run.dropBlock, [guest, blocked])
    },
    blocksOf: async (guest) => (await query(run.blocksOf, [guest])).map(namedBlockFrom),
    blocksAbout: async (guest) => (await query(run.blocksAbout, [guest])).map(blockFrom),
    blocksBetween: async (some, others) => (await query(run.blocksBetween, [some, others])).map(blockFrom),
    tablesBlocking: async (guest, tables) => (await query(run.tablesBlocking, [guest, tables])).map(idFrom),
  }) satisfies Partial<PeopleStore>

const invitationMethods = ({ query, write }: Database) =>
  ({
    async setInvitable(guest, invitable) {
      await query(run.setInvitable, [guest, invitable])
    },
    async invitableOf(guest) {
      const [row] = await query(run.invitableOf, [guest])
      return invitableFrom(row)
    },
    async addInvitations(list) {
      await query(run.addInvitations, [JSON.stringify(list)])
    },
    countPending: async (from, to, now) => countOf(await query(run.countPending, [from, to, now])),
    countReceived: async (guest, now) => countOf(await query(run.countReceived, [guest, now])),
    async findInvitation(id) {
      const [row] = await query(run.findInvitation, [id])
      return row && invitationFrom(row)
    },
    invitationsTo: async (guest, now, limit) =>
      readable(await query(run.invitationsTo, [guest, now, limit]), invitationFrom),
    invitationsFrom: async (guest, limit) =>
      readable(await query(run.invitationsFrom, [guest, limit]), invitationFrom),
    async acceptInvitations(table, guest) {
      await query(run.acceptInvitations, [table, guest])
    },
    async declineInvitation(id, guest) {
      const { rowCount } = await write({ statement: run.declineInvitation, values: [id, guest], key: id })
      return rowCount === 1
    },
    async dismissInvitations(guest) {
      await query(run.dismissInvitations, [guest])
    },
    forgetInvitations: async (before, limit) => (await query(run.forgetInvitations, [before, limit])).length,
  }) satisfies Partial<PeopleStore>

/** Nothing names them any more, and whom they have asked is no longer asked. A group without members is deleted. */
async function leave({ query, write }: Database, group: string, guest: string): Promise<boolean> {
  const { rows } = await write({ statement: run.leaveGroup, values: [group, guest], key: group })
  if (rows.length > 0) await query(run.dropEmptyGroup, [group, guest])
  return rows.length === 1
}

/** Ends the memberships of guests in a range of ids who are forgotten, and those of groups that are gone. */
export async function forgetMembers(database: Database, after: string, last: string): Promise<void> {
  const found = await database.query(run.forgottenMembers, [after, last])
  for (const { group, guest } of found.map(membershipFrom)) await leave(database, group, guest)
  await database.query(run.forgetGroupless, [after, last])
}

const groupMethods = (database: Database) => {
  const { query, write } = database
  return {
    async addGroup({ id, name, owner, game }, since, most) {
      const values = [id, name, owner, game, since, most]
      return (await write({ statement: run.addGroup, values, key: id })).rows.length === 1
    },
    async findGroup(id) {
      const [row] = await query(run.findGroup, [id])
      return row && groupFrom(row)
    },
    groupsOf: async (guest) => (await query(run.groupsOf, [guest])).map(groupFrom),
    membersOf: async (groups) => (await query(run.membersOf, [groups])).map(memberFrom),
    async addMember({ group, guest, since, askedBy }, most) {
      return (await query(run.addMember, [group, guest, since, askedBy ?? null, most])).length === 1
    },
    async acceptMembership(group, guest, since) {
      const { rowCount } = await write({
        statement: run.acceptMembership,
        values: [group, guest, since],
        key: group,
      })
      return rowCount === 1
    },
    dropMember: (group, guest) => leave(database, group, guest),
    async changeGroup(id, { name, game }) {
      await query(run.changeGroup, [id, name ?? null, game ?? null])
    },
    async dropGroup(id) {
      await query(run.dropGroup, [id])
      // Whoever was asked at the same moment.
      await query(run.dropGroup, [id])
    },
    async tidyGroups(after, limit) {
      const [row] = await query(run.tidyGroups, [after, limit])
      return row && row.id !== null ? idFrom(row) : undefined
    },
  } satisfies Partial<PeopleStore>
}
