import { Agent, request } from 'node:http'
import { connect, type Socket as NetSocket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { HANDSHAKE, maskedFrame } from '../raw-socket.ts'
import { type Count, newCounts } from './scenario.ts'
import type { PreparedWorld } from './world.ts'

export interface AttackOptions {
  readonly url: string
  /** The address that the attack comes from. */
  readonly address: string
  readonly world: PreparedWorld
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** The means of an attacker: sockets, raw connections and requests, all from one address. */
export class Attacker {
  readonly world: PreparedWorld
  readonly counts = newCounts()
  readonly over: AbortSignal
  readonly #url: URL
  readonly #address: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 })

  constructor({ url, address, world }: AttackOptions, over: AbortSignal) {
    this.#url = new URL(url)
    this.#address = address
    this.world = world
    this.over = over
  }

  get isOver(): boolean {
    return this.over.aborted
  }

  count(what: Count, by = 1): void {
    this.counts[what] += by
  }

  pause(milliseconds: number): Promise<void> {
    return delay(milliseconds, undefined, { signal: this.over }).catch(() => undefined)
  }

  /** Runs several attackers at once until the attack is over. */
  async each(count: number, act: (index: number) => Promise<void>): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        while (!this.isOver) await act(index)
      }),
    )
  }

  /** Opens a socket with a cookie or other headers. Waits for the next chance if the server opens none. Undefined once the attack is over. */
  async socket(who?: string | Readonly<Record<string, string>>): Promise<WebSocket | undefined> {
    while (!this.isOver) {
      const socket = new WebSocket(`${this.#url.href.replace(/^http/, 'ws')}socket`, {
        localAddress: this.#address,
        perMessageDeflate: false,
        headers: typeof who === 'string' ? { cookie: who } : (who ?? {}),
      })
      socket.on('message', (data) => this.#countAnswer(String(data)))
      const opened = await new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true))
        socket.once('close', () => resolve(false))
        socket.on('error', () => undefined)
      })
      if (opened) {
        socket.once('close', () => this.#countCut())
        this.over.addEventListener('abort', () => socket.terminate())
        return socket
      }
      this.count('refused')
      await this.pause(250)
    }
    return undefined
  }

  #countAnswer(text: string): void {
    this.count('received', text.length)
    if (text.startsWith('{"type":"done"')) this.count('done')
    else if (text.startsWith('{"type":"refused"')) this.count('refused')
  }

  #countCut(): void {
    if (!this.isOver) this.count('cut')
  }

  send(socket: WebSocket, command: object | string): void {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send(typeof command === 'string' ? command : JSON.stringify(command), () => undefined)
    this.count('sent')
  }

  /** A TCP connection to the server. */
  async connection(): Promise<NetSocket | undefined> {
    const raw = connect({
      port: Number(this.#url.port),
      host: this.#url.hostname,
      localAddress: this.#address,
      allowHalfOpen: true,
    })
    raw.on('error', () => undefined)
    this.over.addEventListener('abort', () => raw.destroy())
    const opened = await new Promise<boolean>((resolve) => {
      raw.once('connect', () => resolve(true))
      raw.once('close', () => resolve(false))
    })
    if (!opened || this.isOver) return undefined
    raw.once('close', () => this.#countCut())
    return raw
  }

  /** A TCP connection after the WebSocket handshake, for frames that no library sends. */
  async rawSocket(): Promise<NetSocket | undefined> {
    const raw = await this.connection()
    if (!raw) return undefined
    raw.write(`${HANDSHAKE.join('\r\n')}\r\n\r\n`)
    const head = await new Promise<string>((resolve) => {
      raw.once('data', (data) => resolve(String(data)))
      raw.once('close', () => resolve(''))
    })
    if (head.startsWith('HTTP/1.1 101')) return raw
    this.count('refused')
    raw.destroy()
    await this.pause(250)
    return undefined
  }

  /** Writes as fast as the server reads, until it cuts the connection or the attack is over. */
  async pour(raw: NetSocket, chunk: Buffer, framesInChunk: number): Promise<void> {
    const closed = new Promise<void>((resolve) => raw.once('close', () => resolve()))
    while (!raw.destroyed && !this.isOver) {
      this.count('sent', framesInChunk)
      if (raw.write(chunk)) await new Promise((resolve) => setImmediate(resolve))
      else await Promise.race([new Promise<void>((resolve) => raw.once('drain', resolve)), closed])
    }
  }

  /** Sends a request. The status is 0 if there was no answer. */
  request(
    method: string,
    path: string,
    {
      body,
      cookie,
      headers = {},
    }: { body?: string; cookie?: string | undefined; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Answer> {
    this.count('sent')
    return new Promise((resolve) => {
      const sending = request(
        {
          agent: this.#agent,
          host: this.#url.hostname,
          port: this.#url.port,
          localAddress: this.#address,
          method,
          path,
          headers: {
            host: this.#url.host,
            ...headers,
            ...(cookie === undefined ? {} : { cookie }),
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
          signal: this.over,
        },
        (response) => {
          const { statusCode = 0 } = response
          this.count(statusCode < 400 ? 'done' : 'refused')
          let text = ''
          response.on('data', (data) => {
            text += data
          })
          response.once('close', () => resolve({ status: statusCode, text }))
        },
      )
      sending.on('error', () => {
        this.#countCut()
        resolve({ status: 0, text: '' })
      })
      sending.end(body)
    })
  }

  /** The address of the server as it is written in absolute-form requests. */
  get origin(): string {
    return this.#url.origin
  }
}

/** A client frame of up to 125 ASCII characters. */
export const frame = (firstByte: number, text = ''): Buffer =>
  Buffer.from(maskedFrame(firstByte, text), 'latin1')

export const repeated = (buffer: Buffer, times: number): Buffer =>
  Buffer.concat(Array.from({ length: times }, () => buffer))
