import { describe, expect, test, vi } from 'vitest'
import { at } from '../../../kernel/at.ts'
import type { CommandType, Message } from '../../../protocol/index.ts'
import {
  type FakeChannel,
  type FakeEnvironment,
  fakeEnvironment,
  settle,
} from '../testing/fake-environment.ts'
import { createSocket, type TableSocket } from './socket.ts'

const TABLE = 'tableOne'
const OTHER = 'tableTwo'

const listener = () => ({
  lastSeen: vi.fn((): number | undefined => undefined),
  onMessage: vi.fn(),
  onRefused: vi.fn(),
})

const presence = (table: string, seats: number): Message => ({
  type: 'presence',
  table,
  seats,
  spectators: 0,
})

const last = ({ channels }: FakeEnvironment): FakeChannel => at(channels, channels.length - 1)

const typesOf = ({ sent }: FakeChannel): CommandType[] => sent.map(({ type }) => type)

/** The server carries out the last command of this type. */
async function complete(channel: FakeChannel, type: CommandType): Promise<void> {
  const command = channel.sent.findLast((sent) => sent.type === type)
  if (!command) throw new Error(`no ${type} was sent`)
  channel.deliver({ type: 'done', id: command.id })
  await settle()
}

async function refuse(channel: FakeChannel, type: CommandType, code: string): Promise<void> {
  const command = channel.sent.findLast((sent) => sent.type === type)
  if (!command) throw new Error(`no ${type} was sent`)
  channel.deliver({ type: 'refused', id: command.id, rejection: { code } })
  await settle()
}

/** The server accepts the newest connection and the join on it. */
async function acceptAndJoin(browser: FakeEnvironment): Promise<FakeChannel> {
  const channel = last(browser)
  channel.accept()
  await complete(channel, 'join')
  return channel
}

async function connected(): Promise<{
  browser: FakeEnvironment
  socket: TableSocket
  heard: ReturnType<typeof listener>
  channel: FakeChannel
}> {
  const browser = fakeEnvironment()
  const socket = createSocket(browser)
  const heard = listener()
  socket.follow(TABLE, heard)
  return { browser, socket, heard, channel: await acceptAndJoin(browser) }
}

describe('connecting', () => {
  test('no connection is opened before a table is followed', () => {
    const browser = fakeEnvironment()
    const socket = createSocket(browser)
    socket.wake()
    socket.reconnect()
    expect(browser.channels).toHaveLength(0)
  })

  test('following a table connects, joins with the history, and goes live', async () => {
    const browser = fakeEnvironment()
    const socket = createSocket(browser)
    socket.follow(TABLE, listener())
    const channel = last(browser)
    expect(socket.connection.value).toBe('resuming')
    channel.accept()
    expect(channel.sent).toEqual([{ type: 'join', id: 'id1', table: TABLE, history: true, constants: true }])
    expect(socket.connection.value).toBe('resuming')
    await complete(channel, 'join')
    expect(socket.connection.value).toBe('live')
  })

  test('a second table uses the same connection', async () => {
    const { browser, socket, channel } = await connected()
    socket.follow(OTHER, listener())
    expect(browser.channels).toHaveLength(1)
    expect(channel.sent.at(-1)).toMatchObject({ type: 'join', table: OTHER })
  })

  test('messages reach the listener of their table only', async () => {
    const { socket, heard, channel } = await connected()
    const other = listener()
    socket.follow(OTHER, other)
    channel.deliver(presence(OTHER, 3))
    expect(other.onMessage).toHaveBeenCalledWith(presence(OTHER, 3))
    expect(heard.onMessage).not.toHaveBeenCalled()
  })

  test('unfollowing one of two tables parts from it; unfollowing the last closes the connection', async () => {
    const { browser, socket, channel } = await connected()
    socket.follow(OTHER, listener())
    socket.unfollow(TABLE)
    expect(channel.sent.at(-1)).toMatchObject({ type: 'part', table: TABLE })
    socket.unfollow(OTHER)
    await settle()
    browser.advance(60_000)
    expect(channel.state).toBe('closed')
    expect(browser.channels).toHaveLength(1)
  })

  test('unfollowing a table twice does nothing', async () => {
    const { socket, channel } = await connected()
    socket.follow(OTHER, listener())
    socket.unfollow(TABLE)
    const sent = channel.sent.length
    socket.unfollow(TABLE)
    expect(channel.sent).toHaveLength(sent)
  })

  test('following again while the old connection is closing opens a new one', async () => {
    const { browser, socket } = await connected()
    socket.unfollow(TABLE)
    socket.follow(TABLE, listener())
    await settle()
    await acceptAndJoin(browser)
    expect(browser.channels).toHaveLength(2)
    expect(socket.connection.value).toBe('live')
  })
})

describe('malformed messages', () => {
  test.each([
    ['text that is not JSON', 'nonsense'],
    ['no object', '7'],
    ['an unknown type', '{"type":"surprise"}'],
    ['a missing field', `{"type":"presence","table":"${TABLE}","seats":1}`],
    ['a field of the wrong type', `{"type":"presence","table":"${TABLE}","seats":"all","spectators":0}`],
  ])('%s is ignored, and the connection lives on', async (_, text) => {
    const { socket, heard, channel } = await connected()
    channel.deliver(text)
    expect(heard.onMessage).not.toHaveBeenCalled()
    channel.deliver(presence(TABLE, 1))
    expect(heard.onMessage).toHaveBeenCalledTimes(1)
    expect(socket.connection.value).toBe('live')
  })

  test('fields that this page does not know are ignored', async () => {
    const { heard, channel } = await connected()
    channel.deliver(JSON.stringify({ ...presence(TABLE, 5), mood: 'good' }))
    expect(heard.onMessage).toHaveBeenCalledWith(presence(TABLE, 5))
  })
})

describe('commands', () => {
  test('a command resolves with the response to its own id', async () => {
    const { socket, channel } = await connected()
    const first = socket.send({ type: 'start', table: TABLE })
    const second = socket.send({ type: 'chat', table: TABLE, text: 'hello' })
    await refuse(channel, 'start', 'notHost')
    await complete(channel, 'chat')
    expect(await first).toMatchObject({ type: 'refused', rejection: { code: 'notHost' } })
    expect(await second).toMatchObject({ type: 'done' })
  })

  test('a command waits until the tables are joined', async () => {
    const browser = fakeEnvironment()
    const socket = createSocket(browser)
    socket.follow(TABLE, listener())
    const channel = last(browser)
    void socket.send({ type: 'sit', table: TABLE })
    channel.accept()
    void socket.send({ type: 'start', table: TABLE })
    expect(typesOf(channel)).toEqual(['join'])
    await complete(channel, 'join')
    expect(typesOf(channel)).toEqual(['join', 'sit', 'start'])
  })

  test('a refusal without an id is ignored', async () => {
    const { channel, socket } = await connected()
    channel.deliver({ type: 'refused', rejection: { code: 'malformed' } })
    expect(socket.connection.value).toBe('live')
  })
})

test('new invitations are told to the page', async () => {
  const browser = { ...fakeEnvironment(), onInvitations: vi.fn() }
  createSocket(browser).follow(TABLE, listener())
  const channel = await acceptAndJoin(browser)
  channel.deliver({ type: 'invitations' })
  expect(browser.onInvitations).toHaveBeenCalledOnce()
})

test('a ban is told to everything that is open', async () => {
  const { channel, heard } = await connected()
  const rejection = { code: 'banned', until: 5 }
  channel.deliver({ type: 'refused', rejection })
  expect(heard.onRefused).toHaveBeenCalledWith(rejection)
})

describe('after a lost connection', () => {
  test('the socket reconnects and asks only for what came after the last event seen', async () => {
    const { browser, socket, heard, channel } = await connected()
    heard.lastSeen.mockReturnValue(17)
    channel.lose()
    expect(socket.connection.value).toBe('resuming')
    browser.advance(500)
    last(browser).accept()
    expect(last(browser).sent).toEqual([
      { type: 'join', id: expect.any(String), table: TABLE, history: true, constants: true, seen: 17 },
    ])
    await complete(last(browser), 'join')
    expect(socket.connection.value).toBe('live')
  })

  test('a command without a response is sent again once, with the same id', async () => {
    const { browser, socket, channel } = await connected()
    const played = socket.send({ type: 'play', table: TABLE, asked: 3, moves: [{ type: 'draw' }] })
    const answered = socket.send({ type: 'chat', table: TABLE, text: 'hello' })
    await complete(channel, 'chat')
    await answered
    channel.lose()
    browser.advance(500)
    const second = await acceptAndJoin(browser)
    expect(typesOf(second)).toEqual(['join', 'play'])
    expect(second.sent.at(-1)).toEqual(channel.sent.find(({ type }) => type === 'play'))
    await complete(second, 'play')
    expect((await played).type).toBe('done')
    second.lose()
    browser.advance(500)
    expect(typesOf(await acceptAndJoin(browser))).toEqual(['join'])
  })

  test('a command that was given while offline is sent once when the connection is back', async () => {
    const { browser, socket, channel } = await connected()
    channel.lose()
    void socket.send({ type: 'chat', table: TABLE, text: 'are you there?' })
    browser.advance(500)
    expect(typesOf(await acceptAndJoin(browser))).toEqual(['join', 'chat'])
  })

  test('attempts come at growing intervals of at most eight seconds, then the page is offline', async () => {
    const { browser, socket, channel } = await connected()
    channel.lose()
    const states = [socket.connection.value]
    const waits: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      const before = browser.channels.length
      let waited = 0
      while (browser.channels.length === before) {
        browser.advance(100)
        waited += 100
      }
      waits.push(waited)
      last(browser).lose()
      states.push(socket.connection.value)
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
    expect(states.slice(0, 4)).toEqual(['resuming', 'resuming', 'resuming', 'offline'])
  })

  test('the interval is varied, so that clients do not all come back at once', async () => {
    const { browser, channel } = await connected()
    browser.jitter = 0
    channel.lose()
    browser.advance(349)
    expect(browser.channels).toHaveLength(1)
    browser.advance(1)
    expect(browser.channels).toHaveLength(2)
  })

  test('a successful join starts the intervals again', async () => {
    const { browser, channel } = await connected()
    channel.lose()
    browser.advance(500)
    last(browser).lose()
    browser.advance(1000)
    const third = await acceptAndJoin(browser)
    third.lose()
    browser.advance(500)
    expect(browser.channels).toHaveLength(4)
  })

  test('without a network the page is offline at once', async () => {
    const { browser, socket, channel } = await connected()
    browser.online = false
    socket.goOffline()
    expect(socket.connection.value).toBe('offline')
    channel.lose()
    expect(socket.connection.value).toBe('offline')
    browser.advance(500)
    expect(socket.connection.value).toBe('offline')
  })

  test('going offline means nothing to a page that follows no table', () => {
    const socket = createSocket(fakeEnvironment())
    socket.goOffline()
    expect(socket.connection.value).toBe('resuming')
  })
})

describe('waking up', () => {
  test('a hidden page checks nothing', async () => {
    const { browser, socket, channel } = await connected()
    browser.hidden = true
    socket.wake()
    expect(typesOf(channel)).toEqual(['join'])
  })

  test('a connection that answers a ping is kept', async () => {
    const { browser, socket, channel } = await connected()
    socket.goOffline()
    socket.wake()
    expect(typesOf(channel)).toEqual(['join', 'ping'])
    await complete(channel, 'ping')
    expect(socket.connection.value).toBe('live')
    browser.advance(10_000)
    expect(browser.channels).toHaveLength(1)
  })

  test('a connection that does not answer a ping is replaced at once', async () => {
    const { browser, socket, channel } = await connected()
    socket.wake()
    browser.advance(2500)
    expect(channel.state).toBe('closed')
    expect(browser.channels).toHaveLength(2)
    expect(typesOf(await acceptAndJoin(browser))).toEqual(['join'])
    expect(socket.connection.value).toBe('live')
  })

  test('a lost connection is restored without waiting for the next attempt', async () => {
    const { browser, socket, channel } = await connected()
    channel.lose()
    socket.wake()
    expect(browser.channels).toHaveLength(2)
    browser.advance(10_000)
    expect(browser.channels).toHaveLength(2)
  })
})

describe('a new cookie', () => {
  test('replaces the connection, and the old one is not reported as lost', async () => {
    const { browser, socket, channel } = await connected()
    void socket.send({ type: 'sit', table: TABLE })
    socket.reconnect()
    await settle()
    expect(channel.state).toBe('closed')
    expect(browser.channels).toHaveLength(2)
    expect(typesOf(await acceptAndJoin(browser))).toEqual(['join', 'sit'])
    browser.advance(60_000)
    expect(browser.channels).toHaveLength(2)
    expect(socket.connection.value).toBe('live')
  })
})

describe('a refused join', () => {
  test('is passed on to the listener', async () => {
    const { socket, channel } = await connected()
    const other = listener()
    socket.follow(OTHER, other)
    await refuse(channel, 'join', 'noSuchTable')
    expect(other.onRefused).toHaveBeenCalledWith({ code: 'noSuchTable' })
  })

  test.each(['rulesNotHere', 'serverTrouble'])('with %s is tried on another connection', async (code) => {
    const browser = fakeEnvironment()
    const socket = createSocket(browser)
    const heard = listener()
    socket.follow(TABLE, heard)
    last(browser).accept()
    await refuse(last(browser), 'join', code)
    expect(heard.onRefused).not.toHaveBeenCalled()
    browser.advance(500)
    await acceptAndJoin(browser)
    expect(socket.connection.value).toBe('live')
  })

  test('is passed on once several connections have given the same answer', async () => {
    const browser = fakeEnvironment()
    const socket = createSocket(browser)
    const heard = listener()
    socket.follow(TABLE, heard)
    while (heard.onRefused.mock.calls.length === 0 && browser.channels.length < 20) {
      last(browser).accept()
      await refuse(last(browser), 'join', 'rulesNotHere')
      browser.advance(8000)
    }
    expect(browser.channels).toHaveLength(7)
    expect(heard.onRefused).toHaveBeenCalledWith({ code: 'rulesNotHere' })
  })
})
