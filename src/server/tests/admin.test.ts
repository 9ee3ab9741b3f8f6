import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import type { AdminAct, Audit, TableSummary } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { actAsAdmin, askAdmin } from '../testing/administrator.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { bareTable } from '../testing/contracts/bare-table.ts'
import { openSeats, playAny, seatPeople } from '../testing/playing.ts'
import { manualTime, testServer } from '../testing/server.ts'

const game = requireGame('silver-and-gold')
const MINUTE = 60_000

let server: RunningServer
let token: string
const time = manualTime()

beforeEach(async () => {
  server = await testServer({ time, limits: { requests: { perSecond: 0.001, burst: 60 } } })
  token = server.adminToken ?? ''
})
afterEach(() => server.close())

const ask = (path: string, body?: unknown, headers?: Record<string, string>) =>
  askAdmin({ url: server.url, token }, path, body, headers)
const act = (order: AdminAct): Promise<Audit> => actAsAdmin({ url: server.url, token }, order)
const refusal = async (answer: ReturnType<typeof ask>) => (await answer).body.rejection?.code
const guestAt = async (table: string, seat: number): Promise<string> =>
  (await ask(`/tables?search=${table}`)).body.tables[0].guests[seat] ?? ''

describe('without the token', () => {
  test('nothing is shown or done, and guesses are limited', async () => {
    const good = token
    for (const wrong of ['', 'x', `${good}x`, good.slice(0, -1), 'vermeil-admin-']) {
      token = wrong
      expect(await refusal(ask(''))).toBe('adminOnly')
      expect(await refusal(ask('/acts', { act: 'newTables', on: false }))).toBe('adminOnly')
    }
    expect(await refusal(ask(''))).toBe('tooFast')
    // The right one works all the while, from the same address.
    token = good
    expect((await ask('')).body.switches.newTables).toBe(true)
  })

  test('a page of another site cannot act, and nonsense changes nothing', async () => {
    const off = { act: 'newTables', on: false }
    expect(await refusal(ask('/acts', off, { origin: 'https://evil.example' }))).toBe('wrongOrigin')
    expect(await refusal(ask('/acts', 'x'))).toBe('malformed')
    expect(await refusal(ask('/acts', { act: 'nonsense' }))).toBe('malformed')
    expect(await refusal(ask('/acts', { ...off, more: 1 }))).toBe('malformed')
    expect(await refusal(ask('/acts', `{"act":"${'x'.repeat(70_000)}"}`))).toBe('tooLarge')
    expect((await ask('/audit')).body.acts).toEqual([])
  })
})

test('a token in any other place than its header is of no use', async () => {
  for (const [query, headers] of [
    [`?token=${token}`, {}],
    ['', { cookie: `vermeil=${token}` }],
    ['', { authorization: `Basic ${Buffer.from(`admin:${token}`).toString('base64')}` }],
    ['', { 'x-authorization': `Bearer ${token}` }],
  ] as const) {
    const answer = await fetch(`${server.url}/api/admin${query}`, { headers })
    expect([answer.status, await answer.json()]).toEqual([401, { rejection: { code: 'adminOnly' } }])
  }
  const body = { act: 'newTables', on: false, token }
  const answer = await fetch(`${server.url}/api/admin/acts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(401)
})

describe('an administrator', () => {
  test('who sends an act again that was recorded but not done has it done', async () => {
    const store = openSqliteStore(':memory:')
    let isBroken = false
    const append: Store['append'] = (entries) =>
      isBroken ? Promise.reject(new Error('the process dies here')) : store.append(entries)
    const fragile = await testServer({ time, store: { ...store, append } })
    const admin = { url: fragile.url, token: fragile.adminToken ?? '' }
    const { table, sockets, visitors } = await seatPeople(fragile.url, game, 3)
    const statusOf = async () =>
      ((await visitors[0].request('GET', `/api/tables/${table}`)).body as TableSummary).status
    for (const order of [
      { act: 'removePerson', table, seat: 1, id: 'remove' },
      { act: 'closeTable', table, id: 'close' },
    ] as const) {
      isBroken = true
      await expect(actAsAdmin(admin, order)).rejects.toThrow('serverTrouble')
      isBroken = false
      const seen = sockets[0].event(order.act === 'closeTable' ? 'closed' : 'standIn')
      await actAsAdmin(admin, order)
      await seen
    }
    expect(await statusOf()).toBe('closed')
    expect((await askAdmin(admin, '/audit')).body.acts.map(({ id }) => id).toSorted()).toEqual([
      'close',
      'remove',
    ])
    await fragile.close()
    await store.close()
  })

  test('cannot readmit anybody at a table that does not exist', async () => {
    const order = { act: 'readmitPerson', table: 'doesNotExist', guest: 'x' }
    expect(await refusal(ask('/acts', order))).toBe('noSuchTable')
    expect((await ask('/audit')).body.acts).toEqual([])
  })

  test('acts while somebody floods the server from the same address', async () => {
    const flood = async () => (await fetch(`${server.url}/api/games`)).status
    for (let i = 0; i < 60; i++) await flood()
    expect(await flood()).toBe(429)
    expect(await act({ act: 'newTables', on: false })).toMatchObject({ act: 'newTables', who: 'admin' })
    expect(await flood()).toBe(429)
  })

  test('does the same act once, however often it is sent', async () => {
    const order = { act: 'announce', id: 'once', texts: { en: 'Hello' } } as const
    const [first, again] = [await act(order), await act(order)]
    expect(again).toEqual(first)
    expect((await ask('/audit')).body.acts).toHaveLength(1)
  })

  test('replaces the token they have; the old one and tokens of another form are refused', async () => {
    const old = token
    const rotate = (fresh: string) => ({ act: 'rotateToken', id: 'once', token: fresh }) as const
    for (const weak of ['', 'vermeil-admin-', 'a'.repeat(60), `vermeil-admin-${'a'.repeat(42)}`])
      expect(await refusal(ask('/acts', rotate(weak)))).toBe('malformed')
    const fresh = `vermeil-admin-${'aZ_-9'.repeat(8)}abc`
    expect(await act(rotate(fresh))).toMatchObject({ act: 'rotateToken', who: 'admin' })
    expect(await refusal(ask(''))).toBe('adminOnly')
    // The page sends it again if it got no answer. Only the new token can find out that it was done.
    expect(await refusal(ask('/acts', rotate(fresh)))).toBe('adminOnly')
    token = fresh
    await act(rotate(fresh))
    const { acts } = (await ask('/audit')).body
    expect(acts.map((one) => one.act)).toEqual(['rotateToken'])
    expect(JSON.stringify(acts)).not.toContain(fresh)
    expect(old).not.toBe(fresh)
  })

  test('reads all who are connected, page by page, each of them once', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `Guest ${String(n).padStart(2, '0')}`)
    for (const name of names) await (await Visitor.named(server.url, name)).connect()
    const first = (await ask('/people')).body
    expect(first.people.map(({ name }) => name)).toEqual(names.slice(0, 50))
    const rest = (await ask(`/people?after=${encodeURIComponent(first.next ?? '')}`)).body
    expect(rest.people.map(({ name }) => name)).toEqual(names.slice(50))
    expect(rest).not.toHaveProperty('next')
    expect(await refusal(ask('/people?after=x'))).toBe('malformed')
  })

  test('lists finished tables page by page without a search', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const wanted = { game: game.game.id, seats: openSeats(2) }
    const closed: string[] = []
    for (let n = 0; n < 52; n++) {
      const table = await ada.create(wanted)
      await act({ act: 'closeTable', table })
      closed.unshift(table)
      time.advance(1)
    }
    const open = await ada.create(wanted)
    const ids = (tables: readonly { readonly table: string }[]) => tables.map(({ table }) => table)
    const page = (await ask('/tables?status=finished')).body
    expect(ids(page.tables)).toEqual(closed.slice(0, 50))
    const rest = (await ask(`/tables?status=finished&after=${page.next}`)).body
    expect(ids(rest.tables)).toEqual(closed.slice(50))
    expect(ids((await ask('/tables')).body.tables)).toEqual([open])
  })

  test('bans a guest on all devices for a time, and lifts the ban', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, game, 2)
    const guest = await guestAt(table, 1)
    const told = sockets[1].next(({ type }) => type === 'refused')
    const left = sockets[0].event('standIn')
    await act({ act: 'banGuest', guest, minutes: 10, reason: 'spam' })
    const until = time.now() + 10 * MINUTE
    expect(await told).toMatchObject({ rejection: { code: 'banned', until } })
    expect(await sockets[1].closed).toEqual({ code: 1008, reason: 'banned' })
    await left
    expect((await visitors[1].request('GET', '/api/tables/mine')).body).toEqual({
      rejection: { code: 'banned', until },
    })
    await expect(visitors[1].connect()).rejects.toThrow()
    expect((await visitors[0].request('GET', '/api/me')).status).toBe(200)
    const [ban] = (await ask('/bans')).body.bans
    await act({ act: 'unban', ban: ban.id })
    expect((await visitors[1].request('GET', '/api/me')).status).toBe(200)
    expect(await refusal(ask('/acts', { act: 'unban', ban: ban.id }))).toBe('noSuchBan')
    await act({ act: 'banGuest', guest, minutes: 10 })
    time.advance(10 * MINUTE)
    expect((await visitors[1].request('GET', '/api/me')).status).toBe(200)
  })

  test('bans a guest from all unfinished tables, however many matches they have finished since', async () => {
    const store = openSqliteStore(':memory:')
    const large = await testServer({ time, store })
    const admin = { url: large.url, token: large.adminToken ?? '' }
    const ada = await Visitor.named(large.url, 'Ada')
    const table = await ada.create({ game: game.game.id, seats: openSeats(2) })
    const [guest = ''] = (await store.seatedAt(table)).map((one) => one.guest)
    const seats = [{ kind: 'person', guest, name: 'Ada' }] as const
    const head = { status: 'over', asked: 0, updated: time.now() + 1 } as const
    for (let n = 0; n < 120; n++) await store.createTable({ ...bareTable(`over${n}`), seats }, head)
    await actAsAdmin(admin, { act: 'banGuest', guest, minutes: 5 })
    expect(await store.countUnfinished(guest)).toBe(0)
    await large.close()
    await store.close()
  })

  test('bans a network, but cannot ban their own by accident', async () => {
    const order = { act: 'banNetwork', network: '127.0.0.7/8', minutes: 5 } as const
    expect(await refusal(ask('/acts', order))).toBe('bansYourself')
    expect(await refusal(ask('/acts', { ...order, network: '0.0.0.0/0' }))).toBe('badNetwork')
    const socket = await (await Visitor.named(server.url, 'Ada')).connect()
    await act({ ...order, force: true })
    expect((await socket.closed).reason).toBe('banned')
    expect((await fetch(`${server.url}/api/games`)).status).toBe(403)
    // Administrators are let in all the same, and can undo it.
    const [ban] = (await ask('/bans')).body.bans
    expect(ban.target).toBe('127.0.0.0/8')
    await act({ act: 'unban', ban: ban.id })
    expect((await fetch(`${server.url}/api/games`)).status).toBe(200)
  })

  test('removes somebody from a match and closes the table', async () => {
    const { table, sockets } = await seatPeople(server.url, game, 2)
    const replaced = sockets[0].event('standIn')
    await act({ act: 'removePerson', table, seat: 1, reason: 'insults' })
    expect((await replaced).event).toMatchObject({ seat: 1, removed: true })
    expect(codeOf(await sockets[1].ask({ type: 'return', table }))).toBe('removedHere')
    await act({ act: 'readmitPerson', table, guest: await guestAt(table, 1) })
    expect(codeOf(await sockets[1].ask({ type: 'return', table }))).toBe('done')
    const closed = sockets[0].event('closed')
    await act({ act: 'closeTable', table })
    expect((await closed).event).toMatchObject({ by: 'admin' })
    expect(await refusal(ask('/acts', { act: 'closeTable', table }))).toBe('tableClosed')
    expect(await refusal(ask('/acts', { act: 'removePerson', table: 'nowhere1', seat: 1 }))).toBe(
      'noSuchTable',
    )
    const acts = (await ask('/audit')).body.acts.map((one) => one.act)
    expect(acts.toSorted()).toEqual(['closeTable', 'readmitPerson', 'removePerson'])
  })

  test('stops new tables, and tells everybody something', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    await act({ act: 'newTables', on: false })
    const wanted = { game: game.game.id, seats: openSeats(2) }
    expect((await ada.request('POST', '/api/tables', wanted)).body).toEqual({
      rejection: { code: 'newTablesOff' },
    })
    await act({ act: 'newTables', on: true })
    await ada.create(wanted)
    await act({ act: 'announce', texts: { en: 'Down at nine', de: 'Pause um neun' }, minutes: 5 })
    const shown = async () => (await ada.request('GET', '/api/tables/mine')).body
    expect(await shown()).toMatchObject({ announcement: { en: 'Down at nine', de: 'Pause um neun' } })
    time.advance(5 * MINUTE)
    expect(await shown()).not.toHaveProperty('announcement')
  })

  test('makes the server read-only, and no clock runs meanwhile', async () => {
    const clock = { kind: 'live', bank: 60, increment: 0 } as const
    const { table, sockets, visitors } = await seatPeople(server.url, game, 2, { clock })
    await act({ act: 'readOnly', on: true })
    const { asked = 0 } = sockets[0].positions.get(table) ?? {}
    const moves = [{}]
    expect(codeOf(await sockets[0].ask({ type: 'play', table, asked, moves }))).toBe('readOnly')
    expect((await visitors[0].request('PUT', '/api/me', { name: 'Else' })).body).toEqual({
      rejection: { code: 'readOnly' },
    })
    expect((await visitors[0].request('GET', '/api/tables/mine')).body).toMatchObject({ readOnly: true })
    time.advance(10 * MINUTE)
    await act({ act: 'readOnly', on: false })
    await playAny(sockets[0], table, game)
    const { seats } = (await (await visitors[0].connect()).join(table)) ?? {}
    expect(seats?.some((seat) => seat.kind === 'person' && seat.standIn !== undefined)).toBe(false)
  })
})

describe('a report', () => {
  test('reaches the administrators with the chat that the server knows', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, game, 2)
    await sockets[1].ask({ type: 'chat', table, text: 'you are stupid' })
    const report = { seat: 1, reason: 'insults', text: 'please look' }
    const send = (visitor: Visitor, body: object) =>
      visitor.request('POST', `/api/tables/${table}/reports`, body)
    expect((await send(visitors[0], report)).status).toBe(201)
    expect((await send(visitors[0], { ...report, chat: [] })).status).toBe(400)
    expect((await send(visitors[0], { ...report, seat: 0 })).status).toBe(400)
    const stranger = await Visitor.named(server.url, 'Cy')
    expect((await send(stranger, report)).body).toEqual({ rejection: { code: 'notSeated' } })
    const [shown] = (await ask('/reports')).body.reports
    expect(shown).toMatchObject({
      table,
      reportedName: 'Player 1',
      reporterName: 'Player 0',
      text: 'please look',
      chat: [{ seat: 1, name: 'Player 1', text: 'you are stupid' }],
    })
    await act({ act: 'resolveReport', report: shown.id })
    expect((await ask('/reports')).body.reports[0].resolved).toBe(time.now())
    expect((await ask('')).body.reports).toBe(0)
  })

  test('cannot flood them', async () => {
    const { table, visitors } = await seatPeople(server.url, game, 2)
    const codes = []
    for (let i = 0; i < 7; i++) {
      const answer = await visitors[0].request('POST', `/api/tables/${table}/reports`, {
        seat: 1,
        reason: 'other',
      })
      codes.push(answer.status)
    }
    expect(codes).toEqual([201, 201, 201, 201, 201, 429, 429])
  })

  test('forgets those who delete themselves', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, game, 3)
    await sockets[2]?.ask({ type: 'chat', table, text: 'my secret' })
    await visitors[0].request('POST', `/api/tables/${table}/reports`, { seat: 1, reason: 'other' })
    expect(JSON.stringify((await visitors[0].request('GET', '/api/me/data')).body)).toContain('"reports":[{')
    await visitors[2]?.request('DELETE', '/api/me')
    expect(JSON.stringify((await ask('/reports')).body)).not.toContain('my secret')
    await visitors[0].request('DELETE', '/api/me')
    const [report] = (await ask('/reports')).body.reports
    expect(report).not.toHaveProperty('reporter')
    await visitors[1].request('DELETE', '/api/me')
    expect((await ask('/reports')).body.reports).toEqual([])
  })
})
