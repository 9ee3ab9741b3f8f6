import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { TRIES_ALL } from '../../kernel/testing/sample-size.ts'
import { LIMITS, type MessageOf, type NewToken, type Programs, ROUTES } from '../../protocol/index.ts'
import { SERVER_LIMITS } from '../limits.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { openSeats } from '../testing/playing.ts'
import { type ManualTime, manualTime, testServer } from '../testing/server.ts'

const DAY = 24 * 60 * 60_000
const { game, bots } = at(GAMES, 0)
const bot = at(bots, 0).name

let time: ManualTime
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  time = manualTime()
  server = await testServer({ time })
})
afterEach(() => server.close())

const refusal = ({ body }: { body: unknown }) => (body as { rejection?: { code: string } }).rejection?.code

async function newProgram(owner: Visitor, name = 'Robot'): Promise<{ program: Visitor; made: NewToken }> {
  const { status, body } = await owner.request('POST', '/api/me/programs', { name })
  expect(status).toBe(201)
  const made = body as NewToken
  const program = new Visitor(server.url)
  program.token = made.token
  return { program, made }
}
const ownerAndProgram = async () => {
  const owner = await Visitor.named(server.url, 'Ada')
  return { owner, ...(await newProgram(owner)) }
}
const programsOf = async (owner: Visitor) =>
  ((await owner.request('GET', '/api/me/programs')).body as Programs).programs

describe('a program', () => {
  test('is recognised by its token, at the API and on the socket, and is marked wherever it sits', async () => {
    const { program } = await ownerAndProgram()
    expect((await program.request('GET', '/api/me')).body).toEqual({ name: 'Robot (bot)', program: true })
    const table = await program.create({ game: game.id, seats: openSeats(2), listed: true })
    const bea = await Visitor.named(server.url, 'Bea')
    const socket = await bea.connect()
    expect(await socket.join(table)).toMatchObject({ seats: [{ name: 'Robot (bot)', program: true }, {}] })
    const { body } = await bea.request('GET', '/api/tables')
    expect(body).toMatchObject({ tables: [{ table, seats: [{ name: 'Robot (bot)', program: true }, {}] }] })
    const other = await (await newProgram(bea, 'Engine')).program.connect()
    await other.join(table)
    const sat = socket.event('sat')
    expect(codeOf(await other.ask({ type: 'sit', table }))).toBe('done')
    expect((await sat).seats?.[1]).toMatchObject({ name: 'Engine (bot)', program: true })
  })

  const ids = GAMES.map(({ game: { id } }) => id)
  test.each(TRIES_ALL ? ids : ids.slice(1, 2))(
    'plays a match of %s with the moves it is told',
    async (id) => {
      const { program } = await ownerAndProgram()
      const seats = [{ kind: 'me' }, { kind: 'bot', bot }] as const
      const table = await program.create({ game: id, seats: [...seats], startWhenFull: true })
      const socket = await program.connect()
      await socket.join(table)
      for (let over = false; !over; ) {
        const { asked, moves = [] } = (await socket.ask({ type: 'moves', table })) as MessageOf<'done'>
        if (asked !== undefined) {
          const answer = await socket.ask({ type: 'play', table, asked, moves: [at(moves, 0)] })
          expect(['done', 'outdated']).toContain(codeOf(answer))
        }
        over = socket.positions.get(table)?.over !== undefined
        // At the speed that a program may have.
        time.advance(2_000)
      }
      expect(codeOf(await socket.ask({ type: 'moves', table }))).toBe('matchOver')
    },
  )

  test('may do only what playing needs', async () => {
    const { program, made } = await ownerAndProgram()
    const open = ['me', 'createTable', 'tableByCode', 'myTables', 'matchFile', 'archive']
    const closed = Object.entries(ROUTES).filter(
      ([name, route]) => 'visitor' in route && !open.includes(name),
    )
    expect(closed.length).toBeGreaterThan(20)
    for (const [, { method, path }] of closed) {
      const answer = await program.request(method, path.replace(/:program/, made.id).replace(/:\w+/g, 'x'))
      expect([path, refusal(answer)]).toEqual([path, 'notForPrograms'])
      time.advance(1_000)
    }
  })

  test('does not sit at rated tables', async () => {
    const { owner, program } = await ownerAndProgram()
    const clock = { kind: 'live', bank: 600, increment: 5 } as const
    const rated = { game: game.id, seats: openSeats(2), clock, rated: true }
    expect(refusal(await program.request('POST', '/api/tables', rated))).toBe('notForPrograms')
    const table = await owner.create(rated)
    const socket = await program.connect()
    await socket.join(table)
    expect(codeOf(await socket.ask({ type: 'sit', table, rated: true }))).toBe('notForPrograms')
  })
})

describe('moves', () => {
  test('are the legal ones of the own seat, and nobody else is told any', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(2) })
    const [socket, watching]: [Socket, Socket] = [
      await ada.connect(),
      await new Visitor(server.url).connect(),
    ]
    await socket.join(table)
    await watching.join(table)
    expect(codeOf(await socket.ask({ type: 'moves', table }))).toBe('notStarted')
    expect(codeOf(await watching.ask({ type: 'moves', table }))).toBe('notSeated')
    await socket.ask({ type: 'setSeat', table, seat: 1, to: { kind: 'bot', bot } })
    const started = socket.event('started')
    await socket.ask({ type: 'start', table })
    await started
    const view = socket.positions.get(table)?.view
    if (!view) throw new Error('there is no position')
    expect(await socket.ask({ type: 'moves', table })).toMatchObject({
      asked: socket.positions.get(table)?.asked,
      moves: game.legal(view),
    })
    expect(codeOf(await watching.ask({ type: 'moves', table }))).toBe('notSeated')
  })
})

describe('a token', () => {
  test('is listed without itself, and stops working when it is replaced', async () => {
    const { owner, program, made } = await ownerAndProgram()
    expect(await programsOf(owner)).toEqual([
      { id: made.id, name: 'Robot (bot)', until: made.until, used: time.now() },
    ])
    const socket = await program.connect()
    const renewed = await owner.request('POST', `/api/me/programs/${made.id}/token`)
    expect(await socket.closed).toEqual({ code: 1008, reason: 'signedOut' })
    expect(refusal(await program.request('GET', '/api/me'))).toBe('tokenInvalid')
    await expect(program.connect()).rejects.toThrow('401')
    program.token = (renewed.body as NewToken).token
    expect((await program.request('GET', '/api/me')).body).toMatchObject({ name: 'Robot (bot)' })
  })

  test('is one, also if two processes replace it at the same moment, by clocks that differ', async () => {
    const store = openSqliteStore(':memory:')
    const [savedAhead, savedBehind] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let looks = 0
    const ahead: Store = {
      ...store,
      saveKey: (key) => store.saveKey(key).then(() => savedAhead.resolve()),
      async keysOf(guest) {
        if (++looks > 1) await savedBehind.promise
        return store.keysOf(guest)
      },
    }
    const behind: Store = {
      ...store,
      saveKey: (key) => store.saveKey(key).then(() => savedBehind.resolve()),
      async keysOf(guest) {
        await savedAhead.promise
        return store.keysOf(guest)
      },
    }
    const first = await testServer({ time, store })
    const owner = await Visitor.named(first.url, 'Ada')
    const { id, token } = (await owner.request('POST', '/api/me/programs', { name: 'Robot' }))
      .body as NewToken
    const servers = [
      await testServer({ time: manualTime(time.now() + 60_000), store: ahead }),
      await testServer({ time, store: behind }),
    ]
    const renewed = await Promise.all(
      servers.map(({ url }) => {
        const there = new Visitor(url)
        there.cookie = owner.cookie
        return there.request('POST', `/api/me/programs/${id}/token`)
      }),
    )
    const works = []
    for (const one of [token, ...renewed.map(({ body }) => (body as NewToken).token)]) {
      const program = new Visitor(first.url)
      program.token = one
      works.push((await program.request('GET', '/api/me')).status === 200)
    }
    expect(works.filter(Boolean)).toHaveLength(1)
    expect(works[0]).toBe(false)
    await Promise.all([first, ...servers].map((one) => one.close()))
    await store.close()
  })

  test('expires after a year', async () => {
    const { owner, program, made } = await ownerAndProgram()
    time.advance(80 * DAY)
    // The owner comes by, so their cookie is renewed.
    await owner.request('GET', '/api/me')
    time.advance(285 * DAY)
    expect(refusal(await program.request('GET', '/api/me'))).toBe('tokenInvalid')
    expect(made.until).toBeLessThanOrEqual(time.now())
  })

  test('is no cookie, and a cookie is no token', async () => {
    const { owner, made } = await ownerAndProgram()
    const thief = new Visitor(server.url)
    const [name = ''] = owner.cookie?.split('=') ?? []
    thief.cookie = `${name}=${made.token.replace('vermeil_', '')}`
    expect((await thief.request('GET', '/api/me')).body).toEqual({})
    const other = new Visitor(server.url)
    other.token = `vermeil_${owner.cookie?.slice(name.length + 1)}`
    expect(refusal(await other.request('GET', '/api/me'))).toBe('tokenInvalid')
  })

  test('of another kind is left to a proxy that may have asked for it', async () => {
    const answer = await fetch(`${server.url}/api/me`, { headers: { authorization: 'Basic YTpi' } })
    expect(await answer.json()).toEqual({})
  })

  test.each(['vermeil_', 'vermeil_x.y', `vermeil_${'a'.repeat(24)}.${'b'.repeat(43)}`, 'vermeil_a.b.c'])(
    '%s is refused',
    async (token) => {
      const nobody = new Visitor(server.url)
      nobody.token = token
      expect(refusal(await nobody.request('GET', '/api/me'))).toBe('tokenInvalid')
    },
  )
})

describe('the programs of a visitor', () => {
  test('belong to nobody else', async () => {
    const { owner, program, made } = await ownerAndProgram()
    const eve = await Visitor.named(server.url, 'Eve')
    expect(await programsOf(eve)).toEqual([])
    expect(refusal(await eve.request('POST', `/api/me/programs/${made.id}/token`))).toBe('noSuchProgram')
    expect(refusal(await eve.request('DELETE', `/api/me/programs/${made.id}`))).toBe('noSuchProgram')
    expect((await program.request('GET', '/api/me')).body).toMatchObject({ name: 'Robot (bot)' })
    expect(await programsOf(owner)).toHaveLength(1)
  })

  test('are limited in number, and so are changes', async () => {
    const owner = await Visitor.named(server.url, 'Ada')
    for (let n = 0; n < LIMITS.programsPerGuest; n++) await newProgram(owner, `Robot ${n}`)
    const more = () => owner.request('POST', '/api/me/programs', { name: 'One more' })
    expect(refusal(await more())).toBe('tooManyPrograms')
    const answers = await Promise.all(Array.from({ length: 10 }, more))
    expect(answers.map(refusal)).toContain('tooFast')
  })

  test.each([{}, { name: '' }, { name: 'x'.repeat(19) }, { name: 'a', owner: 'b' }, 'nonsense'])(
    'are not made from %j',
    async (body) => {
      const owner = await Visitor.named(server.url, 'Ada')
      expect(refusal(await owner.request('POST', '/api/me/programs', body))).toBe('malformed')
      expect(await programsOf(owner)).toEqual([])
    },
  )

  test('are deleted one by one, and with their owner', async () => {
    const { owner, program, made } = await ownerAndProgram()
    const { program: second } = await newProgram(owner, 'Second')
    const table = await second.create({ game: game.id, seats: openSeats(2) })
    expect((await owner.request('DELETE', `/api/me/programs/${made.id}`)).body).toMatchObject({
      programs: [{ name: 'Second (bot)' }],
    })
    expect(refusal(await program.request('GET', '/api/me'))).toBe('tokenInvalid')
    const data = await owner.request('GET', '/api/me/data')
    expect(data.body).toMatchObject({ programs: [{ name: 'Second (bot)' }] })
    expect((await owner.request('DELETE', '/api/me')).status).toBe(200)
    expect(refusal(await second.request('GET', '/api/me'))).toBe('tokenInvalid')
    const { body } = await new Visitor(server.url).request('GET', `/api/tables/${table}`)
    expect(JSON.stringify(body)).not.toContain('Second')
  })
})

describe('programs leave room for people', () => {
  test('a program has two sockets, and its own pace', async () => {
    const { program } = await ownerAndProgram()
    const sockets = [await program.connect(), await program.connect()]
    await expect(program.connect()).rejects.toThrow('429')
    const [first] = sockets
    if (!first) throw new Error('there is no socket')
    const { burst } = SERVER_LIMITS.programCommands
    const answers = await Promise.all(Array.from({ length: burst + 1 }, () => first.ask({ type: 'ping' })))
    expect(answers.map(codeOf)).toEqual([...Array(burst).fill('done'), 'tooFast'])
    await first.close()
    await (await program.connect()).close()
  })
})

describe('all programs together', () => {
  test('have a pace that does not grow with their number', async () => {
    // Half of it is kept for other addresses.
    const limits = { allProgramCommands: { perSecond: 1, burst: 20 } }
    const small = await testServer({ time, limits })
    const owner = await Visitor.named(small.url, 'Ada')
    const answers: string[] = []
    for (const name of ['One', 'Two', 'Three']) {
      const program = new Visitor(small.url)
      program.token = ((await owner.request('POST', '/api/me/programs', { name })).body as NewToken).token
      const socket = await program.connect()
      for (let n = 0; n < 4; n++) answers.push(codeOf(await socket.ask({ type: 'ping' })))
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('done'))
    expect(answers.slice(10)).toEqual(['tooFast', 'tooFast'])
    const person = await owner.connect()
    expect(codeOf(await person.ask({ type: 'ping' }))).toBe('done')
    await small.close()
  })
})
