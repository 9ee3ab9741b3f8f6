import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { RunningServer } from '../main.ts'
import type { ServerOptions } from '../options.ts'
import { Socket, Visitor } from '../testing/client.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

let server: RunningServer
afterEach(() => server.close())
const start = async (options: ServerOptions = {}) => {
  // Whether the pages have been built makes no difference to these tests.
  server = await testServer({ web: join(temporaryFolder(), 'none'), ...options })
}

interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly host?: string
  readonly body?: string
}

function send({ method = 'GET', path = '/api/me', headers = {}, host = '127.0.0.1', body = '' }: Sent) {
  const all = { host, connection: 'close', ...headers }
  const typed = body === '' ? {} : { 'content-type': 'application/json', 'content-length': `${body.length}` }
  const lines = Object.entries({ ...all, ...typed }).map(([name, value]) => `${name}: ${value}`)
  return rawRequest(
    server.url,
    [`${method} ${path} HTTP/1.1`, ...lines].join('\r\n') + (body && `\r\n\r\n${body}`),
  )
}

const setName = (headers: Record<string, string>, host?: string) =>
  send({ method: 'PUT', headers, body: '{"name":"Ada"}', ...(host === undefined ? {} : { host }) })

describe('the rate limit of the API', () => {
  test.each([
    ['a percent-encoded path', 'GET', '/%61pi/me'],
    ['another spelling of a parameter', 'GET', '/api/tables/%61aaaaaaa'],
    ['HEAD', 'HEAD', '/api/games'],
    ['a query', 'GET', '/api/games?x'],
    ['a whole URL', 'GET', 'http://127.0.0.1/api/me'],
    ['OPTIONS', 'OPTIONS', '/api/me'],
    ['an unknown route that would change something', 'POST', '/nothing'],
    ['a method that a route does not have', 'DELETE', '/api/me'],
    ['a path of the API that leads nowhere', 'GET', '/api/nothing'],
    ['a parameter that is too long', 'GET', `/api/tables/${'a'.repeat(99)}`],
    ['metrics', 'GET', '/metrics'],
  ])('counts %s', async (_, method, path) => {
    await start({ limits: { requests: { perSecond: 0.001, burst: 1 } } })
    await send({ method, path })
    expect((await send({})).status).toBe(429)
  })

  test.each([
    ['two slashes', '//api/me', 404],
    ['a path that is encoded twice', '/%2561pi/me', 200],
    ['capitals', '/API/me', 200],
    ['a table', '/t/abcdefghijkl', 404],
  ])('does not count %s, which leads to no handler of the API', async (_, path, expected) => {
    await start({
      limits: { requests: { perSecond: 0.001, burst: 1 }, files: { perSecond: 0.001, burst: 1 } },
    })
    const { body, status } = await send({ path })
    expect(status).toBe(expected)
    expect(body).toContain(status === 200 || path.startsWith('/t/') ? '<!doctype html>' : 'notFound')
    expect((await send({})).status).toBe(200)
    expect((await send({ path })).status).toBe(429)
  })

  test('whole URLs are refused: their host would win over the header', async () => {
    await start()
    for (const path of ['http://127.0.0.1/api/me', 'https://games.example/', '*'])
      expect((await send({ path, method: path === '*' ? 'OPTIONS' : 'GET' })).status).toBe(400)
  })
})

describe('the host', () => {
  test.each([
    '127.0.0.1:8080',
    '[::1]:8080',
    '192.168.1.20',
    'localhost:8080',
    'LOCALHOST',
    'game.localhost',
    'pi:8080',
    'raspberrypi.local',
    'pi.local.',
    'pi.lan',
    'pi.home.arpa',
    hostname(),
  ])('%s is accepted without an option', async (host) => {
    await start()
    expect((await send({ host })).status).toBe(200)
    expect((await setName({ origin: new URL(`http://${host}`).origin }, host)).status).toBe(200)
  })

  test.each([
    'stranger.example',
    'stranger.example:8080',
    'stranger.example.',
    'local.stranger.example',
    'localhost.stranger.example',
    '127.0.0.1.stranger.example',
    'xn--strnger-8wa.example',
  ])('%s is refused unless it is ours, so a stranger’s name that leads here is of no use', async (host) => {
    await start()
    const answer = await send({ host })
    expect(answer.status).toBe(421)
    expect(JSON.parse(answer.body)).toEqual({
      rejection: { code: 'wrongHost', host, option: `--origin http://${host}` },
    })
    expect((await send({ host, path: '/' })).status).toBe(421)
    expect((await setName({ origin: `http://${host}` }, host)).status).toBe(421)
    // Whatever supervises the process may call it as it likes.
    expect((await send({ host, path: '/health' })).status).toBe(200)
    const sent = { host, origin: `http://${host}` }
    await expect(Socket.open(server.url, undefined, sent)).rejects.toThrow('421')
  })

  test('a person who opens the page, and the log, are told which option to set', async () => {
    const lines: string[] = []
    await start({ logLevel: 'warn', logStream: { write: (line) => lines.push(line) } })
    for (let times = 0; times < 5; times++) {
      const { body, head } = await send({
        host: 'games.example',
        path: '/',
        headers: { accept: 'text/html' },
      })
      expect(head).toContain('text/plain')
      expect(body).toContain('--origin http://games.example')
    }
    expect(lines.filter((line) => line.includes('--origin http://games.example'))).toHaveLength(1)
  })

  test('a forwarded name does not excuse a stranger’s, because scripts can send such headers too', async () => {
    await start({ trustProxy: true, origins: ['https://games.example'] })
    const forwarded = { 'x-forwarded-host': 'games.example' }
    expect((await send({ host: 'stranger.example', headers: forwarded })).status).toBe(421)
    expect((await send({ headers: forwarded })).status).toBe(200)
    expect((await send({ host: 'games.example' })).status).toBe(200)
    expect((await send({ headers: { 'x-forwarded-host': 'stranger.example' } })).status).toBe(421)
  })

  test.each([
    ['two', 'Host: 127.0.0.1\r\nHost: 127.0.0.1'],
    ['two that differ', 'Host: 127.0.0.1\r\nhost: stranger.example'],
    ['a list', 'Host: 127.0.0.1, stranger.example'],
    ['none', 'X: y'],
    ['a path', 'Host: 127.0.0.1/x'],
    ['a user', 'Host: 127.0.0.1@stranger.example'],
    ['a name of fifteen thousand letters', `Host: ${'a'.repeat(15_000)}`],
  ])('%s in the header is refused', async (_, lines) => {
    await start()
    for (const path of ['/api/me', '/', '/health'])
      expect(
        (await rawRequest(server.url, `GET ${path} HTTP/1.1\r\n${lines}\r\nConnection: close`)).status,
      ).toBe(400)
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
    expect((await rawRequest(server.url, `GET /socket HTTP/1.1\r\n${lines}\r\n${upgrade}`)).status).toBe(400)
  })
})

describe('the origin', () => {
  test('must have the scheme under which the page was asked for', async () => {
    await start({ trustProxy: true })
    const host = 'pi.local'
    const from = async (origin: string, proto?: string) =>
      (await setName({ origin, ...(proto === undefined ? {} : { 'x-forwarded-proto': proto }) }, host)).status
    expect(await from('http://pi.local')).toBe(200)
    expect(await from('https://pi.local')).toBe(403)
    expect(await from('https://pi.local', 'https')).toBe(200)
    expect(await from('http://pi.local', 'https')).toBe(403)
    expect(await from('http://pi.local:8080')).toBe(403)
    expect(await from('null')).toBe(403)
  })

  test('must be one of those that are configured', async () => {
    await start({ origins: ['https://games.example'] })
    await expect(Socket.open(server.url, undefined, { origin: server.url })).rejects.toThrow('403')
    await expect(Socket.open(server.url, undefined, { origin: 'http://games.example' })).rejects.toThrow(
      '403',
    )
    const socket = await Socket.open(server.url, undefined, { origin: 'https://games.example' })
    await socket.close()
  })
})

describe('the address behind a proxy', () => {
  const seen = async (forwarded: string): Promise<string> => {
    const { body } = await send({ path: '/health/seen', headers: { 'x-forwarded-for': forwarded } })
    return (JSON.parse(body) as { address: string }).address
  }

  test.each([
    ['an address', '203.0.113.7', '203.0.113.7'],
    ['a list, of which the proxy wrote the end', '192.168.0.1, 127.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['a long list', `${'127.0.0.1,'.repeat(1_000)}203.0.113.7`, '203.0.113.7'],
    ['a port', '203.0.113.7:4711', '203.0.113.7'],
    ['IPv4 written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['brackets', '[2001:db8:1:2::3]', '2001:db8:1:2'],
    ['brackets and a port', '[2001:db8:1:2::4]:4711', '2001:db8:1:2'],
    ['a name that hides it', '203.0.113.7, _hidden', '_hidden'],
    ['nothing', ',', '127.0.0.1'],
  ])('is told with %s', async (_, forwarded, expected) => {
    await start({ trustProxy: true })
    expect(await seen(forwarded)).toBe(expected)
  })

  test('is the same for all connections of a visitor, if the proxy appends their ports', async () => {
    await start({ trustProxy: true, limits: { requests: { perSecond: 0.001, burst: 2 } } })
    const statuses: number[] = []
    for (const port of [4711, 4712, 4713])
      statuses.push((await send({ headers: { 'x-forwarded-for': `203.0.113.7:${port}` } })).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

test('links in messages lead to the address that a visitor has opened, if no origin is set', async () => {
  await start({ trustProxy: true })
  const { cookie = '' } = await Visitor.named(server.url, 'Ada')
  const headers = { cookie, 'x-forwarded-host': 'games.lan', 'x-forwarded-proto': 'https' }
  const body = '{"kind":"webhook","language":"en","url":"https://example.org/hook","style":"slack"}'
  expect((await send({ method: 'POST', path: '/api/me/notices/channels', headers, body })).status).toBe(201)
  const data = await fetch(`${server.url}/api/me/data`, { headers: { cookie } })
  const { channels } = (await data.json()) as { channels: { origin: string }[] }
  expect(channels.map(({ origin }) => origin)).toEqual(['https://games.lan'])
})

describe('the cookie', () => {
  const cookies = (head: string) =>
    head.split('\r\n').flatMap((line) => /^set-cookie: (.*)/i.exec(line)?.[1] ?? [])

  test('is HttpOnly and SameSite, and over https Secure and bound to the host', async () => {
    await start({ trustProxy: true, base: '/play' })
    const name = async (headers: Record<string, string>) =>
      cookies(
        (await send({ method: 'PUT', path: '/play/api/me', body: '{"name":"Ada"}', headers })).head,
      ).join()
    const plain = await name({})
    expect(plain).toMatch(/^vermeil=[\w-]{24}\.[\w-]{43}; /)
    expect(plain).toContain('HttpOnly')
    expect(plain).toContain('SameSite=Lax')
    expect(plain).toContain('Path=/play')
    expect(plain).not.toContain('Secure')
    const secure = await name({ 'x-forwarded-proto': 'https' })
    expect(secure).toMatch(/^__Host-vermeil-play=[\w-]{24}\.[\w-]{43}; /)
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/;', 'Secure']) expect(`${secure};`).toContain(part)
    expect(secure).not.toContain('Domain')
  })

  test('of an earlier build is still read, and renamed over https', async () => {
    await start({ trustProxy: true })
    const { cookie = '' } = await Visitor.named(server.url, 'Ada')
    const https = { 'x-forwarded-proto': 'https' }
    const first = await send({ headers: { ...https, cookie } })
    expect(first.body).toBe('{"name":"Ada"}')
    const [renamed = '', removed = ''] = cookies(first.head)
    expect(renamed).toMatch(/^__Host-vermeil=/)
    expect(removed).toMatch(/^vermeil=; Max-Age=0/)
    const [pair = ''] = renamed.split(';')
    expect(pair.split('=')[1]).toBe(cookie.split('=')[1])
    const second = await send({ headers: { ...https, cookie: pair } })
    expect(second.body).toBe('{"name":"Ada"}')
    expect(cookies(second.head)).toEqual([])
    // The new name wins over one that another host of the domain may have planted.
    const both = await send({ headers: { ...https, cookie: `vermeil=planted.cookie; ${pair}` } })
    expect(both.body).toBe('{"name":"Ada"}')
  })
})

describe('caches', () => {
  test('keep nothing of the API, not even what was refused', async () => {
    await start()
    for (const sent of [
      {},
      { path: '/api/games' },
      { path: '/api/tables' },
      { path: '/api/tables/aaaaaaaaaaaa' },
      { path: '/api/nothing' },
      { path: '/api/%' },
      { path: '/metrics' },
      { path: '/health' },
      { method: 'POST', path: '/api/tables', body: '{}' },
      { host: 'stranger.example' },
    ])
      expect((await send(sent)).head.toLowerCase()).toContain('cache-control: no-store')
  })
})

describe('metrics', () => {
  const status = async (headers: Record<string, string>) => (await send({ path: '/metrics', headers })).status

  test('are for the operator: they are not served through a proxy, whatever it adds to a request', async () => {
    for (const trustProxy of [true, false]) {
      await start({ trustProxy })
      for (const header of [
        'forwarded',
        'x-forwarded-for',
        'X-Forwarded-Proto',
        'x-forwarded-host',
        'x-real-ip',
        'via',
        'cf-connecting-ip',
        'true-client-ip',
        'x-client-ip',
        'fly-client-ip',
      ])
        expect([header, await status({ [header]: '127.0.0.1' })]).toEqual([header, 404])
      const direct = await send({ path: '/metrics' })
      expect(direct.status).toBe(200)
      if (trustProxy) await server.close()
    }
  })

  test('with a token, need the token', async () => {
    await start({ metricsToken: 'open sesame' })
    expect(await status({})).toBe(404)
    expect(await status({ authorization: 'Bearer wrong' })).toBe(404)
    expect(await status({ authorization: 'open sesame' })).toBe(404)
    const token = { authorization: 'Bearer open sesame', 'x-forwarded-for': '1.2.3.4' }
    expect(await status(token)).toBe(200)
  })
})
