import type { WebSocket } from 'ws'
import { requireGame } from '../../../games/testing/lookup.ts'
import type { Message, Position } from '../../../protocol/index.ts'
import type { Attacker } from './attacker.ts'

const GAME = requireGame('silver-and-gold')

/** A guest of the attacker with a seat, who moves and takes back for ever. */
export class SeatHolder {
  readonly #attacker: Attacker
  readonly #socket: WebSocket
  readonly #table: string
  #position: Position | undefined
  #commands = 0

  constructor(attacker: Attacker, socket: WebSocket, table: string) {
    this.#attacker = attacker
    this.#socket = socket
    this.#table = table
    socket.on('message', (data) => {
      const text = String(data)
      if (!text.includes('"position"')) return
      const message = JSON.parse(text) as Message
      if ('position' in message && message.table === table) this.#position = message.position
    })
    this.send({ type: 'join' })
  }

  send(command: object): void {
    const id = `${process.pid}-${Date.now()}-${++this.#commands}`
    this.#attacker.send(this.#socket, { id, table: this.#table, ...command })
  }

  /** Plays any legal move, or takes the last one back. */
  move(): void {
    const { asked, takeBack, view } = this.#position ?? {}
    if (takeBack !== undefined) this.send({ type: 'takeBack', turn: takeBack })
    else if (asked !== undefined && view)
      this.send({ type: 'play', asked, moves: GAME.game.legal(view).slice(0, 1) })
    else this.send({ type: 'phrase', phrase: 'hello' })
    this.#position = undefined
  }
}
