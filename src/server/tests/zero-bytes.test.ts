import { Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../../protocol/index.ts'
import { askAdmin } from '../testing/administrator.ts'
import { Visitor } from '../testing/client.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { testServer } from '../testing/server.ts'

/* PostgreSQL refuses text with a zero byte, even to look for it. */

describe.skipIf(!haveParts('zero bytes and PostgreSQL', POSTGRES))('a zero byte', () => {
  const postgres = postgresForTests()

  async function start() {
    const lines: string[] = []
    const logStream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const database = await postgres().newDatabase()
    const server = await testServer({ database, logLevel: 'warn', logStream })
    // Passkeys need a name instead of an address.
    return { server, url: server.url.replace('127.0.0.1', 'localhost'), lines }
  }

  test('in the address of a request is refused, and fills no log', async () => {
    const { server, url, lines } = await start()
    const ada = await Visitor.named(url, 'Ada')
    const paths = [
      ...Object.values(ROUTES)
        .filter(({ path }) => path.includes(':'))
        .map(({ method, path }) => [method, path.replace(/:\w+/g, 'a%00b')] as const),
      ['GET', '/api/tables?game=a%00b'],
    ] as const
    for (const [method, path] of paths)
      expect([path, (await ada.request(method, path)).status]).toEqual([path, 400])
    for (const page of ['/embed/a%00b', '/t/a%00b', '/t/a%00b.png'])
      expect([page, (await fetch(url + page)).status]).toEqual([page, 404])
    expect(lines).toEqual([])
    await server.close()
  })

  test('in a place in a list is refused, and fills no log', async () => {
    const { server, url, lines } = await start()
    const admin = { url, token: server.adminToken ?? '' }
    for (const place of [
      ['a\u0000', 'b'],
      ['a', 'b\u0000'],
    ]) {
      const after = encodeURIComponent(JSON.stringify(place))
      const { status, body } = await askAdmin(admin, `/people?search=Ada&after=${after}`)
      expect([status, body.rejection?.code]).toEqual([400, 'malformed'])
    }
    expect(lines).toEqual([])
    await server.close()
  })

  test('in a cookie or a link identifies nobody, and fills no log', async () => {
    const { server, url, lines } = await start()
    const stranger = new Visitor(url)
    stranger.cookie = 'vermeil=a%00.b; vermeil-challenge=a%00.b'
    expect(await stranger.request('GET', '/api/me')).toEqual({ status: 200, body: {} })
    const link = await stranger.request('POST', '/api/me/claim', { code: 'a\u0000.b' })
    expect(link.status).toBeGreaterThanOrEqual(400)
    expect(link.status).toBeLessThan(500)
    const ada = await Visitor.named(url, 'Ada')
    ada.cookie = `${ada.cookie}; vermeil-challenge=a%00.b`
    const answer = { id: 'a', rawId: 'a', type: 'public-key' }
    const made = { ...answer, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }
    expect(await ada.request('POST', '/api/me/passkeys', { response: made })).toMatchObject({
      body: { rejection: { code: 'passkeyRefused' } },
    })
    expect(lines).toEqual([])
    await server.close()
  })
})
