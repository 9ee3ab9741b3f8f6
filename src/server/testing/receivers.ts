import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/* What messages are sent to in tests: a push service with a browser, a mail server, and any web server. All are real. */

/** A sender that was killed in the middle of a message has sent nothing. */
const cutOff = (): undefined => undefined

/** What has been received, in order. */
class Received<T> {
  readonly all: T[] = []

  add(one: T): void {
    this.all.push(one)
  }

  /** Waits until at least this many have come. Meanwhile, time passes as the caller says. */
  async first(count: number, pass: () => void = () => undefined): Promise<readonly T[]> {
    while (this.all.length < count) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      pass()
    }
    return this.all
  }
}

interface WebRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A web server that answers with the next of these statuses, and then with 201. */
export async function webReceiver(host = '127.0.0.1') {
  const requests = new Received<WebRequest>()
  const answers: { status: number; headers?: Record<string, string> }[] = []
  let slowness = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(cutOff)
    if (!body) return
    await delay(slowness)
    const { status, headers } = answers.shift() ?? { status: 201 }
    response.writeHead(status, headers)
    response.end()
    requests.add({ path: request.url ?? '', headers: request.headers, body })
  }).listen(0, host)
  let connections = 0
  server.on('connection', () => connections++)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  /** From now on it takes this many milliseconds to answer. */
  const slowDown = (milliseconds: number): void => {
    slowness = milliseconds
  }
  return { url: `http://${host}:${port}`, requests, answers, connections: () => connections, slowDown, close }
}

/** A server that accepts connections and never answers. */
export async function silentReceiver() {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  let connections = 0
  server.on('connection', () => connections++)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, connections: () => connections, close }
}

const AUTH_LENGTH = 16

/** A browser that has subscribed to push messages, with the only key that can read them. */
export function newBrowser(service: string) {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(AUTH_LENGTH)
  const subscription = {
    endpoint: `${service}/push/${randomBytes(12).toString('base64url')}`,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  }

  /** Decrypts a message as RFC 8291 says. */
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const end = 21 + body.readUInt8(20)
    const sender = body.subarray(21, end)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const key = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(body.subarray(-16))
    const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  return { subscription, read }
}

/** The claims of a VAPID header (RFC 8292), if they were signed with the key that the header names. */
export function vapidClaims(header = ''): { key: string; claims: { aud: string; sub: string } } | undefined {
  const { token = '', key = '' } = /^vapid t=(?<token>[^,]+), k=(?<key>\S+)$/.exec(header)?.groups ?? {}
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  if (x === undefined || y === undefined) return undefined
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    options,
    Buffer.from(signature, 'base64url'),
  )
  return signed ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } : undefined
}

interface Mail {
  readonly to: readonly string[]
  /** The header fields, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * A mail server. `refusals` are the codes with which it refuses the next recipients, or senders. `slowness` is how many
 * milliseconds it takes to accept a message.
 */
export async function mailReceiver({ slowness = 0 } = {}) {
  const mails = new Received<Mail>()
  /** What it says instead of accepting the next recipients, senders and messages, such as `550 5.1.1 unknown`. */
  const refusals: string[] = []
  const senderRefusals: string[] = []
  const messageRefusals: string[] = []
  const answer = (refusal: string | undefined): Error | null =>
    refusal === undefined
      ? null
      : Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(answer(senderRefusals.shift())),
    onRcptTo: (_address, _session, done) => done(answer(refusals.shift())),
    async onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const whole = await text(stream).catch(cutOff)
      if (whole === undefined) return
      await delay(slowness)
      const refusal = answer(messageRefusals.shift())
      if (refusal) return done(refusal)
      done()
      mails.add({ to, ...parseMail(whole) })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refusals,
    senderRefusals,
    messageRefusals,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function parseMail(whole: string): Pick<Mail, 'headers' | 'body'> {
  const end = whole.indexOf('\r\n\r\n')
  const fields = whole
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => {
      const colon = field.indexOf(':')
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
    }),
  )
  const encoded = whole.slice(end + 4)
  const quoted = headers['content-transfer-encoding'] === 'quoted-printable'
  return { headers, body: quoted ? decodeQuoted(encoded) : encoded }
}

const decodeQuoted = (encoded: string): string =>
  Buffer.from(
    encoded
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
