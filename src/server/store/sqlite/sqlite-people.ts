import type { DatabaseSync } from 'node:sqlite'
import type { NewInvitation, PeopleStore } from '../people-store.ts'
import {
  blockFrom,
  groupFrom,
  invitableFrom,
  invitationFrom,
  memberFrom,
  membershipFrom,
  metFrom,
  namedBlockFrom,
} from '../rows/people-rows.ts'
import { readable } from '../rows/readable-rows.ts'
import { idFrom, integerFrom, TABLE_COLUMNS } from '../rows/table-rows.ts'
import type { GroupCommit } from './group-commit.ts'
import { forgetGone } from './sqlite-statements.ts'

/** Invitations with the name of the other person, and the table. */
const invitations = (other: 'from_guest' | 'to_guest'): string =>
  `select i.*, g.name, ${TABLE_COLUMNS} from invitations i join guests g on g.id = i.${other}
     left join heads h on h.id = i.table_id left join tables t on t.id = i.table_id`

const preparePeople = (db: DatabaseSync) => ({
  ...prepareContacts(db),
  ...prepareInvitations(db),
  ...prepareGroups(db),
})

/** Who has met whom, and who has blocked whom. */
function prepareContacts(db: DatabaseSync) {
  const prepare = (sql: string) => db.prepare(sql)
  return {
    matchesWithPeople: prepare(
      `select o.guest, g.name, m.table_id, m.game, m.at from (
         select table_id, game, ended as at from finished
         where guest = $guest and others > 0 order by ended desc limit $limit
       ) m join finished o on o.table_id = m.table_id and o.guest <> $guest join guests g on g.id = o.guest
       union all
       select o.guest, g.name, s.table_id, h.game, h.updated from sitting s
         join heads h on h.id = s.table_id and h.status = 'playing'
         join sitting o on o.table_id = s.table_id and o.guest <> $guest
         join guests g on g.id = o.guest
       where s.guest = $guest`,
    ),
    countBlocks: prepare('select count(*) as count from blocks where guest = ? and blocked <> ?'),
    addBlock: prepare('insert into blocks (guest, blocked, since) values (?, ?, ?) on conflict do nothing'),
    dropBlock: prepare('delete from blocks where guest = ? and blocked = ?'),
    blocksOf: prepare(
      `select b.*, g.name from blocks b join guests g on g.id = b.blocked
       where b.guest = ? order by b.since desc, b.blocked`,
    ),
    blocksAbout: prepare(
      `select guest, blocked from blocks where guest = $guest
       union select guest, blocked from blocks where blocked = $guest`,
    ),
    blocksBetween: prepare(
      `select guest, blocked from blocks
       where guest in (select value from json_each($some)) and blocked in (select value from json_each($others))
       union
       select guest, blocked from blocks
       where guest in (select value from json_each($others)) and blocked in (select value from json_each($some))`,
    ),
    tablesBlocking: prepare(
      `select distinct s.table_id as id from json_each($tables) named
         join sitting s on s.table_id = named.value
         join blocks b on b.guest = s.guest and b.blocked = $guest`,
    ),
    setInvitable: prepare('update guests set invitable = ? where id = ?'),
    invitableOf: prepare('select invitable from guests where id = ?'),
  }
}

function prepareInvitations(db: DatabaseSync) {
  const prepare = (sql: string) => db.prepare(sql)
  return {
    addInvitation: prepare(
      `insert into invitations (id, from_guest, to_guest, table_id, group_name, created, until_at, hidden)
       values ($id, $from, $to, $table, $group, $created, $until, $hidden)`,
    ),
    noteInvitation: prepare(
      `insert into outbox (id, kind, channel, guest, reason, table_id, seat, request, due, until_at)
       select 'invited/' || $id || '/' || c.id, c.kind, c.id, c.guest, 'invited', $table, 0, 0,
         case c.kind when 'email' then $emailDue else $due end, $until
       from channels c where c.guest = $to and c.confirmed = 1
       on conflict do nothing`,
    ),
    // The record of the table may name them, because it keeps a seat for them.
    noteVisit: prepare('insert into visits (guest, table_id) values (?, ?) on conflict do nothing'),
    countPending: prepare(
      `select count(*) as count from invitations
       where to_guest = ? and from_guest = ? and answer is null and until_at > ?`,
    ),
    countReceived: prepare(
      `select count(*) as count from invitations i join heads h on h.id = i.table_id and h.status = 'lobby'
       where i.to_guest = ? and i.until_at > ? and i.answer is null and i.hidden = 0`,
    ),
    findInvitation: prepare(`${invitations('from_guest')} where i.id = ?`),
    invitationsTo: prepare(
      `${invitations('from_guest')}
       where i.to_guest = ? and i.until_at > ? and i.answer is null and i.hidden = 0 and h.status = 'lobby'
       order by i.created desc, i.id limit ?`,
    ),
    invitationsFrom: prepare(
      `${invitations('to_guest')} where i.from_guest = ? order by i.created desc, i.id limit ?`,
    ),
    accept: prepare(
      `update invitations set answer = 'accepted'
       where table_id = ? and to_guest = ? and answer is null and hidden = 0`,
    ),
    decline: prepare(
      `update invitations set answer = 'declined' where id = ? and to_guest = ? and answer is null and hidden = 0`,
    ),
    dismiss: prepare(`delete from outbox where guest = ? and reason = 'invited'`),
    forget: prepare(
      `delete from invitations where id in (
         select id from invitations where until_at < ? order by until_at limit ?
       )`,
    ),
  }
}

function prepareGroups(db: DatabaseSync) {
  const prepare = (sql: string) => db.prepare(sql)
  return {
    countGroups: prepare('select count(*) as count from members where guest = ?'),
    addGroup: prepare('insert into people_groups (id, name, owner, game) values (?, ?, ?, ?)'),
    findGroup: prepare('select * from people_groups where id = ?'),
    groupsOf: prepare(
      `select g.* from members m join people_groups g on g.id = m.group_id
       where m.guest = ? order by m.since, g.id`,
    ),
    membersOf: prepare(
      `select m.*, g.name from members m join guests g on g.id = m.guest
       where m.group_id in (select value from json_each(?)) order by m.group_id, m.since, m.guest`,
    ),
    countMembers: prepare('select count(*) as count from members where group_id = ? and guest <> ?'),
    findMember: prepare('select 1 from members where group_id = ? and guest = ? and asked_by is null'),
    addMember: prepare(
      `insert into members (group_id, guest, since, asked_by) values (?, ?, ?, ?) on conflict do nothing`,
    ),
    acceptMembership: prepare(
      `update members set asked_by = null, since = ? where group_id = ? and guest = ? and asked_by is not null`,
    ),
    forgottenMembers: prepare(
      `select group_id, guest from members where guest > $after and guest <= $last
         and not exists (select 1 from guests where id = members.guest)`,
    ),
    dropMember: prepare('delete from members where group_id = ? and guest = ?'),
    dropOwner: prepare("update people_groups set owner = '' where id = ? and owner = ?"),
    dropAskedBy: prepare('delete from members where group_id = ? and asked_by = ?'),
    dropEmpty: prepare(
      `delete from people_groups where id = ?
         and not exists (select 1 from members where group_id = people_groups.id and asked_by is null)`,
    ),
    dropAsked: prepare(
      `delete from members where group_id = ?
         and not exists (select 1 from people_groups where id = members.group_id)`,
    ),
    changeGroup: prepare(
      'update people_groups set name = coalesce(?, name), game = coalesce(?, game) where id = ?',
    ),
    lastGroup: prepare(
      'select max(id) as id from (select id from people_groups where id > ? order by id limit ?)',
    ),
    tidy: [
      `delete from members where group_id > $after and group_id <= $last and asked_by is not null
         and not exists (
           select 1 from members i where i.group_id = members.group_id and i.guest = members.asked_by and i.asked_by is null
         )`,
      `delete from people_groups where id > $after and id <= $last
         and not exists (select 1 from members where group_id = people_groups.id and asked_by is null)`,
      `update people_groups set owner = '' where id > $after and id <= $last and owner <> '' and not exists (
         select 1 from members where group_id = people_groups.id and guest = people_groups.owner and asked_by is null
       )`,
    ].map(prepare),
    dropGroup: prepare('delete from people_groups where id = ?'),
    dropMembers: prepare('delete from members where group_id = ?'),
  }
}

type PeopleStatements = ReturnType<typeof preparePeople>

interface SqlitePeople extends PeopleStore {
  /** Part of the transaction that erases a guest. */
  erasePeople(guest: string): void
  /** Deletes whom the forgotten guests had blocked, and ends their memberships. */
  forgetPeople(after: string, last: string): void
}

export function sqlitePeople(db: DatabaseSync, write: GroupCommit): SqlitePeople {
  const run = preparePeople(db)
  const erase = [
    'delete from blocks where guest = ?',
    'delete from blocks where blocked = ?',
    'delete from invitations where from_guest = ?',
    'delete from invitations where to_guest = ?',
  ].map((sql) => db.prepare(sql))
  const forgetBlocks = db.prepare(forgetGone('blocks'))
  const forgetGroupless = db.prepare(
    `delete from members where guest > $after and guest <= $last
       and not exists (select 1 from people_groups where id = members.group_id)`,
  )
  return {
    forgetPeople(after, last) {
      forgetBlocks.run({ after, last })
      for (const { group, guest } of run.forgottenMembers.all({ after, last }).map(membershipFrom))
        leave(run, group, guest)
      forgetGroupless.run({ after, last })
    },
    erasePeople(guest) {
      for (const statement of erase) statement.run(guest)
      for (const group of run.groupsOf.all(guest).map(groupFrom)) leave(run, group.id, guest)
    },
    matchesWithPeople: async (guest, limit) => run.matchesWithPeople.all({ guest, limit }).map(metFrom),
    ...blockMethods(run, write),
    ...invitationMethods(run, write),
    ...groupMethods(run, write),
  }
}

type BlockMethods = Pick<
  PeopleStore,
  'addBlock' | 'dropBlock' | 'blocksOf' | 'blocksAbout' | 'blocksBetween' | 'tablesBlocking'
>

const blockMethods = (run: PeopleStatements, write: GroupCommit): BlockMethods => ({
  addBlock: ({ guest, blocked }, since, most) =>
    write(() => {
      if ((integerFrom(run.countBlocks.get(guest, blocked)?.count) ?? 0) >= most) return false
      run.addBlock.run(guest, blocked, since)
      return true
    }),
  dropBlock: ({ guest, blocked }) => write(() => void run.dropBlock.run(guest, blocked)),
  blocksOf: async (guest) => run.blocksOf.all(guest).map(namedBlockFrom),
  blocksAbout: async (guest) => run.blocksAbout.all({ guest }).map(blockFrom),
  blocksBetween: async (some, others) =>
    run.blocksBetween.all({ some: JSON.stringify(some), others: JSON.stringify(others) }).map(blockFrom),
  tablesBlocking: async (guest, tables) =>
    run.tablesBlocking.all({ guest, tables: JSON.stringify(tables) }).map(idFrom),
})

type InvitationMethods = Omit<
  PeopleStore,
  keyof BlockMethods | keyof ReturnType<typeof groupMethods> | 'matchesWithPeople'
>

const invitationMethods = (run: PeopleStatements, write: GroupCommit): InvitationMethods => ({
  setInvitable: (guest, invitable) => write(() => void run.setInvitable.run(invitable, guest)),
  invitableOf: async (guest) => invitableFrom(run.invitableOf.get(guest)),
  addInvitations: (list) =>
    write(() => {
      for (const one of list) addInvitation(run, one)
    }),
  countPending: async (from, to, now) => integerFrom(run.countPending.get(to, from, now)?.count) ?? 0,
  countReceived: async (guest, now) => integerFrom(run.countReceived.get(guest, now)?.count) ?? 0,
  async findInvitation(id) {
    const row = run.findInvitation.get(id)
    return row && invitationFrom(row)
  },
  invitationsTo: async (guest, now, limit) =>
    readable(run.invitationsTo.all(guest, now, limit), invitationFrom),
  invitationsFrom: async (guest, limit) => readable(run.invitationsFrom.all(guest, limit), invitationFrom),
  acceptInvitations: (table, guest) => write(() => void run.accept.run(table, guest)),
  declineInvitation: (id, guest) => write(() => run.decline.run(id, guest).changes === 1),
  dismissInvitations: (guest) => write(() => void run.dismiss.run(guest)),
  forgetInvitations: (before, limit) => write(() => Number(run.forget.run(before, limit).changes)),
})

function addInvitation(run: PeopleStatements, invitation: NewInvitation): void {
  const { id, from, to, table, group, created, until, hidden, due, emailDue } = invitation
  run.addInvitation.run({ id, from, to, table, group, created, until, hidden: Number(hidden) })
  run.noteVisit.run(to, table)
  if (!hidden) run.noteInvitation.run({ id, to, table, until, due, emailDue })
}

/** Nothing names them any more, and whom they have asked is no longer asked. A group without members is deleted. */
function leave(run: PeopleStatements, group: string, guest: string): boolean {
  if (run.dropMember.run(group, guest).changes === 0) return false
  run.dropOwner.run(group, guest)
  run.dropAskedBy.run(group, guest)
  run.dropEmpty.run(group)
  run.dropAsked.run(group)
  return true
}

const groupMethods = (run: PeopleStatements, write: GroupCommit) =>
  ({
    addGroup: ({ id, name, owner, game }, since, most) =>
      write(() => {
        if ((integerFrom(run.countGroups.get(owner)?.count) ?? 0) >= most) return false
        run.addGroup.run(id, name, owner, game)
        run.addMember.run(id, owner, since, null)
        return true
      }),
    async findGroup(id) {
      const row = run.findGroup.get(id)
      return row && groupFrom(row)
    },
    groupsOf: async (guest) => run.groupsOf.all(guest).map(groupFrom),
    membersOf: async (groups) => run.membersOf.all(JSON.stringify(groups)).map(memberFrom),
    addMember: ({ group, guest, since, askedBy }, most) =>
      write(() => {
        if ((integerFrom(run.countMembers.get(group, guest)?.count) ?? 0) >= most) return false
        if (askedBy !== undefined && !run.findMember.get(group, askedBy)) return false
        run.addMember.run(group, guest, since, askedBy ?? null)
        return true
      }),
    acceptMembership: (group, guest, since) =>
      write(() => run.acceptMembership.run(since, group, guest).changes === 1),
    dropMember: (group, guest) => write(() => leave(run, group, guest)),
    changeGroup: (id, { name, game }) =>
      write(() => void run.changeGroup.run(name ?? null, game ?? null, id)),
    dropGroup: (id) =>
      write(() => {
        run.dropMembers.run(id)
        run.dropGroup.run(id)
      }),
    async tidyGroups(after, limit) {
      const row = run.lastGroup.get(after, limit)
      if (!row || row.id === null) return undefined
      const last = idFrom(row)
      await write(() => {
        for (const statement of run.tidy) statement.run({ after, last })
      })
      return last
    },
  }) satisfies Partial<PeopleStore>
