import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../../kernel/index.ts'
import { newKey } from '../../sessions.ts'
import { bareNote, bareReview } from '../../testing/contracts/bare-review.ts'
import { bareTable } from '../../testing/contracts/bare-table.ts'
import { storeContract } from '../../testing/contracts/store-contract.ts'
import { postgresForTests } from '../../testing/parts/for-tests.ts'
import { haveParts, POSTGRES } from '../../testing/parts/programs.ts'
import { type Append, type Store, StoreUnavailable } from '../store.ts'
import { STATEMENTS } from './postgres-statements.ts'
import { openPostgresStore } from './postgres-store.ts'

async function run(database: string, sql: string): Promise<void> {
  const client = new pg.Client(database)
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Deletes everything but the version of the schema. */
const empty = (database: string): Promise<void> =>
  run(
    database,
    `do $$ declare relation text; begin
    for relation in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_version'
    loop execute 'delete from ' || quote_ident(relation); end loop; end $$`,
  )

describe.skipIf(!haveParts('the PostgreSQL store', POSTGRES))('PostgreSQL', () => {
  // None of these tests ends the server, so nothing has to be on the disk.
  const postgres = postgresForTests({ fsync: 'off' })
  let template: string
  let shared: string

  beforeAll(async () => {
    template = await postgres().newDatabase()
    await (await openPostgresStore(template)).close()
    shared = await newDatabase()
  })

  /** Copied from one that has all relations, which is quicker than making them each time. */
  const newDatabase = (): Promise<string> => postgres().newDatabase(template)

  /** The tests of the contract share a database, because making and dropping one takes longer than most of them. */
  storeContract('PostgreSQL', () => ({
    open: () => openPostgresStore(shared),
    run: (sql) => run(shared, sql),
    remove: () => empty(shared),
  }))

  test('a new database in which not every letter can be stored is refused', async () => {
    await postgres().sql(
      `create database latin encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`,
    )
    const url = new URL('/latin', postgres().url).href
    await expect(openPostgresStore(url)).rejects.toThrow('has the encoding LATIN1')
  })

  const head = { status: 'lobby', asked: 0, updated: 1 } as const
  const makeTable = (store: Store, id: string): Promise<void> => store.createTable(bareTable(id), head)
  const saying = (table: string, expected: number, text: string): Append => ({
    table,
    expected,
    entries: [{ at: 1, type: 'chat', seat: 0, text }],
    head,
  })
  const textsOf = async (store: Store, table: string): Promise<string[]> =>
    ((await store.loadTable(table))?.entries ?? []).map((entry) => (entry.type === 'chat' ? entry.text : ''))

  test('when two processes write the same number, exactly one of them wins each time', async () => {
    const url = await newDatabase()
    const stores = [await openPostgresStore(url), await openPostgresStore(url)] as const
    const tables = ['a', 'b', 'c', 'd']
    for (const table of tables) await makeTable(stores[0], table)
    for (let number = 0; number < 40; number++) {
      const tries = await Promise.all(
        stores.flatMap((store, process) =>
          // The second process writes in the reverse order, to provoke deadlocks.
          (process === 0 ? tables : tables.toReversed()).map(async (table) => ({
            table,
            text: `${process}`,
            won: await store.append(saying(table, number, `${process}`)),
          })),
        ),
      )
      for (const table of tables) {
        const winners = tries.filter((one) => one.table === table && one.won)
        expect(winners).toHaveLength(1)
        const { text } = at(winners, 0)
        expect((await textsOf(at(stores, number % 2), table)).at(-1)).toBe(text)
      }
    }
    await Promise.all(stores.map((store) => store.close()))
  })

  test('of the keys by which several processes replace all others at the same moment, one stays', async () => {
    const url = await newDatabase()
    const stores = [await openPostgresStore(url), await openPostgresStore(url)]
    for (let round = 0; round < 20; round++) {
      const keys = stores.map((_, process) => newKey('g', 'token', 100 - process).key)
      await Promise.all(stores.map((store, process) => store.saveOnlyKey(at(keys, process))))
      expect(await at(stores, 0).keysOf('g')).toHaveLength(1)
    }
    await Promise.all(stores.map((store) => store.close()))
  })

  test.each(['fast', 'immediate'] as const)(
    'a database that restarts (%s) loses nothing acknowledged and writes nothing twice',
    async (how) => {
      const url = await newDatabase()
      const store = await openPostgresStore(url)
      const tables = Array.from({ length: 10 }, (_, i) => `t${i}`)
      for (const table of tables) await makeTable(store, table)
      let stop = false
      const acknowledged = new Map(tables.map((table) => [table, new Set<string>()]))
      const writers = tables.map(async (table) => {
        for (let n = 0; !stop; n++) {
          // On a slow machine the restart may outlast the timeout.
          const texts = await textsOf(store, table).catch(() => undefined)
          if (!texts) continue
          const append = store.append(saying(table, texts.length, String(n)))
          const written = await append.catch(() => undefined)
          if (written === true) acknowledged.get(table)?.add(String(n))
        }
      })
      await delay(200)
      await postgres().restart(how)
      const before = Math.max(...[...acknowledged.values()].map(({ size }) => size))
      while (Math.max(...[...acknowledged.values()].map(({ size }) => size)) < before + 10) await delay(20)
      stop = true
      await Promise.all(writers)
      for (const table of tables) {
        const texts = await textsOf(store, table)
        expect(new Set(texts).size).toBe(texts.length)
        expect(texts).toEqual(expect.arrayContaining([...(acknowledged.get(table) ?? [])]))
      }
      await store.close()
    },
  )

  test('a write that waits for a held lock fails in the end and does not block other writes forever', async () => {
    const url = await newDatabase()
    const store = await openPostgresStore(url)
    for (const table of ['free', 'locked']) await makeTable(store, table)
    const other = new pg.Client(url)
    await other.connect()
    await other.query(`begin; select 1 from heads where id = 'locked' for update`)
    const [free, locked] = await Promise.allSettled([
      store.append(saying('free', 0, 'x')),
      store.append(saying('locked', 0, 'y')),
    ])
    expect(free).toMatchObject({ status: 'fulfilled', value: true })
    // Trouble with the database, of which the log gets one line, whatever the number of commands.
    expect(locked).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) })
    await other.end()
    expect(await store.append(saying('locked', 0, 'z'))).toBe(true)
    await store.close()
  })

  test('a write that the database has no room for is not repeated without end', async () => {
    const url = await newDatabase()
    const store = await openPostgresStore(url)
    await makeTable(store, 'table')
    const client = new pg.Client(url)
    await client.connect()
    // A sequence also counts what is rolled back.
    await client.query(`create sequence refusals;
      create function refuse() returns trigger language plpgsql as $$ begin
        perform nextval('refusals');
        raise exception 'No space left on device' using errcode = 'disk_full';
      end $$;
      create trigger refuse before insert on entries for each row execute function refuse()`)
    const append = store.append(saying('table', 0, 'x'))
    const refused = expect(append).rejects.toThrow(StoreUnavailable)
    const refusals = async (): Promise<boolean> =>
      (await client.query<{ is_called: boolean }>('select is_called from refusals')).rows[0]?.is_called ===
      true
    await expect.poll(refusals).toBe(true)
    // Nothing waits any longer once the store is closed.
    await store.close()
    await refused
    await client.end()
  })

  test('a key is saved and a link exchanged although the connection is lost at that moment', async () => {
    const url = await newDatabase()
    const store = await openPostgresStore(url)
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`create sequence attempts;
      create function cut() returns trigger language plpgsql as $$ begin
        if nextval('attempts') % 2 = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$;
      create trigger cut before insert on keys for each row execute function cut()`)
    const link = newKey('ada', 'link', 1).key
    await store.saveKey(link)
    expect(await store.exchangeLink(link.selector, newKey('ada', 'cookie', 1).key)).toBe(true)
    expect((await store.keysOf('ada')).map(({ kind }) => kind)).toEqual(['cookie'])
    expect((await client.query('select last_value::integer as count from attempts')).rows).toEqual([
      { count: 4 },
    ])
    await client.end()
    await store.close()
  })

  test.each(['ada', 'bea'])(
    'a player is erased although somebody deletes the same blocks at the same moment, those of %s first',
    async (first) => {
      const url = await newDatabase()
      const store = await openPostgresStore(url)
      await store.addBlock({ guest: 'ada', blocked: 'bea' }, 1, 9)
      await store.addBlock({ guest: 'bea', blocked: 'ada' }, 1, 9)
      const other = new pg.Client(url)
      await other.connect()
      const waiting = async (): Promise<number | null> =>
        (await other.query('select from pg_locks where not granted')).rowCount
      // In one of the orders, each has deleted a row and waits for the other one. The store is the first to notice.
      await other.query(
        `begin; set local deadlock_timeout = '1h'; delete from blocks where guest = '${first}'`,
      )
      const erased = store.eraseGuest('ada', 'x')
      await expect.poll(waiting).toBe(1)
      await other.query('delete from blocks')
      await other.query('commit')
      await erased
      expect((await other.query('select from blocks')).rowCount).toBe(0)
      await other.end()
      await store.close()
    },
  )

  test('players who have blocked each other are erased at the same moment, however many they are', async () => {
    const url = await newDatabase()
    const client = new pg.Client(url)
    await client.connect()
    // A player who waits for somebody else's rows while holding others is not helped out.
    await client.query(`
      do $$ begin execute format('alter database %I set deadlock_timeout = ''1h''', current_database()); end $$;
      create function rest() returns trigger language plpgsql as $$ begin perform pg_sleep(0.01); return old; end $$;
      create trigger rest before delete on blocks for each row execute function rest()`)
    const stores = [await openPostgresStore(url), await openPostgresStore(url)] as const
    const guests = ['ada', 'bea', 'cem', 'dan', 'eve']
    for (const guest of guests)
      for (const blocked of guests.filter((other) => other !== guest))
        await stores[0].addBlock({ guest, blocked }, 1, 9)
    await Promise.all(guests.map((guest, index) => at(stores, index % 2).eraseGuest(guest, 'x')))
    expect((await client.query('select from blocks')).rowCount).toBe(0)
    await client.end()
    await Promise.all(stores.map((store) => store.close()))
  })

  test.each([
    ['leave it', (store: Store, guest: string): Promise<unknown> => store.dropMember('group', guest)],
    ['are erased', (store: Store, guest: string): Promise<unknown> => store.eraseGuest(guest, 'x')],
  ])('nothing is left of a group whose last members %s at the same moment', async (_, leave) => {
    const url = await newDatabase()
    const stores = [await openPostgresStore(url), await openPostgresStore(url)] as const
    const [store] = stores
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`
      create function rest() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return old; end $$;
      create trigger rest before delete on members for each row execute function rest()`)
    await store.addGroup({ id: 'group', name: 'Ada and Bea', owner: 'ada', game: '' }, 1, 9)
    await store.addMember({ group: 'group', guest: 'bea', since: 1 }, 9)
    await Promise.all([leave(stores[0], 'ada'), leave(stores[1], 'bea')])
    expect((await client.query('select from members')).rowCount).toBe(0)
    expect((await client.query('select from people_groups')).rowCount).toBe(0)
    await client.end()
    await Promise.all(stores.map((one) => one.close()))
  })

  test('a player is erased although the connection is lost at that moment', async () => {
    const url = await newDatabase()
    const store = await openPostgresStore(url)
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`create sequence attempts;
      create function cut() returns trigger language plpgsql as $$ begin
        if nextval('attempts') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return old;
      end $$;
      create trigger cut before delete on guests for each row execute function cut()`)
    await store.saveGuest({ id: 'ada', name: 'Ada', muted: [] })
    await store.eraseGuest('ada', 'x')
    expect(await store.findGuest('ada')).toBeUndefined()
    await client.end()
    await store.close()
  })

  test('a shared review is deleted although somebody deletes its notes at the same moment', async () => {
    const url = await newDatabase()
    const store = await openPostgresStore(url)
    const review = { id: 'r', of: { match: 'm' }, owner: 'ada', position: { step: 0 } } as const
    await store.createReview({ ...review, created: 1, touched: 1, version: 1, itemsVersion: 1 })
    const note = { guest: 'ada', name: 'Ada', step: 0, created: 1, command: 'c' } as const
    await store.addReviewItem('r', { ...note, content: { kind: 'note', text: 'x' } }, 9)
    const other = new pg.Client(url)
    await other.connect()
    const waiting = async (): Promise<number | null> =>
      (await other.query('select from pg_locks where not granted')).rowCount
    // Each has a row that the other one waits for. The store is the first to notice.
    await other.query(`begin; set local deadlock_timeout = '1h'; update review_items set step = 1`)
    const deleted = store.deleteReview('r')
    await expect.poll(waiting).toBe(1)
    await other.query('update shared_reviews set step = 1')
    await other.query('commit')
    expect(await deleted).toBe(true)
    await other.end()
    await store.close()
  })

  test.each([
    ['its match', (store: Store): Promise<unknown> => store.deleteTable('t', 0)],
    ['the review', (store: Store): Promise<unknown> => store.deleteReview('r')],
  ])('nothing is left of a note that is added while %s is deleted', async (_, remove) => {
    const { store, client, isAsleep } = await slowInserts('review_items')
    await store.createReview(bareReview('r'))
    const added = store.addReviewItem('r', bareNote('bo', 'late'), 9)
    await expect.poll(isAsleep).toBe(true)
    await Promise.all([added, remove(store)])
    expect((await client.query('select from review_items')).rowCount).toBe(0)
    await client.end()
    await store.close()
  })

  test('nothing is left of a shared review that is made while its match is deleted', async () => {
    const { store, client, isAsleep } = await slowInserts('shared_reviews')
    const made = store.createReview(bareReview('r'))
    await expect.poll(isAsleep).toBe(true)
    await Promise.all([made, store.deleteTable('t', 0)])
    expect((await client.query('select from shared_reviews')).rowCount).toBe(0)
    await client.end()
    await store.close()
  })

  /** A store with a table, in which each row of this relation takes a moment to be added. */
  async function slowInserts(relation: string) {
    const url = await newDatabase()
    const store = await openPostgresStore(url)
    await makeTable(store, 't')
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`
      create function rest() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
      create trigger rest before insert on ${relation} for each row execute function rest()`)
    const isAsleep = async (): Promise<boolean> =>
      (await client.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount === 1
    return { store, client, isAsleep }
  }

  test('a page of the archive is read from its index, however many matches others have finished', async () => {
    const url = await newDatabase()
    await (await openPostgresStore(url)).close()
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`insert into finished select 't' || n, 'g' || n % 2000, 0, 'g', n, 2, 1, 'bob', 1, '[]'
      from generate_series(1, 20000) n; analyze; set plan_cache_mode = force_generic_plan`)
    const planOf = async (name: 'finishedOf' | 'windowEnd' | 'withoutResults', values: string) => {
      await client.query(`prepare ${name} as ${STATEMENTS[name].text}`)
      const { rows } = await client.query<Record<string, string>>(`explain execute ${name} (${values})`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    const page = await planOf('finishedOf', `'g5', 0, 99999, '', 500, null, 'bob', 'won', 'people', 21`)
    expect(page).toContain('Index Scan Backward using finished_guest')
    expect(page).not.toContain('Seq Scan on finished')
    const end = await planOf('windowEnd', `'g5', 0, 99999, '', 500`)
    expect(end).toMatch(/Backward using finished_guest/)
    expect(end).not.toContain('Sort')
    expect(await planOf('withoutResults', '5')).toContain('using finished_unread')
    await client.end()
  })
})
