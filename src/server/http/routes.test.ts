import dns from 'node:dns'
import { mkdirSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { type DeviceLink, GamesSchema, TablePageSchema } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { openSeats, seatPeople } from '../testing/playing.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const { game } = entry
const people = Math.max(2, game.seats.min)
const seats = openSeats(people)

let server: RunningServer & { data: string }
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('guests', () => {
  test('a visitor is unknown until they set a name, and is recognised by their cookie from then on', async () => {
    const visitor = new Visitor(server.url)
    expect(await visitor.request('GET', '/api/me')).toEqual({ status: 200, body: {} })
    expect(await visitor.request('PUT', '/api/me', { name: ' Ada ' })).toEqual({
      status: 200,
      body: { name: 'Ada' },
    })
    expect((await visitor.request('GET', '/api/me')).body).toEqual({ name: 'Ada' })
    const { cookie } = visitor
    await visitor.request('PUT', '/api/me', { name: 'Ada L.' })
    expect(visitor.cookie).toBe(cookie)
    expect((await visitor.request('GET', '/api/me')).body).toEqual({ name: 'Ada L.' })
  })

  test('an invisible name is refused', async () => {
    const visitor = new Visitor(server.url)
    for (const name of [
      '\u200b\u200b',
      '\u2060',
      '\u3164',
      '\u2800',
      '\u00ad',
      '\u200f\u200e',
      '\u061c',
      '\u0301',
    ])
      expect((await visitor.request('PUT', '/api/me', { name })).status).toBe(400)
    for (const name of ['Zoë', 'Łucja', 'अदा', '👩‍👩‍👧', '艾达'])
      expect((await visitor.request('PUT', '/api/me', { name })).status).toBe(200)
  })

  test('a device link transfers the identity to another device once, and expires', async () => {
    const time = manualTime()
    const timed = await testServer({ time })
    const phone = await Visitor.named(timed.url, 'Ada')
    const link = async () => (await phone.request('POST', '/api/me/link')).body as DeviceLink
    const { code } = await link()
    const laptop = new Visitor(timed.url)
    const claim = (visitor: Visitor, what: string) => visitor.request('POST', '/api/me/claim', { code: what })
    expect(await claim(laptop, code)).toEqual({ status: 200, body: { name: 'Ada' } })
    expect((await laptop.request('GET', '/api/me')).body).toEqual({ name: 'Ada' })
    expect(laptop.cookie).not.toBe(phone.cookie)
    expect(await claim(new Visitor(timed.url), code)).toMatchObject({
      body: { rejection: { code: 'linkInvalid' } },
    })
    const [selector] = (await link()).code.split('.')
    expect((await claim(new Visitor(timed.url), `${selector}.${'x'.repeat(43)}`)).status).toBe(400)
    const late = await link()
    time.advance(11 * 60_000)
    expect((await claim(new Visitor(timed.url), late.code)).status).toBe(400)
    // A cookie cannot be used as a link, nor a link as a cookie.
    const cookie = phone.cookie?.replace('vermeil=', '') ?? ''
    expect((await claim(new Visitor(timed.url), cookie)).status).toBe(400)
    const thief = new Visitor(timed.url)
    thief.cookie = `vermeil=${(await link()).code}`
    expect((await thief.request('GET', '/api/me')).body).toEqual({})
    // Both devices hold the same seat.
    const table = await phone.create({ game: game.id, seats })
    const socket = await laptop.connect()
    expect((await socket.join(table))?.you).toBe(0)
    await timed.close()
  })

  test('unused device links are deleted after they expire', async () => {
    const time = manualTime()
    const timed = await testServer({ time })
    const visitor = await Visitor.named(timed.url, 'Ada')
    for (let i = 0; i < 3; i++) await visitor.request('POST', '/api/me/link')
    const db = new DatabaseSync(join(timed.data, 'vermeil.sqlite'))
    const kinds = () => db.prepare('select kind, count(*) as n from keys group by kind').all()
    expect(kinds()).toEqual([
      { kind: 'cookie', n: 1 },
      { kind: 'link', n: 3 },
    ])
    time.advance(3_600_000)
    await expect.poll(kinds).toEqual([{ kind: 'cookie', n: 1 }])
    db.close()
    await timed.close()
  })

  test('the data file contains only hashes of cookies', async () => {
    const visitor = await Visitor.named(server.url, 'Ada')
    const verifier = visitor.cookie?.split('.')[1] ?? ''
    const db = new DatabaseSync(join(server.data, 'vermeil.sqlite'), { readOnly: true })
    const dump = ['keys', 'guests', 'tables', 'entries']
      .map((table) => JSON.stringify(db.prepare(`select * from ${table}`).all()))
      .join()
    db.close()
    expect(dump).not.toContain(verifier)
  })
})

describe('lists', () => {
  test('the list of games names every game', async () => {
    const { body } = await new Visitor(server.url).request('GET', '/api/games')
    const { games } = v.parse(GamesSchema, body)
    expect(games.map(({ id }) => id)).toEqual(GAMES.map((one) => one.game.id))
  })

  test('the list of open tables is paginated', async () => {
    const own = await testServer()
    const ada = await Visitor.named(own.url, 'Ada')
    for (let i = 0; i < 25; i++) await ada.create({ game: game.id, seats, listed: true })
    const page = async (query: string) =>
      v.parse(TablePageSchema, (await ada.request('GET', `/api/tables${query}`)).body)
    const first = await page(`?game=${game.id}`)
    expect(first.tables).toHaveLength(20)
    const second = await page(`?after=${first.next}`)
    expect(second.tables).toHaveLength(5)
    expect(second.next).toBeUndefined()
    expect((await page('?game=no-such-game')).tables).toEqual([])
    expect((await ada.request('GET', '/api/tables?after=-1')).status).toBe(400)
    expect((await ada.request('GET', '/api/tables?wrong=1')).status).toBe(400)
    v.parse(TablePageSchema, (await ada.request('GET', '/api/tables/mine')).body)
    await own.close()
  })

  test('the match file is available only after the match is over', async () => {
    const { table } = await seatPeople(server.url, entry, people)
    const visitor = new Visitor(server.url)
    expect(await visitor.request('GET', `/api/tables/${table}/match`)).toMatchObject({
      status: 409,
      body: { rejection: { code: 'matchNotOver' } },
    })
    expect((await visitor.request('GET', '/api/tables/aaaaaaaaaaaa/match')).status).toBe(404)
  })
})

describe('rules versions', () => {
  test('a match with an unknown rules version is refused with its own code, and others are not affected', async () => {
    const { table, visitors } = await seatPeople(server.url, entry, people)
    const db = new DatabaseSync(join(server.data, 'vermeil.sqlite'))
    const started = { rules: game.version + 1, commitment: 'x', at: 1, type: 'started' }
    const seat = [
      { kind: 'person', guest: 'nobody', name: 'x' },
      { kind: 'bot', bot: 'x' },
    ]
    const record = JSON.parse(
      String(db.prepare('select record from tables where id = ?').get(table)?.record),
    ) as object
    db.prepare('insert into tables values (?, ?)').run(
      'otherversion1',
      JSON.stringify({ ...record, id: 'otherversion1', seats: seat }),
    )
    db.prepare('insert into entries (table_id, number, entry) values (?, 1, ?)').run(
      'otherversion1',
      JSON.stringify(started),
    )
    db.prepare('insert into seeds values (?, ?)').run('otherversion1', '00'.repeat(32))
    db.close()
    const socket = await visitors[0].connect()
    expect(codeOf(await socket.ask({ type: 'join', table: 'otherversion1' }))).toBe('rulesNotHere')
    expect(codeOf(await socket.ask({ type: 'join', table }))).toBe('done')
  })
})

describe('pages and headers', () => {
  test('every response has the security headers', async () => {
    for (const path of ['/', '/api/me', '/nothing.txt', '/health']) {
      const { headers } = await fetch(server.url + path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    }
  })

  test('health and metrics answer', async () => {
    expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ status: 'ok' })
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain('vermeil_entries_total')
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  test('malformed URLs, malformed requests and protocol upgrades get normal responses', async () => {
    for (const path of ['/%', '/api/%', '/%E0%A4%A']) {
      const { status, body, head } = await rawRequest(
        server.url,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close`,
      )
      expect(status).toBe(400)
      expect(body).toBe('{"rejection":{"code":"malformed"}}')
      expect(head.toLowerCase()).toContain('content-security-policy')
    }
    const garbage = await rawRequest(server.url, 'NONSENSE')
    expect(garbage).toMatchObject({ status: 400, body: '{"rejection":{"code":"malformed"}}' })
    const upgrade =
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'
    const h2c = await rawRequest(server.url, `GET /health HTTP/1.1\r\nHost: x\r\n${upgrade}`)
    expect(h2c).toMatchObject({ status: 200 })
    expect((await fetch(`${server.url}/health/`)).headers.get('content-type')).toContain('json')
  })

  test('without built pages the server says so', async () => {
    const bare = await testServer({ web: join(temporaryFolder(), 'none') })
    const text = await (await fetch(`${bare.url}/`)).text()
    expect(text).toContain('not been built')
    await bare.close()
  })

  test('built pages: hashed files are cached for a year, compressed files are used, and routes get the app', async () => {
    const web = temporaryFolder()
    mkdirSync(join(web, 'assets'))
    writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>V</title></head></html>')
    writeFileSync(join(web, 'assets', 'main-abc123.js'), 'let a = 1')
    writeFileSync(join(web, 'assets', 'main-abc123.js.gz'), gzipSync('let a = 1'))
    writeFileSync(join(web, 'manifest.webmanifest'), '{}')
    const built = await testServer({ web, base: '/vermeil' })
    expect(built.url.endsWith('/vermeil')).toBe(true)
    const script = await fetch(`${built.url}/assets/main-abc123.js`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(script.headers.get('content-encoding')).toBe('gzip')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(await script.text()).toBe('let a = 1')
    const manifest = await fetch(`${built.url}/manifest.webmanifest`)
    expect(manifest.headers.get('cache-control')).toBe('no-cache')
    for (const path of ['', '/', '/index.html', '/j/abc', '/rules/silver-and-gold']) {
      const page = await fetch(built.url + path)
      expect(page.status).toBe(200)
      expect(page.headers.get('cache-control')).toBe('no-cache')
      expect(await page.text()).toContain('<base href="/vermeil/">')
    }
    expect((await fetch(`${built.url}/assets/gone.js`)).status).toBe(404)
    expect((await fetch(`${built.url}/api/nothing`)).status).toBe(404)
    expect((await fetch(new URL('/', built.url))).status).toBe(404)
    for (const path of ['/health', '/vermeil/health']) {
      expect(await (await fetch(new URL(path, built.url))).json()).toEqual({ status: 'ok' })
    }
    // The socket and the cookie also use the base path.
    const ada = await Visitor.named(built.url, 'Ada')
    const socket = await ada.connect()
    expect(codeOf(await socket.ask({ type: 'ping' }))).toBe('done')
    await built.close()
  })

  const hasIpv6 = Object.values(networkInterfaces()).some((them) =>
    them?.some(({ address }) => address === '::1'),
  )
  test.skipIf(!hasIpv6)('localhost listens on every loopback address of the machine', async () => {
    // Not every machine resolves localhost to both.
    const both = [
      { address: '::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ]
    const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((
      name: string,
      _options: dns.LookupAllOptions,
      found: (problem: null, addresses: dns.LookupAddress[]) => void,
    ) => {
      const one = both.filter(({ address }) => address === name)
      found(null, one.length > 0 ? one : both)
    }) as typeof dns.lookup)
    const local = await testServer({ host: 'localhost' })
    lookup.mockRestore()
    for (const address of ['127.0.0.1', '[::1]']) {
      expect((await fetch(`http://${address}:${local.port}/health`)).status).toBe(200)
    }
    await local.close()
  })

  test('closing tells the sockets and leaves nothing running', async () => {
    const short = await testServer()
    const socket = await (await Visitor.named(short.url, 'Ada')).connect()
    await short.close()
    expect(await socket.closed).toMatchObject({ code: 1001, reason: 'serverClosing' })
  })
})
