import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Rejection } from '../../kernel/index.ts'
import { type Command, LIMITS, type ProtocolCode } from '../../protocol/index.ts'
import { CannotReplay } from '../../table/index.ts'
import type { Log } from '../context.ts'
import { Bucket, type ServerLimits } from '../limits.ts'
import type { Metrics } from '../metrics.ts'
import type { Guest } from '../store/store.ts'
import type { Subscriber } from '../tables/subscribers.ts'
import { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Time } from '../time.ts'
import { readCommand } from './parse-command.ts'
import { plainFrame } from './plain-frame.ts'
import { nextBreath } from './tick.ts'

/** Close codes of the WebSocket protocol. */
const POLICY_VIOLATION = 1008
const UNSUPPORTED_DATA = 1003
const SERVICE_RESTART = 1012
const INTERNAL_ERROR = 1011
/** Who goes on asking for so long after being told that it is too fast is sent away. */
const PATIENCE = 200
/** Milliseconds for whoever is sent away to say goodbye. */
const GOODBYE = 500
/** Frames of one connection after which the others come first. */
const PIECE = 64

/** To join may mean to read a whole match, or even to tell it: it counts for several commands. */
const JOIN_COST = 3
const HISTORY_COST = 10

export interface ConnectionParts {
  readonly socket: WebSocket
  /** What the socket writes to. */
  readonly stream: Duplex
  readonly guest: Guest | undefined
  readonly tables: Tables
  readonly limits: ServerLimits
  readonly metrics: Metrics
  readonly time: Time
  readonly log: Log
}

/** One socket: reads commands, follows tables, answers. */
export class Connection implements Subscriber {
  guest: Guest | undefined
  readonly #parts: ConnectionParts
  readonly #joined = new Map<string, Table>()
  readonly #bucket: Bucket
  #tooFast = 0
  /** Frames that have come since the last breath. */
  #come = 0
  /** Frames that go out at the end of this breath. */
  #gathered = ''
  /** Whether the last ping was answered. */
  #alive = true
  /** Commands are taken no more: who sent them sends them again, to whichever process is there then. */
  #deaf = false

  constructor(parts: ConnectionParts) {
    const { socket, guest, limits, time } = parts
    this.guest = guest
    this.#parts = parts
    this.#bucket = new Bucket(limits.commands, time.now())
    socket.on('message', (data, isBinary) => {
      if (isBinary || !(data instanceof Buffer)) return this.close(UNSUPPORTED_DATA, 'malformed')
      this.#inTurn(() => this.#hear(data.toString()))
    })
    socket.on('ping', (data) => this.#inTurn(() => this.#pong(data)))
    socket.on('pong', () => {
      // One that nobody asked for counts like a command.
      if (this.#alive) this.#inTurn(() => this.#count())
      this.#alive = true
    })
    // ws closes the socket with the right code by itself: broken frames, giant ones, wrong UTF-8.
    socket.on('error', () => undefined)
    // After what it still has said.
    socket.on('close', () => nextBreath(() => this.#leaveAll()))
  }

  send(text: string): void {
    const { socket, metrics } = this.#parts
    if (socket.readyState !== socket.OPEN) return
    const frame = plainFrame(text)
    if (frame === undefined) {
      this.#flush()
      socket.send(text)
    } else {
      if (this.#gathered === '') process.nextTick(() => this.#flush())
      this.#gathered += frame
    }
    metrics.countFrame()
    this.#dropSlowReader()
  }

  /** What is sent in one breath goes to the system in one call. */
  #flush(): void {
    const { socket, stream } = this.#parts
    if (this.#gathered !== '' && socket.readyState === socket.OPEN) stream.write(this.#gathered, 'latin1')
    this.#gathered = ''
  }

  done(id: string, { number, table }: { number?: number; table?: string } = {}): void {
    let text = `{"type":"done","id":"${id}"`
    if (number !== undefined) text += `,"number":${number}`
    if (table !== undefined) text += `,"table":"${table}"`
    this.send(`${text}}`)
  }

  refuse(id: string | undefined, rejection: Rejection): void {
    this.#parts.metrics.refused.inc({ code: rejection.code })
    this.send(JSON.stringify({ type: 'refused', ...(id === undefined ? {} : { id }), rejection }))
  }

  close(code: number, reason: string): void {
    this.#flush()
    this.#parts.socket.close(code, reason)
  }

  sendAway(code: ProtocolCode): void {
    this.close(SERVICE_RESTART, code)
  }

  deafen(): void {
    this.#deaf = true
  }

  terminate(): void {
    this.#parts.socket.terminate()
  }

  /** Who did not answer the last ping is gone, even if his machine never said so. */
  ping(): void {
    const { socket } = this.#parts
    if (!this.#alive) socket.terminate()
    else socket.ping()
    this.#alive = false
  }

  /** What has come waits for the next breath; nobody sends so much in one that the others are not read. */
  #inTurn(task: () => void): void {
    const { socket } = this.#parts
    if (++this.#come === PIECE) socket.pause()
    nextBreath(() => {
      this.#come = 0
      if (this.#deaf) return
      if (socket.isPaused) socket.resume()
      task()
    })
  }

  /** What fails here fails for this one only. */
  #hear(text: string): void {
    try {
      this.#receive(text)
    } catch (problem) {
      this.#parts.log.error({ problem }, 'a message failed')
      this.#cutOff(INTERNAL_ERROR, 'serverTrouble')
    }
  }

  /** A ping counts like a command, and its answer waits like any other for whoever does not read. */
  #pong(data: Buffer): void {
    const { socket } = this.#parts
    if (socket.readyState !== socket.OPEN) return
    if (this.#count()) socket.pong(data)
    this.#dropSlowReader()
  }

  /** Whether what came may be answered. */
  #count(): boolean {
    const may = this.#bucket.take(this.#parts.time.now())
    if (!may) this.#slowDown(undefined)
    return may
  }

  #dropSlowReader(): void {
    const { socket, stream, limits, metrics } = this.#parts
    if (stream.writableLength + this.#gathered.length <= limits.unreadBytes) return
    metrics.refused.inc({ code: 'slowReader' })
    socket.terminate()
  }

  #receive(text: string): void {
    const read = readCommand(text)
    const tooFast = !this.#bucket.take(this.#parts.time.now(), read.ok ? costOf(read.command) : 1)
    if (tooFast) this.#slowDown(read.ok ? read.command.id : read.id)
    else if (!read.ok) this.refuse(read.id, read.rejection)
    else {
      this.#obey(read.command).catch((problem) => {
        const { type, ...about } = read.command
        const table = 'table' in about ? about.table : undefined
        this.#parts.log.error({ problem, command: type, table }, 'a command failed')
        this.refuse(read.command.id, {
          code: problem instanceof CannotReplay ? problem.code : 'serverTrouble',
        })
      })
    }
  }

  #slowDown(id: string | undefined): void {
    this.refuse(id, { code: 'tooFast' })
    if (++this.#tooFast > PATIENCE) this.#cutOff(POLICY_VIOLATION, 'tooFast')
  }

  /** Nothing more is heard from him, and who does not say goodbye is not waited for. */
  #cutOff(code: number, reason: string): void {
    this.deafen()
    this.close(code, reason)
    this.#parts.socket.pause()
    setTimeout(() => this.terminate(), GOODBYE).unref()
  }

  async #obey(command: Command): Promise<void> {
    if (command.type === 'ping') return this.done(command.id)
    if (command.type === 'join') return this.#join(command)
    const table = this.#joined.get(command.table)
    if (!table) return this.refuse(command.id, { code: 'notJoined' })
    switch (command.type) {
      case 'part':
        this.#joined.delete(command.table)
        table.part(this)
        return this.done(command.id)
      case 'mute':
        return table.mute(this, command)
      case 'rematch':
        return table.rematch(this, command)
      default:
        return table.command(this, command)
    }
  }

  async #join(command: Command & { type: 'join' }): Promise<void> {
    if (this.#joined.size >= LIMITS.tablesPerSocket && !this.#joined.has(command.table)) {
      return this.refuse(command.id, { code: 'tooManyJoined', most: LIMITS.tablesPerSocket })
    }
    const table = await this.#parts.tables.find(command.table)
    if (!(table instanceof Table)) return this.refuse(command.id, table)
    // Who has given up meanwhile is not brought up to date: after a break there are others to serve.
    if (!this.#open) return
    this.#joined.set(command.table, table)
    await table.join(this, command)
    // Meanwhile he may have left the table, or gone.
    if (this.#joined.get(command.table) !== table) table.part(this)
    if (!this.#open) this.#leaveAll()
  }

  get #open(): boolean {
    return this.#parts.socket.readyState === this.#parts.socket.OPEN
  }

  #leaveAll(): void {
    for (const table of this.#joined.values()) table.part(this)
    this.#joined.clear()
  }
}

function costOf(command: Command): number {
  if (command.type !== 'join') return 1
  return command.history && command.seen === undefined ? HISTORY_COST : JOIN_COST
}
