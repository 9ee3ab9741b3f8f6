import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/index.ts'
import type { GameManifest } from '../../games/manifest.ts'
import {
  at,
  commitmentTo,
  fairChance,
  fastChance,
  fastSeed,
  type Match,
  openMatch,
  playTurn,
  scriptedChance,
  stateAt,
  takeBack,
  viewOf,
} from '../../kernel/index.ts'
import { applyDifference, type Message, type MessageOf, MessageSchema } from '../../protocol/index.ts'
import {
  historyFor,
  type LogEntry,
  replay,
  SPECTATOR,
  type TableState,
  type Viewer,
} from '../../table/index.ts'
import type { RunningServer } from '../main.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { StoredTable } from '../store/store.ts'
import { Renderer } from '../tables/render.ts'
import { type Socket, Visitor } from '../testing/client.ts'
import { playOn, seatPeople, until } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

/** Everything one reader was ever sent. */
interface Heard {
  readonly reader: number
  readonly raw: readonly string[]
  readonly messages: readonly Message[]
}

interface Recorded {
  readonly stored: StoredTable
  readonly heard: readonly Heard[]
  readonly secrets: readonly string[]
}

let server: RunningServer & { data: string }
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** A whole match on the server, with people who take things back now and then, and every byte of it. */
async function record(entry: GameManifest, people: number, series: number): Promise<Recorded> {
  const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
  const spectator = await new Visitor(server.url).connect()
  await spectator.join(table)
  const players = sockets.map((socket, seat) =>
    playOn(socket, table, seat, entry, { chance: fastChance(fastSeed(series, seat)), takesBack: 9 }),
  )
  // Halfway others come, and the players with a second device: they are told what was before.
  const joinLate = async (visitor: Visitor): Promise<Socket> => {
    await until(spectator, () => (spectator.numbers.get(table) ?? 0) > 30)
    const socket = await visitor.connect()
    await socket.join(table, undefined, true)
    return socket
  }
  const late = Promise.all([joinLate(new Visitor(server.url)), ...visitors.map(joinLate)])
  await Promise.all(players)
  const [watching, ...devices] = await late
  await Promise.all(
    [watching, ...devices].map((socket) =>
      until(socket, () => socket.positions.get(table)?.over !== undefined),
    ),
  )
  await until(spectator, () => spectator.positions.get(table)?.over !== undefined)
  const store = openSqliteStore(join(server.data, 'vermeil.sqlite'))
  const stored = await store.loadTable(table)
  await store.close()
  if (!stored) throw new Error('the table is not in the store')
  const hear = (socket: Socket, reader: number): Heard => ({
    reader,
    raw: socket.raw,
    messages: socket.messages,
  })
  const heard = [
    ...[...sockets, ...devices].map((socket, i) => hear(socket, i % sockets.length)),
    ...[spectator, watching].map((socket) => hear(socket, SPECTATOR)),
  ]
  const guests = stored.record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : []))
  const cookies = visitors.flatMap(({ cookie }) => cookie?.split('=')[1]?.split('.') ?? [])
  return { stored, heard, secrets: [...guests, ...cookies] }
}

/** The match after each entry of the log, by the kernel alone. */
function matches({ record, entries, seed = '' }: StoredTable, { game }: GameManifest): Match[] {
  const header = {
    game: game.id,
    rules: game.version,
    options: record.options,
    seats: entries.flatMap((entry) => (entry.type === 'sat' ? [entry.name] : [])),
    source: 'fair',
    commitment: commitmentTo(seed),
  } as const
  const match = openMatch(game, { ...header, seats: ['host', ...header.seats] }, fairChance(seed), seed)
  return entries.map((entry) => {
    if (entry.type === 'turn') expect(playTurn(match, entry.seat, entry.moves)).toBeUndefined()
    if (entry.type === 'tookBack') expect(takeBack(match, entry.seat)).toBeUndefined()
    const { log, snapshots, state } = match
    return { ...match, log: log.slice(), snapshots: snapshots.slice(0, 1), state: game.copy(state) }
  })
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe.each(GAMES.map((entry) => ({ id: entry.game.id, entry })))('$id', ({ entry }) => {
  const { game } = entry
  let recorded: Recorded
  beforeAll(async () => {
    recorded = await record(entry, Math.min(game.seats.max, Math.max(3, game.seats.min)), 5)
  })

  test('every message has exactly the fields of the protocol', () => {
    for (const { messages } of recorded.heard) {
      for (const message of messages) {
        const read = v.safeParse(MessageSchema, message)
        expect(read.success ? '' : JSON.stringify(read.issues[0])).toBe('')
        // The schema drops fields that it does not know.
        expect(read.output).toEqual(message)
        if (message.type === 'event' && message.event.type === 'turn') {
          expect(Object.keys(message.event).sort()).toEqual(['seat', 'type'])
        }
      }
    }
  })

  test('every view is what the kernel shows that seat at that point, and nothing else', () => {
    const after = matches(recorded.stored, entry)
    let views = 0
    for (const { reader, messages } of recorded.heard) {
      const seat = reader === SPECTATOR ? undefined : reader
      const visible = recorded.stored.entries.flatMap((one, index) =>
        !('seen' in one) || (one.seen >> reader) & 1 ? [index] : [],
      )
      for (const message of messages) {
        if (message.type !== 'event' || !message.position) continue
        const index = at(visible, message.number - 1)
        expect(message.position.view).toEqual(json(viewOf(at(after, index).state, seat)))
        views++
      }
      const events = messages.filter((message): message is MessageOf<'event'> => message.type === 'event')
      const joinedAt = messages.find((message) => message.type === 'table')?.number ?? 0
      expect(events.map(({ number }) => number)).toEqual(
        visible.map((_, index) => index + 1).filter((number) => number > joinedAt),
      )
    }
    expect(views).toBeGreaterThan(100)
  })

  test('who comes late is told of earlier turns what the kernel shows him at that point, and nothing else', () => {
    const after = matches(recorded.stored, entry)
    let views = 0
    for (const { reader, messages } of recorded.heard) {
      const seat = reader === SPECTATOR ? undefined : reader
      const table = messages.find((message) => message.type === 'table' && message.history !== undefined)
      if (table?.type !== 'table') continue
      // The entry after which he came, by his own count of what he could see.
      const visible = recorded.stored.entries.flatMap((one, index) =>
        !('seen' in one) || (one.seen >> reader) & 1 ? [index] : [],
      )
      const match = at(after, at(visible, table.number - 1))
      const shown: unknown[] = [json(viewOf(stateAt(match, 0), seat))]
      for (let turns = 1; turns <= match.log.length; turns++) {
        const view = json(viewOf(stateAt(match, turns), seat))
        if (match.log[turns - 1]?.seat === seat || JSON.stringify(view) !== JSON.stringify(shown.at(-1)))
          shown.push(view)
      }
      let view: unknown
      const told = (table.history ?? []).map((step) => {
        view = step.view ?? (step.changes ? applyDifference(view, step.changes) : view)
        return view
      })
      expect(told).toEqual(shown)
      expect(told.at(-1)).toEqual(table.position?.view)
      views += told.length
    }
    expect(views).toBeGreaterThan(50)
  })

  test('a turn whose effect a reader cannot see is not told to him, nor counted for him', () => {
    const after = matches(recorded.stored, entry)
    for (const [index, one] of recorded.stored.entries.entries()) {
      if (one.type !== 'turn' && one.type !== 'tookBack') continue
      const [was, is] = [at(after, index - 1).state, at(after, index).state]
      for (const { reader } of recorded.heard) {
        const seat = reader === SPECTATOR ? undefined : reader
        const changed = JSON.stringify(viewOf(was, seat)) !== JSON.stringify(viewOf(is, seat))
        expect(((one.seen >> reader) & 1) === 1).toBe(changed || seat === one.seat)
      }
    }
  })

  test('the seed is in no byte before the end, and its hash is shown at the start', () => {
    const { seed = '' } = recorded.stored
    for (const { raw } of recorded.heard) {
      const first = raw.findIndex((text) => text.includes(seed))
      expect(raw.slice(0, first).some((text) => text.includes('"over"'))).toBe(false)
      expect(raw[first]).toContain('"over"')
      expect(raw.findIndex((text) => text.includes(commitmentTo(seed)))).toBeLessThan(first)
    }
  })

  test('no identity and no cookie of anybody is in any byte', () => {
    for (const { raw } of recorded.heard) {
      const all = raw.join('\n')
      for (const secret of recorded.secrets) expect(all).not.toContain(secret)
    }
  })

  test('two worlds: whatever a reader cannot know may be different, and he is sent the same bytes', () => {
    const readers = recorded.heard.map(({ reader }) => reader)
    replay(recorded.stored, { game, bots: [] }, (table, one) => {
      if (!table.match || table.status === 'over') return
      for (const reader of readers) {
        const other = otherWorld(table, reader)
        expect(eventText(other, one, reader)).toBe(eventText(table, one, reader))
        expect(tableText(other, reader)).toBe(tableText(table, reader))
      }
    })
  })

  test('two worlds: had another seat made another hidden choice, nobody else would have been sent anything else', () => {
    const { stored, heard } = recorded
    const after = matches(stored, entry)
    let compared = 0
    for (const [index, one] of stored.entries.entries()) {
      if (one.type !== 'turn' || compared >= 60) continue
      const before = at(after, index - 1).state
      const open = JSON.stringify(at(after, index).state.open)
      const hidden = game.legal(viewOf(before, one.seat)).filter((choice) => {
        const state = game.copy(before)
        const rejection = game.play(state, one.seat, choice, scriptedChance(one.chance ?? []))
        // A choice that everybody can see is no hidden choice.
        return !rejection && JSON.stringify(state.open) === open
      })
      for (const choice of hidden.slice(0, 4)) {
        const world = stored.entries.slice(0, index + 1)
        const here = followed({ ...stored, entries: world }, entry)
        const other = followed({ ...stored, entries: world.with(index, { ...one, moves: [choice] }) }, entry)
        if (!here || !other) continue
        for (const { reader } of heard) {
          if (reader === one.seat) continue
          expect(tableText(other, reader)).toBe(tableText(here, reader))
          expect(historyFor(other, reader)).toEqual(historyFor(here, reader))
          expect(eventText(other, one, reader)).toBe(eventText(here, one, reader))
          compared++
        }
      }
    }
    console.info(`${game.id}: ${compared} hidden choices compared with others`)
  })
})

const eventText = (table: TableState, entry: LogEntry, viewer: Viewer): string =>
  new Renderer().event(table, entry)(viewer)

const tableText = (table: TableState, viewer: Viewer): string =>
  new Renderer().table(table, viewer, { muted: [], now: 1, history: undefined })

/** The same table, but everything that the viewer may not know is different. */
function otherWorld(table: TableState, viewer: Viewer): TableState {
  const { match } = table
  if (!match) return table
  const own = match.state.own.map((mine, seat) => (seat === viewer ? mine : { another: 'world' }))
  const state = { open: match.state.open, own, secret: { another: 'world' } }
  return { ...table, match: { ...match, seed: 'another', state, setup: [], snapshots: [] } }
}

function followed(stored: StoredTable, { game }: GameManifest): TableState | undefined {
  try {
    return replay(stored, { game, bots: [] })
  } catch {
    return undefined
  }
}
