import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ANCHORS_MARK } from '../ratings/anchors-mark.ts'
import { migrate } from '../store/postgres/schema/postgres-migrate.ts'
import { POSTGRES_MIGRATIONS } from '../store/postgres/schema/postgres-migrations.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { checkClock } from './check-clock.ts'
import { checkDatabase } from './check-database.ts'
import { checkRatings } from './check-ratings.ts'
import { PROBES } from './examined-server.ts'
import { lookAtDatabase } from './stored-database.ts'

test('a database that cannot be reached is named without its password', async () => {
  const stored = await lookAtDatabase('postgres://vermeil:secret@127.0.0.1:1/games', PROBES)
  const found = checkDatabase(stored)
  expect(found).toMatchObject({
    state: 'fail',
    found: expect.stringContaining('The database games at 127.0.0.1:1'),
    advice: expect.stringContaining('VERMEIL_DATABASE_URL'),
  })
  expect(JSON.stringify(found)).not.toContain('secret')
})

describe.skipIf(!haveParts('the doctor on PostgreSQL', POSTGRES))('a PostgreSQL database', () => {
  const postgres = postgresForTests()

  test('that is empty, behind, up to date, or newer', async () => {
    const url = await postgres().newDatabase()
    const state = async () => checkDatabase(await lookAtDatabase(url, PROBES))
    expect(await state()).toMatchObject({ state: 'ok', found: expect.stringContaining('first start') })
    await migrate(url, POSTGRES_MIGRATIONS.slice(0, -1))
    expect(await state()).toMatchObject({
      state: 'warn',
      found: expect.stringContaining(`needs version ${POSTGRES_MIGRATIONS.length}`),
    })
    await migrate(url, POSTGRES_MIGRATIONS)
    expect(await state()).toMatchObject({ state: 'ok', found: expect.stringContaining('up to date') })
    await migrate(url, [...POSTGRES_MIGRATIONS, { sql: 'select 1', breaks: true }])
    expect(await state()).toMatchObject({ state: 'fail', found: expect.stringContaining('newer version') })
  })

  test('whose ratings were computed before the levels of bots were measured again', async () => {
    const url = await postgres().newDatabase()
    await migrate(url, POSTGRES_MIGRATIONS)
    const state = async () => checkRatings(await lookAtDatabase(url, PROBES)).state
    expect(await state()).toBe('ok')
    const client = new pg.Client(url)
    await client.connect()
    await client.query(`insert into ratings (game, seats, position, person, table_id, seat, guest, people, ended, place,
      mu_before, sigma_before, mu, sigma, matches) values ('toy', 2, 1, 0, 't', 0, 'g', 'g', 1, 1, 25, 8, 26, 7, 1)`)
    expect(await state()).toBe('warn')
    await client.query(`insert into secrets (name, value) values ($1, '')`, [ANCHORS_MARK])
    expect(await state()).toBe('ok')
    await client.end()
  })

  test('in which not every letter can be stored', async () => {
    await postgres().sql(
      `create database latin encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`,
    )
    const url = new URL('/latin', postgres().url).href
    const client = new pg.Client(url)
    await client.connect()
    await client.query('create table schema_version as select 1 as version, 1 as oldest')
    await client.end()
    expect(checkDatabase(await lookAtDatabase(url, PROBES))).toMatchObject({
      state: 'fail',
      found: expect.stringContaining('LATIN1'),
    })
  })

  test('whose clock is a day behind ours', async () => {
    const url = await postgres().newDatabase()
    await migrate(url, POSTGRES_MIGRATIONS)
    const probes = { ...PROBES, now: () => Date.now() + 86_400_000 }
    expect(checkClock(await lookAtDatabase(url, probes), probes)).toMatchObject({
      state: 'fail',
      found: expect.stringContaining('differ by 86'),
    })
  })
})
