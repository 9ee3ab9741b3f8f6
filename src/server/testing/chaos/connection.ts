import { WebSocket } from 'ws'
import type { Message } from '../../../protocol/index.ts'
import type { CommandReply } from '../client.ts'

/** Milliseconds without an answer after which a client gives up. A shorter time would only add load to a slow server. */
export const ANSWER_TIMEOUT = 15_000

/** The connection is lost or silent. The command may or may not have been carried out. */
export class ConnectionLost extends Error {}

/** A connection to one process, like the browser's. */
export class ClientConnection {
  readonly #socket: WebSocket
  readonly #answers = new Map<string, (answer: CommandReply | undefined) => void>()

  private constructor(socket: WebSocket, onMessage: (message: Message) => void) {
    this.#socket = socket
    socket.on('message', (data) => {
      // Ignore messages that arrive after we closed the connection.
      if (!this.isOpen) return
      const message = JSON.parse(String(data)) as Message
      if ((message.type === 'done' || message.type === 'refused') && message.id !== undefined) {
        this.#answers.get(message.id)?.(message)
      } else {
        onMessage(message)
      }
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      for (const answer of this.#answers.values()) answer(undefined)
    })
  }

  static open(
    url: string,
    cookie: string | undefined,
    onMessage: (message: Message) => void,
  ): Promise<ClientConnection> {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, {
      headers: cookie === undefined ? {} : { cookie },
      handshakeTimeout: ANSWER_TIMEOUT,
      perMessageDeflate: false,
    })
    return new Promise((resolve, reject) => {
      const connection = new ClientConnection(socket, onMessage)
      socket.once('open', () => resolve(connection))
      socket.once('close', () => reject(new ConnectionLost('no connection')))
    })
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  onClose(callback: () => void): void {
    this.#socket.once('close', callback)
  }

  /** Sends a command and waits for its answer. */
  async ask(id: string, text: string): Promise<CommandReply> {
    if (!this.isOpen) throw new ConnectionLost('closed')
    const { promise, resolve } = Promise.withResolvers<CommandReply | undefined>()
    const timer = setTimeout(() => resolve(undefined), ANSWER_TIMEOUT)
    this.#answers.set(id, resolve)
    this.#socket.send(text)
    const answer = await promise
    clearTimeout(timer)
    this.#answers.delete(id)
    if (!answer) throw new ConnectionLost('no answer')
    return answer
  }

  close(): void {
    this.#socket.terminate()
  }
}
