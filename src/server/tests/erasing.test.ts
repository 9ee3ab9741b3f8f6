import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { findGame } from '../../games/manifest.ts'
import { at, fastChance, fastSeed, readMatch } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import { DAY } from '../../kernel/time-units.ts'
import type { TablePage, TableSummary } from '../../protocol/index.ts'
import { ERASE_AGAIN } from '../identity/erase.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { Authenticator, registerPasskey, signInWith } from '../testing/authenticator.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { openSeats, playOn, type Seated, seatPeople } from '../testing/playing.ts'
import { manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const people = Math.max(2, entry.game.seats.min)

let data: string
let server: Awaited<ReturnType<typeof testServer>>
let url: string
beforeEach(async () => {
  data = temporaryFolder()
  server = await testServer({ data })
  url = server.url.replace('127.0.0.1', 'localhost')
})
afterEach(() => server.close())

/** Every row of every table of the database, as text, except the ids for which nothing may be stored. */
function everything(): string {
  const db = new DatabaseSync(`${data}/vermeil.sqlite`, { readOnly: true })
  const tables = db.prepare("select name from sqlite_master where type = 'table' and name <> 'erasing'").all()
  const rows = tables.flatMap(({ name }) => db.prepare(`select * from "${String(name)}"`).all())
  db.close()
  return JSON.stringify(rows)
}

/** The files of the database as they are on the disk. */
const rawFiles = (): string =>
  readdirSync(data)
    .map((name) => readFileSync(join(data, name), 'latin1'))
    .join('')

const idOf = async (visitor: Visitor): Promise<string> =>
  ((await visitor.request('GET', '/api/me/data')).body as { id: string }).id

async function finish({ table, sockets }: Seated): Promise<void> {
  const chance = fastChance(fastSeed(1))
  await Promise.all(sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance })))
}

const fileOf = async (visitor: Visitor, table: string): Promise<string> =>
  JSON.stringify((await visitor.request('GET', `/api/tables/${table}/match`)).body)

const deleteMe = (visitor: Visitor) => visitor.request('DELETE', '/api/me')

describe('deleting oneself', () => {
  test('leaves no trace of the identity in the database, and every match can be verified', async () => {
    const finished = await seatPeople(url, entry, people)
    const [ada, bea] = finished.visitors
    await ada.request('PUT', '/api/me', { name: 'Zwetschge' })
    await ada.request('PUT', '/api/me/handle', { handle: 'pflaumenmus' })
    await ada.request('POST', '/api/me/recovery')
    const authenticator = new Authenticator(url)
    await registerPasskey(ada, authenticator)
    await ada.request('POST', '/api/daily/silver-and-gold')
    await ada.request('PUT', '/api/me/notices', { live: true, reminder: false })
    const webhook = { kind: 'webhook', language: 'de', url: 'https://8.8.8.8/damaszener', style: 'ntfy' }
    expect((await ada.request('POST', '/api/me/notices/channels', webhook)).status).toBe(201)
    await finished.sockets[0].ask({ type: 'chat', table: finished.table, text: 'Mirabelle' })
    await finished.sockets[1].ask({ type: 'chat', table: finished.table, text: 'Reineclaude' })
    await finish(finished)
    await finished.sockets[1].ask({ type: 'rematch', table: finished.table })
    // Somebody else's lobby, which Ada enters and leaves, having named nothing but herself.
    const lobby = await bea.create({ game: entry.game.id, seats: openSeats(people) })
    const socket = await ada.connect()
    await socket.join(lobby)
    expect(codeOf(await socket.ask({ type: 'sit', table: lobby }))).toBe('done')
    expect(codeOf(await socket.ask({ type: 'leave', table: lobby }))).toBe('done')
    const id = await idOf(ada)
    const before = everything()
    for (const trace of [id, 'Zwetschge', 'pflaumenmus', 'Mirabelle', 'damaszener'])
      expect(before).toContain(trace)
    const result = (await fileOf(bea, finished.table)).match(/"result":.*/)?.[0]

    expect(await deleteMe(ada)).toEqual({ status: 200, body: {} })
    const after = everything()
    expect(after).not.toContain(id)
    for (const trace of [
      'Zwetschge',
      'Player 0',
      'player 0',
      'damaszener',
      'pflaumenmus',
      'Mirabelle',
      authenticator.id.toString('base64url'),
    ])
      expect([trace, after.includes(trace), rawFiles().includes(trace)]).toEqual([trace, false, false])
    expect(after).toContain('Reineclaude')
    const file = await fileOf(bea, finished.table)
    expect(file).toContain('"former player"')
    expect(file.match(/"result":.*/)?.[0]).toBe(result)
    const read = readMatch(file, (game) => findGame(GAMES, game)?.game)
    expect(read.ok).toBe(true)
    expect(ada.cookie).not.toContain('vermeil=')
    expect((await signInWith(new Visitor(url), authenticator)).status).toBe(404)
  })

  test('leaves the random id for a day, in which nothing can be stored for it', async () => {
    await server.close()
    const time = manualTime()
    server = await testServer({ data, time })
    const ada = await Visitor.named(server.url, 'Zwetschge')
    const id = await idOf(ada)
    await deleteMe(ada)
    expect(rawFiles()).toContain(id)
    time.advance(2 * ERASE_AGAIN)
    time.advance(DAY)
    await eventually(() => expect(rawFiles()).not.toContain(id))
  })

  test('leaves out a table that has expired at the same moment', async () => {
    const store = openSqliteStore(':memory:')
    let expire = async (): Promise<void> => undefined
    const findTable: Store['findTable'] = async (id) => {
      const found = await store.findTable(id)
      await expire()
      return found
    }
    const expiring = await testServer({ store: { ...store, findTable } })
    const { visitors } = await seatPeople(expiring.url, entry, people)
    expire = async () => {
      for (const { id, entries } of await store.agesAfter('', 9)) await store.deleteTable(id, entries)
    }
    const answer = await deleteMe(visitors[0])
    expect([answer, await store.agesAfter('', 9)]).toEqual([{ status: 200, body: {} }, []])
    await expiring.close()
    await store.close()
  })

  test('is finished by and by however many others cannot be finished', async () => {
    const store = openSqliteStore(':memory:')
    const time = manualTime()
    const isBroken = (guest: string): boolean => guest.startsWith('broken')
    const programsOf: Store['programsOf'] = (guest) =>
      isBroken(guest) ? Promise.reject(new Error('a row is damaged')) : store.programsOf(guest)
    const fragile = await testServer({ time, store: { ...store, programsOf } })
    const begun = time.now()
    for (let i = 0; i < 60; i++) await store.beginErasing(`broken ${i}`, begun, begun)
    await store.beginErasing('ada', begun, begun + 1)
    time.advance(ERASE_AGAIN)
    await eventually(async () => {
      const due = await store.erasingDue(time.now(), 99)
      expect(due).toEqual([])
    })
    const later = await store.erasingDue(time.now() + ERASE_AGAIN, 99)
    expect(later).toHaveLength(60)
    expect(later.every(({ guest }) => isBroken(guest))).toBe(true)
    await fragile.close()
    await store.close()
  })

  test('leaves no trace in the tables to which somebody was invited, nor in blocks and groups', async () => {
    const { visitors } = await seatPeople(url, entry, people)
    const [ada, bea] = visitors
    await ada.request('PUT', '/api/me', { name: 'Zwetschge' })
    const id = await idOf(ada)
    const refOf = async (visitor: Visitor) =>
      at(((await visitor.request('GET', '/api/people')).body as { people: { person: string }[] }).people, 0)
    await bea.request('POST', '/api/invitations', await refOf(bea).then(({ person }) => ({ person })))
    await ada.request('POST', '/api/people/blocks', await refOf(ada).then(({ person }) => ({ person })))
    await ada.request('POST', '/api/groups', { name: 'Pflaumenrunde' })
    expect((await ada.request('GET', '/api/me/data')).body).toMatchObject({
      blocks: [{ name: 'Player 1' }],
      groups: [{ name: 'Pflaumenrunde' }],
    })
    await deleteMe(ada)
    for (const trace of [id, 'Zwetschge', 'Pflaumenrunde']) expect(everything()).not.toContain(trace)
  })

  test('in the middle of a match leaves the seat to a bot, and the others see a neutral name at once', async () => {
    const { table, visitors, sockets } = await seatPeople(url, entry, people)
    const seen = sockets[1].next((message) => message.type === 'table')
    await deleteMe(visitors[0])
    expect(await seen).toMatchObject({ seats: [{ name: 'former player', standIn: expect.any(String) }, {}] })
    expect(await sockets[0].closed).toMatchObject({ reason: 'signedOut' })
    const { body } = await visitors[1].request('GET', `/api/tables/${table}`)
    expect((body as TableSummary).seats[0]).toMatchObject({ name: 'former player' })
    expect(everything()).not.toContain('Player 0')
    // The match goes on after the server was restarted, which replays the log.
    await server.close()
    server = await testServer({ data })
    const again = await Socket.open(server.url, visitors[1].cookie)
    await again.join(table)
    expect(again.positions.get(table)?.view.seat).toBe(1)
    expect(codeOf(await again.ask({ type: 'phrase', table, phrase: 'hello' }))).toBe('done')
  })

  test('leaves the seat to a bot and no trace even if another device takes it back at once', async () => {
    const seated = await seatPeople(url, entry, people)
    const [ada, bea] = seated.visitors
    const [socket] = seated.sockets
    const tables = [seated.table]
    const others = await bea.connect()
    for (let i = 0; i < 5; i++) {
      const table = await ada.create({ game: entry.game.id, seats: openSeats(2), startWhenFull: true })
      await socket.join(table)
      await others.join(table)
      expect(codeOf(await others.ask({ type: 'sit', table }))).toBe('done')
      tables.push(table)
    }
    const returned = new Set<string>()
    socket.onMessage((message) => {
      if (message.type !== 'event' || message.event.type !== 'standIn' || returned.has(message.table)) return
      returned.add(message.table)
      const [id, { table }] = [returned.size, message]
      socket.socket.send(JSON.stringify({ type: 'return', id: `r${id}`, table }))
      socket.socket.send(JSON.stringify({ type: 'chat', id: `c${id}`, table, text: 'Mirabelle' }))
    })
    const id = await idOf(ada)
    expect((await deleteMe(ada)).status).toBe(200)
    await socket.closed
    expect(returned.size).toBe(tables.length)
    for (const trace of [id, 'Player 0', 'Mirabelle']) expect(everything()).not.toContain(trace)
    for (const table of tables) {
      const { seats } = (await bea.request('GET', `/api/tables/${table}`)).body as TableSummary
      expect(at(seats, 0)).toMatchObject({ name: 'former player', standIn: expect.any(String) })
    }
  })

  test('leaves no trace of what other devices asked for at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const ada = await Visitor.named(url, `Zwetschge ${round}`)
      const id = await idOf(ada)
      const other = new Visitor(url)
      other.cookie = ada.cookie
      const table = { game: entry.game.id, seats: openSeats(2) }
      await Promise.all([
        deleteMe(ada),
        other.request('POST', '/api/tables', table),
        other.request('PUT', '/api/me/handle', { handle: `pflaumenmus${round}` }),
        other.request('POST', '/api/tables', table),
        other.request('POST', '/api/me/programs', { name: 'Mus' }),
      ])
      expect(everything()).not.toContain(id)
      expect(everything()).not.toContain('pflaumenmus')
    }
  })

  test('before the start gives up the seat', async () => {
    const ada = await Visitor.named(url, 'Ada')
    const bea = await Visitor.named(url, 'Bea')
    const table = await ada.create({ game: entry.game.id, seats: openSeats(2), listed: true })
    const socket = await bea.connect()
    await socket.join(table)
    await socket.ask({ type: 'sit', table })
    await deleteMe(ada)
    const { body } = await bea.request('GET', `/api/tables/${table}`)
    expect((body as TableSummary).seats).toEqual([
      { kind: 'open' },
      { kind: 'person', name: 'Bea', host: true },
    ])
    expect(everything()).not.toContain('"Ada"')
  })

  test('deletes nobody else', async () => {
    const { visitors, table } = await seatPeople(url, entry, people)
    await deleteMe(visitors[0])
    expect((await visitors[1].request('GET', '/api/me')).body).toEqual({ name: 'Player 1' })
    const { tables } = (await visitors[1].request('GET', '/api/tables/mine')).body as TablePage
    expect(tables.map((one) => one.table)).toEqual([table])
  })

  test('is not imitated: nobody can take the neutral name', async () => {
    const mallory = new Visitor(url)
    for (const name of ['former player', 'Former Player'])
      expect((await mallory.request('PUT', '/api/me', { name })).status).toBe(400)
  })
})

describe('everything about oneself', () => {
  test('is one file with what was done at each table, without secrets', async () => {
    const seated = await seatPeople(url, entry, people)
    const { table, visitors, sockets } = seated
    await sockets[0].ask({ type: 'chat', table, text: 'Mirabelle' })
    await sockets[1].ask({ type: 'chat', table, text: 'Reineclaude' })
    await visitors[0].request('PUT', '/api/me/handle', { handle: 'pflaumenmus' })
    await registerPasskey(visitors[0], new Authenticator(url))
    await finish(seated)
    const { body } = await visitors[0].request('GET', '/api/me/data')
    expect(body).toMatchObject({
      format: 'vermeil-data',
      name: 'Player 0',
      handle: 'pflaumenmus',
      passkeys: [{}],
      devices: [{}],
      tables: [{ table, status: 'over' }],
    })
    const text = JSON.stringify(body)
    expect(text).toContain('Mirabelle')
    expect(text).toContain('"moves"')
    // What others said, what Chance gave, and what could be used to sign in.
    expect(text).not.toContain('Reineclaude')
    expect(text).not.toContain('"chance"')
    expect(text).not.toContain('"hash"')
  })

  test('is sent a few times only', async () => {
    const limited = await testServer({ limits: { dataExports: { perSecond: 0.001, burst: 2 } } })
    const ada = await Visitor.named(limited.url, 'Ada')
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await ada.request('GET', '/api/me/data')).status)
    expect(statuses).toEqual([200, 200, 429])
    await limited.close()
  })
})
