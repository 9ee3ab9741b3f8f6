import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { RATING_COLUMNS, RATING_LIST, REPLACES_RATING } from '../rows/rating-rows.ts'
import { CLOCK, leaseIsOver, TABLE_COLUMNS } from '../rows/table-rows.ts'

type Prepare = (sql: string) => StatementSync

export function prepareStatements(db: DatabaseSync) {
  const prepare: Prepare = (sql) => db.prepare(sql)
  return {
    ...tableStatements(prepare),
    ...tableListStatements(prepare),
    ...leaseStatements(prepare),
    ...retentionStatements(prepare),
    ...guestStatements(prepare),
    ...dailyStatements(prepare),
    ...ratingStatements(prepare),
    ...archiveStatements(prepare),
  }
}

/** Deletes what a table has about guests in a range of ids who are not stored any more. */
export const forgetGone = (table: string): string =>
  `delete from ${table} where guest > $after and guest <= $last
     and not exists (select 1 from guests where id = ${table}.guest)`

const ROWS = `select ${TABLE_COLUMNS}`

function tableStatements(prepare: Prepare) {
  return {
    addTable: prepare('insert into tables (id, record) values (?, ?) on conflict do nothing'),
    addHead: prepare(
      `insert into heads (id, entries, game, status, listed, asked, deadline, created, updated, seats, pairing)
       values (?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    moveHead: prepare(
      `update heads set entries = ?, status = ?, asked = ?, deadline = ?, runs_out = ?, run_outs = ?, updated = ?,
         seats = coalesce(?, seats)
       where id = ? and entries = ? and rewrites = ?`,
    ),
    setRecord: prepare('update tables set record = ? where id = ?'),
    setListed: prepare('update heads set listed = ? where id = ?'),
    addEntry: prepare('insert into entries (table_id, number, entry) values (?, ?, ?)'),
    addSeed: prepare('insert into seeds (table_id, seed) values (?, ?)'),
    noteVisits: prepare(
      `insert into visits (guest, table_id)
       select guest, table_id from sitting
       where table_id = ? and guest not in (select value from json_each(?))
       on conflict do nothing`,
    ),
    // The record of the table keeps a seat for them.
    noteReservation: prepare('insert into visits (guest, table_id) values (?, ?) on conflict do nothing'),
    clearSitting: prepare(
      'delete from sitting where table_id = ? and guest not in (select value from json_each(?))',
    ),
    addSitting: prepare(
      `insert into sitting (guest, table_id, seat) values (?, ?, ?)
       on conflict (guest, table_id) do update set seat = excluded.seat`,
    ),
    findRecord: prepare('select record from tables where id = ?'),
    findRewrites: prepare('select rewrites from heads where id = ?'),
    findSeed: prepare('select seed from seeds where table_id = ?'),
    findEntries: prepare(
      'select entry from entries where table_id = ? and number > ? order by number limit ?',
    ),
    findHead: prepare(`${ROWS} from heads h join tables t using (id) where h.id = ?`),
    lengths: prepare('select id, entries from heads where id in (select value from json_each(?))'),
    claimCode: prepare(
      `insert into codes (code, table_id) values ($code, $table)
       on conflict (code) do update set table_id = $table
       where exists (select 1 from heads where id = codes.table_id and status <> 'lobby')`,
    ),
    findByCode: prepare(
      `select h.id from codes c join heads h on h.id = c.table_id where c.code = ? and h.status = 'lobby'`,
    ),
    seatedAt: prepare('select guest, seat from sitting where table_id = ? order by seat'),
    countUnfinished: prepare(
      `select count(*) as count from sitting s join heads h on h.id = s.table_id
       where s.guest = ? and h.status in ('lobby', 'playing')`,
    ),
  }
}

function tableListStatements(prepare: Prepare) {
  return {
    openTables: prepare(
      `${ROWS} from heads h join tables t using (id)
       where h.listed = 1 and h.status = 'lobby' and h.seats like '%"kind":"open"%' and ($game is null or h.game = $game)
       order by h.created desc, h.id limit $limit offset $after`,
    ),
    runningTables: prepare(
      `${ROWS} from heads h join tables t using (id) where h.listed = 1 and h.status = 'playing'
       order by h.created desc, h.id limit $limit`,
    ),
    pairingTables: prepare(
      `${ROWS} from heads h join tables t using (id)
       where h.pairing is not null and h.status in ('lobby', 'playing')
         and h.game = $game and h.pairing = $seats and h.created > $since
       order by h.status, h.created desc limit $limit`,
    ),
    pairingTablesOf: prepare(
      `${ROWS}, s.seat from sitting s join heads h on h.id = s.table_id join tables t on t.id = s.table_id
       where s.guest = ? and h.pairing is not null and h.status in ('lobby', 'playing')
       order by h.created, h.id`,
    ),
    tablesOf: prepare(
      `${ROWS}, s.seat from sitting s join heads h on h.id = s.table_id join tables t on t.id = s.table_id
       where s.guest = $guest and h.status <> 'closed' and ($game is null or h.game = $game)
       order by (h.status = 'playing' and (h.asked >> s.seat) & 1) desc,
         case when (h.asked >> s.seat) & 1 then h.runs_out end nulls last, h.updated desc, h.id
       limit $limit offset $after`,
    ),
  }
}

/** Which process does what is due at a table. */
function leaseStatements(prepare: Prepare) {
  return {
    claimDue: prepare(
      `update heads set holder = $holder, held_until = $until
       where id in (
         select id from heads
         where deadline <= $by and (${leaseIsOver('$now')} or holder = $holder)
           and id not in (select value from json_each($except))
         order by deadline limit $limit
       )
       returning id, deadline`,
    ),
    hold: prepare(
      `update heads set holder = $holder, held_until = $until
       where id = $id and (${leaseIsOver('$now')} or holder = $holder)`,
    ),
    release: prepare('update heads set held_until = 0 where id = ? and holder = ?'),
    nextDeadline: prepare('select min(deadline) as deadline from heads where deadline > ?'),
  }
}

function retentionStatements(prepare: Prepare) {
  return {
    agesAfter: prepare(
      `select id, entries, status, max(updated, coalesce(deadline, 0)) as touched,
         (select count(*) from sitting where table_id = heads.id) as people,
         (select count(*) from seeds where table_id = heads.id) as begun
       from heads where id > ? order by id limit ?`,
    ),
    deleteHead: prepare('delete from heads where id = ? and entries = ?'),
    deleteRecord: prepare('delete from tables where id = ?'),
    deleteCodes: prepare('delete from codes where table_id = ?'),
    deleteVisits: prepare('delete from visits where table_id = ?'),
    deleteInvitations: prepare('delete from invitations where table_id = ?'),
    deleteReviewItems: prepare(
      'delete from review_items where review in (select id from shared_reviews where table_id = ?)',
    ),
    deleteReviews: prepare('delete from shared_reviews where table_id = ?'),
    deleteSeed: prepare('delete from seeds where table_id = ?'),
    deleteFinished: prepare('delete from finished where table_id = ?'),
    noteDeleted: prepare('insert into deleted_tables (id) values (?) on conflict do nothing'),
    // A cross join keeps the order: otherwise all entries are read, and their tables looked up among the deleted ones.
    purge: prepare(
      `delete from entries where id in (
         select e.id from deleted_tables d cross join entries e on e.table_id = d.id limit ?
       )`,
    ),
    forgetDeleted: prepare(
      'delete from deleted_tables where not exists (select 1 from entries where table_id = deleted_tables.id)',
    ),
    noteTime: prepare(
      `insert into duties (name, holder, held_until) values ('${CLOCK}', '', $now)
       on conflict (name) do update set held_until = max(held_until, $now) where held_until >= $now - $most`,
    ),
    claimDuty: prepare(
      `insert into duties (name, holder, held_until) values ($name, $holder, $until)
       on conflict (name) do update set holder = $holder, held_until = $until
       where ${leaseIsOver('$now')} or holder = $holder`,
    ),
  }
}

function guestStatements(prepare: Prepare) {
  return {
    saveGuest: prepare(
      `insert into guests (id, name, muted) values (?, ?, ?)
       on conflict (id) do update set name = excluded.name`,
    ),
    replaceMuted: prepare('update guests set muted = ? where id = ? and muted = ?'),
    findGuest: prepare('select name, muted, rest, owner from guests where id = ?'),
    addProgram: prepare(
      'insert into guests (id, name, muted, owner) values (?, ?, ?, ?) on conflict do nothing',
    ),
    programsOf: prepare('select * from guests where owner = ? order by name, id'),
    replaceRest: prepare('update guests set rest = ? where id = ? and rest is ?'),
    forgetGuests: prepare(
      `delete from guests where id > $after and id <= $last
         and not exists (select 1 from keys where guest = guests.id)
         and not exists (select 1 from sitting where guest = guests.id)
         and not exists (select 1 from passkeys where guest = guests.id)
         and not exists (select 1 from recovery_codes where guest = guests.id)`,
    ),
    forgetHandles: prepare(forgetGone('handles')),
    forgetProfiles: prepare(forgetGone('profiles')),
    lastGuest: prepare('select max(id) as id from (select id from guests where id > ? order by id limit ?)'),
    saveKey: prepare(
      `insert into keys (selector, hash, guest, kind, until, session, signed_in, created, used, browser, replaces)
       select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
       where ?11 is null or exists (select 1 from keys where selector = ?11)
       on conflict do nothing`,
    ),
    findKey: prepare('select * from keys where selector = ?'),
    keysOf: prepare('select * from keys where guest = ?'),
    knownKeys: prepare('select selector from keys where selector in (select value from json_each(?))'),
    replaceKey: prepare('update keys set replaced = ? where selector = ? and replaced is ?'),
    useKey: prepare('update keys set used = ?, replaces = null where selector = ?'),
    endKey: prepare('update keys set until = min(until, ?) where selector = ?'),
    dropSession: prepare('delete from keys where guest = ? and coalesce(session, selector) = ?'),
    dropOtherSessions: prepare('delete from keys where guest = ? and coalesce(session, selector) <> ?'),
    dropKey: prepare('delete from keys where selector = ?'),
    dropKeysOf: prepare('delete from keys where guest = ?'),
    forgetKeys: prepare(
      'delete from keys where selector in (select selector from keys where until <= ? order by until limit ?)',
    ),
  }
}

function ratingStatements(prepare: Prepare) {
  const values = Object.keys(RATING_COLUMNS).map(() => '?')
  const add = `insert into ratings (${RATING_LIST}) values (${values})`
  return {
    // A cross join keeps the order: otherwise the whole ladder is read, and each row looked up among the guests.
    ratingsIn: prepare(
      `select r.* from json_each($guests) wanted cross join ratings r on r.guest = wanted.value
       where r.game = $game and r.seats = $seats and r.position = (
         select max(position) from ratings where guest = wanted.value and game = $game and seats = $seats
       )`,
    ),
    lastRatingOrder: prepare('select max(position) as position from ratings where game = ? and seats = ?'),
    countRatings: prepare(
      `select count(*) as count from ratings
       where game = ? and seats = ? and people = ? and ended > ? and uncounted is null and person = 0`,
    ),
    addRating: prepare(add),
    correctRating: prepare(`${add} ${REPLACES_RATING}`),
    ratingsAt: prepare('select * from ratings where table_id = ? order by person'),
    ratingsOf: prepare('select * from ratings where guest = ? order by ended desc, position desc limit ?'),
    ratingsAfter: prepare(
      `select * from ratings where (game, seats, position, person) > (?, ?, ?, ?)
       order by game, seats, position, person limit ?`,
    ),
  }
}

function dailyStatements(prepare: Prepare) {
  return {
    addDeal: prepare(
      'insert into deals (day, game, seed, created) values (?, ?, ?, ?) on conflict do nothing',
    ),
    dealsBetween: prepare(
      'select day, game, seed, created, master from deals where day between ? and ? order by day, game',
    ),
    setMasterMatch: prepare(
      'update deals set master = ?, master_file = ? where day = ? and game = ? and master is null',
    ),
    masterFile: prepare('select master_file from deals where day = ? and game = ?'),
    addTry: prepare(
      'insert into tries (day, game, guest, table_id, begun) values (?, ?, ?, ?, ?) on conflict do nothing',
    ),
    finishTry: prepare(
      'update tries set score = ?, result = ? where day = ? and game = ? and guest = ? and result is null',
    ),
    hasTries: prepare('select 1 from tries where day = ? and game = ? limit 1'),
    triesOf: prepare('select * from tries where guest = ? and day between ? and ? order by day, game'),
    scoresBetween: prepare(
      `select day, game, score, count(*) as count from tries
       where day between ? and ? and score is not null
       group by day, game, score order by day, game, score desc`,
    ),
  }
}

/** The matches that a guest finished before a position, down to a time. */
const WINDOW = `from finished
  where guest = $guest and ended >= $from and (ended, table_id) < ($ended, $table)
  order by ended desc, table_id desc`

function archiveStatements(prepare: Prepare) {
  return {
    finishedOf: prepare(
      `select w.seat, w.ended, w.table_id, w.results, w.statistics, h.seats, t.record
       from (select * ${WINDOW} limit $window) w
         join heads h on h.id = w.table_id join tables t on t.id = w.table_id
       where ($game is null or w.game = $game)
         and ($opponent is null or instr(w.opponents, $opponent) > 0)
         and ($result is null or (w.seats > 1 and w.place > 0 and (w.place = 1) = ($result = 'won')))
         and ($against is null or (w.seats > 1 and (w.others > 0) = ($against = 'people')))
       order by w.ended desc, w.table_id desc limit $limit`,
    ),
    windowEnd: prepare(`select ended, table_id ${WINDOW} limit 1 offset $window - 1`),
    listFinished: prepare(
      `insert into finished (table_id, guest, seat, game, ended, seats, others)
       select h.id, s.guest, s.seat, h.game, h.updated, json_array_length(h.seats),
         (select count(*) from sitting where table_id = h.id) - 1
       from json_each(?) wanted join heads h on h.id = wanted.value join sitting s on s.table_id = h.id
       where h.status = 'over' and not exists (select 1 from finished where table_id = h.id)`,
    ),
    withoutResults: prepare(
      'select distinct table_id as id from (select table_id from finished where place is null order by ended desc limit ?)',
    ),
    giveUpResults: prepare('update finished set place = 0 where table_id = ? and place is null'),
    addFinished: prepare(
      `insert into finished (table_id, guest, seat, game, ended, seats, others, opponents, place, results)
       select id, $guest, $seat, $game, $ended, $seats, $others, $opponents, $place, $results
       from heads where id = $table
       on conflict (table_id, guest) do update set ended = excluded.ended, opponents = excluded.opponents,
         place = excluded.place, results = excluded.results`,
    ),
  }
}

export type Statements = ReturnType<typeof prepareStatements>
