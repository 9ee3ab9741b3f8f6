import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { VERMEIL_DECK } from '../../games/silver-and-gold/rules/components/vermeil-deck.ts'
import { at } from '../../kernel/index.ts'
import { LIMITS, type MessageOf } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { legalMove, openSeats, seatPeople, until } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const { game, bots } = entry
const people = Math.max(2, game.seats.min)
const bot = at(bots, 0).name

let server: RunningServer & { data: string }
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('before the start', () => {
  test('nobody sits down with a name that looks like another player’s', async () => {
    const ida = await Visitor.named(server.url, 'Ida')
    const table = await ida.create({ game: game.id, seats: openSeats(2) })
    for (const name of ['Ida', 'lda', 'IDA', '\uff29da']) {
      const socket = await (await Visitor.named(server.url, name)).connect()
      await socket.join(table)
      expect(codeOf(await socket.ask({ type: 'sit', table }))).toBe('nameTaken')
    }
    const bob = await Visitor.named(server.url, 'Bob')
    const socket = await bob.connect()
    await socket.join(table)
    expect(codeOf(await socket.ask({ type: 'sit', table }))).toBe('done')
    // Somebody who takes such a name later keeps the old one at this table.
    await bob.request('PUT', '/api/me', { name: 'lda' })
    const { body } = await bob.request('GET', `/api/tables/${table}`)
    expect(body).toMatchObject({ seats: [{ name: 'Ida' }, { name: 'Bob' }] })
  })

  test('a table can be created, found in the list, joined and started', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(people), listed: true })
    const { body } = await new Visitor(server.url).request('GET', '/api/tables')
    expect((body as { tables: unknown[] }).tables[0]).toMatchObject({ table, status: 'lobby' })

    const socket = await ada.connect()
    expect(await socket.join(table)).toMatchObject({ status: 'lobby', you: 0, number: 0 })
    if (game.seats.min > 1)
      expect(codeOf(await socket.ask({ type: 'start', table }))).toBe('notEnoughPlayers')
    const sat = socket.event('sat')
    const bob = await (await Visitor.named(server.url, 'Bob')).connect()
    await bob.join(table)
    expect(codeOf(await bob.ask({ type: 'start', table }))).toBe('notHost')
    expect(codeOf(await bob.ask({ type: 'sit', table, seat: 0 }))).toBe('seatTaken')
    expect(codeOf(await bob.ask({ type: 'sit', table, seat: 9 }))).toBe('noSuchSeat')
    expect(codeOf(await bob.ask({ type: 'sit', table }))).toBe('done')
    expect(codeOf(await bob.ask({ type: 'sit', table }))).toBe('alreadySeated')
    expect((await sat).seats).toMatchObject([
      { kind: 'person', name: 'Ada', host: true },
      { kind: 'person', name: 'Bob' },
    ])
    expect(codeOf(await socket.ask({ type: 'start', table }))).toBe('done')
    const later = await new Visitor(server.url).request('GET', '/api/tables')
    expect(JSON.stringify(later.body)).not.toContain(table)
  })

  test('the list of open tables names the language of the host, if it is known', async () => {
    const ida = await Visitor.named(server.url, 'Ida')
    const create = { game: game.id, seats: openSeats(2), listed: true }
    const [polish, unknown] = [await ida.create({ ...create, language: 'pl' }), await ida.create(create)]
    const { body } = await new Visitor(server.url).request('GET', '/api/tables')
    const { tables } = body as { tables: { table: string; language?: string }[] }
    const languageOf = (id: string) => tables.find(({ table }) => table === id)?.language
    expect([languageOf(polish), languageOf(unknown)]).toEqual(['pl', undefined])
    const refused = await ida.request('POST', '/api/tables', { ...create, language: '<b>' })
    expect(refused).toMatchObject({ status: 400, body: { rejection: { code: 'malformed' } } })
  })

  test('sitting down or standing up turns a spectator into a player or back, and everyone is told', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const bob = await Visitor.named(server.url, 'Bob')
    const table = await ada.create({ game: game.id, seats: openSeats(people) })
    const [host, guest] = [await ada.connect(), await bob.connect()]
    const there = () => host.next((message): message is MessageOf<'presence'> => message.type === 'presence')
    await host.join(table)
    const came = there()
    await guest.join(table)
    expect(await came).toMatchObject({ seats: 0b01, spectators: 1 })
    const sat = there()
    await guest.ask({ type: 'sit', table, seat: 1 })
    expect(await sat).toMatchObject({ seats: 0b11, spectators: 0 })
    const left = there()
    await guest.ask({ type: 'leave', table })
    expect(await left).toMatchObject({ seats: 0b01, spectators: 1 })
  })

  test('a client that leaves a table while it is still loading does not stay subscribed to it', async () => {
    const store = openSqliteStore(':memory:')
    let loading: Promise<unknown> = Promise.resolve()
    const slow = await testServer({
      store: { ...store, loadTable: (...which) => loading.then(() => store.loadTable(...which)) },
    })
    try {
      const ada = await Visitor.named(slow.url, 'Ada')
      const table = await ada.create({ game: game.id, seats: openSeats(people) })
      const host = await ada.connect()
      await host.join(table)
      const spectator = await new Visitor(slow.url).connect()
      const proceed = Promise.withResolvers<void>()
      loading = proceed.promise
      const joined = spectator.join(table)
      await spectator.ask({ type: 'ping' })
      expect(codeOf(await spectator.ask({ type: 'part', table }))).toBe('done')
      proceed.resolve()
      await joined
      const spectators = () =>
        host.messages.flatMap((message) => (message.type === 'presence' ? [message.spectators] : []))
      await until(host, () => spectators().slice(-2).join() === '1,0')
    } finally {
      await slow.close()
      await store.close()
    }
  })

  test('whoever asks about a table is told their own seat at it', async () => {
    const { table, visitors } = await seatPeople(server.url, entry, people)
    const seatOf = async (visitor: Visitor): Promise<unknown> => {
      const { body } = await visitor.request('GET', `/api/tables/${table}`)
      return (body as { you?: number }).you
    }
    expect([await seatOf(visitors[0]), await seatOf(visitors[1])]).toEqual([0, 1])
    expect(await seatOf(await Visitor.named(server.url, 'Eve'))).toBeUndefined()
    expect(await seatOf(new Visitor(server.url))).toBeUndefined()
  })

  test('an unlisted table can only be reached through its link', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(people) })
    const { body } = await new Visitor(server.url).request('GET', '/api/tables')
    expect(JSON.stringify(body)).not.toContain(table)
    expect(await new Visitor(server.url).request('GET', `/api/tables/${table}`)).toMatchObject({
      status: 200,
    })
  })

  test('the host can give seats to bots, and seats that are still open are removed at the start', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(game.seats.max) })
    const socket = await ada.connect()
    await socket.join(table)
    const set = (seat: number, name: string) =>
      socket.ask({ type: 'setSeat', table, seat, to: { kind: 'bot', bot: name } })
    expect(codeOf(await set(1, 'no-such-bot'))).toBe('noSuchBot')
    expect(codeOf(await set(0, bot))).toBe('seatTaken')
    for (let seat = game.seats.max - people + 1; seat < game.seats.max; seat++) {
      expect(codeOf(await set(seat, bot))).toBe('done')
    }
    const started = socket.event('started')
    await socket.ask({ type: 'start', table })
    expect((await started).seats).toHaveLength(people)
    expect((await started).you).toBe(0)
  })

  test('a match against bots only starts by itself', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const seats = openSeats(people).map((seat) => (seat.kind === 'me' ? seat : { kind: 'bot' as const, bot }))
    const table = await ada.create({ game: game.id, seats, startWhenFull: true })
    const socket = await ada.connect()
    expect(await socket.join(table)).toMatchObject({ status: 'playing', you: 0 })
  })

  test('the next player becomes the host when the host leaves, and an empty table is closed', async () => {
    const [ada, bob] = [await Visitor.named(server.url, 'Ada'), await Visitor.named(server.url, 'Bob')]
    const table = await ada.create({ game: game.id, seats: openSeats(people) })
    const [one, two] = [await ada.connect(), await bob.connect()]
    await one.join(table)
    await two.join(table)
    await two.ask({ type: 'sit', table })
    const left = two.event('left')
    await one.ask({ type: 'leave', table })
    expect((await left).seats?.[1]).toMatchObject({ name: 'Bob', host: true })
    const closed = one.event('closed')
    await two.ask({ type: 'leave', table })
    expect((await closed).event).toEqual({ type: 'closed', because: 'empty' })
    expect(codeOf(await one.ask({ type: 'sit', table }))).toBe('tableClosed')
  })

  test('a table with invalid settings is refused', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const refused = async (body: unknown) => {
      const answer = await ada.request('POST', '/api/tables', body)
      return (answer.body as { rejection: { code: string } }).rejection.code
    }
    const seats = openSeats(people)
    expect(await refused({ game: 'chess', seats })).toBe('noSuchGame')
    expect(await refused({ game: game.id, seats, options: { nonsense: 1 } })).toBe('badOptions')
    expect(await refused({ game: game.id, seats: openSeats(game.seats.max + 1) })).toBe('wrongNumberOfSeats')
    expect(await refused({ game: game.id, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'x' }] })).toBe(
      'noSuchBot',
    )
    expect(await refused({ game: game.id, seats: [] })).toBe('malformed')
    expect(
      await new Visitor(server.url).request('POST', '/api/tables', { game: game.id, seats }),
    ).toMatchObject({
      status: 401,
    })
  })
})

describe('during the match', () => {
  test('a command that is sent again is answered again and applied once', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const [ada] = sockets
    const asked = ada.positions.get(table)?.asked ?? 0
    const moves = [legalMove(ada, table, entry)]
    const play = { type: 'play' as const, id: 'same', table, asked, moves }
    const first = await ada.ask(play)
    const number = ada.numbers.get(table)
    expect(await ada.ask(play)).toEqual(first)
    expect(ada.numbers.get(table)).toBe(number)
    expect(codeOf(await ada.ask({ type: 'phrase', id: 'same', table, phrase: 'hello' }))).toBe('idUsed')
  })

  test('players who move at the same time do not interfere with each other', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const asked = sockets.filter((socket) => socket.positions.get(table)?.asked !== undefined)
    const answers = await Promise.all(
      asked.map((socket) =>
        socket.ask({
          type: 'play',
          table,
          asked: socket.positions.get(table)?.asked ?? 0,
          moves: [legalMove(socket, table, entry)],
        }),
      ),
    )
    expect(answers.map(codeOf)).toEqual(asked.map(() => 'done'))
  })

  test('a turn that breaks the rules is refused with the reason and the move, and changes nothing', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const [ada] = sockets
    const asked = ada.positions.get(table)?.asked ?? 0
    const answer = await ada.ask({ type: 'play', table, asked, moves: [{ type: 'no such move' }] })
    expect(answer).toMatchObject({ type: 'refused', rejection: { code: 'malformedMove', move: 0 } })
    expect(ada.numbers.get(table)).toBe(asked)
  })

  test('a player who was away gets the events they missed, or the whole table if there are many', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const [ada, bob] = sockets
    const seen = bob.numbers.get(table) ?? 0
    await bob.close()
    for (let i = 0; i < 3; i++) await ada.ask({ type: 'phrase', table, phrase: 'hello' })
    const back = await visitors[1].connect()
    expect(await back.join(table, seen)).toBeUndefined()
    const events = back.messages.filter((message) => message.type === 'event')
    expect(events.map(({ number }) => number)).toEqual([seen + 1, seen + 2, seen + 3])
    for (let i = 0; i < 70; i++) await ada.ask({ type: 'phrase', table, phrase: 'bye' })
    const farBehind = await visitors[1].connect()
    expect(await farBehind.join(table, seen)).toMatchObject({ type: 'table', number: seen + 73 })
    // A number from the future is ignored.
    const future = await visitors[1].connect()
    expect(await future.join(table, 1_000_000)).toMatchObject({ number: seen + 73 })
  })

  test('a player who missed many events at a table with a large deck gets the whole table', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const deck = { ...VERMEIL_DECK, about: 'x'.repeat(500) }
    const seats = [{ kind: 'me' as const }]
    const table = await ada.create({ game: 'silver-and-gold', options: { deck }, seats, startWhenFull: true })
    const socket = await ada.connect()
    await socket.join(table)
    for (let turns = 0; turns < 50; turns++) {
      const { asked = 0, takeBack: turn } = socket.positions.get(table) ?? {}
      const moves = [legalMove(socket, table, entry)]
      if (turn === undefined) await socket.ask({ type: 'play', table, asked, moves })
      else await socket.ask({ type: 'takeBack', table, turn })
    }
    const number = socket.numbers.get(table) ?? 0
    expect(await (await ada.connect()).join(table, number - 2)).toBeUndefined()
    expect(await (await ada.connect()).join(table, number - 50)).toMatchObject({ number })
  })

  test('a bot plays for a player who leaves, until they take the seat back', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const [ada, bob] = sockets
    const away = ada.event('standIn')
    expect(codeOf(await bob.ask({ type: 'leave', table }))).toBe('done')
    const strongest = at(bots, bots.length - 1).name
    expect((await away).event).toEqual({ type: 'standIn', seat: 1, bot: strongest, because: 'left' })
    expect((await away).seats?.[1]).toMatchObject({ name: 'Player 1', standIn: strongest })
    const asked = bob.positions.get(table)?.asked ?? 0
    expect(codeOf(await bob.ask({ type: 'play', table, asked, moves: [{}] }))).toBe('seatAway')
    const returned = ada.event('returned')
    expect(codeOf(await bob.ask({ type: 'return', table }))).toBe('done')
    expect((await returned).seats?.[1]).toEqual({ kind: 'person', name: 'Player 1' })
    expect(codeOf(await bob.ask({ type: 'return', table }))).toBe('seatNotAway')

    await bob.ask({ type: 'leave', table })
    await bob.close()
    const again = ada.event('returned')
    const back = await visitors[1].connect()
    const whole = await back.join(table)
    expect(whole?.seats[1]).toEqual({ kind: 'person', name: 'Player 1' })
    await again
  })

  test('a player who comes back is told which turns a bot played for them', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const [ada, bob] = sockets
    const asked = ada.positions.get(table)?.asked ?? 0
    await ada.ask({ type: 'play', table, asked, moves: [legalMove(ada, table, entry)] })
    const move = ada.positions.get(table)?.view
    await bob.ask({ type: 'leave', table })
    await until(ada, () => JSON.stringify(ada.positions.get(table)?.view) !== JSON.stringify(move))
    await bob.close()
    const back = await visitors[1].connect()
    const whole = await back.join(table, undefined, true)
    const played = whole?.history?.slice(1).map(({ by, standIn }) => [by, standIn]) ?? []
    expect(played).toContainEqual([1, true])
    for (const [by, standIn] of played) expect(standIn).toBe(by === 1 ? true : undefined)
  })

  test('a guest who has filled the log of a table is refused there, but may still leave', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(people) })
    const socket = await ada.connect()
    await socket.join(table)
    const changes = Array.from({ length: LIMITS.entriesPerGuest }, (_, i) => {
      const to = i % 2 === 0 ? { kind: 'bot' as const, bot } : { kind: 'open' as const }
      return socket.ask({ type: 'setSeat', table, seat: 1, to })
    })
    expect(new Set((await Promise.all(changes)).map(codeOf))).toEqual(new Set(['done']))
    expect(codeOf(await socket.ask({ type: 'setSeat', table, seat: 1, to: { kind: 'open' } }))).toBe(
      'logFull',
    )
    expect(codeOf(await socket.ask({ type: 'phrase', table, phrase: 'hello' }))).toBe('logFull')
    // The limit is per guest: others can still write.
    const bob = await (await Visitor.named(server.url, 'Bob')).connect()
    await bob.join(table)
    expect(codeOf(await bob.ask({ type: 'sit', table }))).toBe('done')
    expect(codeOf(await socket.ask({ type: 'leave', table }))).toBe('done')
  })

  test('my tables list those that wait for my move first', async () => {
    const { table, visitors, sockets } = await seatPeople(server.url, entry, people)
    const second = await visitors[0].create({ game: game.id, seats: openSeats(people) })
    const mine = async () => {
      const { body } = await visitors[0].request('GET', '/api/tables/mine')
      return (body as { tables: { table: string; yourMove: boolean }[] }).tables
    }
    expect((await mine()).map((row) => [row.table, row.yourMove])).toEqual([
      [table, true],
      [second, false],
    ])
    expect(sockets[0].positions.get(table)?.asked).toBeDefined()
  })
})

describe('after the match', () => {
  test('everyone who asks for a rematch gets the same table', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const seats = openSeats(people).map((seat) => (seat.kind === 'me' ? seat : { kind: 'bot' as const, bot }))
    const table = await ada.create({ game: game.id, seats, startWhenFull: true })
    const socket = await ada.connect()
    await socket.join(table)
    expect(codeOf(await socket.ask({ type: 'rematch', table }))).toBe('matchNotOver')
    // With bots in all seats the match finishes by itself.
    await socket.ask({ type: 'leave', table })
    await until(socket, () => socket.positions.get(table)?.over !== undefined)
    expect(codeOf(await socket.ask({ type: 'takeBack', table, turn: 1 }))).toBe('matchOver')
    const [one, two] = await Promise.all([
      socket.ask({ type: 'rematch', table }),
      socket.ask({ type: 'rematch', table }),
    ])
    const rematch = one.type === 'done' ? one.table : undefined
    expect(rematch).toBeDefined()
    expect(two).toMatchObject({ type: 'done', table: rematch })
    const next = await socket.join(rematch ?? '')
    expect(next).toMatchObject({ game: game.id, you: 0 })
    const { body } = await ada.request('GET', '/api/tables/mine')
    expect((body as { tables: unknown[] }).tables).toHaveLength(2)
  })
})
