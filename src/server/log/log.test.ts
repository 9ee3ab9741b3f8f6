import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { Visitor } from '../testing/client.ts'
import { openSeats } from '../testing/playing.ts'
import { temporaryFolder, testServer } from '../testing/server.ts'
import { serializeProblem } from './serialize-problem.ts'

const { game } = at(GAMES, 0)

/** What nobody may find in a log. */
const PERSONAL = {
  name: 'Adalbert Stifter',
  chat: 'my secret is under the mat',
  handle: 'bergkristall',
  address: '198.51.100.23',
  email: 'adalbert@post.example',
  webhook: 'hook-7d1f3a9c',
}

/** A store that fails as PostgreSQL does at its worst: the error repeats everything that it was given. */
function talkative(store: Store): { store: Store; fail: (on: boolean) => void } {
  let failing = false
  const proxied = new Proxy(store, {
    get(target, method, receiver) {
      const original: unknown = Reflect.get(target, method, receiver)
      if (typeof original !== 'function' || method === 'close') return original
      return async (...args: unknown[]) => {
        if (!failing || method === 'findKey' || method === 'findGuest') return original.apply(target, args)
        const row = JSON.stringify(args)
        throw Object.assign(new Error(`invalid input syntax for type json: "${row}"`), {
          code: '22P02',
          detail: `Failing row contains (${row}).`,
          where: row,
          issues: [{ input: args }],
        })
      }
    },
  })
  return {
    store: proxied,
    fail(on) {
      failing = on
    },
  }
}

const SERVER = fileURLToPath(new URL('..', import.meta.url))
const PAGE = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')

/** The fields in the table under “Log”. */
const EXPLAINED = new Set(
  [...(PAGE.split('\n### Log\n')[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (.*?) \|/gm)].flatMap(
    ([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  ),
)

describe('the log of a session with trouble', () => {
  const folder = temporaryFolder()
  const lines: string[] = []
  const secrets: string[] = Object.values(PERSONAL)

  beforeAll(async () => {
    const sqlite = openSqliteStore(join(folder, 'vermeil.sqlite'))
    const { store, fail } = talkative(sqlite)
    const server = await testServer({
      store,
      data: folder,
      logLevel: 'debug',
      logStream: { write: (line) => void lines.push(line) },
      trustProxy: true,
      origins: ['https://games.example.org'],
      mail: { url: 'smtp://127.0.0.1:1' },
    })
    const request = async (visitor: Visitor, method: string, path: string, body?: unknown) => {
      const headers = {
        'x-forwarded-for': PERSONAL.address,
        ...(visitor.cookie === undefined ? {} : { cookie: visitor.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const response = await fetch(server.url + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      await response.text()
      return response.status
    }
    const ada = await Visitor.named(server.url, PERSONAL.name)
    secrets.push(...(ada.cookie?.split('=')[1]?.split('.') ?? []))
    const table = await ada.create({ game: game.id, seats: openSeats(2) })
    const socket = await ada.connect()
    await socket.join(table)
    const code = (await ada.request('POST', '/api/me/recovery')).body
    secrets.push(
      ...Object.values(code instanceof Object ? code : {}).filter((one) => typeof one === 'string'),
    )
    const acts = async (): Promise<void> => {
      await socket.ask({ type: 'chat', table, text: PERSONAL.chat })
      await request(ada, 'PUT', '/api/me', { name: PERSONAL.name })
      await request(ada, 'PUT', '/api/me/handle', { handle: PERSONAL.handle })
      await request(ada, 'POST', '/api/me/notices/channels', {
        kind: 'email',
        language: 'en',
        address: PERSONAL.email,
      })
      await request(ada, 'POST', '/api/me/notices/channels', {
        kind: 'webhook',
        language: 'en',
        style: 'ntfy',
        url: `https://ntfy.example/${PERSONAL.webhook}`,
      })
      await request(ada, 'GET', `/api/archive?opponent=${encodeURIComponent(PERSONAL.name)}`)
      await request(ada, 'POST', '/api/sign-in/recovery', { code: 'wrong words' })
    }
    await acts()
    fail(true)
    await acts()
    fail(false)
    await server.close()
    await sqlite.close()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('has no names, chat, addresses, cookies, codes or e-mail addresses', () => {
    const failures = lines.filter((line) => line.includes('22P02'))
    expect(failures.length).toBeGreaterThanOrEqual(5)
    expect(secrets.length).toBeGreaterThan(Object.keys(PERSONAL).length + 1)
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })

  test('has only the fields that docs/hosting.md explains', () => {
    const used = new Set(lines.flatMap((line) => Object.keys(JSON.parse(line))))
    expect([...used].filter((name) => !EXPLAINED.has(name))).toEqual([])
    expect([...used].toSorted()).toContain('problem')
  })
})

test('docs/hosting.md explains every field that the code logs', () => {
  const code = globSync('**/*.ts', { cwd: SERVER, exclude: ['**/*.test.ts', '**/testing/**'] })
    .map((path) => readFileSync(join(SERVER, path), 'utf8'))
    .join('\n')
  const fields = [...code.matchAll(/\blog\.(?:debug|info|warn|error)\(\s*\{([^}]*)\}/gi)].flatMap(
    ([, fields = '']) => fields.match(/(?<=^|,)\s*\w+/g)?.map((name) => name.trim()) ?? [],
  )
  expect(new Set(fields).size).toBeGreaterThan(10)
  expect(fields.filter((name) => !EXPLAINED.has(name))).toEqual([])
})

describe('an error in the log', () => {
  test('keeps its kind, its code and where it happened', () => {
    const problem = Object.assign(new TypeError("Cannot read properties of undefined (reading 'seat')"), {
      code: 'X1',
    })
    expect(serializeProblem(problem)).toMatchObject({
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'seat')",
      code: 'X1',
      at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
    })
  })

  test('loses values, addresses, further properties and those of its cause', () => {
    const cause = Object.assign(new Error('550 <adalbert@post.example> unknown'), {
      rejected: ['adalbert@post.example'],
    })
    const problem = new Error('value "Adalbert" is\ninvalid: Adalbert', { cause })
    expect(JSON.stringify(serializeProblem(problem))).not.toMatch(/adalbert/i)
    expect(serializeProblem(problem)).toMatchObject({ cause: { message: '550 <…@…> unknown' } })
    expect(serializeProblem('Adalbert')).toEqual({ name: 'string', message: '' })
    // Cut off in the middle of a value.
    expect(serializeProblem(new Error('Unexpected end: "Adal'))).toMatchObject({
      message: 'Unexpected end: "…"',
    })
  })
})
