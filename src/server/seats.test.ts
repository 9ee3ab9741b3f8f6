import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { botsOf } from '../bots/levels.ts'
import { CATALOGUE } from '../games/catalogue.ts'
import { VERMEIL_DECK } from '../games/silver-and-gold/rules/vermeil-deck.ts'
import { LIMITS, type MessageOf } from '../protocol/index.ts'
import type { RunningServer } from './main.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { codeOf, type Socket, Visitor } from './testing/client.ts'
import { seatPeople, until } from './testing/playing.ts'
import { testServer } from './testing/server.ts'

const [entry] = CATALOGUE
const { game } = entry
const bots = botsOf(game.id)
const people = Math.max(2, game.seats.min)
const bot = bots[0].name
const openSeats = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const)
const legalMove = (socket: Socket, table: string): unknown => {
  const position = socket.positions.get(table)
  return position && game.legal(position.view)[0]
}

let server: RunningServer & { data: string }
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('before the start', () => {
  test('a table is made, found, taken and started', async () => {
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

  test('who sits down or stands up is there as a player or as a spectator, and everybody is told', async () => {
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

  test('who leaves a table while he is still being told of it does not stay there', async () => {
    const store = openSqliteStore(':memory:')
    let told: Promise<unknown> = Promise.resolve()
    const slow = await testServer({
      store: { ...store, loadTable: (...which) => told.then(() => store.loadTable(...which)) },
    })
    try {
      const ada = await Visitor.named(slow.url, 'Ada')
      const table = await ada.create({ game: game.id, seats: openSeats(people) })
      const host = await ada.connect()
      await host.join(table)
      const spectator = await new Visitor(slow.url).connect()
      const goOn = Promise.withResolvers<void>()
      told = goOn.promise
      const joined = spectator.join(table)
      await spectator.ask({ type: 'ping' })
      expect(codeOf(await spectator.ask({ type: 'part', table }))).toBe('done')
      goOn.resolve()
      await joined
      const spectators = () =>
        host.messages.flatMap((message) => (message.type === 'presence' ? [message.spectators] : []))
      await until(host, () => spectators().slice(-2).join() === '1,0')
    } finally {
      await slow.close()
      await store.close()
    }
  })

  test('a table that is not listed is known to who has the link only', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(people) })
    const { body } = await new Visitor(server.url).request('GET', '/api/tables')
    expect(JSON.stringify(body)).not.toContain(table)
    expect(await new Visitor(server.url).request('GET', `/api/tables/${table}`)).toMatchObject({
      status: 200,
    })
  })

  test('the host sets seats to bots; seats still open are gone after the start', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(game.seats.max) })
    const socket = await ada.connect()
    await socket.join(table)
    const set = (seat: number, name: string) =>
      socket.ask({ type: 'setSeat', table, seat, to: { kind: 'bot', bot: name } })
    expect(codeOf(await set(1, 'nobody-knows'))).toBe('noSuchBot')
    expect(codeOf(await set(0, bot))).toBe('seatTaken')
    for (let seat = game.seats.max - people + 1; seat < game.seats.max; seat++) {
      expect(codeOf(await set(seat, bot))).toBe('done')
    }
    const started = socket.event('started')
    await socket.ask({ type: 'start', table })
    expect((await started).seats).toHaveLength(people)
    expect((await started).you).toBe(0)
  })

  test('play now: with bots only, the match starts by itself', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const seats = openSeats(people).map((seat) => (seat.kind === 'me' ? seat : { kind: 'bot' as const, bot }))
    const table = await ada.create({ game: game.id, seats, startWhenFull: true })
    const socket = await ada.connect()
    expect(await socket.join(table)).toMatchObject({ status: 'playing', you: 0 })
  })

  test('the next one is host when the host leaves; an empty table closes', async () => {
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

  test('what a table may be is checked', async () => {
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
  test('a command that is sent again is answered again and done once', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const [ada] = sockets
    const asked = ada.positions.get(table)?.asked ?? 0
    const moves = [legalMove(ada, table)]
    const play = { type: 'play' as const, id: 'same', table, asked, moves }
    const first = await ada.ask(play)
    const number = ada.numbers.get(table)
    expect(await ada.ask(play)).toEqual(first)
    expect(ada.numbers.get(table)).toBe(number)
    expect(codeOf(await ada.ask({ type: 'phrase', id: 'same', table, phrase: 'hello' }))).toBe('idUsed')
  })

  test('players who are asked at the same time never refuse each other', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const asked = sockets.filter((socket) => socket.positions.get(table)?.asked !== undefined)
    const answers = await Promise.all(
      asked.map((socket) =>
        socket.ask({
          type: 'play',
          table,
          asked: socket.positions.get(table)?.asked ?? 0,
          moves: [legalMove(socket, table)],
        }),
      ),
    )
    expect(answers.map(codeOf)).toEqual(asked.map(() => 'done'))
  })

  test('a turn that the rules refuse says why and which move it was, and changes nothing', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const [ada] = sockets
    const asked = ada.positions.get(table)?.asked ?? 0
    const answer = await ada.ask({ type: 'play', table, asked, moves: [{ type: 'no such move' }] })
    expect(answer).toMatchObject({ type: 'refused', rejection: { code: 'malformedMove', move: 0 } })
    expect(ada.numbers.get(table)).toBe(asked)
  })

  test('a turn can be taken back by who made it, once', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const [ada] = sockets
    const before = ada.positions.get(table)
    const asked = before?.asked ?? 0
    const done = await ada.ask({ type: 'play', table, asked, moves: [legalMove(ada, table)] })
    const turn = ada.positions.get(table)?.takeBack
    expect(turn).toBe((done as MessageOf<'done'>).number)
    expect(codeOf(await ada.ask({ type: 'takeBack', table, turn: 999 }))).toBe('outdated')
    expect(codeOf(await ada.ask({ type: 'takeBack', table, turn: turn ?? 0 }))).toBe('done')
    expect(ada.positions.get(table)?.view).toEqual(before?.view)
    expect(codeOf(await ada.ask({ type: 'takeBack', table, turn: turn ?? 0 }))).toBe('nothingToTakeBack')
    // The question was asked anew: an answer to the old one comes too late.
    expect(codeOf(await ada.ask({ type: 'play', table, asked, moves: [legalMove(ada, table)] }))).toBe(
      'outdated',
    )
  })

  test('is offered to be taken back as long as nobody has played because of it', async () => {
    const silver = CATALOGUE.find(({ game: { id } }) => id === 'silver-and-gold') ?? entry
    const { table, sockets } = await seatPeople(server.url, silver, 3)
    const offered = (seat: number) => sockets[seat].positions.get(table)?.takeBack
    const play = async (seat: number) => {
      const { view, asked = 0 } = sockets[seat].positions.get(table) ?? {}
      const moves = view ? silver.game.legal(view).slice(0, 1) : []
      expect(codeOf(await sockets[seat].ask({ type: 'play', table, asked, moves }))).toBe('done')
    }
    // Everybody chooses at the same time.
    for (const seat of [0, 1, 0]) await play(seat)
    for (const seat of [1, 0, 0]) {
      const turn = offered(seat) ?? 0
      expect(codeOf(await sockets[seat].ask({ type: 'takeBack', table, turn }))).toBe('done')
    }

    // One after the other.
    const elfenland = CATALOGUE.find(({ game: { id } }) => id === 'elfenland') ?? entry
    const journey = await seatPeople(server.url, elfenland, 2)
    const at = (seat: number) => journey.sockets[seat].positions.get(journey.table)
    const next = async (): Promise<number> => {
      const seat = (at(0)?.waiting ?? 0) & 1 ? 0 : 1
      const { view, asked = 0 } = at(seat) ?? {}
      const moves = view ? elfenland.game.legal(view).slice(0, 1) : []
      const wanted = { type: 'play', table: journey.table, asked, moves } as const
      expect(codeOf(await journey.sockets[seat].ask(wanted))).toBe('done')
      const other = 1 - seat
      await until(journey.sockets[other], () => at(other)?.waiting === at(seat)?.waiting)
      return seat
    }
    const phase = () => (at(0)?.view.open as { phase?: string } | undefined)?.phase
    while (phase() !== 'planning') await next()
    for (let turns = 0; turns < 2; turns++) {
      const seat = await next()
      expect(at(seat)?.takeBack).toBeDefined()
      expect(at(1 - seat)?.takeBack).toBeUndefined()
    }
  })

  test('who is played for by a bot takes nothing back', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const [ada] = sockets
    const asked = ada.positions.get(table)?.asked ?? 0
    await ada.ask({ type: 'play', table, asked, moves: [legalMove(ada, table)] })
    const turn = ada.positions.get(table)?.takeBack ?? 0
    expect(turn).toBeGreaterThan(0)
    await ada.ask({ type: 'leave', table })
    expect(ada.positions.get(table)?.takeBack).toBeUndefined()
    expect(codeOf(await ada.ask({ type: 'takeBack', table, turn }))).toBe('seatAway')
  })

  test('who was away gets exactly what happened, or the whole table when it was much', async () => {
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
    const late = await visitors[1].connect()
    expect(await late.join(table, seen)).toMatchObject({ type: 'table', number: seen + 73 })
    // A number from the future is not believed.
    const future = await visitors[1].connect()
    expect(await future.join(table, 1_000_000)).toMatchObject({ number: seen + 73 })
  })

  test('who has missed little, but of a table with a large deck, gets the whole table', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const deck = { ...VERMEIL_DECK, about: 'x'.repeat(50_000) }
    const seats = [{ kind: 'me' as const }]
    const table = await ada.create({ game: 'silver-and-gold', options: { deck }, seats, startWhenFull: true })
    const socket = await ada.connect()
    await socket.join(table)
    for (let turns = 0; turns < 8; turns++) {
      const { asked = 0 } = socket.positions.get(table) ?? {}
      await socket.ask({ type: 'play', table, asked, moves: [legalMove(socket, table)] })
    }
    const number = socket.numbers.get(table) ?? 0
    expect(await (await ada.connect()).join(table, number - 2)).toBeUndefined()
    expect(await (await ada.connect()).join(table, number - 8)).toMatchObject({ number })
  })

  test('who leaves is played for by a bot, and takes the seat back', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const [ada, bob] = sockets
    const away = ada.event('standIn')
    expect(codeOf(await bob.ask({ type: 'leave', table }))).toBe('done')
    const strongest = bots[bots.length - 1].name
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

  test('who comes back is told which turns a bot played for him', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const [ada, bob] = sockets
    const asked = ada.positions.get(table)?.asked ?? 0
    await ada.ask({ type: 'play', table, asked, moves: [legalMove(ada, table)] })
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

  test('chat and phrases reach everybody but those who have muted the speaker', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const [ada, bob] = sockets
    const heard = ada.event('chat')
    await bob.ask({ type: 'chat', table, text: '  <b>hi</b> \u{1f44b} ' })
    expect((await heard).event).toEqual({ type: 'chat', seat: 1, text: '<b>hi</b> \u{1f44b}' })
    // What is plain ASCII goes another way to the socket than the rest: the order is the same.
    const said = ['one', 'zwei ß', 'three', 'cztery ł', 'cinq é', 'six']
    await Promise.all(said.map((text) => bob.ask({ type: 'chat', table, text })))
    await ada.ask({ type: 'ping' })
    const lines = ada.messages.flatMap((message) =>
      message.type === 'event' && message.event.type === 'chat' ? [message.event.text] : [],
    )
    expect(lines.slice(-said.length)).toEqual(said)
    expect(codeOf(await ada.ask({ type: 'mute', table, seat: 1, on: true }))).toBe('done')
    const count = ada.messages.length
    await bob.ask({ type: 'chat', table, text: 'can you hear me' })
    await bob.ask({ type: 'phrase', table, phrase: 'hello' })
    await ada.ask({ type: 'ping' })
    expect(ada.messages.slice(count).filter(({ type }) => type === 'event')).toEqual([])
    const again = await visitors[0].connect()
    const whole = await again.join(table)
    expect(whole?.muted).toEqual([1])
    expect(whole?.chat).toEqual([])
    await ada.ask({ type: 'mute', table, seat: 1, on: false })
    const afterwards = ada.event('phrase')
    await bob.ask({ type: 'phrase', table, phrase: 'thanks' })
    expect((await afterwards).event).toEqual({ type: 'phrase', seat: 1, phrase: 'thanks' })
  })

  test('who is muted at one table is not heard at another, on another device', async () => {
    const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
    const [ada, bob] = visitors
    const second = await ada.create({ game: game.id, seats: openSeats(people) })
    const [phone, tablet, bobs] = [sockets[0], await ada.connect(), await bob.connect()]
    for (const socket of [tablet, bobs]) await socket.join(second)
    await bobs.ask({ type: 'sit', table: second })
    await phone.ask({ type: 'mute', table, seat: 1, on: true })
    const heard = tablet.event('phrase')
    await bobs.ask({ type: 'phrase', table: second, phrase: 'hello' })
    await phone.ask({ type: 'mute', table, seat: 1, on: false })
    await bobs.ask({ type: 'phrase', table: second, phrase: 'thanks' })
    expect((await heard).event).toMatchObject({ phrase: 'thanks' })
  })

  test('who has another name by now sits down with it, and to mute somebody changes nothing else', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const bert = await Visitor.named(server.url, 'Bert')
    const table = await ada.create({ game: game.id, seats: openSeats(people) })
    const [host, early, other] = [await ada.connect(), await bert.connect(), await bert.connect()]
    for (const socket of [host, early, other]) await socket.join(table)
    await bert.request('PUT', '/api/me', { name: 'Bertram' })
    const sat = host.event('sat')
    await early.ask({ type: 'sit', table })
    expect((await sat).seats?.[1]).toMatchObject({ name: 'Bertram' })
    // Who sits already is called by his new name, too, and whoever invites goes on inviting.
    for (const [visitor, seat, name] of [
      [bert, 1, 'Bertl'],
      [ada, 0, 'Ada L.'],
      [bert, 1, 'Bertram'],
    ] as const) {
      const told = early.event('sat')
      await visitor.request('PUT', '/api/me', { name })
      const { seats = [] } = await told
      expect(seats[seat]).toMatchObject({ name })
      expect(seats[0]).toMatchObject({ host: true })
      expect(seats[1]).not.toHaveProperty('host')
    }
    await other.ask({ type: 'mute', table, seat: 0, on: true })
    expect((await bert.request('GET', '/api/me')).body).toEqual({ name: 'Bertram' })
    const third = await bert.connect()
    expect((await third.join(table))?.muted).toEqual([0])
    await early.ask({ type: 'mute', table, seat: 1, on: true })
    expect((await (await bert.connect()).join(table))?.muted).toEqual([0, 1])
  })

  test('who has filled the log of a table with whatever it was is refused there, but may leave it', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const table = await ada.create({ game: game.id, seats: openSeats(people) })
    const socket = await ada.connect()
    await socket.join(table)
    const turnedRound = Array.from({ length: LIMITS.entriesPerGuest }, (_, i) => {
      const to = i % 2 === 0 ? { kind: 'bot' as const, bot } : { kind: 'open' as const }
      return socket.ask({ type: 'setSeat', table, seat: 1, to })
    })
    expect(new Set((await Promise.all(turnedRound)).map(codeOf))).toEqual(new Set(['done']))
    expect(codeOf(await socket.ask({ type: 'setSeat', table, seat: 1, to: { kind: 'open' } }))).toBe(
      'logFull',
    )
    expect(codeOf(await socket.ask({ type: 'phrase', table, phrase: 'hello' }))).toBe('logFull')
    // The others have their own room in it.
    const bob = await (await Visitor.named(server.url, 'Bob')).connect()
    await bob.join(table)
    expect(codeOf(await bob.ask({ type: 'sit', table }))).toBe('done')
    expect(codeOf(await socket.ask({ type: 'leave', table }))).toBe('done')
  })

  test('who says too much at once is told to slow down', async () => {
    const { table, sockets } = await seatPeople(server.url, entry, people)
    const codes: string[] = []
    for (let i = 0; i < 110; i++)
      codes.push(codeOf(await sockets[0].ask({ type: 'phrase', table, phrase: 'hello' })))
    expect(codes.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 'done'))
    expect(codes).toContain('tooFast')
    expect(codeOf(await sockets[1].ask({ type: 'phrase', table, phrase: 'hello' }))).toBe('done')
  })

  test('my tables: your move first', async () => {
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
  test('a rematch is one table for all, however many ask for it', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    const seats = openSeats(people).map((seat) => (seat.kind === 'me' ? seat : { kind: 'bot' as const, bot }))
    const table = await ada.create({ game: game.id, seats, startWhenFull: true })
    const socket = await ada.connect()
    await socket.join(table)
    expect(codeOf(await socket.ask({ type: 'rematch', table }))).toBe('matchNotOver')
    // A bot plays for her too: the match plays itself to its end.
    await socket.ask({ type: 'leave', table })
    await until(socket, () => socket.positions.get(table)?.over !== undefined)
    expect(codeOf(await socket.ask({ type: 'takeBack', table, turn: 1 }))).toBe('matchOver')
    const answers = await Promise.all([
      socket.ask({ type: 'rematch', table }),
      socket.ask({ type: 'rematch', table }),
    ])
    const [one, two] = answers as MessageOf<'done'>[]
    expect(one.table).toBeDefined()
    expect(two.table).toBe(one.table)
    const next = await socket.join(one.table ?? '')
    expect(next).toMatchObject({ game: game.id, you: 0 })
    const { body } = await ada.request('GET', '/api/tables/mine')
    expect((body as { tables: unknown[] }).tables).toHaveLength(2)
  })
})
