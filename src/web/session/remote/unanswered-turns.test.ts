import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { at } from '../../../kernel/at.ts'
import { MINUTE } from '../../../kernel/time-units.ts'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import { type FakeChannel, fakeEnvironment, settle } from '../testing/fake-environment.ts'
import { createSocket } from './socket.ts'
import { storedTurns } from './unanswered-turns.ts'

const TABLE = 'tableOne'
const OTHER = 'tableTwo'
const TURN = { type: 'play' as const, table: TABLE, asked: 3, moves: [{ type: 'draw' }] }

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})
afterEach(() => void vi.unstubAllGlobals())

const listener = () => ({ lastSeen: () => undefined, onMessage: vi.fn(), onRefused: vi.fn() })

/** A page in the same tab as the others. Its ids start with its name, so that no two pages use the same. */
function openPage(name: string, now = 0) {
  let ids = 0
  const browser = { ...fakeEnvironment(), newId: () => `${name}${++ids}`, unanswered: storedTurns(() => now) }
  return { browser, socket: createSocket(browser) }
}

async function join(channel: FakeChannel): Promise<void> {
  channel.accept()
  await answerLast(channel)
}

async function answerLast(channel: FakeChannel, type: 'done' | 'refused' = 'done'): Promise<void> {
  const { id } = at(channel.sent, channel.sent.length - 1)
  channel.deliver(type === 'done' ? { type, id } : { type, id, rejection: { code: 'notYourMove' } })
  await settle()
}

/** A page that is reloaded right after it has sent a turn. */
async function sendAndReload(): Promise<FakeChannel> {
  const { browser, socket } = openPage('before')
  socket.follow(TABLE, listener())
  const channel = at(browser.channels, 0)
  await join(channel)
  void socket.send(TURN)
  return channel
}

describe('a turn that was sent just before a reload', () => {
  test('is sent again with the same id once the table is joined', async () => {
    const before = await sendAndReload()
    const { browser, socket } = openPage('after')
    socket.follow(TABLE, listener())
    const channel = at(browser.channels, 0)
    await join(channel)
    expect(channel.sent.slice(1)).toEqual([before.sent.at(-1)])
  })

  test('goes before what the new page sends', async () => {
    await sendAndReload()
    const { browser, socket } = openPage('after')
    socket.follow(TABLE, listener())
    void socket.send({ type: 'order', table: TABLE, order: { type: 'pass' } })
    const channel = at(browser.channels, 0)
    await join(channel)
    expect(channel.sent.slice(1).map(({ type }) => type)).toEqual(['play', 'order'])
  })

  test.each(['done', 'refused'] as const)('is sent no more once the server has said %s', async (answer) => {
    const before = await sendAndReload()
    await answerLast(before, answer)
    const { browser, socket } = openPage('after')
    socket.follow(TABLE, listener())
    const channel = at(browser.channels, 0)
    await join(channel)
    expect(channel.sent).toHaveLength(1)
  })

  test('waits for its own table', async () => {
    await sendAndReload()
    const { browser, socket } = openPage('after')
    socket.follow(OTHER, listener())
    const channel = at(browser.channels, 0)
    await join(channel)
    expect(channel.sent).toHaveLength(1)
    socket.follow(TABLE, listener())
    await answerLast(channel)
    expect(channel.sent.at(-1)).toMatchObject({ ...TURN, id: 'before2' })
  })

  test('is forgotten after a minute', async () => {
    await sendAndReload()
    const { browser, socket } = openPage('after', MINUTE)
    socket.follow(TABLE, listener())
    const channel = at(browser.channels, 0)
    await join(channel)
    expect(channel.sent).toHaveLength(1)
  })
})

test('what was said, and a question to sit down, are not sent again by a new page', async () => {
  const { browser, socket } = openPage('before')
  socket.follow(TABLE, listener())
  await join(at(browser.channels, 0))
  void socket.send({ type: 'chat', table: TABLE, text: 'hello' })
  void socket.send({ type: 'sit', table: TABLE, seat: 1 })
  expect(storedTurns(() => 0).at(TABLE)).toEqual([])
})

test('a stored value of another shape is ignored', () => {
  sessionStorage.setItem('vermeil:unanswered', JSON.stringify([{ sent: 0, command: { type: 'play' } }]))
  expect(storedTurns(() => 0).at(TABLE)).toEqual([])
})
