import type { LookupAddress, lookup } from 'node:dns'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { manualTime } from '../testing/server.ts'
import { OutsideRequests, TargetBusy } from './outside-request.ts'

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A server that does this with every connection. */
async function hostile(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    socket.resume()
    behave(socket)
  }).listen(0, '127.0.0.1')
  closings.push(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, port, open: () => sockets.size }
}

/** Writes as fast as the other side reads, for as long as it does. */
function flood(socket: Socket, text: string): void {
  const write = (): void => {
    while (!socket.destroyed && socket.write(text));
  }
  socket.on('drain', write)
  write()
}

const POST = { headers: {}, body: 'x' }
const requests = (timeout = 60_000) =>
  new OutsideRequests({ allowed: ['127.0.0.1'], time: manualTime(), timeout })
const untilClosed = async ({ open }: { open(): number }): Promise<void> => {
  while (open() > 0) await new Promise(setImmediate)
}

describe('a hostile service', () => {
  test('with an endless answer is left after its status', async () => {
    const server = await hostile((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      flood(socket, `4000\r\n${'x'.repeat(0x4000)}\r\n`)
    })
    expect(await requests().post(server.url, POST)).toEqual({ status: 200 })
    await untilClosed(server)
  })

  test('with endless header fields is left', async () => {
    const server = await hostile((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      flood(socket, `X-Field: ${'x'.repeat(0x4000)}\r\n`)
    })
    await expect(requests().post(server.url, POST)).rejects.toMatchObject({ code: 'HPE_HEADER_OVERFLOW' })
    await untilClosed(server)
  })

  test.each([
    ['says nothing', () => undefined],
    ['begins to answer and stops', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\nX-')],
    ['asks for patience without end', (socket: Socket) => flood(socket, 'HTTP/1.1 102 Processing\r\n\r\n')],
  ])('that %s is left when its time is over', async (_, behave) => {
    const server = await hostile(behave)
    await expect(requests(200).post(server.url, POST)).rejects.toThrow()
    await untilClosed(server)
  })

  test('is not followed where it leads', async () => {
    const target = await hostile((socket) => socket.destroy())
    let reached = 0
    const server = await hostile((socket) => {
      reached++
      socket.end(`HTTP/1.1 307 X\r\nLocation: ${target.url}\r\nContent-Length: 0\r\n\r\n`)
    })
    expect(await requests().post(server.url, POST)).toEqual({ status: 307 })
    expect([reached, target.open()]).toEqual([1, 0])
  })

  test('cannot delay the next attempt for longer than an hour', async () => {
    const server = await hostile((socket) =>
      socket.end('HTTP/1.1 503 X\r\nRetry-After: 999999999\r\nContent-Length: 0\r\n\r\n'),
    )
    expect(await requests().post(server.url, POST)).toEqual({ status: 503, retryAfter: 3_600_000 })
  })
})

/** Resolves every name to these addresses. */
const resolving = (...addresses: LookupAddress[]): typeof lookup =>
  ((_name: string, _options: object, done: (problem: null, found: LookupAddress[]) => void) =>
    done(null, addresses)) as unknown as typeof lookup

const four = (address: string): LookupAddress => ({ address, family: 4 })
const six = (address: string): LookupAddress => ({ address, family: 6 })

describe('a private address', () => {
  const strict = (resolve?: typeof lookup) =>
    new OutsideRequests({ allowed: [], time: manualTime(), ...(resolve ? { resolve } : {}) })

  test.each([
    four('127.0.0.1'),
    four('10.0.0.1'),
    four('172.16.5.5'),
    four('192.168.1.1'),
    four('169.254.169.254'),
    four('100.64.0.1'),
    four('0.0.0.0'),
    four('224.0.0.1'),
    four('255.255.255.255'),
    six('::1'),
    six('::'),
    six('::ffff:127.0.0.1'),
    six('::ffff:7f00:1'),
    six('::ffff:0:127.0.0.1'),
    six('64:ff9b::7f00:1'),
    six('2002:7f00:1::'),
    six('2001:0:7f00:1::'),
    six('fe80::1'),
    six('fc00::1'),
    six('fd12:3456::1'),
    six('ff02::1'),
  ])('is not reached by a name: $address', async (address) => {
    await expect(strict(resolving(address)).post('https://name.example/', POST)).rejects.toThrow(
      'not allowed',
    )
  })

  test('is not reached by a name that also has a public one', async () => {
    const outside = strict(resolving(four('198.41.0.4'), four('127.0.0.1')))
    await expect(outside.post('https://name.example/', POST)).rejects.toThrow('not allowed')
  })

  test('is not reached by a name that changes its address: what was checked is what is used', async () => {
    const server = await hostile((socket) => socket.destroy())
    let asked = 0
    const changing = ((name: string, options: object, done: () => void) =>
      resolving(asked++ === 0 ? four('127.0.0.2') : four('127.0.0.1'))(name, options, done)) as typeof lookup
    const outside = new OutsideRequests({ allowed: ['127.0.0.2'], time: manualTime(), resolve: changing })
    await expect(outside.post(`https://name.example:${server.port}/`, POST)).rejects.toThrow('ECONNREFUSED')
    expect([asked, server.open()]).toEqual([1, 0])
  })

  test.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[64:ff9b::127.0.0.1]/',
    'https://\u2460\u2461\u2466.0.0.1/',
  ])('is not reached as %s', async (url) => {
    await expect(strict(resolving(four('127.0.0.1'))).post(url, POST)).rejects.toThrow()
  })
})

test('one address gets a limited number of messages, however many names lead there', async () => {
  const server = await hostile((socket) => socket.destroy())
  const outside = new OutsideRequests({
    allowed: ['127.0.0.1'],
    time: manualTime(),
    resolve: resolving(four('127.0.0.1')),
  })
  let busy = 0
  for (let n = 0; n < 110; n++)
    await outside
      .post(`https://n${n}.example:${server.port}/`, POST)
      .catch((problem) => (busy += problem instanceof TargetBusy ? 1 : 0))
  expect(busy).toBe(10)
})

test('a push address that is no browser’s service is limited like a webhook', async () => {
  const outside = new OutsideRequests({
    allowed: [],
    time: manualTime(),
    resolve: resolving(four('127.0.0.1')),
  })
  const busyOf = async (host: string): Promise<number> => {
    let busy = 0
    for (let n = 0; n < 110; n++)
      await outside
        .post(`https://${host}/push/${n}`, POST)
        .catch((problem) => (busy += problem instanceof TargetBusy ? 1 : 0))
    return busy
  }
  expect(await busyOf('fcm.googleapis.com')).toBe(0)
  expect(await busyOf('fcm.googleapis.com.evil.example')).toBe(10)
})
