import type { Socket as NetSocket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { Bucket, SERVER_LIMITS } from '../limits.ts'
import type { RunningServer } from '../main.ts'
import type { ServerOptions } from '../options.ts'
import { Backlog } from '../socket/backlog.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { maskedFrame, rawSocket } from '../testing/raw-socket.ts'
import { manualTime, testServer } from '../testing/server.ts'

const TEXT = 0x81
const FIRST_FRAGMENT = 0x01
const FRAGMENT = 0x00
const CLOSE = 0x88
const PADDING = 100

let server: RunningServer | undefined
afterEach(() => server?.close())

async function open(options: ServerOptions): Promise<RunningServer> {
  server = await testServer(options)
  return server
}

const ping = (id: string): string => JSON.stringify({ type: 'ping', id })
const closeOf = (raw: NetSocket): Promise<unknown> => new Promise((resolve) => raw.once('close', resolve))

async function tooFast({ url }: RunningServer): Promise<boolean> {
  const metrics = await fetch(`${url}/metrics`).then((response) => response.text())
  return /vermeil_refused_total\{code="tooFast"\} [1-9]/.test(metrics)
}

describe('a client', () => {
  test('that splits a message into too many fragments is disconnected', async () => {
    const { url } = await open({})
    const raw = await rawSocket(url)
    const closed = closeOf(raw)
    let received = ''
    raw.on('data', (data) => {
      received += data.toString('latin1')
    })
    raw.write(maskedFrame(FIRST_FRAGMENT, ' ') + maskedFrame(FRAGMENT, '').repeat(64), 'latin1')
    await closed
    // A close frame with the code 1008.
    expect(received).toContain('\x88\x02\x03\xf0')
  })

  test('may split a message into a few fragments', async () => {
    const { url } = await open({})
    const raw = await rawSocket(url)
    const answer = new Promise((resolve) => raw.once('data', (data) => resolve(String(data))))
    const [first = '', ...rest] = ping('split')
    raw.write(maskedFrame(FIRST_FRAGMENT, first), 'latin1')
    for (const letter of rest) raw.write(maskedFrame(FRAGMENT, letter), 'latin1')
    raw.write(maskedFrame(FRAGMENT | 0x80, ''), 'latin1')
    expect(await answer).toContain('"split"')
    raw.destroy()
  })

  test.each([
    ['of a socket', { bytes: { perSecond: 1000, burst: 4000 } }],
    ['of an address', { bytesPerAddress: { perSecond: 1000, burst: 4000 } }],
  ])('that sends more bytes than the limit %s is read from again once it is within it', async (_, limits) => {
    const time = manualTime()
    const running = await open({ time, limits })
    const { url } = running
    const socket = await Socket.open(url)
    let answered = false
    for (let i = 0; i < 5000 / PADDING; i++) socket.socket.send(ping(`p${i}`).padEnd(PADDING))
    while (!(await tooFast(running))) await new Promise((resolve) => setImmediate(resolve))
    const last = socket.ask({ type: 'ping' }).then((answer) => {
      answered = true
      return codeOf(answer)
    })
    // Other requests are served meanwhile.
    for (let i = 0; i < 5; i++) expect((await fetch(`${url}/health`)).status).toBe(200)
    expect(answered).toBe(false)
    time.advance(10_000)
    expect(await last).toBe('done')
    await socket.close()
  })

  test('that keeps sending after a close frame is cut off', async () => {
    const { url } = await open({})
    // It ignores that the server has closed its half.
    const raw = await rawSocket(url, { allowHalfOpen: true })
    let closed = false
    const end = closeOf(raw).then(() => {
      closed = true
    })
    raw.resume()
    raw.write(maskedFrame(CLOSE, '\x03\xe8'), 'latin1')
    const chunk = Buffer.alloc(1 << 20)
    for (let i = 0; i < 256 && !closed; i++) {
      if (!raw.write(chunk)) await Promise.race([end, new Promise((resolve) => raw.once('drain', resolve))])
    }
    expect(closed).toBe(true)
  })

  test('without a name uses one of a limited number of sockets of its address', async () => {
    const { url } = await open({ limits: { anonymousPerAddress: 2 } })
    const [one, two] = [await Socket.open(url), await Socket.open(url)]
    await expect(Socket.open(url)).rejects.toThrow('429')
    const ada = await Visitor.named(url, 'Ada')
    const named = await ada.connect()
    await one.close()
    await expect(Socket.open(url)).resolves.toBeDefined()
    await Promise.all([two.close(), named.close()])
  })

  test('that completes the closing handshake gets the code back', async () => {
    const { url } = await open({})
    const socket = await Socket.open(url)
    socket.socket.close(4000, 'bye')
    expect(await socket.closed).toEqual({ code: 4000, reason: 'bye' })
  })

  test('is charged for control frames and empty frames as well', async () => {
    const time = manualTime()
    const running = await open({ time, limits: { bytes: { perSecond: 1, burst: 1000 } } })
    const raw = await rawSocket(running.url)
    raw.resume()
    // Text, fragments, pings and pongs of any length, down to none at all.
    const frames = [maskedFrame(TEXT, '{}'), maskedFrame(0x89, ''), maskedFrame(0x8a, '')].join('')
    raw.write(frames.repeat(60), 'latin1')
    while (!(await tooFast(running))) await new Promise((resolve) => setImmediate(resolve))
    raw.destroy()
  })
})

describe('the backlog of slow readers', () => {
  test('is limited for each of them and for all together', () => {
    const backlog = new Backlog({ ...SERVER_LIMITS, unreadBytes: 200_000, unreadTotal: 1_000_000 })
    expect(backlog.exceeds(200_001)).toBe(true)
    expect(backlog.exceeds(100_000)).toBe(false)
    for (let i = 0; i < 11; i++) backlog.update(0, 100_000)
    expect(backlog.exceeds(100_000)).toBe(true)
    // A client that is only a little behind is not dropped because of the others.
    expect(backlog.exceeds(10_000)).toBe(false)
    backlog.update(100_000, 0)
    backlog.update(100_000, 0)
    expect(backlog.exceeds(100_000)).toBe(false)
  })
})

describe('a bucket', () => {
  test('that is charged more than it holds says when it is paid', () => {
    const bucket = new Bucket({ perSecond: 100, burst: 1000 }, 0)
    bucket.charge(0, 1500)
    expect(bucket.debt(0)).toBe(5000)
    expect(bucket.take(4000)).toBe(false)
    expect(bucket.debt(5000)).toBe(0)
  })
})
