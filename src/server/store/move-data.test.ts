import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { vermeil } from '../../cli/testing/vermeil.ts'
import { GAMES } from '../../games/all.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import { Socket } from '../testing/client.ts'
import { bareNote, bareReview } from '../testing/contracts/bare-review.ts'
import { bareTable } from '../testing/contracts/bare-table.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { playOn, seatPeople } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'
import { type Moved, moveData, openStoreExport } from './move-data.ts'
import { openPostgresStore } from './postgres/postgres-store.ts'
import { DATA_FILE } from './sqlite/data-folder.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'
import { RELATIONS, type StoreExport } from './store-export.ts'

const entry = at(GAMES, 0)

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
function newFolder(): string {
  const folder = temporaryFolder()
  folders.push(folder)
  return folder
}

/** A channel with a message that has not been sent yet. */
async function keepNotices(file: string): Promise<void> {
  const store = openSqliteStore(file)
  const channel = {
    id: 'c',
    guest: 'guest',
    kind: 'email',
    target: '{}',
    session: '',
    language: 'it',
  } as const
  const more = { origin: '', token: 't', confirmed: true, created: 1, digestAt: 2, failures: 0 }
  await store.keepSecret('name', 'value')
  await store.saveChannel({ ...channel, ...more })
  await store.savePreferences('guest', { live: true, reminder: false })
  await store.blockMailbox('mailbox', Number.MAX_SAFE_INTEGER)
  await store.addNotice({ id: 'n', channel, reason: 'test', due: Number.MAX_SAFE_INTEGER })
  await store.close()
}

async function move(from: string, to: string): Promise<Moved[]> {
  const source = await openStoreExport(from, 'read')
  try {
    const target = await openStoreExport(to, 'fill')
    try {
      return await moveData(source, target, () => () => undefined)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** What the players of this test have no use for. */
async function addIdentity(file: string): Promise<void> {
  const store = openSqliteStore(file)
  const hash = new Uint8Array(32).fill(7)
  const passkey = { id: 'id', guest: 'ada', publicKey: hash, counter: 1, label: 'Firefox', created: 1 }
  await store.addPasskey(passkey)
  await store.setRecovery({ guest: 'ada', hash, created: 1 })
  await store.setHandle({ guest: 'ada', handle: 'Ada', skeleton: 'ada' })
  await store.beginErasing('gone', Date.now(), Date.now() + 1e9)
  await store.addBlock({ guest: 'ada', blocked: 'bo' }, 1, 9)
  await store.addGroup({ id: 'group', name: 'Thursday', owner: 'ada', game: '' }, 1, 9)
  const invited = { id: 'invited', from: 'ada', to: 'bo', table: 'left', group: 'Thursday' }
  const times = { created: 1, until: Date.now() + 1e9, due: 1, emailDue: 1 }
  await store.addInvitations([{ ...invited, ...times, hidden: false }])
  const seats = [{ kind: 'person', guest: 'ada', name: 'Ada' }] as const
  const head = { status: 'closed', asked: 0, updated: Date.now() } as const
  await store.createTable({ ...bareTable('left'), seats }, head)
  const left = { at: 2, type: 'left', seat: 0 } as const
  await store.append({
    table: 'left',
    expected: 0,
    entries: [left],
    head: { ...head, seats: [{ kind: 'open' }] },
  })
  await store.close()
}

async function showProfile(file: string): Promise<void> {
  const store = openSqliteStore(file)
  await store.showProfile({ guest: 'ada', address: '_address', shows: ['results'] })
  await store.close()
}

async function addReview(file: string): Promise<void> {
  const store = openSqliteStore(file)
  await store.createReview(bareReview('review', { table: 'left' }))
  await store.addReviewItem('review', bareNote('ada', 'well played'), 1)
  await store.close()
}

/** What administrators have done. The switch does nothing, and the ban has ended. */
async function addActs(file: string): Promise<void> {
  const store = openSqliteStore(file)
  const ban = { id: 'ban', kind: 'guest', target: 'ada', created: 1, until: 2 } as const
  await store.recordAct({ id: 'act', at: 1, who: 'admin', act: 'test', guest: 'ada' }, [
    { type: 'ban', ban },
    { type: 'switch', name: 'unknown', value: '1' },
    { type: 'halt', halt: { from: 1, until: 2 } },
  ])
  const people = { reporter: 'ada', reported: 'bo', reportedName: 'Bo' }
  const chat = [{ at: 1, seat: 1, name: 'Bo', text: 'hello', guest: 'bo' }]
  await store.addReport({ id: 'r', at: Date.now(), table: 'left', ...people, reason: 'other', chat })
  await store.close()
}

describe.skipIf(!haveParts('moving data to PostgreSQL and back', POSTGRES))('moving data', () => {
  // None of these tests ends the server, so nothing has to be on the disk.
  const postgres = postgresForTests({ fsync: 'off' })
  const newDatabase = (): Promise<string> => postgres().newDatabase()

  test('a folder that a server is using is not moved, because new commands would be left behind', async () => {
    const data = newFolder()
    const server = await testServer({ data })
    await expect(move(data, await newDatabase())).rejects.toThrow('another server uses this folder')
    await server.close()
    expect(await move(data, await newDatabase())).toHaveLength(RELATIONS.length)
  })

  test('a server with matches moves to PostgreSQL and back, and everything continues', async () => {
    const data = newFolder()
    const before = await testServer({ data })
    const finished = await seatPeople(before.url, entry, 2, {
      rated: true,
      clock: { kind: 'live', bank: 3600, increment: 0 },
    })
    const chance = fastChance(fastSeed(1))
    await Promise.all(
      finished.sockets.map((socket, seat) => playOn(socket, finished.table, seat, entry, { chance })),
    )
    await finished.visitors[0].request('POST', '/api/daily/silver-and-gold')
    await eventually(async () => {
      const { body } = await finished.visitors[0].request('GET', `/api/tables/${finished.table}/ratings`)
      expect(body).toMatchObject({ settled: true })
    })
    const { table, visitors, sockets } = await seatPeople(before.url, entry, 3, { listed: true })
    await sockets[1].ask({ type: 'chat', table, text: 'ünïcode \u0007 \\ "quotes" \ud83c\udfb2' })
    const third = at(visitors, 2)
    const seen = await (await third.connect()).join(table)
    await before.close()
    await keepNotices(join(data, 'vermeil.sqlite'))
    await addIdentity(join(data, DATA_FILE))
    await addReview(join(data, DATA_FILE))
    await showProfile(join(data, DATA_FILE))
    await addActs(join(data, DATA_FILE))

    const database = await newDatabase()
    const there = await move(data, database)
    expect(there.map(({ name }) => name)).toEqual(RELATIONS.map(({ name }) => name))
    // Nothing was deleted here.
    const empty = there.flatMap(({ name, rows }) => (rows === 0 ? [name] : []))
    expect(empty).toEqual(['deleted_tables'])

    const server = await testServer({ database })
    const socket = await Socket.open(server.url, third.cookie)
    expect({ ...(await socket.join(table)), at: 0 }).toEqual({ ...seen, at: 0 })
    expect((await socket.join(finished.table))?.status).toBe('over')
    await server.close()

    const back = newFolder()
    expect(await move(database, back)).toEqual(there)
    const original = openSqliteStore(join(data, 'vermeil.sqlite'))
    const copy = openSqliteStore(join(back, 'vermeil.sqlite'))
    for (const id of [table, finished.table])
      expect(await copy.loadTable(id)).toEqual(await original.loadTable(id))
    expect(await copy.channelsOf('guest')).toEqual(await original.channelsOf('guest'))
    await Promise.all([original.close(), copy.close()])
  })

  test('more rows than fit into one batch are moved', async () => {
    const data = join(newFolder(), 'many.sqlite')
    await openSqliteStore(data).close()
    const db = new DatabaseSync(data)
    db.exec(`with recursive n (i) as (select 1 union all select i + 1 from n where i < 2345)
      insert into entries (table_id, number, entry) select 'table' || (i % 7), i, '{"i":' || i || '}' from n`)
    db.close()
    const moved = await move(data, await newDatabase())
    expect(moved.find(({ name }) => name === 'entries')?.rows).toBe(2345)
  })

  test('a target that is not empty and a source that does not exist are refused', async () => {
    const data = newFolder()
    const store = openSqliteStore(join(data, 'vermeil.sqlite'))
    await store.saveGuest({ id: 'g', name: 'G', muted: [] })
    await store.close()
    await expect(move(data, data)).rejects.toThrow()
    const database = await newDatabase()
    await move(data, database)
    await expect(move(data, database)).rejects.toThrow('not empty')
    const nowhere = join(newFolder(), 'nowhere')
    await expect(move(nowhere, await newDatabase())).rejects.toThrow('there is no')
    expect(existsSync(nowhere)).toBe(false)
  })

  test('data of a newer version is not moved by an older one', async () => {
    const data = newFolder()
    await openSqliteStore(join(data, 'vermeil.sqlite')).close()
    new DatabaseSync(join(data, 'vermeil.sqlite')).exec('pragma user_version = 99')
    await expect(move(data, await newDatabase())).rejects.toThrow('newer version')
  })

  test('if the copy differs from the source, nothing is kept', async () => {
    const data = newFolder()
    const store = openSqliteStore(join(data, 'vermeil.sqlite'))
    await store.saveGuest({ id: 'g', name: 'G', muted: [] })
    await store.close()
    const database = await newDatabase()
    const source = await openStoreExport(data, 'read')
    const target = await openStoreExport(database, 'fill')
    const forgetful: StoreExport = { ...target, add: (relation, rows) => target.add(relation, rows.slice(1)) }
    await expect(moveData(source, forgetful, () => () => undefined)).rejects.toThrow('nothing was kept')
    const altering: StoreExport = {
      ...target,
      add: (relation, rows) =>
        target.add(
          relation,
          rows.map((row) => row.with(-1, '[1]')),
        ),
    }
    await expect(moveData(source, altering, () => () => undefined)).rejects.toThrow('nothing was kept')
    await Promise.all([source.close(), target.close()])
    const after = await openPostgresStore(database)
    expect(await after.findGuest('g')).toBeUndefined()
    await after.close()
  })

  test('the command line moves data and reports mistakes', async () => {
    const data = newFolder()
    const store = openSqliteStore(join(data, 'vermeil.sqlite'))
    await store.saveGuest({ id: 'g', name: 'G', muted: [] })
    await store.close()
    const database = await newDatabase()
    const run = (...args: string[]) => vermeil('move-data', ...args)
    const moved = await run('--from', data, '--to', database, '--json')
    expect(moved).toMatchObject({ status: 0, stderr: '' })
    const { moved: rows } = JSON.parse(moved.stdout) as { moved: Moved[] }
    expect(rows.find(({ name }) => name === 'guests')).toMatchObject({ rows: 1 })
    const again = await run('--from', data, '--to', database)
    expect(again.status).toBe(2)
    expect(again.stderr).toContain('not empty')
    const shown = await run('--from', database, '--to', join(newFolder(), 'new.sqlite'))
    expect(shown.status).toBe(0)
    expect(shown.stdout).toContain('read back and compared')
    expect((await run('--from', data)).stderr).toContain('--from and --to are required')
  })
})
