import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe, expect, onTestFinished, type TestFunction, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import { TRIES_ALL } from '../../kernel/testing/sample-size.ts'
import type { Message, MessageOf } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import type { ServerOptions } from '../options.ts'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { type Nats, startNats } from '../testing/parts/nats.ts'
import { type Postgres, startPostgres } from '../testing/parts/postgres.ts'
import { haveParts, NATS, POSTGRES } from '../testing/parts/programs.ts'
import { playOn, playTo, seatPeople, until } from '../testing/playing.ts'
import { serverProcess } from '../testing/process.ts'
import { manualTime, testServer } from '../testing/server.ts'
import { systemTime, type Time } from '../time.ts'

const entry = at(GAMES, 0)
const game = entry.game.id
const bot = 'gentle'

/** How many messages a spectator gets before the connections to the database are cut again. */
const MESSAGES_BETWEEN_CUTS = 12

/** Registers a test that starts a process of its own and waits for it, in the long form. `npm test` has one like it. */
const testLong = (name: string, run: TestFunction): void => {
  if (TRIES_ALL) test.concurrent(name, run)
}

interface Address {
  readonly url: string
}

/** A clock that is slower than the real one, so that no lease ends because this machine is busy. */
function slowTime(): Time {
  const start = Date.now()
  return { ...systemTime, now: () => start + Math.floor((Date.now() - start) / 10) }
}

const isPresence = (message: Message): message is MessageOf<'presence'> => message.type === 'presence'

const seek = async (visitor: Visitor, seats: number): Promise<string> =>
  ((await visitor.request('POST', '/api/pairing', { game, seats })).body as { table: string }).table

/** The latest presence message. */
const presenceOf = (socket: Socket): MessageOf<'presence'> | undefined => socket.messages.findLast(isPresence)

describe.skipIf(!haveParts('many processes on one database', POSTGRES, NATS))('many processes', () => {
  let postgres: Postgres
  let nats: Nats
  /** A database with all relations. */
  let template: string
  beforeAll(async () => {
    ;[postgres, nats] = await Promise.all([startPostgres(), startNats()])
    template = await postgres.newDatabase()
    await (await openPostgresStore(template)).close()
  })
  afterAll(async () => {
    await Promise.all([postgres.end(), nats.end()])
  })

  async function startOne(options: ServerOptions, finished = onTestFinished): Promise<RunningServer> {
    const server = await testServer(options)
    finished(() => server.close())
    return server
  }

  async function startThree(options: ServerOptions) {
    const database = await postgres.newDatabase(template)
    const all = { ...options, database }
    const servers = [await startOne(all), ...(await Promise.all([startOne(all), startOne(all)]))] as const
    return { database, servers }
  }

  /** Ada and Bob on two processes, with a bot between them, and a spectator on the last process. */
  async function meet(servers: readonly [Address, Address, ...Address[]], listed = false) {
    const [first, second, third = second] = servers
    const ada = await Visitor.named(first.url, 'Ada')
    const bob = await Visitor.named(second.url, 'Bob')
    const seats = [{ kind: 'me' }, { kind: 'bot', bot }, { kind: 'open' }] as const
    const table = await ada.create({ game, seats: [...seats], listed })
    const sockets = [
      await ada.connect(),
      await bob.connect(),
      await new Visitor(third.url).connect(),
    ] as const
    for (const socket of sockets) await socket.join(table)
    const started = Promise.all(sockets.map((socket) => socket.event('started')))
    expect(codeOf(await sockets[1].ask({ type: 'sit', table }))).toBe('done')
    expect(codeOf(await sockets[0].ask({ type: 'start', table }))).toBe('done')
    await started
    return { table, ada, bob, sockets }
  }

  async function playToTheEnd(
    table: string,
    [ada, bob]: readonly [Socket, Socket, ...Socket[]],
  ): Promise<void> {
    const chance = fastChance(fastSeed(3))
    await Promise.all([playOn(ada, table, 0, entry, { chance }), playOn(bob, table, 2, entry, { chance })])
  }

  const metric = async (server: RunningServer, name: string): Promise<number> => {
    const text = await fetch(`${server.url}/metrics`).then((response) => response.text())
    return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  }

  describe.each(['PostgreSQL', 'NATS'] as const)('with %s between them', (between) => {
    const bus = (): ServerOptions => (between === 'NATS' ? { nats: nats.url } : {})
    /** Registers a test that has one kind of bus, or none, in `npm test`, and both in the long form. */
    const testWith = (usual: typeof between | 'none', name: string, run: () => Promise<void>): void => {
      if (usual === between || TRIES_ALL) test(name, run)
    }

    testWith(
      'NATS',
      'a match is played on three processes at once: all see the same, and each bot turn is computed once',
      async () => {
        const { database, servers } = await startThree({ ...bus(), time: slowTime() })
        const { table, sockets } = await meet(servers)
        await playToTheEnd(table, sockets)
        for (const socket of sockets)
          await until(socket, () => socket.positions.get(table)?.over !== undefined)
        const [one, ...others] = sockets.map((socket) => socket.positions.get(table)?.over)
        for (const other of others) expect(other).toEqual(one)
        for (const socket of sockets) {
          const numbers = socket.messages.flatMap((message) =>
            message.type === 'event' ? [message.number] : [],
          )
          expect(numbers).toEqual(numbers.map((_, n) => at(numbers, 0) + n))
        }
        const store = await openPostgresStore(database)
        const entries = (await store.loadTable(table))?.entries ?? []
        await store.close()
        const turns = entries.filter((each) => each.type === 'turn' && each.seat === 1).length
        expect(turns).toBeGreaterThan(5)
        const computed = await Promise.all(
          servers.map((server) => metric(server, 'vermeil_bot_seconds_count')),
        )
        expect(computed.reduce((sum, n) => sum + n)).toBe(turns)
      },
    )

    testWith(
      'PostgreSQL',
      'a player who is muted on one process is also muted on another, at another table',
      async () => {
        const { servers } = await startThree(bus())
        const { table, ada, bob, sockets } = await meet(servers)
        const second = await ada.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }] })
        const tablet = await Socket.open(servers[2].url, ada.cookie)
        const bobs = await bob.connect()
        for (const socket of [tablet, bobs]) await socket.join(second)
        await bobs.ask({ type: 'sit', table: second })
        const isPhrase = (message: Message, phrase: string): message is MessageOf<'event'> =>
          message.type === 'event' && message.event.type === 'phrase' && message.event.phrase === phrase
        /** Whether the tablet receives what Bob says. Ada's own words are stored after his and so arrive later. */
        const receives = async (): Promise<boolean> => {
          const before = tablet.messages.length
          await bobs.ask({ type: 'phrase', table: second, phrase: 'hello' })
          const own = tablet.next((message) => isPhrase(message, 'thanks'))
          await tablet.ask({ type: 'phrase', table: second, phrase: 'thanks' })
          await own
          return tablet.messages.slice(before).some((message) => isPhrase(message, 'hello'))
        }
        // Muting may take a moment to reach the other process.
        await expect.poll(receives).toBe(true)
        await sockets[0].ask({ type: 'mute', table, seat: 2, on: true })
        await expect.poll(receives).toBe(false)
        await sockets[0].ask({ type: 'mute', table, seat: 2, on: false })
        await expect.poll(receives).toBe(true)
      },
    )

    testWith(
      'none',
      'two players who ask for a rematch at the same time on two processes get the same table',
      async () => {
        const { servers } = await startThree(bus())
        const { table, ada, bob, sockets } = await meet(servers)
        await playToTheEnd(table, sockets)
        const both = sockets.slice(0, 2)
        for (const socket of both) await until(socket, () => socket.positions.get(table)?.over !== undefined)
        const answers = await Promise.all(both.map((socket) => socket.ask({ type: 'rematch', table })))
        const [next] = answers.map((answer) => (answer.type === 'done' ? answer.table : undefined))
        expect(next).toBeDefined()
        expect(answers.map((answer) => answer.type === 'done' && answer.table)).toEqual([next, next])
        const lobbies: string[] = []
        for (const visitor of [ada, bob]) {
          const { body } = await visitor.request('GET', '/api/tables/mine')
          const { tables } = body as { tables: { table: string; status: string }[] }
          lobbies.push(...tables.filter(({ status }) => status === 'lobby').map((row) => row.table))
        }
        expect(lobbies).toEqual([next])
      },
    )

    testWith(
      'NATS',
      'a player connected to another process is shown as present until they disconnect',
      async () => {
        const { servers } = await startThree(bus())
        const { sockets } = await meet(servers)
        const [ada, bob, spectator] = sockets
        for (const socket of sockets) {
          await until(
            socket,
            () => presenceOf(socket)?.seats === 0b101 && presenceOf(socket)?.spectators === 1,
          )
        }
        await bob.close()
        await until(ada, () => presenceOf(ada)?.seats === 0b001)
        await until(spectator, () => presenceOf(spectator)?.seats === 0b001)
      },
    )
  })

  test('every process lists a running table, with those who watch it through another one', async () => {
    const { servers } = await startThree({ nats: nats.url })
    const { table } = await meet(servers, true)
    for (const { url } of servers) {
      const watching = async (): Promise<number | undefined> => {
        const { body } = await new Visitor(url).request('GET', '/api/tables/running')
        const { tables } = body as { tables: { table: string; watching: number }[] }
        return tables.find((one) => one.table === table)?.watching
      }
      while ((await watching()) !== 1) await delay(200)
    }
  })

  test('an interrupted bus loses nothing: events are found in the store until the bus is connected again', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => lines.push(line) }
    const { servers } = await startThree({ nats: nats.url, logLevel: 'info', logStream })
    const logged = async (text: string): Promise<void> => {
      while (!lines.some((line) => line.includes(text))) await delay(100)
    }
    const { table, sockets } = await meet(servers)
    const [ada, bob, spectator] = sockets
    const say = async (phrase: 'oneMoment' | 'thanks'): Promise<void> => {
      const received = Promise.all([bob, spectator].map((socket) => socket.event('phrase')))
      expect(codeOf(await ada.ask({ type: 'phrase', table, phrase }))).toBe('done')
      for (const { event } of await received) expect(event).toMatchObject({ phrase })
    }
    await nats.stop()
    await say('oneMoment')
    await logged('the bus is disconnected')
    await nats.start()
    await logged('the bus is connected again')
    await say('thanks')
    // Nobody who is connected is shown as absent.
    for (const socket of sockets) await until(socket, () => presenceOf(socket)?.seats === 0b101)
    await playToTheEnd(table, sockets)
  })

  test('whatever somebody publishes on the bus, what is stored is shown and nothing is logged', async () => {
    const lines: string[] = []
    const logStream = { write: (line: string) => lines.push(line) }
    const { servers } = await startThree({ nats: nats.url, logLevel: 'warn', logStream })
    const { table, sockets } = await meet(servers)
    const [ada, ...others] = sockets
    const stranger = await connect({ servers: nats.url })
    onTestFinished(() => stranger.close())
    const invented = [
      { type: 'grown', table, entries: Number.MAX_SAFE_INTEGER },
      { type: 'grown', table, entries: 1e9 },
      { type: 'grown', table: 'x'.repeat(10_000), entries: 1 },
      { type: 'rewritten', table },
      {
        type: 'presence',
        table,
        seats: Number.MAX_SAFE_INTEGER,
        spectators: Number.MAX_SAFE_INTEGER,
        asks: true,
      },
      { type: 'guest', guest: 'nobody' },
      { type: 'invited', guest: 'nobody' },
      { type: 'moderation' },
    ]
    const texts = [
      '',
      '{',
      'null',
      '[]',
      ...invented.map((news) => JSON.stringify({ from: 'stranger', news })),
    ]
    for (let i = 0; i < 3; i++)
      for (const subject of ['vermeil.all', `vermeil.table.${table}`])
        for (const text of texts) stranger.publish(subject, text)
    stranger.publish(`vermeil.table.${table}`, new Uint8Array(1_000).fill(0xff))
    await stranger.flush()
    const received = Promise.all(others.map((socket) => socket.event('phrase')))
    expect(codeOf(await ada.ask({ type: 'phrase', table, phrase: 'thanks' }))).toBe('done')
    for (const { event } of await received) expect(event).toMatchObject({ phrase: 'thanks' })
    await playToTheEnd(table, sockets)
    expect(lines).toEqual([])
  })

  test('interrupted database connections are reopened, and players notice nothing', async () => {
    const { servers } = await startThree({})
    const { table, sockets } = await meet(servers)
    let over = false
    // The connections are cut whenever the match has gone on, so that it ends on a slow machine, too.
    const [, , spectator] = sockets
    const cutting = (async () => {
      for (let cut = 0; !over; ) {
        await delay(50)
        if (spectator.messages.length < cut + MESSAGES_BETWEEN_CUTS) continue
        cut = spectator.messages.length
        await postgres.cut()
      }
    })()
    await playToTheEnd(table, sockets)
    over = true
    await cutting
    for (const socket of sockets) await until(socket, () => socket.positions.get(table)?.over !== undefined)
  })

  // These mostly wait for leases to end. They run at once, so each has to close its own server.
  testLong(
    'a process that is suspended past its lease and resumed does no harm, and another plays its bots',
    async (context) => {
      const database = await postgres.newDatabase()
      const server = await startOne({ database }, context.onTestFinished)
      const other = await serverProcess({ database, botThreads: 1 })
      const { table, ada, sockets } = await meet([other, server])
      const [stopped, bob] = sockets
      const { view, asked = 0 } = stopped.positions.get(table) ?? { view: { open: undefined } }
      const moves = [at(entry.bots, 0).choose(view, fastChance(fastSeed(5)))]
      expect(codeOf(await stopped.ask({ type: 'play', table, asked, moves }))).toBe('done')
      other.child.kill('SIGSTOP')
      const back = await Socket.open(server.url, ada.cookie)
      await back.join(table)
      const finished = playToTheEnd(table, [back, bob])
      await delay(4_000)
      other.child.kill('SIGCONT')
      await finished
      const here = await back.join(table)
      const woken = await Socket.open(other.url, ada.cookie)
      const there = await woken.join(table)
      expect(there?.position).toEqual(here?.position)
      expect(here?.status).toBe('over')
      await other.stop()
    },
  )

  test.concurrent('when a process is killed its visitors are shown as absent, and another process plays its bots', async (context) => {
    const database = await postgres.newDatabase()
    const server = await startOne({ database }, context.onTestFinished)
    const other = await serverProcess({ database, botThreads: 1 })
    const { table, bob, sockets } = await meet([server, other])
    const [ada] = sockets
    await until(ada, () => presenceOf(ada)?.seats === 0b101)
    await other.kill()
    await until(ada, () => presenceOf(ada)?.seats === 0b001)
    const back = await Socket.open(server.url, bob.cookie)
    await back.join(table)
    await playToTheEnd(table, [ada, back])
  })

  test.concurrent('strangers who look for company in several processes at the same moment meet', async () => {
    const { servers } = await startThree({})
    const people = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
    const visitors = await Promise.all(
      people.map((name, i) => Visitor.named((servers[i % 3] ?? servers[0]).url, name)),
    )
    const tables = await Promise.all(visitors.map((visitor) => seek(visitor, 2)))
    expect(tables.toSorted()).toEqual([...new Set(tables), ...new Set(tables)].toSorted())
  })

  testLong(
    'whoever waits for company still does when the process is killed, and the match begins elsewhere',
    async (context) => {
      const database = await postgres.newDatabase()
      const server = await startOne({ database }, context.onTestFinished)
      const other = await serverProcess({ database, botThreads: 1, pairingWait: 2_000 })
      const table = await seek(await Visitor.named(other.url, 'Ada'), 3)
      await other.kill()
      const bo = await Visitor.named(server.url, 'Bo')
      expect(await seek(bo, 3)).toBe(table)
      const socket = await bo.connect()
      await socket.join(table)
      await until(socket, () => socket.positions.has(table))
      expect((await bo.request('GET', `/api/tables/${table}`)).body).toMatchObject({
        status: 'playing',
        seats: [{ name: 'Ada' }, {}, { kind: 'bot' }],
      })
    },
  )

  test('an order is carried out once, whichever process takes care of the table', async () => {
    const time = manualTime()
    const { servers } = await startThree({ time })
    const elfengold = GAMES.find((one) => one.game.id === 'elfengold')
    if (!elfengold) throw new Error('there is no Elfengold')
    const seated = await seatPeople(servers[0].url, elfengold, 2)
    const { table, visitors } = seated
    await playTo('auction', seated, elfengold)
    const phaseOf = (socket: Socket): unknown =>
      (socket.positions.get(table)?.view.open as { phase?: unknown } | undefined)?.phase
    const order = {
      type: 'auction',
      round: 1,
      lots: [{ lot: 1, most: 3, above: 'pass' }],
      others: 'pass',
    }
    const spectator = await new Visitor(servers[0].url).connect()
    await spectator.join(table)
    const before = spectator.messages.length
    for (const [seat, visitor] of visitors.entries()) {
      const socket = await Socket.open(at(servers, 1 + seat).url, visitor.cookie)
      await socket.join(table)
      expect(codeOf(await socket.ask({ type: 'order', table, order }))).toBe('done')
      await socket.close()
    }
    while (phaseOf(spectator) === 'auction') {
      const seen = spectator.numbers.get(table) ?? 0
      time.advance(30_000)
      // A process that has just let go of the table is followed by another one, after a moment.
      await Promise.race([until(spectator, () => (spectator.numbers.get(table) ?? 0) > seen), delay(50)])
    }
    const turns = spectator.messages
      .slice(before)
      .flatMap((message) =>
        message.type === 'event' && message.event.type === 'turn' ? [message.event.seat] : [],
      )
    // Three tokens that both pass on, and one for which they bid 1, 2 and 3.
    expect(turns.length).toBe(3 * 2 + 4)
    const owner = await Socket.open(servers[2].url, visitors[0].cookie)
    const joined = await owner.join(table, undefined, true)
    const own = turns.filter((seat) => seat === 0)
    expect(joined?.history?.filter(({ byOrder }) => byOrder).length).toBe(own.length)
  })

  test('a device that was signed out while the bus was gone loses its sockets when the bus is back', async () => {
    const own = await startNats()
    onTestFinished(() => own.end())
    const options = { database: await postgres.newDatabase(template), nats: own.url }
    const [here, there] = [await startOne(options), await startOne(options)]
    const ada = await Visitor.named(here.url, 'Ada')
    const lost = new Visitor(there.url)
    const { code } = (await ada.request('POST', '/api/me/link')).body as { code: string }
    expect((await lost.request('POST', '/api/me/claim', { code })).status).toBe(200)
    const socket = await lost.connect()
    await own.stop()
    expect((await ada.request('DELETE', '/api/me/devices')).status).toBe(200)
    expect(codeOf(await socket.ask({ type: 'ping' }))).toBe('done')
    await own.start()
    expect(await socket.closed).toEqual({ code: 1008, reason: 'signedOut' })
  })
})
