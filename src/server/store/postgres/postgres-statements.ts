import { TRY_COLUMNS } from '../rows/daily-rows.ts'
import {
  CHANNEL_COLUMNS,
  KNOWN_REASON,
  MAY_BE_SENT,
  OUTBOX_COLUMNS,
  PREFERENCE_COLUMNS,
  REPLACES_CHANNEL,
  REPLACES_PREFERENCES,
} from '../rows/notice-rows.ts'
import { PROFILE_COLUMNS } from '../rows/profile-rows.ts'
import { RATING_LIST, REPLACES_RATING } from '../rows/rating-rows.ts'
import { CLOCK, KEY_COLUMNS, leaseIsOver, TABLE_COLUMNS } from '../rows/table-rows.ts'
import { named } from './postgres-database.ts'

const ROWS = `select ${TABLE_COLUMNS}`
const OPEN = `${ROWS} from heads h join tables t using (id) where h.listed and h.status = 'lobby'
  and h.seats like '%"kind":"open"%'`
const NEWEST = 'order by h.created desc, h.id limit $1 offset $2'
const MOVE_HEAD =
  'update heads set entries = $3, status = $4, asked = $5, deadline = $6, updated = $7, runs_out = $8, run_outs = $12'
const AT_EXPECTED = 'where id = $1 and entries = $2 and rewrites = $11 returning id'
const ADD_ENTRIES = `insert into entries (table_id, number, entry)
  select moved.id, $2::integer + added.nth, added.entry
  from moved, unnest($9::text[]) with ordinality as added (entry, nth)`

/** The matches that a guest finished before a position, down to a time. */
const WINDOW = `from finished
  where guest = $1 and ended >= $2::bigint and (ended, table_id) < ($3::bigint, $4::text)
  order by ended desc, table_id desc`
const FINISHED_COLUMNS = 'table_id, guest, seat, game, ended, seats, others, opponents, place, results'
/** The columns of a player, as `json_to_recordset` needs them. */
const PLAYER_COLUMNS = `guest text, seat integer, game text, ended bigint, seats integer, others integer,
  opponents text, place integer, results text`
const ON_LISTED = `on conflict (table_id, guest) do update set ended = excluded.ended,
  opponents = excluded.opponents, place = excluded.place, results = excluded.results`

const NEW_KEY_COLUMNS =
  'selector, hash, guest, kind, until, session, signed_in, created, used, browser, replaces'

/** What tells players that they are asked, given `moved`: earlier requests of the same seats have been answered. */
const ADD_NOTICES = (notices: string): string => `
  wanted_notices as (
    select moved.id as table_id, n.* from moved, json_to_recordset(${notices}::json) as n (
      seat integer, guest text, request integer, reason text, live boolean,
      due bigint, "emailDue" bigint, until bigint, revised boolean
    )
  ),
  answered as (
    delete from outbox o using wanted_notices n
    where o.table_id = n.table_id and o.seat = n.seat and o.request < n.request
  ),
  revised as (
    update outbox o set until_at = n.until, due = case o.reason when 'reminder' then n.due else o.due end
    from wanted_notices n
    where n.revised and o.table_id = n.table_id and o.seat = n.seat and o.request = n.request
  ),
  noted as (
    insert into outbox (id, kind, channel, guest, reason, table_id, seat, request, due, until_at)
    select n.table_id || '/' || n.seat || '/' || n.request || '/' || n.reason || '/' || c.id, c.kind, c.id, c.guest,
      n.reason, n.table_id, n.seat, n.request, case c.kind when 'email' then n."emailDue" else n.due end, n.until
    from wanted_notices n join channels c on c.guest = n.guest left join preferences p on p.guest = c.guest
    where n.revised is not true and c.confirmed = 1 and (c.digest_at is null or n.reason = 'reminder')
      and (not n.live or p.live = 1) and (n.reason = 'turn' or coalesce(p.reminder, 1) = 1)
    on conflict do nothing
  )`

/** Each is one statement, and so a transaction of its own. */
const TEXTS = {
  createTable: `
    with made as (insert into tables (id, record) values ($1, $2) on conflict do nothing returning id),
    begun as (
      insert into heads (id, entries, game, status, listed, asked, deadline, created, updated, seats, pairing)
      select id, 0, $3, $4, $5, $6, $7, $8, $9, $10, $13::integer from made
    ),
    kept as (
      insert into visits (guest, table_id) select guest, id from made, unnest($14::text[]) as kept (guest)
      on conflict do nothing
    )
    insert into sitting (guest, table_id, seat)
    select guest, id, seat from made, unnest($11::text[], $12::integer[]) as person (guest, seat)`,
  append: `with moved as (${MOVE_HEAD} ${AT_EXPECTED}), ${ADD_NOTICES('$10')} ${ADD_ENTRIES}`,
  /** Appends to many tables at once. Returns the ids of those whose length was as expected. */
  appendAll: `
    with wanted as (
      select * from unnest(
        $1::text[], $2::integer[], $3::integer[], $4::text[], $5::integer[], $6::bigint[], $7::bigint[], $8::bigint[],
        $9::text[], $10::text[], $11::integer[], $12::text[]
      ) as one (id, expected, next, status, asked, deadline, updated, runs_out, lines, notices, rewrites, run_outs)
    ),
    moved as (
      update heads set entries = wanted.next, status = wanted.status, asked = wanted.asked,
        deadline = wanted.deadline, updated = wanted.updated, runs_out = wanted.runs_out, run_outs = wanted.run_outs
      from wanted
      where heads.id = wanted.id and heads.entries = wanted.expected and heads.rewrites = wanted.rewrites
      returning heads.id, wanted.expected, wanted.lines, wanted.notices
    ),
    ${ADD_NOTICES('moved.notices')},
    added as (
      insert into entries (table_id, number, entry)
      select moved.id, moved.expected + added.nth, added.entry
      from moved, unnest(string_to_array(moved.lines, E'\\n')) with ordinality as added (entry, nth)
    )
    select id from moved`,
  appendMore: `
    with moved as (
      ${MOVE_HEAD}, seats = coalesce($14, seats), listed = coalesce($18, listed) ${AT_EXPECTED}
    ),
    ${ADD_NOTICES('$10')},
    set_record as (
      update tables set record = $17 from moved where tables.id = moved.id and $17::text is not null
    ),
    added as (${ADD_ENTRIES}),
    seeded as (insert into seeds (table_id, seed) select id, $13 from moved where $13::text is not null),
    left_seats as (
      delete from sitting using moved where table_id = moved.id and not guest = any ($15::text[])
      returning guest, table_id
    ),
    visited as (insert into visits (guest, table_id) select * from left_seats on conflict do nothing),
    seated as (
      insert into sitting (guest, table_id, seat)
      select person.guest, moved.id, person.seat
      from moved, unnest($15::text[], $16::integer[]) as person (guest, seat)
      on conflict (guest, table_id) do update set seat = excluded.seat
    ),
    finished as (
      insert into finished (${FINISHED_COLUMNS})
      select moved.id, player.* from moved, json_to_recordset($19::json) as player (${PLAYER_COLUMNS})
      ${ON_LISTED}
    )
    select count(*)::integer as moved from moved`,
  loadTable: `
    select t.record, s.seed, (select rewrites from heads where id = t.id) as rewrites, (
      select '[' || coalesce(string_agg(e.entry, ',' order by e.number), '') || ']'
      from entries e where e.table_id = t.id and e.number > $2
    ) as entries
    from tables t left join seeds s on s.table_id = t.id where t.id = $1`,
  findTable: `${ROWS} from heads h join tables t using (id) where h.id = $1`,
  lengths: 'select id, entries from heads where id = any ($1::text[])',
  claimCode: `
    insert into codes (code, table_id) values ($1, $2)
    on conflict (code) do update set table_id = $2
    where exists (select 1 from heads where id = codes.table_id and status <> 'lobby')
    returning code`,
  findByCode: `
    select h.id from codes c join heads h on h.id = c.table_id where c.code = $1 and h.status = 'lobby'`,
  openTables: `${OPEN} ${NEWEST}`,
  openTablesOfGame: `${OPEN} and h.game = $3 ${NEWEST}`,
  runningTables: `
    ${ROWS} from heads h join tables t using (id) where h.listed and h.status = 'playing'
    order by h.created desc, h.id limit $1`,
  pairingTables: `
    ${ROWS} from heads h join tables t using (id)
    where h.pairing is not null and h.status in ('lobby', 'playing')
      and h.game = $1 and h.pairing = $2 and h.created > $3
    order by h.status, h.created desc limit $4`,
  pairingTablesOf: `
    ${ROWS}, s.seat from sitting s join heads h on h.id = s.table_id join tables t on t.id = s.table_id
    where s.guest = $1 and h.pairing is not null and h.status in ('lobby', 'playing')
    order by h.created, h.id`,
  tablesOf: `
    ${ROWS}, s.seat from sitting s join heads h on h.id = s.table_id join tables t on t.id = s.table_id
    where s.guest = $1 and h.status <> 'closed' and ($2::text is null or h.game = $2)
    order by (h.status = 'playing' and (h.asked >> s.seat) & 1 = 1) desc,
      case when (h.asked >> s.seat) & 1 = 1 then h.runs_out end nulls last, h.updated desc, h.id
    limit $3 offset $4`,
  countUnfinished: `
    select count(*)::integer as count from sitting s join heads h on h.id = s.table_id
    where s.guest = $1 and h.status in ('lobby', 'playing')`,
  seatedAt: 'select guest, seat from sitting where table_id = $1 order by seat',
  claimDue: `
    update heads set holder = $1, held_until = $3
    where id = any (array(
      select id from heads
      where deadline <= $4 and (${leaseIsOver('$2')} or holder = $1) and id <> all ($6::text[])
      order by deadline limit $5 for update skip locked
    ))
    returning id, deadline`,
  hold: `
    update heads set holder = $2, held_until = $4
    from (select id from heads where id = any ($1::text[]) order by id for update) wanted
    where heads.id = wanted.id and (${leaseIsOver('$3')} or holder = $2) returning heads.id`,
  release: `
    update heads set held_until = 0
    from (select id from heads where id = any ($1::text[]) order by id for update) given
    where heads.id = given.id and holder = $2`,
  nextDeadline: 'select min(deadline) as deadline from heads where deadline > $1',
  agesAfter: `
    select id, entries, status, greatest(updated, deadline) as touched,
      (select count(*) from sitting where table_id = heads.id) as people,
      (select count(*) from seeds where table_id = heads.id) as begun
    from heads where id > $1 order by id limit $2`,
  deleteTable: `
    with gone as (delete from heads where id = $1 and entries = $2 returning id, entries),
    no_record as (delete from tables using gone where tables.id = gone.id),
    no_seed as (delete from seeds using gone where table_id = gone.id),
    no_codes as (delete from codes using gone where table_id = gone.id),
    no_finished as (delete from finished using gone where table_id = gone.id),
    no_visits as (delete from visits using gone where table_id = gone.id),
    no_invitations as (delete from invitations using gone where table_id = gone.id),
    no_items as (
      delete from review_items i using gone, shared_reviews r where r.table_id = gone.id and i.review = r.id
    ),
    no_reviews as (delete from shared_reviews using gone where table_id = gone.id returning shared_reviews.id),
    no_seats as (delete from sitting using gone where table_id = gone.id),
    noted as (
      insert into deleted_tables (id) select id from gone where entries > 0 on conflict do nothing
    )
    select array(select id from no_reviews) as reviews from gone`,
  purge: `
    delete from entries where (table_id, number) in (
      select e.table_id, e.number from deleted_tables d join entries e on e.table_id = d.id limit $1
    )
    returning number`,
  forgetDeleted:
    'delete from deleted_tables d where not exists (select 1 from entries where table_id = d.id)',
  size: 'select pg_database_size(current_database()) as size',
  noteTime: `
    insert into duties (name, holder, held_until) values ('${CLOCK}', '', $1)
    on conflict (name) do update set held_until = greatest(duties.held_until, $1)
    where duties.held_until >= $1::bigint - $2::bigint
    returning name`,
  claimDuty: `
    insert into duties (name, holder, held_until) values ($1, $2, $4)
    on conflict (name) do update set holder = $2, held_until = $4
    where ${leaseIsOver('$3', 'duties.')} or duties.holder = $2
    returning name`,
  saveGuest: `
    insert into guests (id, name, muted) values ($1, $2, $3)
    on conflict (id) do update set name = excluded.name`,
  replaceMuted: 'update guests set muted = $3 where id = $1 and muted = $2 returning id',
  findGuest: 'select name, muted, rest, owner from guests where id = $1',
  addProgram: 'insert into guests (id, name, muted, owner) values ($1, $2, $3, $4) on conflict do nothing',
  programsOf: 'select id, name, muted, rest, owner from guests where owner = $1 order by name, id',
  replaceRest: 'update guests set rest = $3 where id = $1 and rest is not distinct from $2 returning id',
  forgetGuests: `
    with seen as (select id from guests where id > $1 order by id limit $2),
    forgotten as (
      delete from guests where id = any (array(
        select id from seen
        where not exists (select 1 from keys where guest = seen.id)
          and not exists (select 1 from sitting where guest = seen.id)
          and not exists (select 1 from passkeys where guest = seen.id)
          and not exists (select 1 from recovery_codes where guest = seen.id)
      ))
      returning id
    ),
    no_channels as (delete from channels using forgotten where guest = forgotten.id),
    no_preferences as (delete from preferences using forgotten where guest = forgotten.id),
    no_blocks as (delete from blocks using forgotten where guest = forgotten.id),
    no_profiles as (delete from profiles using forgotten where guest = forgotten.id),
    lost as (
      delete from handles using forgotten where guest = forgotten.id
    )
    select max(id) as id from seen`,
  saveKey: `
    insert into keys (${NEW_KEY_COLUMNS})
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
    where $11::text is null or exists (select 1 from keys where selector = $11 for share)
    on conflict do nothing`,
  saveOnlyKey: `
    with others as (delete from keys where guest = $3 and selector <> $1)
    insert into keys (${NEW_KEY_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict do nothing`,
  exchangeLink: `
    with used as (delete from keys where selector = $12 returning selector)
    insert into keys (${NEW_KEY_COLUMNS})
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 from used`,
  findKey: `select ${KEY_COLUMNS} from keys where selector = $1`,
  keysOf: `select ${KEY_COLUMNS} from keys where guest = $1`,
  knownKeys: 'select selector from keys where selector = any ($1::text[])',
  replaceKey: `
    update keys set replaced = $3 where selector = $1 and replaced is not distinct from $2::bigint`,
  useKey: `
    with used as (update keys set used = $2, replaces = null where selector = $1)
    update keys set until = least(until, $4::bigint) where selector = $3::text`,
  dropSession: 'delete from keys where guest = $1 and coalesce(session, selector) = $2',
  dropOtherSessions: 'delete from keys where guest = $1 and coalesce(session, selector) <> $2',
  dropKey: 'delete from keys where selector = $1',
  forgetKeys: `
    delete from keys where selector = any (array(
      select selector from keys where until <= $1 order by until limit $2 for update skip locked
    ))
    returning selector`,
  ratingsIn: `
    select r.* from unnest($3::text[]) wanted (id), lateral (
      select ${RATING_LIST} from ratings where guest = wanted.id and game = $1 and seats = $2 order by position desc limit 1
    ) r`,
  lastRatingOrder: 'select max(position) as position from ratings where game = $1 and seats = $2',
  countRatings: `
    select count(*)::integer as count from ratings
    where game = $1 and seats = $2 and people = $3 and ended > $4 and uncounted is null and person = 0`,
  // Some of the rows cannot be added without the others: a conflict fails the statement.
  addRatings: `
    insert into ratings (${RATING_LIST})
    select ${RATING_LIST} from json_populate_recordset(null::ratings, $1) returning person`,
  correctRating: `
    insert into ratings (${RATING_LIST})
    select ${RATING_LIST} from json_populate_recordset(null::ratings, $1) ${REPLACES_RATING}`,
  ratingsAt: `select ${RATING_LIST} from ratings where table_id = $1 order by person`,
  ratingsOf: `select ${RATING_LIST} from ratings where guest = $1 order by ended desc, position desc limit $2`,
  ratingsAfter: `
    select ${RATING_LIST} from ratings where (game, seats, position, person) > ($1, $2, $3, $4)
    order by game, seats, position, person limit $5`,
  addDeals: `
    insert into deals (day, game, seed, created)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) on conflict do nothing`,
  dealsBetween: `
    select day, game, seed, created, master from deals where day between $1 and $2 order by day, game`,
  setMasterMatch: `
    update deals set master = $3, master_file = $4 where day = $1 and game = $2 and master is null`,
  masterFile: 'select master_file from deals where day = $1 and game = $2',
  addTry: `
    insert into tries (day, game, guest, table_id, begun) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
  finishTry: `
    update tries set score = $4, result = $5
    where day = $1 and game = $2 and guest = $3 and result is null`,
  hasTries: 'select 1 from tries where day = $1 and game = $2 limit 1',
  triesOf: `select ${TRY_COLUMNS} from tries where guest = $1 and day between $2 and $3 order by day, game`,
  scoresBetween: `
    select day, game, score, count(*)::integer as count from tries
    where day between $1 and $2 and score is not null
    group by day, game, score order by day, game, score desc`,
  finishedOf: `
    select w.seat, w.ended, w.table_id, w.results, w.statistics, h.seats, t.record
    from (select * ${WINDOW} limit $5) w
      join heads h on h.id = w.table_id join tables t on t.id = w.table_id
    where ($6::text is null or w.game = $6)
      and ($7::text is null or strpos(w.opponents, $7) > 0)
      and ($8::text is null or (w.seats > 1 and w.place > 0 and (w.place = 1) = ($8 = 'won')))
      and ($9::text is null or (w.seats > 1 and (w.others > 0) = ($9 = 'people')))
    order by w.ended desc, w.table_id desc limit $10`,
  windowEnd: `select ended, table_id ${WINDOW} limit 1 offset $5 - 1`,
  listFinished: `
    insert into finished (table_id, guest, seat, game, ended, seats, others)
    select h.id, s.guest, s.seat, h.game, h.updated, json_array_length(h.seats::json),
      (select count(*) from sitting where table_id = h.id) - 1
    from heads h join sitting s on s.table_id = h.id
    where h.id = any ($1::text[]) and h.status = 'over'
      and not exists (select 1 from finished where table_id = h.id)
    on conflict do nothing`,
  withoutResults: `
    select distinct table_id as id
    from (select table_id from finished where place is null order by ended desc limit $1) unread`,
  setFinished: `
    with filed as (
      insert into finished (${FINISHED_COLUMNS})
      select heads.id, player.* from heads, json_to_recordset($2::json) as player (${PLAYER_COLUMNS})
      where heads.id = $1
      ${ON_LISTED}
      returning guest
    )
    update finished set place = 0
    where table_id = $1 and place is null and guest not in (select guest from filed)`,
  showProfile: `
    insert into profiles (guest, address, shows) values ($1, $2, $3)
    on conflict (guest) do update set shows = excluded.shows`,
  hideProfile: 'delete from profiles where guest = $1',
  profileOf: `select ${PROFILE_COLUMNS} from profiles where guest = $1`,
  findProfile: `
    select p.guest, p.address, p.shows, g.name, h.handle from (
      select guest from profiles where address = $1
      union all select guest from handles where skeleton = $2
    ) wanted join profiles p on p.guest = wanted.guest join guests g on g.id = p.guest
      left join handles h on h.guest = p.guest
    limit 1`,
  resultsOf: `
    select game, seat, seats, others, ended, results from finished
    where guest = $1 and results is not null order by ended desc, table_id desc limit $2`,
  setStatistics: 'update finished set statistics = $3 where table_id = $1 and guest = $2 returning seat',
  statisticsAt: 'select statistics from finished where table_id = $1 and guest = $2',
  keepSecret: 'insert into secrets (name, value) values ($1, $2) on conflict do nothing',
  findSecret: 'select value from secrets where name = $1',
  saveChannel: `
    insert into channels (${CHANNEL_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    ${REPLACES_CHANNEL}`,
  channelsOf: `select ${CHANNEL_COLUMNS} from channels where guest = $1 order by created, id`,
  findChannel: `select ${CHANNEL_COLUMNS} from channels where id = $1`,
  findChannelByToken: `select ${CHANNEL_COLUMNS} from channels where token = $1`,
  confirmChannel: 'update channels set confirmed = 1 where token = $1 returning id',
  dropChannel: 'delete from channels where id = $1',
  dropByToken: 'delete from channels where token = $1',
  dropOfDevice: 'delete from channels where guest = $1 and session = $2',
  dropOfOthers: `delete from channels where guest = $1 and session not in ('', $2)`,
  setFailures: 'update channels set failures = $2 where id = $1',
  countMailRequest: `
    with ended as (delete from mail_requests where until_at <= $2 and mailbox <> $1)
    insert into mail_requests (mailbox, count, until_at) values ($1, 1, $3)
    on conflict (mailbox) do update set
      count = case when mail_requests.until_at <= $2 then 1 else mail_requests.count + 1 end,
      until_at = case when mail_requests.until_at <= $2 then $3 else mail_requests.until_at end
    returning count`,
  blockMailbox: `
    insert into mail_requests (mailbox, count, until_at) values ($1, $2, $3)
    on conflict (mailbox) do update set count = $2, until_at = $3`,
  savePreferences: `
    insert into preferences (${PREFERENCE_COLUMNS}) values ($1, $2, $3, $4) ${REPLACES_PREFERENCES}`,
  findPreferences: 'select live, reminder, quiet from preferences where guest = $1',
  addNotice: `
    insert into outbox (id, kind, channel, guest, reason, table_id, seat, request, due)
    values ($1, $2, $3, $4, $5, '', 0, 0, $6) on conflict do nothing`,
  addTurnNotices: `
    with moved as (select id from heads where id = $1 and entries = $2 for update), ${ADD_NOTICES('$3')}
    select count(*) from moved`,
  claimNotices: `
    update outbox set holder = $1, held_until = $3
    where id = any (array(
      select id from outbox
      where kind = $4 and due <= $2 and (${leaseIsOver('$2')} or holder = $1) and id <> all ($6::text[])
        and ${KNOWN_REASON}
      order by due limit $5 for update skip locked
    ))
    returning ${OUTBOX_COLUMNS}, (${MAY_BE_SENT})::integer as stands`,
  postponeNotice: 'update outbox set due = $2, attempts = $3, held_until = 0 where id = $1',
  finishNotice: 'delete from outbox where id = $1',
  dismissNotices: `
    delete from outbox where table_id = $1 and guest = $2 and request <= $3 and reason = 'turn'`,
  holdReminder: `
    update outbox set due = $3 where table_id = $1 and guest = $2 and reason = 'reminder' and due < $3`,
  nextNotice: 'select min(due) as due from outbox where kind = $1 and due > $2',
  dueDigests: `select ${CHANNEL_COLUMNS} from channels where digest_at <= $1 order by digest_at limit $2`,
  queueDigest: `
    with moved as (
      update channels set digest_at = $8 where id = $3 and digest_at = $7 returning id
    )
    insert into outbox (id, kind, channel, guest, reason, table_id, seat, request, due)
    select $1, $2, id, $4, $5, '', 0, 0, $6 from moved on conflict do nothing`,
} as const

export const STATEMENTS = named(TEXTS)
