import { WebSocket } from 'ws'
import type { Message, MessageOf } from '../../../protocol/index.ts'

export type Answer = MessageOf<'done'> | MessageOf<'refused'>

/** A server that does not answer for so long is given up; sooner would only give a slow one more to do. */
export const PATIENCE = 15_000

/** The connection is gone, or nobody answers on it: what was asked may have been done or not. */
export class Broken extends Error {}

/** One connection to one process, as a browser has it. */
export class Line {
  readonly #socket: WebSocket
  readonly #answers = new Map<string, (answer: Answer | undefined) => void>()

  private constructor(socket: WebSocket, hear: (message: Message) => void) {
    this.#socket = socket
    socket.on('message', (data) => {
      // What was on its way when we hung up is not heard.
      if (!this.isOpen) return
      const message = JSON.parse(String(data)) as Message
      if ((message.type === 'done' || message.type === 'refused') && message.id !== undefined) {
        this.#answers.get(message.id)?.(message)
      } else {
        hear(message)
      }
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      for (const answer of this.#answers.values()) answer(undefined)
    })
  }

  static open(url: string, cookie: string | undefined, hear: (message: Message) => void): Promise<Line> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, {
      headers: cookie === undefined ? {} : { cookie },
      handshakeTimeout: PATIENCE,
      perMessageDeflate: false,
    })
    return new Promise((resolve, reject) => {
      const line = new Line(socket, hear)
      socket.once('open', () => resolve(line))
      socket.once('close', () => reject(new Broken('no connection')))
    })
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  onClose(callback: () => void): void {
    this.#socket.once('close', callback)
  }

  /** Sends a command and waits for its one answer. */
  async ask(id: string, text: string): Promise<Answer> {
    if (!this.isOpen) throw new Broken('closed')
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
    const timer = setTimeout(() => resolve(undefined), PATIENCE)
    this.#answers.set(id, resolve)
    this.#socket.send(text)
    const answer = await promise
    clearTimeout(timer)
    this.#answers.delete(id)
    if (!answer) throw new Broken('no answer')
    return answer
  }

  close(): void {
    this.#socket.terminate()
  }
}
