import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { CreateTable } from '../../protocol/index.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { openSeats, playAny } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)

let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  const web = temporaryFolder()
  writeFileSync(
    join(web, 'embed.html'),
    '<html lang="en"><head><title>Vermeil</title></head>the board</html>',
  )
  server = await testServer({
    web,
    limits: { embeds: { perSecond: 0, burst: 8 }, embedsPerAddress: 2, anonymousPerAddress: 1 },
  })
})
afterEach(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
const embedSocket = (cookie?: string) => Socket.open(`${server.url}/embed`, cookie)

async function tableOf(more: Partial<CreateTable> = {}) {
  const [ada, bob] = [await Visitor.named(server.url, 'Ada'), await Visitor.named(server.url, 'Bob')]
  const table = await ada.create({ game: entry.game.id, seats: openSeats(2), ...more })
  const [host, guest] = [await ada.connect(), await bob.connect()]
  for (const socket of [host, guest]) await socket.join(table)
  await guest.ask({ type: 'sit', table })
  await host.ask({ type: 'start', table })
  return { ada, table, host, guest }
}

describe('an embedded table', () => {
  test('may be framed by any page, unlike everything else, and runs only our own scripts', async () => {
    const { table } = await tableOf()
    const { status, headers } = await get(`/embed/${table}`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(status).toBe(200)
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    expect(policy).not.toMatch(/worker-src|unsafe|form-action 'self'/)
    expect(headers.get('x-frame-options')).toBeNull()
    for (const path of ['/', `/t/${table}`, '/api/games', '/embed', '/embed.html', '/elsewhere']) {
      const other = (await get(path)).headers
      expect(other.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(other.get('x-frame-options')).toBe('DENY')
    }
  })

  test('sets no cookie and ignores those that are sent, also on its socket', async () => {
    const { ada, table, host } = await tableOf()
    const cookie = ada.cookie ?? ''
    const page = await get(`/embed/${table}`, { cookie })
    expect(page.headers.get('set-cookie')).toBeNull()
    expect(await page.text()).toBe(await (await get(`/embed/${table}`)).text())
    const socket = await embedSocket(cookie)
    // Ada's own browser: nothing that she alone sees, and no seat.
    const seen = await socket.join(table)
    expect(seen?.you).toBeUndefined()
    expect(Object.keys(socket.positions.get(table)?.view ?? {})).toEqual(['open'])
    await playAny(host, table, entry)
    await socket.ask({ type: 'ping' })
    expect(socket.raw.join()).not.toContain('"own"')
  })

  test('cannot be controlled: its socket refuses every command but to watch', async () => {
    const { ada, table } = await tableOf()
    const lobby = await ada.create({ game: entry.game.id, seats: openSeats(2) })
    const socket = await embedSocket(ada.cookie)
    for (const id of [table, lobby]) await socket.join(id)
    const commands = [
      { type: 'sit', table: lobby, seat: 1 },
      { type: 'start', table: lobby },
      { type: 'chat', table, text: 'hello' },
      { type: 'phrase', table, phrase: 'thanks' },
      { type: 'leave', table },
      { type: 'moves', table },
      { type: 'rematch', table },
      { type: 'play', table, asked: 1, moves: [{}] },
      { type: 'mute', table, seat: 0, on: true },
      { type: 'end', table, on: true },
    ] satisfies Parameters<Socket['ask']>[0][]
    for (const command of commands)
      expect([command.type, codeOf(await socket.ask(command))]).toEqual([command.type, 'nameFirst'])
    expect(codeOf(await socket.ask({ type: 'part', table }))).toBe('done')
  })

  test('that nobody may watch or that does not exist is a quiet page that names nobody', async () => {
    const { table } = await tableOf({ spectators: false })
    const closed = await get(`/embed/${table}`, { 'accept-language': 'de' })
    const text = await closed.text()
    expect(closed.status).toBe(200)
    expect(text).toContain('<html lang="de">')
    expect(text).not.toMatch(/Ada|Bob|the board/)
    const socket = await embedSocket()
    expect(codeOf(await socket.ask({ type: 'join', table }))).toBe('noSpectators')
    for (const id of ['AAAAAAAAAAAA', 'x', '..%2f..%2fapi', '%00', '<script>']) {
      const gone = await get(`/embed/${id}?lang=fr`)
      expect([gone.status, gone.headers.get('content-security-policy')]).toEqual([
        404,
        closed.headers.get('content-security-policy'),
      ])
      expect(await gone.text()).toContain('<html lang="fr">')
    }
  })

  test('has limits of its own, which take nothing from visitors', async () => {
    const { table } = await tableOf()
    const open = [await embedSocket(), await embedSocket()]
    await expect(embedSocket()).rejects.toThrow('429')
    // The one place for a visitor without a name is still free.
    const eve = await Socket.open(server.url)
    expect(await eve.join(table)).toBeDefined()
    await open[0]?.close()
    await embedSocket()
    const statuses: number[] = []
    for (let i = 0; i < 9; i++) statuses.push((await get(`/embed/${table}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429])
    expect((await get(`/t/${table}`)).status).toBe(200)
  })
})
