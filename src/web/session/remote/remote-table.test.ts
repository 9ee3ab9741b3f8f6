import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { at } from '../../../kernel/at.ts'
import { FORMER_PLAYER } from '../../../protocol/former-player.ts'
import type { Command, Message, MessageOf, Position, TableEvent } from '../../../protocol/index.ts'
import { differenceOf } from '../../../protocol/socket/difference.ts'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import { loadRefusals } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { type FakeChannel, fakeEnvironment, settle } from '../testing/fake-environment.ts'
import { openRemote, type RemoteTable } from './remote-table.ts'
import { createSocket } from './socket.ts'

const TABLE = 'tableOne'
const SERVER_TIME = 1_000_000

const viewAt = (turn: number): Position['view'] => ({
  seat: 0,
  open: { turn, cards: [1, 2, 3] },
  own: { hand: turn },
})

const positionAt = (turn: number, more: Partial<Position> = {}): Position => ({
  view: viewAt(turn),
  waiting: 1,
  ...more,
})

const tableMessage = (more: Partial<MessageOf<'table'>> = {}): MessageOf<'table'> => ({
  type: 'table',
  table: TABLE,
  number: 5,
  at: SERVER_TIME,
  game: 'silver-and-gold',
  options: { memoryAid: true },
  listed: false,
  clock: { kind: 'none' },
  status: 'playing',
  seats: [
    { kind: 'person', name: 'Ada', host: true },
    { kind: 'person', name: 'Grace' },
    { kind: 'bot', bot: 'steady' },
  ],
  you: 0,
  chat: [],
  muted: [],
  position: positionAt(0),
  ...more,
})

const eventMessage = (event: TableEvent, more: Partial<MessageOf<'event'>> = {}): Message => ({
  type: 'event',
  table: TABLE,
  number: 6,
  at: SERVER_TIME + 10,
  event,
  ...more,
})

interface Opened {
  readonly table: RemoteTable
  readonly channel: FakeChannel
  readonly session: () => NonNullable<RemoteTable['session']['value']>
  lastSent(): Command | undefined
  complete(more?: { table?: string }): Promise<void>
  refuse(code: string): Promise<void>
}

async function open(...messages: readonly Message[]): Promise<Opened> {
  const browser = fakeEnvironment()
  const table = openRemote(TABLE, createSocket(browser))
  const channel = at(browser.channels, 0)
  channel.accept()
  const lastId = (): string => at(channel.sent, channel.sent.length - 1).id
  const complete: Opened['complete'] = async (more = {}) => {
    channel.deliver({ type: 'done', id: lastId(), ...more })
    await settle()
  }
  await complete()
  for (const message of messages) channel.deliver(message)
  return {
    table,
    channel,
    session() {
      const session = table.session.value
      if (!session) throw new Error('the match has not begun')
      return session
    },
    lastSent: () => channel.sent.at(-1),
    complete,
    async refuse(code) {
      channel.deliver({ type: 'refused', id: lastId(), rejection: { code } })
      await settle()
    },
  }
}

beforeEach(async () => {
  await Promise.all([shell.ready(), loadRefusals()])
  vi.spyOn(Date, 'now').mockReturnValue(SERVER_TIME)
})
afterEach(() => void vi.restoreAllMocks())

describe('a table on the server', () => {
  test('remembers after a reload that we were removed, until we are let back in', async () => {
    vi.stubGlobal('sessionStorage', fakeStorage())
    onTestFinished(() => void vi.unstubAllGlobals())
    const removal = { number: 6, by: 'host', reason: 'Shouting' } as const
    const removed = { ...removal, name: 'Ada' }
    const lobby: Partial<MessageOf<'table'>> = { status: 'lobby', seats: [{ kind: 'open' }], number: 7 }
    const first = await open(
      tableMessage({ status: 'lobby' }),
      eventMessage({ type: 'left', seat: 0, removed }, { seats: [{ kind: 'open' }] }),
    )
    expect(first.table.info.value?.ousted).toEqual(removal)
    const again = await open(tableMessage({ ...lobby, removed: [{ number: 6, name: 'Ada' }] }))
    expect(again.table.info.value?.ousted).toEqual(removal)
    const readmitted = await open(tableMessage(lobby))
    expect(readmitted.table.info.value?.ousted).toBeUndefined()
  })

  test('tells when clocks run out and stand still, by the clock of this device', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SERVER_TIME + 500)
    const rest = { from: 10, until: 20, because: 'sleep' } as const
    const clocks = [{ until: 30, rest }, {}, {}]
    const seats = [
      { kind: 'person', name: 'Ada', host: true, holiday: { from: 40, until: 50 } },
      { kind: 'person', name: 'Grace' },
    ] as const
    const position = positionAt(0, { clocks, pause: { agreed: 1, lapses: 60 } })
    const { session, lastSent } = await open(tableMessage({ seats: [...seats], position }))
    expect(session().timing?.value).toEqual({
      clocks: [{ until: 530, rest: { ...rest, from: 510, until: 520 } }, {}, {}],
      holidays: [{ from: 540, until: 550 }, undefined],
      pause: { agreed: 1, lapses: 560 },
    })
    expect(session().seats.value[0]?.holiday).toEqual({ from: 540, until: 550 })
    void session().pause?.(true)
    expect(lastSent()).toMatchObject({ type: 'pause', on: true })
  })

  test('is unknown until the server has described it', async () => {
    const { table } = await open()
    expect(table.info.value).toBeUndefined()
    expect(table.session.value).toBeUndefined()
  })

  test('has no session before the match, and one as soon as it starts', async () => {
    const { position: _, ...lobby } = tableMessage({ status: 'lobby' })
    const { table, channel, session } = await open(lobby)
    expect(table.info.value?.status).toBe('lobby')
    expect(table.session.value).toBeUndefined()
    channel.deliver(
      eventMessage({ type: 'started', rules: 1, commitment: 'ab' }, { position: positionAt(1) }),
    )
    expect(table.info.value?.status).toBe('playing')
    expect(session().steps.value).toEqual([{ view: viewAt(1), waiting: 1 }])
  })

  test('shows what the host changes, and leaves the rest as it was', async () => {
    const { position: _, ...lobby } = tableMessage({
      status: 'lobby',
      options: { memoryAid: false, deck: 'x' },
    })
    const { table, channel } = await open(lobby)
    const settings = { name: 'Gannet', options: { memoryAid: true }, spectators: false }
    const seats = [...lobby.seats, { kind: 'open' as const }]
    channel.deliver(eventMessage({ type: 'seatSet', seat: 0, settings }, { seats, you: 0 }))
    expect(table.info.value).toMatchObject({
      name: 'Gannet',
      options: { memoryAid: true, deck: 'x' },
      watchable: false,
      listed: false,
      clock: { kind: 'none' },
      seats,
    })
    channel.deliver(eventMessage({ type: 'seatSet', seat: 0, settings: { name: '' } }, { number: 7 }))
    expect(table.info.value).toMatchObject({ name: undefined, watchable: false })
  })

  test('sends what the host changes', async () => {
    const { table, lastSent, refuse } = await open(tableMessage({ status: 'lobby' }))
    const refused = table.set({ name: 'x' })
    expect(lastSent()).toMatchObject({ type: 'setTable', table: TABLE, name: 'x' })
    await refuse('notHost')
    expect(await refused).toEqual({ code: 'notHost' })
  })

  test('keeps what was said in the lobby with those who said it, and mutes the same people', async () => {
    const { position: _, ...lobby } = tableMessage({
      status: 'lobby',
      seats: [
        { kind: 'person', name: 'Ada', host: true },
        { kind: 'open' },
        { kind: 'person', name: 'Grace' },
        { kind: 'person', name: 'Eve' },
      ],
      muted: [3],
    })
    const { table, channel } = await open(lobby)
    channel.deliver(eventMessage({ type: 'chat', seat: 2, text: 'Hello' }))
    expect(table.talk.remarks.value).toEqual([{ seat: 2, name: 'Grace', text: 'Hello' }])
    // Nobody can be muted on a free seat.
    expect(table.talk.seats.value.map(({ bot }) => bot)).toEqual([undefined, '', undefined, undefined])
    const seats = lobby.seats.filter(({ kind }) => kind !== 'open')
    channel.deliver(
      eventMessage(
        { type: 'started', rules: 1, commitment: 'ab' },
        { number: 7, seats, you: 0, position: positionAt(1) },
      ),
    )
    expect(table.talk.remarks.value).toEqual([{ seat: 1, name: 'Grace', text: 'Hello' }])
    expect(table.info.value?.muted).toEqual([2])
  })

  test('that the server refuses says why', async () => {
    const browser = fakeEnvironment()
    const table = openRemote(TABLE, createSocket(browser))
    const channel = at(browser.channels, 0)
    channel.accept()
    const { id } = at(channel.sent, 0)
    channel.deliver({ type: 'refused', id, rejection: { code: 'noSuchTable' } })
    await settle()
    expect(table.problem.value).toEqual({ code: 'noSuchTable' })
  })

  test('is closed when the server says so', async () => {
    const { table, channel } = await open(tableMessage({ status: 'lobby' }))
    channel.deliver(eventMessage({ type: 'closed', because: 'empty' }))
    expect(table.info.value?.status).toBe('closed')
  })

  test('asks for what came after the last event once it is connected again', async () => {
    const browser = fakeEnvironment()
    openRemote(TABLE, createSocket(browser))
    const first = at(browser.channels, 0)
    first.accept()
    first.deliver(tableMessage())
    first.deliver(eventMessage({ type: 'turn', seat: 1 }, { number: 9, position: positionAt(1) }))
    first.lose()
    browser.advance(500)
    const second = at(browser.channels, 1)
    second.accept()
    expect(second.sent).toMatchObject([{ type: 'join', seen: 9 }])
  })

  test('ignores events before it has been described', async () => {
    const { table, channel } = await open()
    channel.deliver(eventMessage({ type: 'turn', seat: 1 }, { position: positionAt(1) }))
    channel.deliver({ type: 'presence', table: TABLE, seats: 1, spectators: 0 })
    expect(table.info.value).toBeUndefined()
  })
})

describe('steps', () => {
  test('an order is shown while it stands, and the turns that it made', async () => {
    const { channel, session, lastSent } = await open(tableMessage())
    expect(session().order.value).toBeUndefined()
    void session().leaveOrder({ most: 4 })
    expect(lastSent()).toMatchObject({ type: 'order', order: { most: 4 } })
    const left = positionAt(0, { order: { most: 4 }, ordering: true })
    channel.deliver(eventMessage({ type: 'ordered', seat: 0 }, { position: left }))
    expect(session().ordering.value).toBe(true)
    expect(session().order.value).toEqual({ most: 4 })
    expect(session().steps.value.length).toBe(1)
    const position = positionAt(1, { order: { most: 4 }, byOrder: true })
    channel.deliver(eventMessage({ type: 'turn', seat: 0 }, { number: 7, position }))
    expect(session().steps.value.at(-1)).toMatchObject({ by: 0, byOrder: true })
    channel.deliver(eventMessage({ type: 'ordered', seat: 0 }, { number: 8, position: positionAt(1) }))
    expect(session().order.value).toBeUndefined()
    void session().leaveOrder()
    expect(lastSent()).not.toHaveProperty('order')
  })

  test('the history is rebuilt from the changes of each step and ends with the position', async () => {
    const changes = (turn: number) => differenceOf(viewAt(turn - 1), viewAt(turn)) ?? {}
    const { session } = await open(
      tableMessage({
        history: [
          { waiting: 1, view: viewAt(0) },
          { by: 0, waiting: 2, changes: changes(1) },
          { by: 1, standIn: true, waiting: 2 },
          { by: 2, waiting: 1, changes: changes(2) },
        ],
        position: positionAt(2),
      }),
    )
    expect(session().steps.value).toEqual([
      { view: viewAt(0), waiting: 1 },
      { view: viewAt(1), waiting: 2, by: 0 },
      { view: viewAt(1), waiting: 2, by: 1, standIn: true },
      { view: viewAt(2), waiting: 1, by: 2 },
    ])
  })

  test('the history says which seat took a turn back that is not in it', async () => {
    const back = { by: 1, back: true, waiting: 2 } as const
    const first = { waiting: 1, view: viewAt(0) }
    const turn = { by: 0, waiting: 2, changes: differenceOf(viewAt(0), viewAt(1)) ?? {} }
    const position = positionAt(1, { waiting: 2 })
    const { session } = await open(tableMessage({ history: [first, back, turn, back], position }))
    expect(session().steps.value).toEqual([
      { view: viewAt(0), waiting: 1 },
      { view: viewAt(0), waiting: 2, by: 1, back: 'unlisted' },
      { view: viewAt(1), waiting: 2, by: 0 },
      { view: viewAt(1), waiting: 2, by: 1, back: 'unlisted' },
    ])
  })

  test('a turn adds a step with its seat', async () => {
    const { channel, session } = await open(tableMessage())
    channel.deliver(eventMessage({ type: 'turn', seat: 1 }, { position: positionAt(1) }))
    expect(session().steps.value.at(-1)).toEqual({ view: viewAt(1), waiting: 1, by: 1 })
  })

  test('a turn of a stand-in is marked', async () => {
    const { channel, session } = await open(
      tableMessage({ seats: [{ kind: 'person', name: 'Ada', standIn: 'steady' }] }),
    )
    channel.deliver(eventMessage({ type: 'turn', seat: 0 }, { position: positionAt(1) }))
    expect(session().steps.value.at(-1)).toEqual({ view: viewAt(1), waiting: 1, by: 0, standIn: true })
  })

  test('a turn that was taken back is marked', async () => {
    const { channel, session } = await open(tableMessage())
    channel.deliver(eventMessage({ type: 'tookBack', seat: 1 }, { position: positionAt(0) }))
    expect(session().steps.value.at(-1)).toEqual({ view: viewAt(0), waiting: 1, by: 1, back: true })
  })

  test('leaving is not a move of the seat', async () => {
    const { channel, session } = await open(tableMessage())
    const seats = [{ kind: 'person', name: 'Ada', standIn: 'steady' } as const]
    channel.deliver(
      eventMessage(
        { type: 'standIn', seat: 0, bot: 'steady', because: 'left' },
        { seats, you: 0, position: positionAt(0) },
      ),
    )
    expect(session().steps.value.at(-1)).toEqual({ view: viewAt(0), waiting: 1 })
    expect(session().seats.value).toMatchObject([{ name: 'Ada', standIn: true }])
    expect(session().seats.value[0]).not.toHaveProperty('late')
  })

  test('a seat says that a bot plays because the time has run out', async () => {
    const late = { kind: 'person', name: 'Ada', standIn: 'steady', late: true } as const
    const { session } = await open(tableMessage({ seats: [late] }))
    expect(session().seats.value).toMatchObject([{ name: 'Ada', standIn: true, late: true }])
  })

  test('the last step has the result, and the table is over', async () => {
    const result = { winners: [1], seats: [] }
    const { table, channel, session } = await open(tableMessage())
    const position = positionAt(1, { waiting: 0, over: { result, seed: 'ab' } })
    channel.deliver(eventMessage({ type: 'turn', seat: 1 }, { position }))
    expect(session().steps.value.at(-1)?.result).toEqual(result)
    expect(table.info.value?.status).toBe('over')
  })
})

describe('moves', () => {
  test('a turn is sent with the number of the position that the player saw', async () => {
    const { session, lastSent, complete } = await open(
      tableMessage({ position: positionAt(0, { asked: 4 }) }),
    )
    const sent = session().send([{ type: 'draw' }])
    expect(lastSent()).toMatchObject({ type: 'play', table: TABLE, asked: 4, moves: [{ type: 'draw' }] })
    await complete()
    expect(await sent).toBeUndefined()
  })

  test('a refused turn resolves with the reason', async () => {
    const { session, refuse } = await open(tableMessage({ position: positionAt(0, { asked: 4 }) }))
    const sent = session().send([{ type: 'draw' }])
    await refuse('outdated')
    expect(await sent).toEqual({ code: 'outdated' })
  })

  test('nothing is sent when it is not our move', async () => {
    const { session, channel } = await open(tableMessage())
    expect(await session().send([{ type: 'draw' }])).toEqual({ code: 'notYourMove' })
    expect(await session().takeBack()).toEqual({ code: 'nothingToTakeBack' })
    expect(channel.sent).toHaveLength(1)
  })

  test('a turn can be taken back while the position offers it', async () => {
    const { session, lastSent } = await open(tableMessage({ position: positionAt(0, { takeBack: 3 }) }))
    expect(session().mayTakeBack.value).toBe(true)
    void session().takeBack()
    expect(lastSent()).toMatchObject({ type: 'takeBack', turn: 3 })
  })
})

describe('the lobby', () => {
  test('sitting down at a rated table says that the player knows', async () => {
    const { you: _, position: __, ...lobby } = tableMessage({ status: 'lobby', rated: true })
    const { table, lastSent } = await open(lobby)
    expect(table.info.value?.rated).toBe(true)
    void table.sit(1)
    expect(lastSent()).toMatchObject({ type: 'sit', seat: 1, rated: true })
  })

  test('sends its commands about this table', async () => {
    const { table, channel } = await open(tableMessage({ status: 'lobby' }))
    void table.sit(2)
    void table.stand()
    void table.setSeat(1, 'steady')
    void table.setSeat(1, undefined)
    void table.start()
    const commands = channel.sent.slice(1).map(({ id: _, ...command }) => command)
    expect(commands).toEqual([
      { type: 'sit', table: TABLE, seat: 2 },
      { type: 'leave', table: TABLE },
      { type: 'setSeat', table: TABLE, seat: 1, to: { kind: 'bot', bot: 'steady' } },
      { type: 'setSeat', table: TABLE, seat: 1, to: { kind: 'open' } },
      { type: 'start', table: TABLE },
    ])
  })

  test('a player who sits down counts as connected at once', async () => {
    const { table, channel } = await open(tableMessage({ status: 'lobby' }))
    channel.deliver({ type: 'presence', table: TABLE, seats: 1, spectators: 2 })
    channel.deliver(
      eventMessage(
        { type: 'sat', seat: 1 },
        { seats: [{ kind: 'open' }, { kind: 'person', name: 'Grace' }] },
      ),
    )
    expect(table.info.value).toMatchObject({ connected: 3, spectators: 2, you: undefined })
    expect(table.info.value?.seats).toHaveLength(2)
  })
})

describe('seats', () => {
  test('show who is away', async () => {
    const { session, channel } = await open(tableMessage())
    channel.deliver({ type: 'presence', table: TABLE, seats: 1, spectators: 0 })
    const [ada, grace, bot] = session().seats.value
    expect(ada).toEqual({ name: 'Ada' })
    expect(grace).toEqual({ name: 'Grace', away: true })
    expect(bot).toMatchObject({ bot: 'steady' })
    expect(bot).not.toHaveProperty('away')
  })

  test('show deadlines by the clock of this device, which may differ from the server', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(SERVER_TIME + 90_000)
    const clocks = [{ until: SERVER_TIME + 5000 }, { left: 700 }, { left: 1 }]
    const { session } = await open(tableMessage({ position: positionAt(0, { clocks }) }))
    const [ada, grace, bot] = session().seats.value
    expect(ada?.deadline).toBe(SERVER_TIME + 95_000)
    expect(grace?.bank).toBe(700)
    expect(bot).not.toHaveProperty('bank')
  })
})

describe('the names of players', () => {
  test('of somebody who has deleted themselves, it is one in the language of the reader', async () => {
    const { session } = await open(
      tableMessage({
        seats: [
          { kind: 'person', name: 'Ada', host: true },
          { kind: 'person', name: FORMER_PLAYER },
        ],
      }),
    )
    expect(session().seats.value.map(({ name }) => name)).toEqual(['Ada', shell.t('player.former')])
  })
})

describe('chat', () => {
  test('shows text and phrases with the name of the speaker', async () => {
    const { session, channel } = await open(
      tableMessage({ chat: [{ number: 1, at: SERVER_TIME, seat: 0, text: 'hi' }] }),
    )
    channel.deliver(eventMessage({ type: 'phrase', seat: 1, phrase: 'goodLuck' }))
    channel.deliver(eventMessage({ type: 'chat', seat: 1, text: 'your move' }, { number: 7 }))
    expect(session().remarks.value).toEqual([
      { seat: 0, name: 'Ada', text: 'hi' },
      { seat: 1, name: 'Grace', phrase: 'goodLuck' },
      { seat: 1, name: 'Grace', text: 'your move' },
    ])
  })

  test('sends text and known phrases', async () => {
    const { session, channel } = await open(tableMessage())
    session().say({ text: 'hi' })
    session().say({ phrase: 'thanks' })
    session().say({ phrase: 'unheard of' })
    expect(channel.sent.slice(1)).toMatchObject([
      { type: 'chat', text: 'hi' },
      { type: 'phrase', phrase: 'thanks' },
    ])
  })

  test('hides muted players as soon as the server has agreed, and shows them again', async () => {
    const { session, complete, refuse } = await open(
      tableMessage({ chat: [{ number: 1, at: SERVER_TIME, seat: 1, text: 'hi' }] }),
    )
    session().mute(1, true)
    expect(session().remarks.value).toHaveLength(1)
    await complete()
    expect(session().muted.value).toEqual([1])
    expect(session().remarks.value).toHaveLength(0)
    session().mute(1, false)
    await refuse('notFound')
    expect(session().muted.value).toEqual([1])
    session().mute(1, false)
    await complete()
    expect(session().remarks.value).toHaveLength(1)
  })

  test('hides a player at once who was blocked, without asking the server to mute them', async () => {
    const { session, channel } = await open(
      tableMessage({ chat: [{ number: 1, at: SERVER_TIME, seat: 1, text: 'hi' }] }),
    )
    const sent = channel.sent.length
    session().noteBlock(1)
    expect(session().muted.value).toEqual([1])
    expect(session().remarks.value).toHaveLength(0)
    expect(channel.sent).toHaveLength(sent)
  })
})

describe('a rematch', () => {
  test('is created by the server, and the player is offered the same seat there', async () => {
    const { session, complete } = await open(tableMessage({ you: 1 }))
    const address = session().rematch()
    await complete({ table: 'tableNext' })
    expect(await address).toBe('t/tableNext')
    const socket = createSocket(fakeEnvironment())
    expect(openRemote('tableNext', socket).lastSeat).toBe(1)
    expect(openRemote('tableNext', socket).lastSeat).toBeUndefined()
  })

  test('that somebody else has created is joined', async () => {
    const { session, channel } = await open(tableMessage())
    channel.deliver(eventMessage({ type: 'rematch', seat: 1, to: 'tableNext' }))
    expect(session().next.value).toBe('t/tableNext')
    expect(await session().rematch()).toBe('t/tableNext')
    expect(channel.sent).toHaveLength(1)
  })

  test('that is refused says why', async () => {
    const { session, refuse } = await open(tableMessage())
    const address = session().rematch()
    await refuse('matchNotOver')
    expect(await address).toEqual({ code: 'matchNotOver' })
  })
})
