import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import type { ClockSettings } from '../../protocol/index.ts'
import { newClock, startClock, stopClock } from '../../table/time/clock.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { openSeats, playAny, playTo, seatPeople, until } from '../testing/playing.ts'
import { manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test('setting the system clock back gives nobody extra time', () => {
  const settings = { kind: 'live', bank: 60, increment: 5 } as const
  const clock = newClock(settings)
  const calendar = { hours: [], weekends: undefined, holidays: [], pauses: [] }
  startClock(settings, clock, 10 * HOUR, calendar)
  stopClock(settings, clock, 9 * HOUR, { answered: true, calendar })
  expect(clock.left).toBe(65_000)
})

const entry = at(GAMES, 0)
const { game, bots } = entry
const people = Math.max(2, game.seats.min)
const strongest = at(bots, bots.length - 1).name

describe('clocks at a table', () => {
  let server: RunningServer
  afterEach(() => server.close())

  const move = (socket: Socket, table: string) => {
    const position = socket.positions.get(table)
    const moves = [position && game.legal(position.view)[0]]
    return socket.ask({ type: 'play', table, asked: position?.asked ?? 0, moves })
  }

  test('live: the clock of every player to move runs, and each gets the increment after answering', async () => {
    const time = manualTime()
    server = await testServer({ time })
    const clock: ClockSettings = { kind: 'live', bank: 300, increment: 5 }
    const { table, sockets } = await seatPeople(server.url, entry, people, { clock })
    const [ada, bob] = sockets
    const start = time.now()
    const { waiting = 0, clocks = [] } = ada.positions.get(table) ?? {}
    for (let seat = 0; seat < people; seat++) {
      const runs = ((waiting >> seat) & 1) === 1
      expect(clocks[seat]).toEqual(runs ? { until: start + 300_000 } : { left: 300_000 })
    }
    time.advance(10_000)
    // Ada answers, with as many moves as needed, while Bob's clock keeps running.
    while (ada.positions.get(table)?.asked !== undefined && ada.positions.get(table)?.waiting === waiting) {
      expect(codeOf(await move(ada, table))).toBe('done')
    }
    const after = ada.positions.get(table)?.clocks ?? []
    expect(after[0]).toEqual({ left: 295_000 })
    if ((waiting >> 1) & 1) expect(after[1]).toEqual({ until: start + 300_000 })
    await until(bob, () => JSON.stringify(bob.positions.get(table)?.clocks) === JSON.stringify(after))
  })

  test('live: taking a turn back restores the clocks as if it had never been played', async () => {
    const time = manualTime()
    server = await testServer({ time })
    const clock: ClockSettings = { kind: 'live', bank: 300, increment: 5 }
    for (const [id, phase] of [
      ['silver-and-gold', 'keep'],
      ['elfenland', 'planning'],
    ] as const) {
      const played = GAMES.find(({ game }) => game.id === id) ?? entry
      const seated = await seatPeople(server.url, played, 2, { clock })
      const { table, sockets } = seated
      const seat = await playTo(phase, seated, played)
      const socket = at(sockets, seat)
      const position = () => socket.positions.get(table)
      const before = position()?.clocks
      time.advance(10_000)
      while (position()?.asked !== undefined) await playAny(socket, table, played)
      time.advance(60_000)
      expect(position()?.clocks).not.toEqual(before)
      const turn = position()?.takeBack ?? 0
      expect(codeOf(await socket.ask({ type: 'takeBack', table, turn }))).toBe('done')
      expect(position()?.clocks).toEqual(before)
      // If the restored clock would have run out by now, taking back is refused: a bot would take the seat at once.
      while (position()?.asked !== undefined) await playAny(socket, table, played)
      time.advance((before?.[seat]?.until ?? 0) - time.now())
      const late = { type: 'takeBack', table, turn: position()?.takeBack ?? 0 } as const
      expect(codeOf(await socket.ask(late))).toBe('nothingToTakeBack')
    }
  })

  test('leave and return sent together give no time, and a turn of the stand-in cannot be taken back', async () => {
    const time = manualTime()
    server = await testServer({ time })
    const clock: ClockSettings = { kind: 'live', bank: 100, increment: 5 }
    const { table, sockets } = await seatPeople(server.url, entry, people, { clock })
    const [ada] = sockets
    const position = () => ada.positions.get(table)
    const deadline = position()?.clocks?.[0]
    expect(deadline?.until).toBeDefined()
    time.advance(99_000)
    for (let times = 0; times < 5; times++) {
      const answers = [ada.ask({ type: 'leave', table }), ada.ask({ type: 'return', table })]
      expect((await Promise.all(answers)).map(codeOf)).toEqual(['done', 'done'])
      expect(position()?.clocks?.[0]).toEqual(deadline)
    }
    await ada.ask({ type: 'leave', table })
    await until(ada, () => position()?.asked === undefined)
    expect(codeOf(await ada.ask({ type: 'return', table }))).toBe('done')
    expect(position()?.takeBack).toBeUndefined()
    const number = ada.numbers.get(table) ?? 0
    for (let turn = number; turn > number - 6; turn--)
      expect(codeOf(await ada.ask({ type: 'takeBack', table, turn }))).toBe('nothingToTakeBack')
  })

  test('when time runs out a bot takes the turn, and the player who returns gets a minute once', async () => {
    const time = manualTime()
    server = await testServer({ time })
    const clock: ClockSettings = { kind: 'live', bank: 100, increment: 0 }
    const { table, sockets } = await seatPeople(server.url, entry, people, { clock })
    const [ada] = sockets
    const gone = Promise.all(
      sockets.map((socket) =>
        socket.next(
          (message) =>
            message.type === 'event' && message.event.type === 'standIn' && message.event.seat === 0,
        ),
      ),
    )
    expect(ada.positions.get(table)?.asked).toBeDefined()
    time.advance(99_999)
    time.advance(1)
    for (const message of await gone) {
      expect(message).toMatchObject({ event: { seat: 0, bot: strongest, because: 'time' } })
      expect(message).toMatchObject({ seats: [{ standIn: strongest, late: true }, {}] })
    }
    await until(ada, () => ada.positions.get(table)?.asked === undefined)
    const back = ada.event('returned')
    expect(codeOf(await ada.ask({ type: 'return', table }))).toBe('done')
    const { position: { clocks = [] } = {}, seats: [seat] = [] } = await back
    expect(seat).not.toHaveProperty('late')
    expect(clocks[0]?.until ?? time.now() + (clocks[0]?.left ?? 0)).toBe(time.now() + 60_000)
  })

  test('deadlines survive a restart, and clocks keep running while the server is down', async () => {
    const time = manualTime()
    const data = temporaryFolder()
    server = await testServer({ time, data })
    const sleep = { from: 0, to: 6 * 60, zone: 'UTC' }
    const clock: ClockSettings = { kind: 'correspondence', days: 2, sleep }
    const { table, visitors, sockets } = await seatPeople(server.url, entry, people, { clock })
    const until = time.now() + 2 * DAY
    const { clocks } = sockets[0].positions.get(table) ?? {}
    expect(clocks?.some((one) => one.until === until)).toBe(true)
    await server.close()
    time.advance(2 * DAY)
    server = await testServer({ time, data })
    const visitor = new Visitor(server.url)
    visitor.cookie = visitors[0].cookie
    const { body } = await visitor.request('GET', `/api/tables/${table}`)
    expect(JSON.stringify(body)).toContain(`"standIn":"${strongest}"`)
  })

  test('bots that were to move when the server stopped move when it is running again', async () => {
    const data = temporaryFolder()
    // This worker never answers, so the bot still has to move when the server stops.
    const botWorker = new URL('../testing/workers/silent-worker.ts', import.meta.url)
    server = await testServer({ data, botWorker })
    const ada = await Visitor.named(server.url, 'Ada')
    const seats = Array.from({ length: people }, (_, i) =>
      i === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, bot: at(bots, 0).name },
    )
    const table = await ada.create({ game: game.id, seats, startWhenFull: true })
    const before = await ada.connect()
    const number = (await before.join(table))?.number
    await before.ask({ type: 'leave', table })
    await server.close()
    server = await testServer({ data })
    const spectator = await Visitor.named(server.url, 'Spectator')
    const socket = await spectator.connect()
    await socket.join(table)
    await until(socket, () => socket.positions.get(table)?.over !== undefined)
    expect(socket.numbers.get(table)).toBeGreaterThan(number ?? 0)
  })

  test('an abandoned table is closed', async () => {
    const time = manualTime()
    server = await testServer({ time })
    const ada = await Visitor.named(server.url, 'Ada')
    const seats = openSeats(people)
    const listed = await ada.create({ game: game.id, seats, listed: true })
    const byLink = await ada.create({ game: game.id, seats })
    const socket = await ada.connect()
    await socket.join(listed)
    await socket.join(byLink)
    const closed = socket.event('closed')
    time.advance(2 * HOUR)
    expect(await closed).toMatchObject({ table: listed, event: { because: 'expired' } })
    const later = socket.event('closed')
    time.advance(7 * DAY)
    expect(await later).toMatchObject({ table: byLink })
  })
})
