import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { GAMES } from '../../games/all.ts'
import { at } from '../../kernel/index.ts'
import { LIMITS } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { codeOf, Socket, Visitor } from '../testing/client.ts'
import { legalMove, type Seated, seatPeople, until } from '../testing/playing.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { HANDSHAKE, maskedFrame, rawSocket } from '../testing/raw-socket.ts'
import { testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const people = Math.max(2, entry.game.seats.min)

let server: RunningServer & { data: string }
let seated: Seated
const lines: string[] = []
beforeAll(async () => {
  server = await testServer({
    logLevel: 'debug',
    logStream: { write: (line) => void lines.push(line) },
    limits: { commands: { perSecond: 5, burst: 40 }, unreadBytes: 65_536 },
  })
  seated = await seatPeople(server.url, entry, people)
})
afterAll(() => server.close())

/** After every attack the table is unchanged, and its players notice nothing. */
let before: string
let receivedBefore: number[]
beforeAll(async () => {
  before = await tableAsSeen()
  receivedBefore = seated.sockets.map(({ raw }) => raw.length)
})
afterEach(async () => {
  expect(await tableAsSeen()).toBe(before)
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
})

async function tableAsSeen(): Promise<string> {
  const socket = await Socket.open(server.url, seated.visitors[0].cookie)
  const { at: _, ...table } = (await socket.join(seated.table)) ?? {}
  await socket.close()
  return JSON.stringify(table)
}

const anyMove = (): unknown => legalMove(seated.sockets[0], seated.table, entry)

describe('a hostile client', () => {
  test('with a forged cookie has no identity and can only watch', async () => {
    const { table, visitors } = seated
    const [selector = '', verifier = ''] = visitors[0].cookie?.replace('vermeil=', '').split('.') ?? []
    const forged = [
      `vermeil=${selector}.${'A'.repeat(verifier.length)}`,
      `vermeil=${selector}.`,
      `vermeil=${selector}`,
      `vermeil=.${verifier}`,
      `vermeil=${verifier}.${selector}`,
      `vermeil=${selector}.${verifier}.x`,
      'vermeil=__proto__.__proto__',
    ]
    for (const cookie of forged) {
      const socket = await Socket.open(server.url, cookie)
      const seen = await socket.join(table)
      expect(seen?.you).toBeUndefined()
      expect(seen?.position?.view).not.toHaveProperty('own')
      const asked = seated.sockets[0].positions.get(table)?.asked ?? 0
      expect(codeOf(await socket.ask({ type: 'play', table, asked, moves: [anyMove()] }))).toBe('nameFirst')
      await socket.close()
    }
  })

  test('without a seat cannot play, take back, leave, start or chat', async () => {
    const { table } = seated
    const mallory = await Visitor.named(server.url, 'Mallory')
    const socket = await mallory.connect()
    expect(codeOf(await socket.ask({ type: 'leave', table }))).toBe('notJoined')
    await socket.join(table)
    const asked = seated.sockets[0].positions.get(table)?.asked ?? 0
    const codes = [
      await socket.ask({ type: 'play', table, asked, moves: [anyMove()] }),
      await socket.ask({ type: 'takeBack', table, turn: 1 }),
      await socket.ask({ type: 'leave', table }),
      await socket.ask({ type: 'return', table }),
      await socket.ask({ type: 'chat', table, text: 'hello' }),
      await socket.ask({ type: 'sit', table }),
      await socket.ask({ type: 'start', table }),
      await socket.ask({ type: 'setSeat', table, seat: 0, to: { kind: 'open' } }),
      await socket.ask({ type: 'rematch', table }),
    ].map(codeOf)
    expect(codes).toEqual([
      'notSeated',
      'notSeated',
      'notSeated',
      'notSeated',
      'notSeated',
      'alreadyStarted',
      'alreadyStarted',
      'alreadyStarted',
      'notSeated',
    ])
    await socket.close()
  })

  test('that names a seat in a command is refused, because the seat follows from the cookie', async () => {
    const socket = await seated.visitors[1].connect()
    await socket.join(seated.table)
    const asked = seated.sockets[1].positions.get(seated.table)?.asked
    const forged = JSON.stringify({
      type: 'play',
      id: 'forged',
      table: seated.table,
      seat: 0,
      asked,
      moves: [anyMove()],
    })
    const answer = socket.next((message) => message.type === 'refused')
    socket.socket.send(forged)
    expect(await answer).toMatchObject({ id: 'forged', rejection: { code: 'malformed' } })
    await socket.close()
  })

  test('that answers an earlier question is refused as outdated', async () => {
    const socket = await seated.visitors[0].connect()
    await socket.join(seated.table)
    for (const asked of [0, 1, 99_999]) {
      const answer = await socket.ask({ type: 'play', table: seated.table, asked, moves: [anyMove()] })
      expect(codeOf(answer)).toBe('outdated')
    }
    await socket.close()
  })

  test('cannot find a table by guessing', async () => {
    const socket = await seated.visitors[0].connect()
    for (const table of ['aaaaaaaaaaaa', 'constructor', 'prototype', 'hasOwnProperty']) {
      expect(codeOf(await socket.ask({ type: 'join', table }))).toBe('noSuchTable')
    }
    expect((await fetch(`${server.url}/api/tables/constructor`)).status).toBe(404)
    await socket.close()
  })

  const nothing = 'aaaaaaaaaaaa'
  test.each([
    ['invalid JSON', '{"type":'],
    ['an empty message', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no type', '{"id":"a"}'],
    ['an unknown type', '{"type":"win","id":"a"}'],
    ['a type that every object has as a method', '{"type":"toString","id":"a"}'],
    ['a type that is not a string', '{"type":{"a":1},"id":"a"}'],
    ['no id', `{"type":"leave","table":"${nothing}"}`],
    ['an id with forbidden characters', '{"type":"ping","id":"<b>\\u0000"}'],
    ['a very long id', `{"type":"ping","id":"${'x'.repeat(500)}"}`],
    ['an unknown field', '{"type":"ping","id":"a","admin":true}'],
    ['moves that are not a list', `{"type":"play","id":"a","table":"${nothing}","asked":1,"moves":"all"}`],
    [
      'too many moves',
      `{"type":"play","id":"a","table":"${nothing}","asked":1,"moves":[${'1,'.repeat(99)}1]}`,
    ],
    ['an infinite number', `{"type":"play","id":"a","table":"${nothing}","asked":1e999,"moves":[1]}`],
    ['a negative number', `{"type":"join","id":"a","table":"${nothing}","seen":-1}`],
    ['deep nesting', `{"type":"ping","id":"a","x":${'['.repeat(4000)}${']'.repeat(4000)}}`],
    ['deep nesting and escapes', `{"type":"\\u0041","a":${'['.repeat(8000)}${']'.repeat(8000)}}`],
    ['deep objects', `{"type":"ping","id":"proto","a":${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}}`],
  ])('that sends %s is refused as malformed', async (_, text) => {
    const socket = await Socket.open(server.url)
    const answer = socket.next((message) => message.type === 'refused')
    socket.socket.send(text)
    expect(await answer).toMatchObject({ rejection: { code: 'malformed' } })
    expect(codeOf(await socket.ask({ type: 'ping' }))).toBe('done')
    await socket.close()
  })

  test.each([
    '{"type":"ping","id":"a","__proto__":{"x":1}}',
    '{"type":"ping","id":"a","\\u005f_proto__":{"x":1}}',
    `{"type":"play","id":"a","table":"${nothing}","asked":1,"moves":[{"type":"x","__proto__":{"seat":0}}]}`,
    `{"type":"play","id":"a","table":"${nothing}","asked":1,"moves":[[{"constructor":{"prototype":{"x":1}}}]]}`,
  ])('that sends a key that could pollute prototypes is refused: %s', async (text) => {
    const socket = await Socket.open(server.url)
    const answer = socket.next((message) => message.type === 'refused')
    socket.socket.send(text)
    expect(await answer).toMatchObject({ id: 'a', rejection: { code: 'forbiddenKey' } })
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    await socket.close()
  })

  test('that sends keys over HTTP that could pollute prototypes is refused', async () => {
    const visitor = await Visitor.named(server.url, 'Mallory')
    for (const body of [
      '{"name":"x","__proto__":{"admin":true}}',
      '{"name":"x","constructor":{"prototype":{"a":1}}}',
    ]) {
      const response = await fetch(`${server.url}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie: visitor.cookie ?? '' },
        body,
      })
      expect(response.status).toBe(400)
    }
    const nested = JSON.parse('{"a":{"__proto__":{"x":1}}}') as unknown
    const { status } = await visitor.request('POST', '/api/tables', {
      game: entry.game.id,
      seats: [{ kind: 'me' }],
      options: nested,
    })
    expect(status).toBe(400)
  })

  test('that sends a huge message is disconnected', async () => {
    const socket = await Socket.open(server.url)
    socket.socket.send('x'.repeat(LIMITS.messageBytes + 1))
    expect(await socket.closed).toMatchObject({ code: 1009 })
  })

  test('that sends binary data or invalid UTF-8 is disconnected', async () => {
    const binary = await Socket.open(server.url)
    binary.socket.send(Buffer.from([1, 2, 3]))
    expect(await binary.closed).toMatchObject({ code: 1003 })
    const broken = await Socket.open(server.url)
    broken.socket.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false })
    expect(await broken.closed).toMatchObject({ code: 1007 })
  })

  test('that sends malformed frames is disconnected', async () => {
    const raw = await rawSocket(server.url)
    const closed = new Promise((resolve) => raw.once('close', resolve))
    // Reserved bits are set, and the frame is not masked.
    raw.write(Buffer.from([0xf1, 0x7f, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]))
    raw.resume()
    await closed
  })

  test('that floods the server is told to slow down, then disconnected', async () => {
    const visitor = await Visitor.named(server.url, 'Mallory')
    const socket = await visitor.connect()
    let refused = 0
    socket.onMessage((message) => {
      if (message.type === 'refused' && message.rejection.code === 'tooFast') refused++
    })
    for (let i = 0; i < 2_000; i++) socket.socket.send(JSON.stringify({ type: 'ping', id: `f${i}` }))
    expect(await socket.closed).toMatchObject({ code: 1008, reason: 'tooFast' })
    expect(refused).toBeGreaterThan(100)
  })

  test('that floods and ignores the closing handshake is cut off soon', async () => {
    const raw = await rawSocket(server.url)
    const closed = new Promise((resolve) => raw.once('close', resolve))
    raw.resume()
    const flood = setInterval(
      () => raw.write(maskedFrame(0x81, '{"type":"ping","id":"a"}').repeat(50), 'latin1'),
      1,
    )
    await closed
    clearInterval(flood)
  })

  test('that keeps sending pings without reading is cut off', async () => {
    const raw = await rawSocket(server.url)
    const closed = new Promise((resolve) => raw.once('close', resolve))
    raw.pause()
    const flood = setInterval(() => raw.write(maskedFrame(0x89, 'x'.repeat(125)).repeat(50), 'latin1'), 1)
    await closed
    clearInterval(flood)
  })

  test('that keeps sending unsolicited pongs is cut off', async () => {
    const raw = await rawSocket(server.url)
    const closed = new Promise((resolve) => raw.once('close', resolve))
    raw.resume()
    const flood = setInterval(() => raw.write(maskedFrame(0x8a, '').repeat(500), 'latin1'), 1)
    await closed
    clearInterval(flood)
  })

  test.each([
    ['', ''],
    [' with an unknown expectation', 'Expect: something\r\n'],
  ])('that pipelines HTTP requests%s is disconnected', async (_, header) => {
    const { hostname, port } = new URL(server.url)
    const raw = connect(Number(port), hostname)
    const closed = new Promise((resolve) => raw.once('close', resolve))
    raw.on('error', () => undefined)
    let answers = 0
    raw.on('data', (data) => {
      answers += String(data).split('HTTP/1.1').length - 1
    })
    raw.write(`GET /api/me HTTP/1.1\r\nHost: x\r\n${header}\r\n`.repeat(1_000))
    await closed
    expect(answers).toBeLessThan(2)
  })

  test.each([
    ['version', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Version: 12'],
    ['key', 'dGhlIHNhbXBsZSBub25jZQ==', 'x'],
    ['method', 'GET', 'POST'],
    ['list of subprotocols', 'Host: localhost', 'Host: localhost\r\nSec-WebSocket-Protocol: a, a'],
  ])('whose handshake has a wrong %s is told so in the usual form', async (_, right, wrong) => {
    const answer = await rawRequest(server.url, HANDSHAKE.join('\r\n').replace(right, wrong))
    expect(answer.status).toBe(400)
    expect(answer.head).toContain('Sec-WebSocket-Version: 13')
    expect(JSON.parse(answer.body)).toEqual({ rejection: { code: 'malformed' } })
  })

  test('that is rejected and keeps its half of the connection open is disconnected', async () => {
    const { hostname, port } = new URL(server.url)
    const raw = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    raw.write(`${HANDSHAKE.join('\r\n').replace('/socket', '/nowhere')}\r\n\r\n`)
    raw.resume()
    await new Promise((resolve) => raw.once('end', resolve))
    // Nobody listens any more, so whatever is still sent is answered with a reset.
    const closed = new Promise((resolve) => raw.once('error', resolve))
    const writing = setInterval(() => raw.write('x'), 20)
    await closed
    clearInterval(writing)
  })

  test('that does not read is dropped before much data is queued for it', async () => {
    const { url } = server
    const visitor = await Visitor.named(url, 'Sloth')
    const slow = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
      headers: { cookie: visitor.cookie ?? '' },
    })
    await new Promise((resolve) => slow.once('open', resolve))
    const closed = new Promise((resolve) => slow.once('close', resolve))
    const ask = (): void =>
      slow.send(JSON.stringify({ type: 'join', id: 'again', table: seated.table }), () => undefined)
    // It never reads, but keeps asking for the whole table as fast as the rate limit allows.
    slow.pause()
    const asking = setInterval(ask, 1)
    const dropped = async (): Promise<boolean> => {
      const metrics = await fetch(`${url}/metrics`).then((response) => response.text())
      return /vermeil_refused_total\{code="(slowReader|tooFast)"\} [1-9]/.test(metrics)
    }
    while (!(await dropped())) await new Promise((resolve) => setImmediate(resolve))
    clearInterval(asking)
    slow.terminate()
    await closed
  })

  test('on a page of another origin gets no socket and cannot change anything', async () => {
    const { cookie = '' } = seated.visitors[0]
    await expect(Socket.open(server.url, cookie, { origin: 'https://evil.example' })).rejects.toThrow('403')
    await expect(Socket.open(server.url, cookie, { origin: 'null' })).rejects.toThrow('403')
    const own = await Socket.open(server.url, cookie, { origin: server.url })
    await own.close()
    const response = await fetch(`${server.url}/api/me`, {
      method: 'PUT',
      headers: { cookie, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{"name":"Owned"}',
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ rejection: { code: 'wrongOrigin' } })
  })

  test.each(['/../../package.json', '/..%2f..%2fpackage.json', '/assets/../../package.json', '/%00', '/%zz'])(
    'that asks for %s gets no file',
    async (path) => {
      const { hostname, port } = new URL(server.url)
      const raw = connect(Number(port), hostname)
      raw.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      const text = await new Promise<string>((resolve) => {
        let all = ''
        raw.on('data', (data) => {
          all += data
        })
        raw.once('close', () => resolve(all))
      })
      expect(text).not.toContain('devDependencies')
      expect(text).toMatch(/^HTTP\/1.1 (200|400|403|404)/)
    },
  )

  test('that sends a body that is too large, malformed or of another type is refused', async () => {
    const send = (body: string, type = 'application/json') =>
      fetch(`${server.url}/api/me`, { method: 'PUT', headers: { 'content-type': type }, body })
    expect((await send(`{"name":"${'x'.repeat(LIMITS.bodyBytes)}"}`)).status).toBe(413)
    expect((await send('{"name":')).status).toBe(400)
    expect((await send('name=x', 'application/x-www-form-urlencoded')).status).toBe(400)
    expect((await send('{"name":"x"}', 'text/plain')).status).toBe(400)
  })

  test('leaves no secrets in the log', () => {
    const log = lines.join('')
    for (const { cookie = '' } of seated.visitors) {
      for (const part of cookie.replace('vermeil=', '').split('.')) expect(log).not.toContain(part)
    }
    expect(log).not.toContain('forged')
  })

  test('has disturbed none of the players', async () => {
    for (const [seat, socket] of seated.sockets.entries()) {
      const since = socket.messages.slice(receivedBefore[seat])
      expect(since.every(({ type }) => type === 'presence')).toBe(true)
    }
    const { table, sockets } = seated
    const position = sockets[0].positions.get(table)
    const waiting = until(sockets[0], () => sockets[0].positions.get(table) !== position)
    const asked = position?.asked ?? 0
    expect(codeOf(await sockets[0].ask({ type: 'play', table, asked, moves: [anyMove()] }))).toBe('done')
    await waiting
    before = await tableAsSeen()
  })
})
