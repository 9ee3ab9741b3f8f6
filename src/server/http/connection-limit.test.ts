import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'

test('connections of an address beyond the limit are closed, whether they send something or not', async () => {
  const server = await testServer({ limits: { connectionsPerAddress: 3 } })
  const silent = (): Socket => connect(server.port, '127.0.0.1').on('error', () => undefined)
  const kept = [silent(), silent(), silent()]
  await Promise.all(kept.map((socket) => once(socket, 'connect')))
  await once(silent(), 'close')
  expect(kept.every((socket) => !socket.destroyed)).toBe(true)
  // A connection that ends makes room for another one.
  const [first] = kept
  first?.destroy()
  const health = (): Promise<number> =>
    fetch(`${server.url}/health`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(health).toBe(200)
  for (const socket of kept) socket.destroy()
  await server.close()
})

describe('behind a proxy, which has one address for all visitors', () => {
  /** Opens a connection and keeps the answer waiting: the request never ends. */
  async function unanswered(port: number, visitor: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    const head = `PUT /api/me HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitor}\r\n`
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`)
    await once(socket, 'connect')
    return socket
  }

  test('each visitor may leave a limited number of answers unread, and connections are not limited', async () => {
    const server = await testServer({ limits: { connectionsPerAddress: 3 }, trustProxy: true })
    const status = (visitor: string): Promise<number> =>
      fetch(`${server.url}/api/games`, { headers: { 'x-forwarded-for': visitor } }).then(
        (answer) => answer.status,
      )
    const open = await Promise.all(Array.from({ length: 3 }, () => unanswered(server.port, '192.0.2.1')))
    await expect.poll(() => status('192.0.2.1')).toBe(429)
    expect(await status('192.0.2.2')).toBe(200)
    // What a proxy adds of its own connections, such as a health check, is not the visitor's.
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    for (const socket of open) socket.destroy()
    await expect.poll(() => status('192.0.2.1')).toBe(200)
    await server.close()
  })
})
