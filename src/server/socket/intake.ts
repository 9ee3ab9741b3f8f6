import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { LIMITS } from '../../protocol/index.ts'
import { Bucket, type Rate } from '../limits.ts'
import type { Time } from '../time.ts'
import type { Address } from './addresses.ts'
import { splitChunks } from './small-chunks.ts'

/** Bytes that are still read after the closing handshake has begun, for messages that were already under way. */
const BYTES_AFTER_CLOSE = 4 * LIMITS.messageBytes

/** A pause takes effect after this many bytes. */
const CHUNK_BYTES = 4_096

interface IntakeOptions {
  readonly socket: WebSocket
  readonly stream: Duplex
  readonly address: Address
  readonly rate: Rate
  readonly time: Time
  /** Called when the client has sent too much. */
  onPaused(): void
}

/**
 * Limits the bytes that a client sends, whatever frames they form: the command limit counts only whole messages and
 * control frames. A client above its rate is not read from until it is within it again, so that TCP slows it down.
 */
export class Intake {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #address: Address
  readonly #time: Time
  readonly #bucket: Bucket
  readonly #onPaused: () => void
  #afterClose = 0
  #cancelResume: (() => void) | undefined

  constructor({ socket, stream, address, rate, time, onPaused }: IntakeOptions) {
    this.#socket = socket
    this.#stream = stream
    this.#address = address
    this.#time = time
    this.#onPaused = onPaused
    this.#bucket = new Bucket(rate, time.now())
    splitChunks(stream, CHUNK_BYTES)
    // ws has added its own listener before, so the socket has already read the chunk when it is counted.
    stream.on('data', (chunk: Buffer) => this.#count(chunk.length))
    stream.once('close', () => this.#cancelResume?.())
  }

  /** Reads on, unless the client has sent too much. */
  resume(): void {
    if (this.#cancelResume === undefined && this.#socket.isPaused) this.#socket.resume()
  }

  #count(bytes: number): void {
    const now = this.#time.now()
    this.#bucket.charge(now, bytes)
    this.#address.received.charge(now, bytes)
    const debt = Math.max(this.#bucket.debt(now), this.#address.received.debt(now))
    if (this.#socket.readyState !== this.#socket.OPEN) this.#countAfterClose(bytes, debt > 0)
    else if (debt > 0) this.#pauseFor(debt)
  }

  /** ws would read and discard everything that follows a close frame. */
  #countAfterClose(bytes: number, inDebt: boolean): void {
    this.#afterClose += bytes
    if (inDebt || this.#afterClose > BYTES_AFTER_CLOSE) this.#stream.destroy()
  }

  #pauseFor(milliseconds: number): void {
    if (this.#cancelResume) return
    this.#socket.pause()
    this.#onPaused()
    this.#cancelResume = this.#time.after(milliseconds, () => {
      this.#cancelResume = undefined
      this.resume()
    })
  }
}
