import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { plainFrame } from './plain-frame.ts'

/** Sends the texts of one socket. All that are written in one tick go to the system in one call. */
export class FrameWriter {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  readonly #backlogLimit: number
  readonly #onBacklog: () => void
  /** Frames that are sent at the end of this tick. */
  #batch = ''

  /** `onBacklog` is called when more bytes are waiting to be read than the limit allows. */
  constructor(socket: WebSocket, stream: Duplex, backlogLimit: number, onBacklog: () => void) {
    this.#socket = socket
    this.#stream = stream
    this.#backlogLimit = backlogLimit
    this.#onBacklog = onBacklog
  }

  write(text: string): void {
    const frame = plainFrame(text)
    if (frame === undefined) {
      this.flush()
      this.#socket.send(text)
    } else {
      if (this.#batch === '') process.nextTick(() => this.flush())
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
    if (this.#stream.writableLength + this.#batch.length > this.#backlogLimit) this.#onBacklog()
  }
}
