import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { TRIES_ALL } from '../../kernel/testing/sample-size.ts'
import { COMMANDS, MESSAGES, ROUTES } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { Visitor } from '../testing/client.ts'
import { playAny, seatPeople } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

type Json = Readonly<Record<string, unknown>>

let server: RunningServer
let openApi: Json
let asyncApi: Json
beforeAll(async () => {
  server = await testServer()
  openApi = await described('openapi')
  asyncApi = await described('asyncapi')
})
afterAll(() => server.close())

const described = async (name: string): Promise<Json> =>
  (await new Visitor(server.url).request('GET', `/api/${name}.json`)).body as Json

/** What a JSON pointer such as `#/components/schemas/Seat` refers to. */
const resolve = (root: unknown, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce((value, key) => (value as Json | undefined)?.[key.replaceAll('~1', '/')], root)

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  )
}

/** Checks values against the schemas of a description. */
function validator(root: Json) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema({ $id: 'all', ...root })
  return (pointer: string, value: unknown): void => {
    const check = ajv.compile({ $ref: `all${pointer}` })
    expect([pointer, check(value), check.errors]).toEqual([pointer, true, null])
  }
}

describe('the description of the API', () => {
  test('has every route, and every reference leads somewhere', () => {
    const paths = openApi.paths as Record<string, Json>
    const described = Object.values(paths).flatMap((operations) => Object.keys(operations))
    expect(described).toHaveLength(Object.keys(ROUTES).length)
    for (const ref of refsIn(openApi)) expect([ref, resolve(openApi, ref)]).not.toContain(undefined)
  })

  test('describes the responses that a visitor gets', async () => {
    const check = validator(openApi)
    const ada = await Visitor.named(server.url, 'Ada')
    const bots = [{ kind: 'me' }, { kind: 'open' }]
    const created = await ada.request('POST', '/api/tables', { game: at(GAMES, 0).game.id, seats: bots })
    const responseAt = (path: string, status: number, method = 'get') =>
      `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}/content/application~1json/schema`
    check(responseAt('/api/tables', 201, 'post'), created.body)
    for (const path of [
      '/api/me',
      '/api/games',
      '/api/tables',
      '/api/tables/mine',
      '/api/me/programs',
      '/api/daily',
    ])
      check(responseAt(path, 200), (await ada.request('GET', path)).body)
    const refused = await new Visitor(server.url).request('GET', '/api/me/programs')
    check(responseAt('/api/me/programs', refused.status), refused.body)
  })
})

describe('the description of the socket', () => {
  test('has every command and message, and every reference leads somewhere', () => {
    const { messages } = asyncApi.components as { messages: Json }
    const names = [...Object.keys(COMMANDS), ...Object.keys(MESSAGES)]
    expect(Object.keys(messages)).toHaveLength(names.length)
    for (const ref of refsIn(asyncApi)) expect([ref, resolve(asyncApi, ref)]).not.toContain(undefined)
  })

  test.each(GAMES.slice(0, TRIES_ALL ? undefined : 1).map((entry) => [entry.game.id, entry] as const))(
    'describes what is sent in a match of %s',
    async (_id, entry) => {
      const check = validator(asyncApi)
      const { table, sockets } = await seatPeople(server.url, entry, 2)
      for (let turn = 0; turn < 4; turn++)
        for (const socket of sockets)
          if (socket.positions.get(table)?.asked !== undefined) await playAny(socket, table, entry)
      await sockets[0].ask({ type: 'moves', table })
      await sockets[0].ask({ type: 'chat', table, text: 'hello' })
      const types = new Set<string>()
      for (const message of sockets[0].messages) {
        types.add(message.type)
        check(`#/components/messages/message-${message.type}/payload`, message)
      }
      expect([...types].sort()).toEqual(['done', 'event', 'presence', 'table'])
      const command = { type: 'play', id: 'x1', table, asked: 3, moves: [{}] }
      check('#/components/messages/command-play/payload', command)
      const wrong = { ...command, asked: '3' }
      expect(() => check('#/components/messages/command-play/payload', wrong)).toThrow()
    },
  )
})
