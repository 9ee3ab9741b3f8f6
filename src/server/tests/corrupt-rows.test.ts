import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { CreateTable } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { recomputeRatings } from '../ratings/recompute.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { actAsAdmin, askAdmin } from '../testing/administrator.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { seatPeople } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)

let server: RunningServer & { data: string }
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Changes a table behind the server's back, before it is loaded. */
async function damagedTable(sql: string): Promise<string> {
  const ada = await Visitor.named(server.url, 'Ada')
  const table = await ada.create({ game: entry.game.id, seats: [{ kind: 'me' }, { kind: 'open' }] })
  const db = new DatabaseSync(join(server.data, 'vermeil.sqlite'))
  db.prepare(sql).run({ table })
  db.close()
  return table
}

const entryOf = (json: string): string =>
  `insert into entries (table_id, number, entry) values ($table, 1, '${json}')`

test.each([
  ['a record that is not JSON', `update tables set record = 'oops' where id = $table`],
  ['a record without seats', `update tables set record = json_remove(record, '$.seats') where id = $table`],
  ['an entry that is not JSON', entryOf('{')],
  ['an entry of an unknown type', entryOf('{"at":1,"type":"sung"}')],
  ['an entry without its fields', entryOf('{"at":1,"type":"chat","seat":0}')],
  [
    'an entry with a field of the wrong type',
    entryOf('{"at":1,"type":"turn","seat":"0","moves":[],"seen":1}'),
  ],
])('%s is reported as serverTrouble, and other tables are not affected', async (_, sql) => {
  const table = await damagedTable(sql)
  const visitor = new Visitor(server.url)
  const socket = await visitor.connect()
  expect(codeOf(await socket.ask({ type: 'join', table }))).toBe('serverTrouble')
  const { sockets } = await seatPeople(server.url, entry, 2)
  await Promise.all([socket, ...sockets].map((one) => one.close()))
})

test('a damaged row of a list is reported as serverTrouble over HTTP', async () => {
  const table = await damagedTable(`update heads set seats = '[{"kind":"throne"}]' where id = $table`)
  expect(await new Visitor(server.url).request('GET', `/api/tables/${table}`)).toEqual({
    status: 500,
    body: { rejection: { code: 'serverTrouble' } },
  })
})

test('a table that cannot be read is missing in lists, which say nothing about it, and is logged once', async () => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const logging = await testServer({ logLevel: 'warn', logStream })
  const ada = await Visitor.named(logging.url, 'Ada')
  const create = (): Promise<string> =>
    ada.create({ game: entry.game.id, listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] })
  const tables = [await create(), await create()]
  const db = new DatabaseSync(join(logging.data, 'vermeil.sqlite'))
  db.prepare(`update heads set seats = '[{"kind":"throne"}]' where id = ?`).run(at(tables, 0))
  db.close()
  const admin = { url: logging.url, token: logging.adminToken ?? '' }
  const lists = async (): Promise<unknown[]> => [
    (await ada.request('GET', '/api/tables')).body,
    (await ada.request('GET', '/api/tables/mine')).body,
    (await askAdmin(admin, '/tables')).body,
    (await askAdmin(admin, '/tables?search=Ada')).body,
  ]
  for (const body of [...(await lists()), ...(await lists())])
    expect(body).toMatchObject({ tables: [{ table: at(tables, 1) }] })
  const [line = '', ...more] = lines
  expect(more).toEqual([])
  expect(line).toContain(`the seats of table ${at(tables, 0)} cannot be read`)
  expect(line).not.toContain('throne')
  await logging.close()
})

test('a server starts although it does not know the kind of a ban', async () => {
  const first = await testServer()
  const file = join(first.data, 'vermeil.sqlite')
  const db = new DatabaseSync(file)
  db.exec(`insert into bans (id, kind, target, created, until_at) values ('b', 'planet', 'x', 1, 9e15)`)
  db.close()
  const store = openSqliteStore(file)
  const second = await testServer({ store })
  expect((await new Visitor(second.url).request('GET', '/api/tables')).status).toBe(200)
  await second.close()
  await store.close()
  await first.close()
})

describe('beside a table that cannot be read', () => {
  const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }]
  const damage = (tables: readonly string[]): void => {
    const db = new DatabaseSync(join(server.data, 'vermeil.sqlite'))
    for (const table of tables) db.prepare(entryOf('oops')).run({ table })
    db.close()
  }

  /** Ada sits at three tables, of which the first and the last are damaged. */
  async function threeTables() {
    const ada = await Visitor.named(server.url, 'Ada')
    const create = (): Promise<string> => ada.create({ game: entry.game.id, seats })
    const [first, sound, last] = [await create(), await create(), await create()]
    damage([first, last])
    const nameThere = async (): Promise<unknown> => {
      const { body } = await new Visitor(server.url).request('GET', `/api/tables/${sound}`)
      return (body as { seats: { name?: string }[] }).seats[0]?.name
    }
    return { ada, tables: [first, sound, last], sound, nameThere }
  }

  test('a new name is shown at the others', async () => {
    const { ada, nameThere } = await threeTables()
    expect((await ada.request('PUT', '/api/me', { name: 'Ida' })).status).toBe(200)
    expect(await nameThere()).toBe('Ida')
  })

  test('somebody who is banned leaves the others', async () => {
    const { nameThere, tables } = await threeTables()
    const admin = { url: server.url, token: server.adminToken ?? '' }
    const { body } = await askAdmin(admin, `/tables?search=${tables[1]}`)
    await actAsAdmin(admin, { act: 'banGuest', guest: at(at(body.tables, 0).guests, 0), minutes: 1 })
    expect(await nameThere()).toBeUndefined()
  })

  test('somebody’s data has the others', async () => {
    const { ada, sound } = await threeTables()
    const { body } = await ada.request('GET', '/api/me/data')
    expect(body).toMatchObject({ tables: [{ table: sound }] })
  })

  test('somebody who deletes themselves is erased from the others', async () => {
    const { ada, nameThere } = await threeTables()
    expect((await ada.request('DELETE', '/api/me')).status).toBe(200)
    expect(await nameThere()).toBeUndefined()
    expect((await ada.request('GET', '/api/me')).body).toEqual({})
  })

  test('strangers are paired at another one', async () => {
    const pair = async (name: string): Promise<string> => {
      const visitor = await Visitor.named(server.url, name)
      const { body } = await visitor.request('POST', '/api/pairing', { game: entry.game.id, seats: 2 })
      return (body as { table: string }).table
    }
    const first = await pair('Ada')
    damage([first])
    // The table is in the memory of this server until nobody has used it for a while.
    const store = openSqliteStore(join(server.data, 'vermeil.sqlite'))
    const other = await testServer({ store })
    const bo = await Visitor.named(other.url, 'Bo')
    const { status, body } = await bo.request('POST', '/api/pairing', { game: entry.game.id, seats: 2 })
    expect([status, body]).toEqual([201, { table: expect.not.stringMatching(first) }])
    await other.close()
    await store.close()
  })

  test('ratings are recomputed', async () => {
    const { sound } = await threeTables()
    const file = join(server.data, 'vermeil.sqlite')
    const db = new DatabaseSync(file)
    db.exec(`update heads set status = 'over' where id <> '${sound}'`)
    db.exec(`update tables set record = json_set(record, '$.rated', json('true')) where json_valid(record)`)
    db.close()
    const store = openSqliteStore(file)
    expect((await recomputeRatings(store, GAMES)).differences).toEqual([])
    await store.close()
  })
})

test('an entry with a field that a newer version has added is read as before', async () => {
  const table = await damagedTable(entryOf('{"at":1,"type":"chat","seat":0,"text":"hi","mood":"good"}'))
  const socket = await new Visitor(server.url).connect()
  expect((await socket.join(table))?.chat).toMatchObject([{ text: 'hi' }])
  await socket.close()
})
