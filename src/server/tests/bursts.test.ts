import { once } from 'node:events'
import { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { RunningServer } from '../main.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { testServer } from '../testing/server.ts'

/*
 * The server runs in this process, so that the tests can count the turns of its event loop. In each of them others could
 * have had their turn.
 */

let server: RunningServer | undefined
afterEach(() => server?.close())

/** How many turns of the event loop a task takes. `tick` says in which of them it is called. */
async function countTicks(task: (tick: () => number) => Promise<void>): Promise<number> {
  let ticks = 0
  let over = false
  const count = (): void => {
    ticks++
    if (!over) setImmediate(count)
  }
  setImmediate(count)
  await task(() => ticks)
  over = true
  return ticks
}

test('the commands of one address are spread over many ticks, however many sockets send them at once', async () => {
  const [SOCKETS, EACH, PER_TICK] = [20, 20, 2]
  server = await testServer({ limits: { commandsPerTick: PER_TICK } })
  const { url } = server
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => Socket.open(url)))
  const ticks = await countTicks(async () => {
    const answers = sockets.flatMap((socket) =>
      Array.from({ length: EACH }, () => socket.ask({ type: 'ping' })),
    )
    expect(new Set((await Promise.all(answers)).map(codeOf))).toEqual(new Set(['done']))
  })
  expect(ticks).toBeGreaterThanOrEqual((SOCKETS * EACH) / PER_TICK)
  await Promise.all(sockets.map((socket) => socket.close()))
})

test('what was sent because of an address counts before its next command, also if both arrive in the same tick', async () => {
  server = await testServer({ limits: { sent: { perSecond: 1, burst: 100 } } })
  const ada = await Visitor.named(server.url, 'Ada')
  const table = await ada.create({ game: 'silver-and-gold', seats: [{ kind: 'me' }], startWhenFull: true })
  const socket = await ada.connect()
  const answers = await Promise.all(Array.from({ length: 10 }, () => socket.ask({ type: 'join', table })))
  expect(answers.map(codeOf)).toEqual(['done', ...Array(9).fill('tooFast')])
  await socket.close()
})

test('the requests of one address are spread over many ticks, however many connections send them at once', async () => {
  const CONNECTIONS = 100
  server = await testServer({})
  const { port } = server
  const connections = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'))
  const askAll = async (): Promise<void> => {
    const answers = connections.map((connection) => once(connection, 'data'))
    for (const connection of connections)
      connection.write('GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n')
    for (const [answer] of await Promise.all(answers)) expect(String(answer)).toContain('HTTP/1.1 200')
  }
  // The server takes its time to accept connections.
  await askAll()
  const answered: number[] = []
  const { end } = ServerResponse.prototype
  await countTicks(async (tick) => {
    vi.spyOn(ServerResponse.prototype, 'end').mockImplementation(function (this: ServerResponse, ...given) {
      answered[tick()] = (answered[tick()] ?? 0) + 1
      return end.apply(this, given as Parameters<typeof end>)
    })
    await askAll()
  })
  vi.restoreAllMocks()
  expect(answered.reduce((sum, count) => sum + count, 0)).toBe(CONNECTIONS)
  expect(Math.max(...answered.filter((count) => count > 0))).toBeLessThanOrEqual(3)
  for (const connection of connections) connection.destroy()
})
