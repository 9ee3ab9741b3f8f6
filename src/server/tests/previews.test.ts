import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { PictureJob } from '../../picture/job.ts'
import type { CreateTable } from '../../protocol/index.ts'
import { Socket, Visitor } from '../testing/client.ts'
import { openSeats, playAny } from '../testing/playing.ts'
import { manualTime, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const game = entry.game.id
const ORIGIN = 'https://play.example.org'

let jobs: PictureJob[]
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  jobs = []
  server = await testServer({
    origins: [ORIGIN],
    limits: { previews: { perSecond: 0, burst: 5 } },
    drawTable,
  })
})
afterEach(() => server.close())

async function drawTable(job: PictureJob): Promise<Buffer> {
  jobs.push(job)
  return Buffer.from(JSON.stringify(job))
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
const pageOf = async (id: string, headers: Record<string, string> = {}) => {
  const response = await get(`/t/${id}`, headers)
  return { response, html: await response.text() }
}

/** A table at which the host sits beside another person. */
async function tableOf(names: readonly [string, string], more: Partial<CreateTable> = {}) {
  const [ada, bob] = await Promise.all(names.map((name) => Visitor.named(server.url, name)))
  const table = (await ada?.create({ game, seats: openSeats(2), ...more })) ?? ''
  const [host, guest] = [await ada?.connect(), await bob?.connect()] as [Socket, Socket]
  await host.join(table)
  await guest.join(table)
  await guest.ask({ type: 'sit', table })
  return { table, host, guest }
}

describe('the preview of a table', () => {
  test('names the game, the players and the state in the language of the reader, and leads to the table', async () => {
    const { table, host } = await tableOf(['Ada', 'Bob'])
    const lobby = await pageOf(table, { 'accept-language': 'de-AT,en;q=0.5' })
    expect(lobby.response.status).toBe(200)
    expect(lobby.html).toContain('<html lang="de"')
    expect(lobby.html).toContain('<meta property="og:title" content="Silver &amp; Gold: Ada und Bob">')
    expect(lobby.html).toContain(`<meta http-equiv="refresh" content="0; url=/#/t/${table}">`)
    expect(lobby.html).toContain(`<a href="/#/t/${table}">Zum Tisch</a>`)
    expect(lobby.html).toMatch(
      new RegExp(`og:image" content="${ORIGIN}/t/${table}\\.png\\?lang=de&amp;v=\\d+"`),
    )
    const french = await pageOf(table, { 'accept-language': 'fr' })
    expect(french.html).toContain('content="Silver &amp; Gold\u202f: Ada et Bob"')
    await host.ask({ type: 'start', table })
    expect((await pageOf(table)).html).toContain('content="In progress. Watch the match live."')
  })

  test('escapes names, and no name gets into a header', async () => {
    const { table } = await tableOf(['"><script>', "'&lt;"])
    const { response, html } = await pageOf(table)
    expect(html).not.toContain('<script>')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
    expect(JSON.stringify([...response.headers])).not.toContain('script>')
  })

  test('has addresses of the configured origin, whatever host a request names, and is kept by nobody', async () => {
    const { table } = await tableOf(['Ada', 'Bob'])
    const { response, html } = await pageOf(table, { 'x-forwarded-host': 'evil.example' })
    expect(html).toContain(`${ORIGIN}/t/${table}`)
    expect(html).not.toContain('evil.example')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('reads and sets no cookie, and cannot be framed', async () => {
    const { table } = await tableOf(['Ada', 'Bob'])
    for (const path of [`/t/${table}`, `/t/${table}.png`]) {
      const { headers } = await get(path, { cookie: 'vermeil=nonsense' })
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  test.each(['AAAAAAAAAAAA', 'x', '..%2f..%2fapi%2fgames', 'A'.repeat(5000), '%00', '<script>'])(
    'of a table that does not exist (%s) is neutral',
    async (id) => {
      const { response, html } = await pageOf(id)
      expect(response.status).toBe(404)
      expect(html).toBe((await pageOf('BBBBBBBBBBBB')).html)
      const picture = await get(`/t/${id}.png`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([404, 'image/png'])
      expect(jobs).toEqual([])
    },
  )

  test('of a table without spectators names nobody and shows nothing of it', async () => {
    const { table, host } = await tableOf(['Ada', 'Bob'], { spectators: false })
    for (const begun of [false, true]) {
      if (begun) await host.ask({ type: 'start', table })
      const { html } = await pageOf(table)
      expect(html).not.toMatch(/Ada|Bob/)
      expect(html).toContain(`${ORIGIN}/preview.png`)
      expect((await get(`/t/${table}.png`)).status).toBe(200)
    }
    expect(jobs).toEqual([])
  })
})

describe('the picture of a table', () => {
  test('shows exactly what a spectator is sent, and a hidden turn changes neither it nor its address', async () => {
    const { table, host, guest } = await tableOf(['Ada', 'Bob'])
    await host.ask({ type: 'start', table })
    const eve = await Socket.open(server.url)
    await eve.join(table)
    const address = async () => /og:image" content="([^"]*)"/.exec((await pageOf(table)).html)?.[1]
    const before = [await address(), await (await get(`/t/${table}.png`)).text()]
    expect(jobs[0]?.view).toEqual(eve.positions.get(table)?.view)
    // Ada keeps a card, which only she sees.
    await playAny(host, table, entry)
    expect([await address(), await (await get(`/t/${table}.png`)).text()]).toEqual(before)
    expect(jobs).toHaveLength(1)
    for (const socket of [host, guest, guest]) await playAny(socket, table, entry)
    await get(`/t/${table}.png`)
    expect(jobs).toHaveLength(2)
    expect(jobs[1]?.view).toEqual(eve.positions.get(table)?.view)
    expect(Object.keys(jobs[1]?.view ?? {})).toEqual(['open'])
  })

  test('is drawn once for everybody, and a flood of one address gets the neutral one', async () => {
    const { table } = await tableOf(['Ada', 'Bob'])
    await Promise.all(Array.from({ length: 20 }, () => get(`/t/${table}.png`)))
    expect(jobs).toHaveLength(1)
    const kept: (string | null)[] = []
    for (const lang of ['de', 'fr', 'pl', 'it'])
      kept.push((await get(`/t/${table}.png?lang=${lang}`)).headers.get('cache-control'))
    const other = await tableOf(['Eve', 'Mallory'])
    const refused = await get(`/t/${other.table}.png`)
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(kept).toEqual(Array.from({ length: 4 }, () => 'public, max-age=3600'))
    expect(jobs).toHaveLength(5)
  })

  test('that takes long is left to the next request, and the neutral one is sent meanwhile', async () => {
    const time = manualTime()
    let finish: ((png: Buffer) => void) | undefined
    const slow = await testServer({
      time,
      drawTable: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })
    onTestFinished(() => slow.close())
    const ada = await Visitor.named(slow.url, 'Ada')
    const address = `${slow.url}/t/${await ada.create({ game, seats: openSeats(2) })}.png`
    const first = fetch(address)
    await expect.poll(() => finish, { timeout: 60_000 }).toBeDefined()
    time.advance(3_000)
    expect((await first).headers.get('cache-control')).toBe('no-store')
    finish?.(Buffer.from('drawn'))
    expect(await (await fetch(address)).text()).toBe('drawn')
  })

  test('may be shown by pages of other origins, unlike everything else', async () => {
    const { table } = await tableOf(['Ada', 'Bob'])
    const policy = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy')
    expect(await policy(`/t/${table}.png`)).toBe('cross-origin')
    expect(await policy(`/t/${table}`)).toBe('same-origin')
  })
})
