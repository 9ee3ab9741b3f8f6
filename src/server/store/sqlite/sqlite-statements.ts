import type { DatabaseSync, StatementSync } from 'node:sqlite'

export function prepareStatements(db: DatabaseSync) {
  const prepare = (sql: string): StatementSync => db.prepare(sql)
  const rows = 'select t.record, h.status, h.asked, h.updated, h.seats'
  return {
    addTable: prepare('insert into tables (id, record) values (?, ?) on conflict do nothing'),
    addHead: prepare(
      `insert into heads (id, entries, game, status, listed, asked, deadline, created, updated, seats)
       values (?, 0, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    moveHead: prepare(
      `update heads set entries = ?, status = ?, asked = ?, deadline = ?, updated = ?, seats = coalesce(?, seats)
       where id = ? and entries = ?`,
    ),
    addEntry: prepare('insert into entries (table_id, number, entry) values (?, ?, ?)'),
    addSeed: prepare('insert into seeds (table_id, seed) values (?, ?)'),
    clearSitting: prepare('delete from sitting where table_id = ?'),
    addSitting: prepare('insert into sitting (guest, table_id, seat) values (?, ?, ?)'),
    findRecord: prepare('select record from tables where id = ?'),
    findSeed: prepare('select seed from seeds where table_id = ?'),
    findEntries: prepare('select entry from entries where table_id = ? and number > ? order by number'),
    findHead: prepare(`${rows} from heads h join tables t using (id) where h.id = ?`),
    lengths: prepare('select id, entries from heads where id in (select value from json_each(?))'),
    openTables: prepare(
      `${rows} from heads h join tables t using (id)
       where h.listed = 1 and h.status = 'lobby' and ($game is null or h.game = $game)
       order by h.created desc, h.id limit $limit offset $after`,
    ),
    tablesOf: prepare(
      `${rows}, s.seat from sitting s join heads h on h.id = s.table_id join tables t on t.id = s.table_id
       where s.guest = $guest and h.status <> 'closed' and ($game is null or h.game = $game)
       order by (h.status = 'playing' and (h.asked >> s.seat) & 1) desc, h.updated desc, h.id
       limit $limit offset $after`,
    ),
    countUnfinished: prepare(
      `select count(*) as count from sitting s join heads h on h.id = s.table_id
       where s.guest = ? and h.status in ('lobby', 'playing')`,
    ),
    claimDue: prepare(
      `update heads set holder = $holder, held_until = $until
       where id in (
         select id from heads
         where deadline <= $by and (held_until <= $now or holder = $holder)
           and id not in (select value from json_each($except))
         order by deadline limit $limit
       )
       returning id, deadline`,
    ),
    hold: prepare(
      `update heads set holder = $holder, held_until = $until
       where id = $id and (held_until <= $now or holder = $holder)`,
    ),
    release: prepare('update heads set held_until = 0 where id = ? and holder = ?'),
    nextDeadline: prepare('select min(deadline) as deadline from heads where deadline > ?'),
    saveGuest: prepare(
      `insert into guests (id, name, muted) values (?, ?, ?)
       on conflict (id) do update set name = excluded.name, muted = excluded.muted`,
    ),
    findGuest: prepare('select name, muted from guests where id = ?'),
    saveKey: prepare('insert into keys (selector, hash, guest, kind, until) values (?, ?, ?, ?, ?)'),
    findKey: prepare('select hash, guest, kind, until from keys where selector = ?'),
    dropKey: prepare('delete from keys where selector = ?'),
    forgetKeys: prepare(
      'delete from keys where selector in (select selector from keys where until <= ? order by until limit ?)',
    ),
  }
}

export type Statements = ReturnType<typeof prepareStatements>
