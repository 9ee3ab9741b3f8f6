import pg from 'pg'
import { SETTINGS, type Statement } from '../src/server/store/postgres/postgres-database.ts'
import { migrate } from '../src/server/store/postgres/postgres-migrate.ts'
import { POSTGRES_MIGRATIONS } from '../src/server/store/postgres/postgres-migrations.ts'
import { STATEMENTS } from '../src/server/store/postgres/postgres-statements.ts'
import { startPostgres } from '../src/server/testing/parts/postgres.ts'

/*
 * Fills PostgreSQL with tables, a million by default, and prints the query plan of each statement of the store:
 * `node scripts/million-tables.ts [TABLES]`. It starts its own database server and removes it afterwards. 90 % of the
 * tables are over, 8 % are running and 2 % wait for players. Each has 20 entries, and a guest sits at ten tables on average.
 */

const tables = Number(process.argv[2] ?? 1_000_000)
const ENTRIES = 20
const NOW = 1_800_000_000_000

const FILL = [
  `insert into tables select 'table' || n, '{"id":"table' || n || '","created":' || n || ',"game":"elfenland","options":{},"listed":true,"clock":{"kind":"none"},"startWhenFull":false,"seats":[]}'
   from generate_series(1, ${tables}) n`,
  `insert into heads (id, entries, game, status, listed, asked, deadline, created, updated, seats)
   select 'table' || n, ${ENTRIES}, (array['elfenland', 'elfengold', 'silver-and-gold'])[1 + n % 3],
     case when n % 100 < 90 then 'over' when n % 100 < 98 then 'playing' else 'lobby' end,
     n % 4 <> 0, 1, case when n % 100 < 90 then null else ${NOW} + (n % 86400) * 1000 - 500000 end, n, n,
     '[{"kind":"person","name":"Ada"},{"kind":"person","name":"Bob"}]'
   from generate_series(1, ${tables}) n`,
  'alter table entries drop constraint entries_pkey',
  `insert into entries select 'table' || n, i, '{"at":1,"type":"turn","seat":0,"moves":[{"type":"keep","card":3}],"seen":65535}'
   from generate_series(1, ${tables}) n, generate_series(1, ${ENTRIES}) i`,
  'alter table entries add primary key (table_id, number)',
  `insert into seeds select 'table' || n, md5(n::text) || md5((n + 1)::text) from generate_series(1, ${tables}) n`,
  `insert into sitting select distinct on (guest, id) guest, id, seat from (
     select 'guest' || (n * 7919::bigint + s * 104729::bigint) % greatest(1, ${tables} / 5) as guest, 'table' || n as id, s as seat
     from generate_series(1, ${tables}) n, generate_series(0, 1) s) sat`,
  `insert into finished select h.id, s.guest, s.seat, h.game, h.updated, 2, 1, case when h.updated % 50 > 0 then 'bob' end,
     case when h.updated % 50 > 0 then 1 + s.seat end, '[{"place":1,"score":40},{"place":2,"score":30}]'
   from heads h join sitting s on s.table_id = h.id where h.status = 'over'`,
  `insert into guests select 'guest' || n, 'Ada', '[]' from generate_series(0, ${tables} / 5) n`,
  `insert into keys select 'key' || n, decode(md5(n::text), 'hex'), 'guest' || n, 'cookie', ${NOW} from generate_series(0, ${tables} / 5) n`,
  `insert into channels select 'channel' || n, 'guest' || n, 'push', '{}', '', 'en', '', 'token' || n, 1, n, null, 0
   from generate_series(0, ${tables} / 10) n`,
  `insert into preferences select 'guest' || n, 0, 1, null from generate_series(0, ${tables} / 10) n`,
  `insert into outbox (id, kind, channel, guest, reason, table_id, seat, request, due)
   select 'notice' || n, 'push', 'channel' || n, 'guest' || n, 'turn', 'table' || n, 0, 1, ${NOW} + n
   from generate_series(0, ${tables} / 50) n`,
  'vacuum analyze',
]

const some = `table${Math.ceil(tables / 2)}`
const playing = `table${Math.ceil(tables / 200) * 100 - 5}`
const many = Array.from({ length: 200 }, (_, i) => `table${1 + i * Math.floor(tables / 200)}`)
const guest = `guest${Math.floor(tables / 10)}`
const notices = JSON.stringify([
  { seat: 0, guest, request: 2, reason: 'turn', live: false, due: NOW, emailDue: NOW },
])
const head = [ENTRIES, ENTRIES + 1, 'playing', 1, NOW, NOW, NOW, ['{"at":1}'], notices]

/** A row of ratings with this position, as JSON. */
const rating = (position: number): string =>
  JSON.stringify([
    {
      game: 'elfengold',
      seats: 4,
      position,
      person: 0,
      table_id: `rated${position}`,
      seat: 0,
      guest,
      people: guest,
      ended: NOW,
      place: 1,
      mu_before: 25,
      sigma_before: 12.5,
      mu: 26,
      sigma: 12,
      matches: 1,
      uncounted: null,
    },
  ])

/** The parameters of each statement. */
const PARAMETERS: Record<keyof typeof STATEMENTS, unknown[]> = {
  createTable: ['new', '{}', 'elfenland', 'lobby', true, 0, NOW, NOW, NOW, '[]', [guest], [0]],
  append: [playing, ...head],
  appendAll: [
    many,
    ...head.slice(0, 7).map((value) => many.map(() => value)),
    many.map(() => '{"at":1}'),
    many.map(() => notices),
  ],
  appendMore: [playing, ...head, null, '[]', [guest], [0], '{}', false, '[]'],
  loadTable: [some, 0],
  findTable: [some],
  lengths: [many],
  claimCode: ['BAKENMILOT', some],
  findByCode: ['BAKENMILOT'],
  openTables: [50, 0],
  openTablesOfGame: [50, 0, 'elfengold'],
  tablesOf: [guest, null, 50, 0],
  countUnfinished: [guest],
  seatedAt: [some],
  claimDue: ['me', NOW, NOW + 3000, NOW, 64, []],
  hold: [many, 'me', NOW, NOW + 3000],
  release: [many, 'me'],
  nextDeadline: [NOW],
  agesAfter: [some, 200],
  deleteTable: [some, ENTRIES],
  purge: [500],
  forgetDeleted: [],
  size: [],
  claimDuty: ['retention', 'me', NOW, NOW + 3000],
  saveGuest: [guest, 'Ada', '[]'],
  findGuest: [guest],
  addProgram: ['program', 'Robot', '[]', guest],
  programsOf: [guest],
  replaceRest: [guest, null, '{}'],
  forgetGuests: [guest, 200],
  saveKey: ['new', Buffer.from('00', 'hex'), guest, 'cookie', NOW, 'session', NOW, NOW, NOW, '', null],
  findKey: ['key5'],
  keysOf: [guest],
  knownKeys: [['key5', 'key6']],
  replaceKey: ['key5', null, NOW],
  useKey: ['key5', NOW, 'key6', NOW],
  dropSession: [guest, 'key5'],
  dropOtherSessions: [guest, 'key5'],
  dropKey: ['key6'],
  forgetKeys: [NOW, 1000],
  ratingsIn: ['elfengold', 4, [guest, 'guest2']],
  lastRatingOrder: ['elfengold', 4],
  countRatings: ['elfengold', 4, `${guest} guest2`, NOW],
  addRatings: [rating(tables)],
  correctRating: [rating(1)],
  ratingsAt: [some],
  ratingsOf: [guest, 200],
  ratingsAfter: ['elfengold', 4, 1000, 0, 500],
  addDeals: [['2026-11-16'], ['elfengold'], ['seed'], [NOW]],
  dealsBetween: ['2026-11-09', '2026-11-17'],
  setMasterMatch: ['2026-11-16', 'elfengold', '{}', '{}'],
  masterFile: ['2026-11-16', 'elfengold'],
  addTry: ['2026-11-16', 'elfengold', guest, some, NOW],
  finishTry: ['2026-11-16', 'elfengold', guest, 90, '{}'],
  hasTries: ['2026-11-16', 'elfengold'],
  triesOf: [guest, '2026-11-09', '2026-11-16'],
  scoresBetween: ['2026-11-09', '2026-11-16'],
  finishedOf: [guest, 0, NOW, '', 500, 'elfengold', 'bob', 'won', 'people', 21],
  windowEnd: [guest, 0, NOW, '', 500],
  listFinished: [many],
  withoutResults: [5],
  setFinished: [some, '[]'],
  showProfile: [guest, '_address', 'results'],
  hideProfile: ['guest2'],
  profileOf: [guest],
  findProfile: ['_address5', 'handle5'],
  resultsOf: [guest, 500],
  setStatistics: [some, guest, '{}'],
  statisticsAt: [some, guest],
  keepSecret: ['push', '{}'],
  findSecret: ['push'],
  saveChannel: ['channel5', guest, 'push', '{}', '', 'en', '', 'new', 1, NOW, null, 0],
  channelsOf: [guest],
  findChannel: ['channel5'],
  findChannelByToken: ['token5'],
  countMailRequest: ['mailbox5', NOW, NOW + 1],
  blockMailbox: ['mailbox5', 1, NOW],
  confirmChannel: ['token5'],
  dropChannel: ['channel5'],
  dropByToken: ['token5'],
  dropOfDevice: [guest, 'session'],
  dropOfOthers: [guest, 'session'],
  setFailures: ['channel5', 1],
  savePreferences: [guest, 1, 1, null],
  findPreferences: [guest],
  addNotice: ['new', 'push', 'channel5', guest, 'test', NOW],
  claimNotices: ['me', NOW + 50, NOW + 3000, 'push', 16, []],
  postponeNotice: ['notice5', NOW, 1],
  finishNotice: ['notice5'],
  dismissNotices: [some, guest, 1],
  holdReminder: [some, guest, NOW],
  nextNotice: ['push', NOW],
  dueDigests: [NOW, 20],
  queueDigest: ['new', 'email', 'channel5', guest, 'digest', NOW, NOW, NOW + 1],
}

const postgres = await startPostgres({
  max_wal_size: '8GB',
  shared_buffers: '512MB',
  maintenance_work_mem: '256MB',
})
try {
  await migrate(postgres.url, POSTGRES_MIGRATIONS)
  const client = new pg.Client({ connectionString: postgres.url, options: SETTINGS.options })
  await client.connect()
  const began = performance.now()
  for (const statement of FILL) await client.query(statement)
  const size = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.info(`${tables} tables, ${tables * ENTRIES} entries, ${size.rows[0]?.size}, filled in ${seconds} s`)
  // Generic plans, as PostgreSQL uses for a prepared statement after a few executions.
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on; set client_min_messages = log; set plan_cache_mode = force_generic_plan`)
  const slow: string[] = []
  for (const statement of Object.values(STATEMENTS)) {
    const { name } = statement
    const plan = await explain(client, statement, PARAMETERS[name as keyof typeof STATEMENTS])
    console.info(`\n== ${name}\n${plan}`)
    if (/Seq Scan on (?!pg_)/.test(plan)) slow.push(name)
  }
  console.info(
    `\n${slow.length === 0 ? 'No statement scans a whole table.' : `These statements scan a whole table: ${slow}`}`,
  )
  process.exitCode = slow.length === 0 ? 0 : 1
  await client.end()
} finally {
  await postgres.end()
}

/** The plan of the second execution, when the pages are cached. Changes are rolled back. */
async function explain(client: pg.Client, statement: Statement, values: unknown[]): Promise<string> {
  let plan = ''
  const note = ({ message = '' }: { message?: string | undefined }): void => {
    plan = message
  }
  client.on('notice', note)
  for (let time = 0; time < 2; time++) {
    await client.query('begin')
    await client.query({ ...statement, values })
    await client.query('rollback')
  }
  client.off('notice', note)
  return plan
}
