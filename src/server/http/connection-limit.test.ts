import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, testServer } from '../testing/server.ts'

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

  const opened: Socket[] = []

  /** Whether a request whose body never ends is refused. */
  const refused = (port: number, visitor: string, head: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      opened.push(socket)
      socket.write(
        `${head} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitor}\r\nContent-Length: 9\r\n\r\n{`,
      )
      socket.once('data', (data) => resolve(String(data).startsWith('HTTP/1.1 429')))
    })

  test.each(['GET /api/games', 'GET /nowhere.png', 'POST /api/nowhere', 'GET /api/admin'])(
    'each visitor may leave a limited number of bodies unfinished, also where nobody reads them: %s',
    async (head) => {
      const server = await testServer({ limits: { connectionsPerAddress: 3 }, trustProxy: true })
      const answers = []
      for (let sent = 0; sent < 5; sent++) answers.push(await refused(server.port, '192.0.2.1', head))
      expect(answers).toEqual([false, false, false, true, true])
      expect(await refused(server.port, '192.0.2.2', head)).toBe(false)
      for (const socket of opened.splice(0)) socket.destroy()
      await server.close()
    },
  )

  test('a request that was answered counts no more, whatever it was and whether its body was read', async () => {
    const data = temporaryFolder()
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    const web = join(data, 'pages')
    mkdirSync(join(web, 'assets'), { recursive: true })
    writeFileSync(join(web, 'index.html'), '<head></head>')
    writeFileSync(join(web, 'assets', 'a-1.js'), 'x'.repeat(100_000))
    const server = await testServer({ data, web, limits: { connectionsPerAddress: 1 }, trustProxy: true })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = (method: string, path: string, body?: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const headers = {
          'x-forwarded-for': '192.0.2.1',
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': body.length }),
        }
        request({ port: server.port, agent, method, path, headers }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode))
        })
          .once('error', reject)
          .end(body)
      })
    const statuses = []
    for (const [method, path, body] of [
      ['GET', '/api/games'],
      ['HEAD', '/api/games'],
      ['GET', '/api/games', '{"name":"Ada"}'],
      ['PUT', '/api/me', '{"name":"Ada"}'],
      ['PUT', '/api/me', '{"name":'],
      ['PUT', '/api/me'],
      ['POST', '/api/nowhere', '{}'],
      ['OPTIONS', '/api/games'],
      ['GET', '/api/admin'],
      ['GET', '/assets/a-1.js'],
      ['HEAD', '/assets/a-1.js'],
      ['GET', '/t/nowhere.png'],
      ['GET', '/'],
      ['GET', '/health'],
    ] as const)
      statuses.push(await ask(method, path, body))
    expect(statuses).toEqual([200, 200, 200, 200, 400, 400, 404, 404, 401, 200, 200, 404, 200, 200])
    agent.destroy()
    await server.close()
  })

  test('requests that are refused because there are too many of them count as well', async () => {
    const requests = { perSecond: 0, burst: 1 }
    const server = await testServer({ limits: { connectionsPerAddress: 3, requests }, trustProxy: true })
    const sockets = await Promise.all(Array.from({ length: 6 }, () => unanswered(server.port, '192.0.2.1')))
    for (const socket of sockets) socket.resume()
    await expect.poll(() => sockets.filter(({ closed }) => closed)).toHaveLength(3)
    await server.close()
  })

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
