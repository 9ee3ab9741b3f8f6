import { once } from 'node:events'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateFile } from '../store/sqlite/schema/sqlite-migrate.ts'
import { SQLITE_MIGRATIONS } from '../store/sqlite/schema/sqlite-migrations.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'
import { checkClock } from './check-clock.ts'
import { examine } from './examine.ts'
import { type ExaminedServer, PROBES, type Probes } from './examined-server.ts'
import type { Finding } from './finding.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const DAY = 86_400_000
const ROOMY: Probes = { ...PROBES, contained: false, disk: async () => ({ size: 1e9, free: 9e8 }) }

async function finding(
  check: Finding['check'],
  more: Partial<ExaminedServer> = {},
  probes: Partial<Probes> = {},
): Promise<Finding | undefined> {
  const server: ExaminedServer = {
    host: '127.0.0.1',
    port: 0,
    data: folder,
    base: '',
    trustProxy: false,
    origins: [],
    ...more,
  }
  return (await examine(server, { ...ROOMY, ...probes })).find((one) => one.check === check)
}

/** The data as a server of this version creates it. */
async function stored(): Promise<DatabaseSync> {
  await (await testServer({ data: folder })).close()
  return new DatabaseSync(join(folder, 'vermeil.sqlite'))
}

test('everything but the backups is well before the first start and after it', async () => {
  const all = async () =>
    (await examine({ ...PLAIN, data: folder }, ROOMY)).filter(({ state }) => state !== 'ok')
  expect(await all()).toMatchObject([{ check: 'backups', state: 'warn' }])
  const db = await stored()
  db.close()
  expect(await all()).toMatchObject([{ check: 'backups', state: 'warn' }])
})

const PLAIN = { host: '127.0.0.1', port: 0, base: '', trustProxy: false, origins: [] }

test('a misspelt setting is found', async () => {
  expect(await finding('settings', { unknownSettings: ['VERMEIL_TRUST_PROXI'] })).toMatchObject({
    state: 'warn',
    found: expect.stringContaining('VERMEIL_TRUST_PROXI'),
  })
})

describe('port', () => {
  test('that another program uses', async () => {
    for (const other of [createServer(), createWebServer((_request, response) => response.end('hello'))]) {
      // Browsers and we would wait for an answer that a silent program never gives.
      if (!('requestTimeout' in other)) other.on('connection', (socket) => socket.destroy())
      other.listen(0, '127.0.0.1')
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      expect(await finding('port', { port })).toMatchObject({
        state: 'fail',
        advice: expect.stringContaining('--port'),
      })
      other.close()
    }
  })

  test('on which Vermeil runs, well or in trouble', async () => {
    let status = { status: 'ok' }
    const server = createWebServer((_request, response) => response.end(JSON.stringify(status)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    expect(await finding('port', { port })).toMatchObject({ state: 'ok' })
    status = { status: 'storageFull' }
    expect(await finding('port', { port })).toMatchObject({ state: 'warn' })
    status = { status: 'storeAway' }
    expect(await finding('port', { port })).toMatchObject({ state: 'fail' })
    server.close()
  })

  test('of an address that this machine does not have', async () => {
    expect(await finding('port', { host: '203.0.113.7' })).toMatchObject({
      state: 'fail',
      advice: expect.stringContaining('--host'),
    })
  })
})

describe('clock', () => {
  test('that is before what was stored', async () => {
    const db = await stored()
    db.prepare(`insert into deals (day, game, seed, created) values ('2026-01-01', 'toy', '', ?)`).run(
      Date.now() + DAY,
    )
    db.close()
    expect(await finding('clock')).toMatchObject({ state: 'fail' })
    expect(await finding('clock', {}, { now: () => Date.now() + 2 * DAY })).toMatchObject({ state: 'ok' })
  })

  test('that is long after a server has last run', async () => {
    const db = await stored()
    db.prepare(`insert into duties (name, holder, held_until) values ('clock', '', ?)`).run(Date.now())
    db.close()
    expect(await finding('clock', {}, { now: () => Date.now() + 6 * DAY })).toMatchObject({ state: 'ok' })
    expect(await finding('clock', {}, { now: () => Date.now() + 8 * DAY })).toMatchObject({
      state: 'warn',
      found: expect.stringContaining('or the clock is ahead'),
    })
  })

  test.each([
    [0, 'ok'],
    [999, 'ok'],
    [-2_000, 'warn'],
    [2_000, 'warn'],
    [10_000, 'fail'],
    [-10_000, 'fail'],
  ])('of the database that is %d ms ahead', (ahead, state) => {
    const schema = { version: 1, oldest: 1 }
    const found = {
      kind: 'found',
      place: '',
      schema,
      known: 1,
      size: 0,
      dangers: [],
      ahead,
      oldRatings: false,
    } as const
    expect(checkClock(found, ROOMY)).toMatchObject({ state })
  })
})

describe('disk', () => {
  test.each([
    [0.5, 'ok'],
    [0.85, 'warn'],
    [0.9, 'fail'],
    [1, 'fail'],
  ])('of which %d is used: %s', async (used, state) => {
    const disk = async () => ({ size: 1e9, free: 1e9 * (1 - used) })
    expect(await finding('disk', {}, { disk })).toMatchObject({ state })
  })

  test('quota that is almost used up', async () => {
    ;(await stored()).close()
    expect(await finding('disk', { quota: 1 })).toMatchObject({
      state: 'fail',
      found: expect.stringContaining('VERMEIL_QUOTA'),
    })
  })

  test('folder that cannot be written to', async () => {
    // Not even root can create files there.
    expect(await finding('disk', { data: '/proc/self' })).toMatchObject({ state: 'fail' })
  })
})

describe('database', () => {
  test('of an earlier version, whose steps are still to be taken', async () => {
    const db = new DatabaseSync(join(folder, 'vermeil.sqlite'))
    migrateFile(db, SQLITE_MIGRATIONS.slice(0, -1))
    db.close()
    expect(await finding('database')).toMatchObject({
      state: 'warn',
      advice: expect.stringContaining('backup'),
    })
  })

  test('of a newer version', async () => {
    const db = await stored()
    db.exec('pragma user_version = 999; update oldest_version set version = 999')
    db.close()
    expect(await finding('database')).toMatchObject({ state: 'fail' })
  })

  test('that is not one', async () => {
    writeFileSync(join(folder, 'vermeil.sqlite'), 'this is not a database '.repeat(100))
    expect(await finding('database')).toMatchObject({ state: 'fail' })
    expect(await finding('push')).toMatchObject({ state: 'warn' })
  })
})

describe('mail', () => {
  async function mailServer(accepts: boolean) {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) =>
        accepts ? done(null, { user: 'me' }) : done(new Error('no such user')),
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    return {
      mail: { url: `smtp://me:secret@127.0.0.1:${port}` },
      close: () => new Promise<void>((done) => server.close(done)),
    }
  }
  const origins = ['http://127.0.0.1:1']

  test('server that accepts us, and one that refuses the password', async () => {
    for (const accepts of [true, false]) {
      const { mail, close } = await mailServer(accepts)
      const found = await finding('mail', { mail, origins })
      expect(found).toMatchObject({ state: accepts ? 'ok' : 'fail' })
      expect(JSON.stringify(found)).not.toContain('secret')
      await close()
    }
  })

  test('server that cannot be reached, and one that is not offered', async () => {
    const mail = { url: 'smtp://me:secret@127.0.0.1:1' }
    const found = await finding('mail', { mail, origins })
    expect(found).toMatchObject({ state: 'fail' })
    expect(JSON.stringify(found)).not.toContain('secret')
    expect(await finding('mail', { mail })).toMatchObject({
      state: 'warn',
      advice: expect.stringContaining('--origin'),
    })
  })
})

describe('keys of web push', () => {
  test('that are missing', async () => {
    const db = await stored()
    db.exec('delete from secrets')
    db.close()
    expect(await finding('push')).toMatchObject({ state: 'warn' })
  })

  test('that do not belong together', async () => {
    const db = await stored()
    db.exec(`update secrets set value = replace(value, ' ', 'x ')`)
    db.close()
    expect(await finding('push')).toMatchObject({ state: 'fail' })
  })
})

describe('backups', () => {
  function backup(name: string, days: number, text: string | Uint8Array = sqliteFile()): string {
    const backups = join(folder, 'backups')
    mkdirSync(backups, { recursive: true })
    const path = join(backups, name)
    writeFileSync(path, text)
    const time = (Date.now() - days * DAY) / 1000
    utimesSync(path, time, time)
    return backups
  }
  /** The beginning of an SQLite file: 512 bytes a page, the number of pages, and the version of the schema. */
  function sqliteFile(pages = 1, schema = 1): Buffer {
    const file = Buffer.alloc(512)
    file.write('SQLite format 3')
    file.writeUInt16BE(512, 16)
    file.writeUInt32BE(pages, 28)
    file.writeUInt32BE(schema, 60)
    return file
  }
  /** On another disk. */
  const data = '/proc'

  test('that are missing', async () => {
    expect(await finding('backups', { backups: join(folder, 'nowhere') })).toMatchObject({ state: 'fail' })
    mkdirSync(join(folder, 'backups'))
    expect(await finding('backups', { backups: join(folder, 'backups') })).toMatchObject({ state: 'fail' })
  })

  test('of last night, of last week, and of last month', async () => {
    let backups = backup('a.sqlite', 8)
    expect(await finding('backups', { backups, data })).toMatchObject({
      state: 'fail',
      found: expect.stringContaining('8.0 days'),
    })
    backups = backup('b.sqlite', 0.3)
    expect(await finding('backups', { backups, data })).toMatchObject({ state: 'ok' })
    backup('c.sqlite', 31)
    expect(await finding('backups', { backups, data })).toMatchObject({
      state: 'warn',
      advice: expect.stringContaining('Delete'),
    })
  })

  test('that are empty, or not what they are called', async () => {
    for (const text of ['', 'pg_dump: error: connection refused']) {
      const backups = backup('vermeil.dump', 0.1, text)
      expect(await finding('backups', { backups, data })).toMatchObject({ state: 'fail' })
    }
  })

  test.each([
    ['that was interrupted', sqliteFile(2)],
    ['of a file without any data', sqliteFile(1, 0)],
  ])('an SQLite copy %s', async (_, file) => {
    const backups = backup('vermeil.sqlite', 0.1, file)
    expect(await finding('backups', { backups, data })).toMatchObject({
      state: 'fail',
      found: expect.stringContaining('not a whole backup'),
    })
  })

  test('on the disk of the data', async () => {
    const backups = backup('vermeil.dump', 0.1, 'PGDMP')
    expect(await finding('backups', { backups })).toMatchObject({
      state: 'warn',
      advice: expect.stringContaining('another machine'),
    })
  })
})
