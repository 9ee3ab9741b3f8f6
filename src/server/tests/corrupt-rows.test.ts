import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { RunningServer } from '../main.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { askAdmin } from '../testing/administrator.ts'
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

test('an entry with a field that a newer version has added is read as before', async () => {
  const table = await damagedTable(entryOf('{"at":1,"type":"chat","seat":0,"text":"hi","mood":"good"}'))
  const socket = await new Visitor(server.url).connect()
  expect((await socket.join(table))?.chat).toMatchObject([{ text: 'hi' }])
  await socket.close()
})
