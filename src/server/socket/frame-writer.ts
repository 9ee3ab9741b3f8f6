import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Backlog } from './backlog.ts'
import { plainFrame } from './plain-frame.ts'

/** The writers that have something to send at the end of this tick. One task for all is cheaper than one for each. */
let waiting: FrameWriter[] = []

function flushAll(): void {
  const writers = waiting
  waiting = []
  for (const writer of writers) writer.flush()
}

/** Sends the texts of one socket. All that are written in one tick go to the system in one call. */
export class FrameWriter {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #backlog: Backlog
  readonly #onBacklog: () => void
  /** Frames that are sent at the end of this tick. */
  #batch = ''
  /** Bytes that the shared backlog counts for this socket. */
  #counted = 0

  /** `onBacklog` is called when more bytes are waiting to be read than the limits allow. */
  constructor(socket: WebSocket, stream: Duplex, backlog: Backlog, onBacklog: () => void) {
    this.#socket = socket
    this.#stream = stream
    this.#backlog = backlog
    this.#onBacklog = onBacklog
    stream.on('drain', () => this.#count(0))
    stream.once('close', () => this.#count(0))
  }

  write(text: string): void {
    const frame = plainFrame(text)
    if (frame === undefined) {
      this.flush()
      this.#socket.send(text)
    } else {
      if (this.#batch === '' && waiting.push(this) === 1) process.nextTick(flushAll)
      this.#batch += frame
    }
    this.checkBacklog()
  }

  flush(): void {
    const socket = this.#socket
    if (this.#batch !== '' && socket.readyState === socket.OPEN) this.#stream.write(this.#batch, 'latin1')
    this.#batch = ''
  }

  checkBacklog(): void {
    const queued = this.#stream.writableLength
    // Without a full buffer there is no `drain` event that would end the count.
    this.#count(queued > 0 && this.#stream.writableNeedDrain ? queued : 0)
    if (this.#backlog.exceeds(queued + this.#batch.length)) this.#onBacklog()
  }

  #count(queued: number): void {
    if (queued === this.#counted || (queued > 0 && this.#stream.destroyed)) return
    this.#backlog.update(this.#counted, queued)
    this.#counted = queued
  }
}
