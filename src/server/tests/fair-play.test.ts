import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { openSeats, playAny, seatPeople } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

const game = requireGame('silver-and-gold')
const data = temporaryFolder()
let server: RunningServer

beforeAll(async () => {
  server = await testServer({ data })
})
afterAll(() => server.close())

async function lobby() {
  const ada = await Visitor.named(server.url, 'Ada')
  const bo = await Visitor.named(server.url, 'Bo')
  const table = await ada.create({ game: game.game.id, seats: openSeats(3) })
  const [host, guest] = [await ada.connect(), await bo.connect()]
  await host.join(table)
  await guest.join(table)
  expect(codeOf(await guest.ask({ type: 'sit', table }))).toBe('done')
  return { table, host, guest, bo }
}

describe('before the start', () => {
  test('the host removes somebody, who is told why and cannot come back on any device', async () => {
    const { table, host, guest, bo } = await lobby()
    const left = guest.event('left')
    expect(codeOf(await host.ask({ type: 'remove', table, seat: 1, reason: 'wrong table' }))).toBe('done')
    const { event, seats, you } = await left
    expect(event).toMatchObject({ removed: { name: 'Bo', by: 'host', reason: 'wrong table' } })
    expect(seats?.[1]).toEqual({ kind: 'open' })
    expect(you).toBeUndefined()
    const other = await bo.connect()
    const whole = await other.join(table)
    expect(codeOf(await other.ask({ type: 'sit', table }))).toBe('removedHere')
    const removal = whole?.removed?.[0]?.number ?? -1
    expect(codeOf(await host.ask({ type: 'readmit', table, removal }))).toBe('done')
    expect(codeOf(await other.ask({ type: 'sit', table }))).toBe('done')
  })

  test('nobody else can remove or readmit anybody', async () => {
    const { table, host, guest } = await lobby()
    expect(codeOf(await guest.ask({ type: 'remove', table, seat: 0 }))).toBe('notHost')
    const stranger = await (await Visitor.named(server.url, 'Cy')).connect()
    await stranger.join(table)
    expect(codeOf(await stranger.ask({ type: 'remove', table, seat: 1 }))).toBe('notHost')
    expect(codeOf(await stranger.ask({ type: 'readmit', table, removal: 1 }))).toBe('notHost')
    const nobody = await new Visitor(server.url).connect()
    await nobody.join(table)
    expect(codeOf(await nobody.ask({ type: 'remove', table, seat: 1 }))).toBe('nameFirst')
    expect(codeOf(await host.ask({ type: 'remove', table, seat: 9 }))).toBe('noSuchSeat')
    for (const reason of ['x'.repeat(201), '\u202eevil', ''])
      expect(codeOf(await host.ask({ type: 'remove', table, seat: 1, reason }))).toBe('malformed')
  })
})

describe('a match', () => {
  test('ends without a result when all players agree, also after a restart in between', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, game, 2)
    const offered = sockets[1].event('seatSet')
    expect(codeOf(await sockets[0].ask({ type: 'end', table, on: true }))).toBe('done')
    expect((await offered).position?.end?.agreed).toBe(1)
    await server.close()
    server = await testServer({ data })
    const again = new Visitor(server.url)
    again.cookie = visitors[1].cookie
    const socket = await again.connect()
    expect((await socket.join(table))?.position?.end?.agreed).toBe(1)
    const closed = socket.event('closed')
    expect(codeOf(await socket.ask({ type: 'end', table, on: true }))).toBe('done')
    expect((await closed).event).toMatchObject({ by: 'agreement' })
    expect((await again.request('GET', `/api/tables/${table}`)).body).toMatchObject({ status: 'closed' })
    const late = await again.connect()
    expect(await late.join(table)).toMatchObject({ status: 'closed', closed: 'agreement' })
    expect(codeOf(await late.ask({ type: 'rematch', table }))).toBe('matchNotOver')
    expect((await again.request('GET', `/api/tables/${table}/match`)).status).toBe(409)
  })

  test('does not end because one player or a spectator says so', async () => {
    const { table, sockets } = await seatPeople(server.url, game, 2)
    const watching = await new Visitor(server.url).connect()
    await watching.join(table)
    expect(codeOf(await watching.ask({ type: 'end', table, on: true }))).toBe('nameFirst')
    expect(codeOf(await sockets[0].ask({ type: 'end', table, on: true }))).toBe('done')
    expect(codeOf(await sockets[0].ask({ type: 'end', table, on: true }))).toBe('done')
    expect(codeOf(await sockets[1].ask({ type: 'end', table, on: false }))).toBe('done')
    await playAny(sockets[0], table, game)
  })
})
