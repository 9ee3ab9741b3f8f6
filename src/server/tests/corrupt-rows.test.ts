import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { RunningServer } from '../main.ts'
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

test('an entry with a field that a newer version has added is read as before', async () => {
  const table = await damagedTable(entryOf('{"at":1,"type":"chat","seat":0,"text":"hi","mood":"good"}'))
  const socket = await new Visitor(server.url).connect()
  expect((await socket.join(table))?.chat).toMatchObject([{ text: 'hi' }])
  await socket.close()
})
