import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Rejection } from '../../kernel/index.ts'
import {
  CLOSE_CODES,
  type Command,
  type CommandOf,
  type CommandType,
  LIMITS,
  type MessageOf,
  type ProtocolCode,
} from '../../protocol/index.ts'
import { CannotReplay } from '../../table/index.ts'
import type { ServerContext } from '../context.ts'
import { Bucket } from '../limits.ts'
import type { ProgramSockets } from '../programs/program-sockets.ts'
import { ReviewVisits } from '../shared-reviews/review-visits.ts'
import type { SharedReviews } from '../shared-reviews/shared-reviews.ts'
import { type Guest, PlayerErased } from '../store/store.ts'
import type { Subscriber } from '../tables/following/subscribers.ts'
import { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Address } from './addresses.ts'
import type { Backlog } from './backlog.ts'
import { FrameWriter } from './frame-writer.ts'
import { Intake } from './intake.ts'
import { parseCommand, readCommandId } from './parse-command.ts'

/** A client that exceeds the rate limit more often than this is disconnected. */
export const TOO_FAST_LIMIT = 200
/** With this many frames waiting, a connection is not read from until they have been dealt with. */
const MAX_WAITING = 64

/** Joining may load a whole match, and with its history replay it, so it counts as several commands. */
export const JOIN_COST = 3
export const HISTORY_COST = 10
/** Finding all legal moves takes longer than playing one. */
export const MOVES_COST = 2

type CommandMap = { readonly [Type in CommandType]: CommandOf<Type> }
type CommandHandlers = {
  readonly [Type in CommandType]: (connection: Connection, command: CommandMap[Type]) => void | Promise<void>
}

export interface ConnectionOptions {
  readonly socket: WebSocket
  /** What the socket writes to. */
  readonly stream: Duplex
  readonly guest: Guest | undefined
  /** The selector of the key by which the guest was recognised. */
  readonly key: string | undefined
  readonly address: Address
  /** The address itself, by which networks are banned. */
  readonly ip: string
  readonly backlog: Backlog
  /** What all programs may use together, if this is the socket of one. */
  readonly limiter: ProgramSockets | undefined
  /** Whether it belongs to an embedded table, which can only be watched. */
  readonly embedded: boolean
}

/** One socket: parses commands, follows tables, answers. */
export class Connection implements Subscriber {
  guest: Guest | undefined
  readonly key: string | undefined
  readonly address: string
  readonly ip: string
  readonly account: Address
  readonly #socket: WebSocket
  readonly #context: ServerContext
  readonly #tables: Tables
  readonly #looking: ReviewVisits
  readonly #writer: FrameWriter
  readonly #intake: Intake
  readonly #joined = new Map<string, Table>()
  readonly #bucket: Bucket
  readonly #limiter: ProgramSockets | undefined
  readonly #embedded: boolean
  #timesTooFast = 0
  /** Frames that have been read but not dealt with. */
  #waiting = 0
  /** A client with more frames waiting is disconnected, and the rest of them are not looked at. */
  readonly #maxFrames: number
  /** Whether the last ping was answered. */
  #alive = true
  /** No further commands are accepted: clients send them again, to whichever process they reach then. */
  #stopped = false

  constructor(
    { socket, stream, guest, key, address, ip, backlog, limiter, embedded }: ConnectionOptions,
    context: ServerContext,
    tables: Tables,
    reviews: SharedReviews,
  ) {
    const { limits, metrics, time } = context
    this.guest = guest
    this.key = key
    this.address = address.name
    this.account = address
    this.ip = ip
    this.#socket = socket
    this.#context = context
    this.#tables = tables
    this.#looking = new ReviewVisits(this, reviews, context.store)
    const rate = limiter ? limits.programCommands : limits.commands
    this.#bucket = new Bucket(rate, time.now())
    this.#limiter = limiter
    this.#embedded = embedded
    this.#maxFrames = rate.burst + TOO_FAST_LIMIT + 1
    const onPaused = (): void => metrics.refused.inc({ code: 'tooFast' })
    this.#intake = new Intake({ socket, stream, address, rate: limits.bytes, time, onPaused })
    this.#writer = new FrameWriter(socket, stream, backlog, () => {
      metrics.refused.inc({ code: 'slowReader' })
      socket.terminate()
    })
    this.#listen()
  }

  #listen(): void {
    const socket = this.#socket
    socket.on('message', (data, isBinary) => {
      if (isBinary || !(data instanceof Buffer))
        return this.#disconnect(CLOSE_CODES.unsupportedData, 'malformed')
      this.#schedule(() => this.#receive(data.toString()))
    })
    socket.on('ping', (data) => this.#schedule(() => this.#pong(data)))
    socket.on('pong', () => {
      // An unsolicited pong counts like a command.
      if (this.#alive) this.#schedule(() => Number(this.#isWithinLimit()))
      this.#alive = true
    })
    // ws closes the socket with the right code by itself, for broken or oversized frames and invalid UTF-8.
    socket.on('error', () => undefined)
    // After the commands that arrived before.
    socket.on('close', () =>
      this.account.turns.add(() => {
        this.#partAll()
        return 0
      }),
    )
  }

  send(text: string): void {
    if (!this.#isOpen) return
    this.#writer.write(text)
    this.#context.metrics.countFrame()
  }

  /** Written by hand, because it is sent for every command; nothing in it needs escaping. */
  done(id: string, { number, table }: { number?: number; table?: string } = {}): void {
    let text = `{"type":"done","id":"${id}"`
    if (number !== undefined) text += `,"number":${number}`
    if (table !== undefined) text += `,"table":"${table}"`
    this.send(`${text}}`)
  }

  refuse(id: string | undefined, rejection: Rejection): void {
    this.#context.metrics.refused.inc({ code: rejection.code })
    const message: MessageOf<'refused'> = { type: 'refused', ...(id === undefined ? {} : { id }), rejection }
    this.send(JSON.stringify(message))
  }

  close(code: number, reason: string): void {
    this.#writer.flush()
    this.#socket.close(code, reason)
  }

  /** Tells a client until when it is banned, and disconnects it. */
  ban(until: number): void {
    this.refuse(undefined, { code: 'banned', until })
    this.#disconnect(CLOSE_CODES.policyViolation, 'banned')
  }

  sendAway(code: ProtocolCode): void {
    this.close(CLOSE_CODES.serviceRestart, code)
  }

  stopReading(): void {
    this.#stopped = true
  }

  /** A client that did not answer the last ping is gone, even if its machine never said so. */
  ping(): void {
    if (!this.#alive) this.#socket.terminate()
    else this.#socket.ping()
    this.#alive = false
  }

  /** Frames wait for the turn of their address. A connection that sends many is paused. */
  #schedule(task: () => number): void {
    if (this.#waiting === this.#maxFrames) return
    const waiting = ++this.#waiting
    // A pause takes effect with the next chunk, and one chunk can hold hundreds of small frames.
    if (waiting >= MAX_WAITING) this.#socket.pause()
    this.account.turns.add(() => {
      this.#waiting--
      if (this.#stopped) return 0
      if (this.#waiting === 0) this.#intake.resume()
      if (waiting < this.#maxFrames) return task()
      this.#disconnect(CLOSE_CODES.policyViolation, 'tooFast')
      return 1
    })
  }

  /** A ping counts like a command, and its answer counts as unread like any other message. */
  #pong(data: Buffer): number {
    if (!this.#isOpen) return 0
    if (this.#isWithinLimit()) this.#socket.pong(data)
    this.#writer.checkBacklog()
    return 1
  }

  #isWithinLimit(): boolean {
    const within = this.#bucket.take(this.#context.time.now())
    if (!within) this.#refuseTooFast(undefined)
    return within
  }

  /** Returns how many commands it counts as. An error here disconnects this client and nobody else. */
  #receive(text: string): number {
    try {
      const now = this.#context.time.now()
      // Spend as little as possible on clients that send too much.
      if (!this.#bucket.take(now) || this.#limiter?.take(this.address) === false) {
        this.#refuseTooFast(readCommandId(text))
        return 1
      }
      const parsed = parseCommand(text)
      const id = parsed.ok ? parsed.command.id : parsed.id
      const cost = parsed.ok ? costOf(parsed.command) : 1
      const within = this.#bucket.take(now, cost - 1)
      if (parsed.ok && this.#embedded && !WATCHING.has(parsed.command.type))
        this.refuse(id, { code: 'nameFirst' })
      else if (!within || (parsed.ok && sends(parsed.command) && this.account.hasSentTooMuch))
        this.#refuseTooFast(id)
      else if (!parsed.ok) this.refuse(id, parsed.rejection)
      else if (this.#limiter) this.#limiter.queue(() => this.#executeIfOpen(parsed.command))
      else void this.#execute(parsed.command.type, parsed.command)
      return cost
    } catch (problem) {
      this.#context.log.error({ problem }, 'a message failed')
      this.#disconnect(CLOSE_CODES.internalError, 'serverTrouble')
      return 1
    }
  }

  #executeIfOpen(command: Command): void {
    if (this.#isOpen && !this.#stopped) void this.#execute(command.type, command)
  }

  async #execute<Type extends CommandType>(type: Type, command: CommandMap[Type]): Promise<void> {
    try {
      await Connection.#handlers[type](this, command)
    } catch (problem) {
      if (problem instanceof PlayerErased) return this.refuse(command.id, { code: 'nameFirst' })
      const code = problem instanceof CannotReplay ? problem.code : 'serverTrouble'
      const table = 'table' in command ? command.table : undefined
      if (code === 'serverTrouble')
        this.#context.log.error({ problem, command: type, table }, 'a command failed')
      this.refuse(command.id, { code })
    }
  }

  #refuseTooFast(id: string | undefined): void {
    this.refuse(id, { code: 'tooFast' })
    if (++this.#timesTooFast > TOO_FAST_LIMIT) this.#disconnect(CLOSE_CODES.policyViolation, 'tooFast')
  }

  /** Nothing more is accepted from this client. If it does not complete the closing handshake, ws cuts it off. */
  #disconnect(code: number, reason: string): void {
    this.stopReading()
    this.close(code, reason)
  }

  static readonly #handlers: CommandHandlers = {
    ping: (connection, { id }) => connection.done(id),
    join: (connection, command) => connection.#join(command),
    part: (connection, command) => connection.#withTable(command, () => connection.#part(command)),
    mute: (connection, command) => connection.#withTable(command, (table) => table.mute(connection, command)),
    moves: (connection, command) =>
      connection.#withTable(command, (table) => table.moves(connection, command)),
    look: (connection, command) => connection.#withTable(command, (table) => table.look(connection, command)),
    rematch: (connection, command) =>
      connection.#withTable(command, (table) => table.rematch(connection, command)),
    sit: (connection, command) => connection.#decide(command),
    leave: (connection, command) => connection.#decide(command),
    return: (connection, command) => connection.#decide(command),
    setSeat: (connection, command) => connection.#decide(command),
    setTable: (connection, command) => connection.#decide(command),
    start: (connection, command) => connection.#decide(command),
    play: (connection, command) => connection.#decide(command),
    takeBack: (connection, command) => connection.#decide(command),
    order: (connection, command) => connection.#decide(command),
    chat: (connection, command) => connection.#decide(command),
    phrase: (connection, command) => connection.#decide(command),
    pause: (connection, command) => connection.#decide(command),
    end: (connection, command) => connection.#decide(command),
    remove: (connection, command) => connection.#decide(command),
    readmit: (connection, command) => connection.#decide(command),
    openReview: (connection, command) => connection.#looking.open(command, () => connection.#isOpen),
    closeReview: (connection, command) => connection.#looking.close(command),
    showStep: (connection, command) => connection.#looking.command(command),
    lead: (connection, command) => connection.#looking.command(command),
    note: (connection, command) => connection.#looking.command(command),
    mark: (connection, command) => connection.#looking.command(command),
    erase: (connection, command) => connection.#looking.command(command),
  }

  /** The table engine decides these. */
  #decide(command: Parameters<Table['command']>[1]): void | Promise<void> {
    return this.#withTable(command, (table) => table.command(this, command))
  }

  /** Commands about a table require that this socket follows it. */
  #withTable(
    { id, table: name }: { readonly id: string; readonly table: string },
    use: (table: Table) => void | Promise<void>,
  ): void | Promise<void> {
    const table = this.#joined.get(name)
    return table ? use(table) : this.refuse(id, { code: 'notJoined' })
  }

  #part({ id, table }: CommandOf<'part'>): void {
    this.#joined.get(table)?.part(this)
    this.#joined.delete(table)
    this.done(id)
  }

  async #join(command: CommandOf<'join'>): Promise<void> {
    if (this.#joined.size >= LIMITS.tablesPerSocket && !this.#joined.has(command.table)) {
      return this.refuse(command.id, { code: 'tooManyJoined', most: LIMITS.tablesPerSocket })
    }
    const table = await this.#tables.find(command.table, this.account)
    if (!(table instanceof Table)) return this.refuse(command.id, table)
    // A client that has gone in the meantime is not brought up to date: after an outage many others are waiting.
    if (!this.#isOpen) return
    this.#joined.set(command.table, table)
    await table.join(this, command)
    if (!table.follows(this) && this.#joined.get(command.table) === table) this.#joined.delete(command.table)
    // In the meantime the client may have left the table, or disconnected.
    if (this.#joined.get(command.table) !== table) table.part(this)
    if (!this.#isOpen) this.#partAll()
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  #partAll(): void {
    for (const table of this.#joined.values()) table.part(this)
    this.#joined.clear()
    this.#looking.closeAll()
  }
}

/** What an embedded table may do: nobody has a name there. */
const WATCHING: ReadonlySet<CommandType> = new Set(['ping', 'join', 'part'])

/** Whether a command may cause messages to others, or long ones to the sender. */
const sends = ({ type }: Command): boolean => type !== 'ping' && type !== 'part' && type !== 'look'

function costOf(command: Command): number {
  if (command.type === 'moves') return MOVES_COST
  if (command.type === 'openReview') return JOIN_COST
  if (command.type !== 'join') return 1
  return command.history && command.seen === undefined ? HISTORY_COST : JOIN_COST
}
