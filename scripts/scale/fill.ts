/*
 * Rows for a large server, as SQL that both databases understand. 90 % of the tables are over, 8 % are running and 2 % wait
 * for players; each has 20 entries and two people. Everybody has a session, half of the people have a passkey, a recovery
 * code and a handle, and a tenth of the matches were rated.
 */

export const NOW = 1_800_000_000_000
export const ENTRIES = 20

export interface Size {
  readonly tables: number
  readonly people: number
}

export const sizeOf = (tables: number): Size => ({ tables, people: Math.max(1_000, Math.floor(tables / 10)) })

/** The numbers from 1 on, which everything else is made of. */
export const numbers = (count: number): string[] => [
  'create table numbers (n bigint primary key)',
  `insert into numbers with recursive counted (n) as (
     select 1 union all select n + 1 from counted where n < ${count}
   ) select n from counted`,
]

const GAME = `case n % 3 when 0 then 'elfenland' when 1 then 'elfengold' else 'silver-and-gold' end`
const STATUS = `case when n % 100 < 90 then 'over' when n % 100 < 98 then 'playing' else 'lobby' end`

/** `blob` writes a text as bytes in the language of the database. */
export function filling({ tables, people }: Size, blob: (text: string) => string): string[] {
  const guest = (seat: number): string => `'guest' || ((n * 7919 + ${seat} * 5) % ${people})`
  const some = (table: string, columns: string, values: string, where: string): string =>
    `insert into ${table} (${columns}) select ${values} from numbers where ${where}`
  const eachTable = (table: string, columns: string, values: string): string =>
    some(table, columns, values, `n <= ${tables}`)
  const eachPerson = (table: string, columns: string, values: string, share = 1): string =>
    some(table, columns, values, `n <= ${Math.floor(people / share)}`)
  return [
    eachTable(
      'tables',
      'id, record',
      `'table' || n, '{"id":"table' || n || '","created":' || n || ',"game":"elfenland","options":{},"listed":true,"clock":{"kind":"none"},"startWhenFull":false,"seats":[]}'`,
    ),
    eachTable(
      'heads',
      'id, entries, game, status, listed, asked, deadline, created, updated, seats',
      `'table' || n, ${ENTRIES}, ${GAME}, ${STATUS}, n % 4 <> 0, 1,
       case when n % 100 < 90 then null else ${NOW} + (n % 86400) * 1000 - 500000 end, n, n,
       '[{"kind":"person","name":"Ada"},{"kind":"person","name":"Bob"}]'`,
    ),
    `insert into entries (table_id, number, entry)
     select 'table' || t.n, e.n, '{"at":1,"type":"turn","seat":0,"moves":[{"type":"keep","card":3}],"seen":65535}'
     from numbers t, numbers e where t.n <= ${tables} and e.n <= ${ENTRIES}`,
    eachTable('seeds', 'table_id, seed', `'table' || n, 'a seed of sixty-four digits ' || n`),
    ...[0, 1].map((seat) =>
      eachTable('sitting', 'guest, table_id, seat', `${guest(seat)}, 'table' || n, ${seat}`),
    ),
    `insert into finished (table_id, guest, seat, game, ended, seats, others, opponents, place, results)
     select h.id, s.guest, s.seat, h.game, h.updated, 2, 1, case when h.updated % 50 > 0 then 'bob' end,
       case when h.updated % 50 > 0 then 1 + s.seat end, '[{"place":1,"score":40},{"place":2,"score":30}]'
     from heads h join sitting s on s.table_id = h.id where h.status = 'over'`,
    some('visits', 'guest, table_id', `${guest(3)}, 'table' || n`, `n <= ${tables} and n % 10 = 0`),
    some('codes', 'code, table_id', `'CODE' || n, 'table' || n`, `n <= ${tables} and n % 100 >= 98`),
    ...[0, 1].map((seat) =>
      some(
        'ratings',
        'game, seats, position, person, table_id, seat, guest, people, ended, place, mu_before, sigma_before, mu, sigma, matches',
        `'elfengold', 4, n, ${seat}, 'table' || n, ${seat}, ${guest(seat)}, 'pair' || (n % 5000), n, 1, 25.0, 8.0, 26.0, 7.5, 3`,
        `n <= ${tables} and n % 10 = 1`,
      ),
    ),
    eachPerson('guests', 'id, name, muted', `'guest' || (n - 1), 'Ada', '[]'`),
    eachPerson(
      'keys',
      'selector, hash, guest, kind, until, session',
      `'key' || n, ${blob(`'key' || n`)}, 'guest' || (n - 1), 'cookie', ${NOW} + n, 'session' || n`,
    ),
    eachPerson(
      'passkeys',
      'id, guest, public_key, counter, label, created',
      `'passkey' || n, 'guest' || (n - 1), ${blob(`'public' || n`)}, 0, 'Firefox', n`,
      2,
    ),
    eachPerson('recovery_codes', 'guest, hash, created', `'guest' || (n - 1), ${blob(`'code' || n`)}, n`, 2),
    eachPerson('handles', 'guest, handle, skeleton', `'guest' || (n - 1), 'handle' || n, 'handle' || n`, 2),
    eachPerson(
      'challenges',
      'selector, hash, challenge, guest, until',
      `'challenge' || n, ${blob(`'hash' || n`)}, 'challenge', 'guest' || (n - 1), ${NOW} + n`,
    ),
    eachPerson(
      'channels',
      'id, guest, kind, target, session, language, origin, token, confirmed, created, digest_at, failures',
      `'channel' || n, 'guest' || (n - 1), 'push', '{}', '', 'en', '', 'token' || n, 1, n, null, 0`,
    ),
    eachPerson('preferences', 'guest, live, reminder', `'guest' || (n - 1), 0, 1`),
    eachPerson(
      'outbox',
      'id, kind, channel, guest, reason, table_id, seat, request, due',
      `'notice' || n, 'push', 'channel' || n, 'guest' || (n - 1), 'turn', 'table' || n, 0, 1, ${NOW} + n`,
    ),
    eachPerson('blocks', 'guest, blocked, since', `'guest' || (n - 1), 'guest' || ((n + 17) % ${people}), n`),
    eachPerson(
      'invitations',
      'id, from_guest, to_guest, table_id, group_name, created, until_at, hidden',
      `'invitation' || n, 'guest' || (n - 1), 'guest' || ((n + 5) % ${people}), 'table' || (n * 10 - 1), '', n, ${NOW} + n, 0`,
    ),
    eachPerson(
      'people_groups',
      'id, name, owner, game',
      `'group' || n, 'Thursday', 'guest' || (n - 1), 'elfengold'`,
      10,
    ),
    ...[0, 1, 2, 3].map((member) =>
      eachPerson(
        'members',
        'group_id, guest, since',
        `'group' || n, 'guest' || ((n + ${member}) % ${people}), n`,
        10,
      ),
    ),
    eachPerson(
      'tries',
      'day, game, guest, table_id, begun, score, result',
      `'2026-11-' || (10 + n % 20), 'elfengold', 'guest' || (n - 1), 'table' || n, n, n % 90, '{"place":1,"score":40,"parts":{},"tieBreak":{}}'`,
    ),
    eachPerson(
      'shared_reviews',
      'id, table_id, match, owner, step, created, touched, version, items_version',
      `'review' || n, case when n % 3 > 0 then 'table' || n end, case when n % 3 = 0 then 'match' || n end, 'guest' || (n - 1), 0, n, n, 1, 1`,
    ),
    ...[1, 2].map((number) =>
      eachPerson(
        'review_items',
        'review, number, kind, guest, name, step, created, command, content',
        `'review' || n, ${number}, 'note', 'guest' || ((n + ${number}) % ${people}), 'Ada', 0, n, 'command' || n, '{"kind":"note","text":"why?"}'`,
      ),
    ),
    eachPerson('profiles', 'guest, address, shows', `'guest' || (n - 1), 'address' || n, 'results ratings'`),
    'drop table numbers',
  ]
}
