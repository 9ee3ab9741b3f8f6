import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import type { GameManifest } from '../../games/manifest.ts'
import {
  at,
  commitmentTo,
  earlierView,
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
import { type RenderedEvent, Renderer, shortText, wholeText } from '../tables/render.ts'
import { type Socket, Visitor } from '../testing/client.ts'
import { playOn, seatPeople, until } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

/** Everything that was sent to one viewer. */
interface Recording {
  readonly viewer: Viewer
  readonly raw: readonly string[]
  readonly messages: readonly Message[]
}

interface Recorded {
  readonly stored: StoredTable
  readonly recordings: readonly Recording[]
  readonly secrets: readonly string[]
}

let server: RunningServer & { data: string }
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Plays a whole match on the server, with players who sometimes take turns back, and records every byte. */
async function record(entry: GameManifest, people: number, series: number): Promise<Recorded> {
  const { table, sockets, visitors } = await seatPeople(server.url, entry, people)
  const spectator = await new Visitor(server.url).connect()
  await spectator.join(table)
  const players = sockets.map((socket, seat) =>
    playOn(socket, table, seat, entry, { chance: fastChance(fastSeed(series, seat)), takesBack: 9 }),
  )
  // Halfway through, another spectator joins, and each player joins with a second device: they get the history.
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
  const recordingOf = (socket: Socket, viewer: Viewer): Recording => ({
    viewer,
    raw: socket.raw,
    messages: socket.messages,
  })
  const recordings = [
    ...[...sockets, ...devices].map((socket, i) => recordingOf(socket, i % sockets.length)),
    ...[spectator, watching].map((socket) => recordingOf(socket, SPECTATOR)),
  ]
  const guests = stored.record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : []))
  const cookies = visitors.flatMap(({ cookie }) => cookie?.split('=')[1]?.split('.') ?? [])
  return { stored, recordings, secrets: [...guests, ...cookies] }
}

/** The match after each log entry, computed by the kernel alone. */
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
    for (const { messages } of recorded.recordings) {
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

  test('every view is exactly what the kernel shows that seat at that point', () => {
    const after = matches(recorded.stored, entry)
    let views = 0
    for (const { viewer, messages } of recorded.recordings) {
      const seat = viewer === SPECTATOR ? undefined : viewer
      const visible = recorded.stored.entries.flatMap((one, index) =>
        !('seen' in one) || (one.seen >> viewer) & 1 ? [index] : [],
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

  test('the history sent to a late viewer is exactly what the kernel shows them at each point', () => {
    const after = matches(recorded.stored, entry)
    let views = 0
    for (const { viewer, messages } of recorded.recordings) {
      const seat = viewer === SPECTATOR ? undefined : viewer
      const table = messages.find((message) => message.type === 'table' && message.history !== undefined)
      if (table?.type !== 'table') continue
      // The entry after which the viewer joined, counted in entries visible to that viewer.
      const visible = recorded.stored.entries.flatMap((one, index) =>
        !('seen' in one) || (one.seen >> viewer) & 1 ? [index] : [],
      )
      const match = at(after, at(visible, table.number - 1))
      const viewAt = (turns: number): unknown =>
        json(earlierView(match.game, viewOf(stateAt(match, turns), seat), match.state.open))
      const shown: unknown[] = [viewAt(0)]
      for (let turns = 1; turns <= match.log.length; turns++) {
        const view = viewAt(turns)
        if (match.log[turns - 1]?.seat === seat || JSON.stringify(view) !== JSON.stringify(shown.at(-1)))
          shown.push(view)
      }
      let view: unknown
      const sent = (table.history ?? []).map((step) => {
        view = step.view ?? (step.changes ? applyDifference(view, step.changes) : view)
        return view
      })
      expect(sent).toEqual(shown)
      expect(sent.at(-1)).toEqual(table.position?.view)
      views += sent.length
    }
    expect(views).toBeGreaterThan(50)
  })

  test('a turn whose effect a viewer cannot see is neither sent to them nor counted in their numbers', () => {
    const after = matches(recorded.stored, entry)
    for (const [index, one] of recorded.stored.entries.entries()) {
      if (one.type !== 'turn' && one.type !== 'tookBack') continue
      const [was, is] = [at(after, index - 1).state, at(after, index).state]
      for (const { viewer } of recorded.recordings) {
        const seat = viewer === SPECTATOR ? undefined : viewer
        const changed = JSON.stringify(viewOf(was, seat)) !== JSON.stringify(viewOf(is, seat))
        expect(((one.seen >> viewer) & 1) === 1).toBe(changed || seat === one.seat)
      }
    }
  })

  test('the seed is never sent before the end, and its hash is sent at the start', () => {
    const { seed = '' } = recorded.stored
    for (const { raw } of recorded.recordings) {
      const first = raw.findIndex((text) => text.includes(seed))
      expect(raw.slice(0, first).some((text) => text.includes('"over"'))).toBe(false)
      expect(raw[first]).toContain('"over"')
      expect(raw.findIndex((text) => text.includes(commitmentTo(seed)))).toBeLessThan(first)
    }
  })

  test('no guest id and no cookie is ever sent to anyone', () => {
    for (const { raw } of recorded.recordings) {
      const all = raw.join('\n')
      for (const secret of recorded.secrets) expect(all).not.toContain(secret)
    }
  })

  test('two worlds that differ only in what a viewer cannot know give that viewer the same bytes', () => {
    const viewers = recorded.recordings.map(({ viewer }) => viewer)
    replay(recorded.stored, { game, bots: [] }, (table, one) => {
      if (!table.match || table.status === 'over') return
      for (const viewer of viewers) {
        const other = otherWorld(table, viewer)
        expect(eventText(other, one, viewer)).toBe(eventText(table, one, viewer))
        expect(tableText(other, viewer)).toBe(tableText(table, viewer))
      }
    })
  })

  test('a different hidden choice of one seat does not change a byte that the others are sent', () => {
    const { stored, recordings } = recorded
    const after = matches(stored, entry)
    let compared = 0
    for (const [index, one] of stored.entries.entries()) {
      if (one.type !== 'turn' || compared >= 60) continue
      const before = at(after, index - 1).state
      const open = JSON.stringify(at(after, index).state.open)
      const hidden = game.legal(viewOf(before, one.seat)).filter((choice) => {
        const state = game.copy(before)
        const rejection = game.play(state, one.seat, choice, scriptedChance(one.chance ?? []))
        // A choice that everyone can see is not hidden.
        return !rejection && JSON.stringify(state.open) === open
      })
      for (const choice of hidden.slice(0, 4)) {
        const world = stored.entries.slice(0, index + 1)
        const here = followed({ ...stored, entries: world }, entry)
        const other = followed({ ...stored, entries: world.with(index, { ...one, moves: [choice] }) }, entry)
        if (!here || !other) continue
        for (const { viewer } of recordings) {
          if (viewer === one.seat) continue
          expect(tableText(other, viewer)).toBe(tableText(here, viewer))
          expect(historyFor(other, viewer)).toEqual(historyFor(here, viewer))
          expect(eventText(other, one, viewer)).toBe(eventText(here, one, viewer))
          compared++
        }
      }
    }
    console.info(`${game.id}: ${compared} alternative hidden choices compared`)
  })
})

const eventText = (table: TableState, entry: LogEntry, viewer: Viewer): string =>
  bothForms(new Renderer().event(table, entry)(viewer))

/** What clients of both kinds are sent. */
const bothForms = (event: RenderedEvent): string => wholeText(event) + shortText(event)

const tableText = (table: TableState, viewer: Viewer): string =>
  [false, true]
    .map((constantsOnce) =>
      new Renderer().table(table, viewer, {
        muted: [],
        silent: [],
        now: 1,
        history: undefined,
        kept: undefined,
        constantsOnce,
      }),
    )
    .join('')

/** The same table, with everything changed that the viewer may not know. */
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
