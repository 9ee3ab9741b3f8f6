import { setTimeout as delay } from 'node:timers/promises'
import type { GameManifest } from '../../../games/manifest.ts'
import { at, type Chance } from '../../../kernel/index.ts'
import type { Message, Position } from '../../../protocol/index.ts'
import { ClientConnection, ConnectionLost } from './connection.ts'

/** Milliseconds of silence after which the client sends a ping. */
const PING_AFTER = 5_000
/** Backoff between reconnects in milliseconds, doubled each time, as in the browser. */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 1_600

/** Rejections caused by the fault, not by the command. The same command is sent again. */
const TRANSIENT: ReadonlySet<string> = new Set(['serverTrouble', 'serverClosing', 'tooFast'])

/** What all clients of a run share. */
export interface RunContext {
  /** The URL of a random process. */
  anyUrl(): string
  readonly chance: Chance
  /** How long a person thinks on average, in milliseconds. Changes during a run. */
  thinking: number
  /** Reports something that must never happen. */
  violation(text: string): void
}

export interface ClientOptions {
  readonly context: RunContext
  readonly table: string
  readonly entry: GameManifest
  /** Undefined for a spectator without a name. */
  readonly cookie?: string | undefined
  /** `sits` takes a seat first, `watches` is a spectator. */
  readonly role: 'plays' | 'sits' | 'watches'
}

interface Outgoing {
  readonly id: string
  readonly text: string
}

let clients = 0

/** A player or spectator at one table who reconnects to any process after a fault and resends unanswered commands. */
export class Client {
  readonly table: string
  readonly role: ClientOptions['role']
  readonly name = `c${++clients}`
  /** The last event number seen. Undefined before the first join. */
  seen: number | undefined
  position: Position | undefined
  seat: number | undefined
  readonly sent = new Set<string>()
  readonly acknowledged = new Set<string>()
  resent = 0
  reconnects = 0
  /** Why the connection was lost the last time. */
  lastProblem = ''
  readonly #options: ClientOptions
  #unanswered: Outgoing | undefined
  #pendingChat: string | undefined
  #awaited: { text: string; callback: () => void } | undefined
  #asked: number | undefined
  #thinksUntil = 0
  #ids = 0
  #failures = 0
  #wakeUp = Promise.withResolvers<void>()

  constructor(options: ClientOptions) {
    this.#options = options
    this.table = options.table
    this.role = options.role
    if (options.role === 'sits') this.#unanswered = this.#command({ type: 'sit' })
  }

  get finished(): boolean {
    return this.position?.over !== undefined
  }

  /** Plays until the match is over. */
  async live(): Promise<void> {
    while (!this.finished) {
      try {
        await this.#session()
      } catch (problem) {
        if (!(problem instanceof ConnectionLost)) throw problem
        this.reconnects++
        this.lastProblem = problem.message
      }
      if (!this.finished) await this.#pause()
    }
    this.#awaited?.callback()
  }

  #pause(): Promise<void> {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++)
    return delay(pause / 2 + this.#options.context.chance.below(pause))
  }

  /** Sends a chat message as soon as possible. */
  say(text: string): void {
    this.#pendingChat = text
    this.#wake()
  }

  /** Calls back when this chat message arrives or the match is over. */
  listen(text: string, callback: () => void): void {
    if (this.finished) callback()
    else this.#awaited = { text, callback }
  }

  async #session(): Promise<void> {
    const { context, cookie } = this.#options
    const connection = await ClientConnection.open(context.anyUrl(), cookie, (message) =>
      this.#receive(message),
    )
    connection.onClose(() => this.#wake())
    try {
      const join = this.#command({ type: 'join', ...(this.seen === undefined ? {} : { seen: this.seen }) })
      await this.#ask(connection, join)
      this.#failures = 0
      while (!this.finished) {
        if (!connection.isOpen) throw new ConnectionLost('closed')
        if (this.#unanswered) {
          this.resent++
          await this.#send(connection, this.#unanswered)
          continue
        }
        const next = this.#next()
        if (next) await this.#send(connection, next)
        else if (!(await this.#wait())) await this.#ask(connection, this.#command({ type: 'ping' }))
      }
    } finally {
      connection.close()
    }
  }

  async #send(connection: ClientConnection, outgoing: Outgoing): Promise<void> {
    this.#unanswered = outgoing
    this.sent.add(outgoing.id)
    await this.#ask(connection, outgoing)
    this.#unanswered = undefined
    this.acknowledged.add(outgoing.id)
  }

  async #ask(connection: ClientConnection, { id, text }: Outgoing): Promise<void> {
    const answer = await connection.ask(id, text)
    if (answer.type === 'done') return
    const { code } = answer.rejection
    if (!TRANSIENT.has(code)) {
      this.#options.context.violation(`${this.table}: refused as ${code}: ${text}`)
      this.#unanswered = undefined
    }
    throw new ConnectionLost(code)
  }

  #command(fields: { readonly type: string; readonly [field: string]: unknown }): Outgoing {
    const id = `${this.name}-${++this.#ids}`
    const table = fields.type === 'ping' ? {} : { table: this.table }
    return { id, text: JSON.stringify({ ...fields, id, ...table }) }
  }

  #next(): Outgoing | undefined {
    if (this.#pendingChat !== undefined) {
      const text = this.#pendingChat
      this.#pendingChat = undefined
      return this.#command({ type: 'chat', text })
    }
    const { position } = this
    if (!position || position.asked === undefined || this.role === 'watches') return undefined
    const { context, entry } = this.#options
    const now = performance.now()
    if (this.#asked !== position.asked) {
      this.#asked = position.asked
      this.#thinksUntil = now + context.chance.below(2 * context.thinking + 1)
    }
    if (now < this.#thinksUntil) return undefined
    const moves = [at(entry.bots, 0).choose(position.view, context.chance)]
    return this.#command({ type: 'play', asked: position.asked, moves })
  }

  /** Waits until something happens or the thinking time is over. Returns false after a long silence. */
  async #wait(): Promise<boolean> {
    const thinks = this.#thinksUntil - performance.now()
    const pause =
      thinks > 0 && this.position?.asked !== undefined ? Math.min(thinks + 1, PING_AFTER) : PING_AFTER
    const timer = setTimeout(() => this.#wakeUp.resolve(), pause)
    const started = performance.now()
    await this.#wakeUp.promise
    clearTimeout(timer)
    this.#wakeUp = Promise.withResolvers()
    return performance.now() - started < PING_AFTER - 1
  }

  #wake(): void {
    this.#wakeUp.resolve()
  }

  #receive(message: Message): void {
    if (message.type !== 'table' && message.type !== 'event') return
    // After a reconnect exactly the next number arrives: nothing is missing, and nothing arrives twice.
    if (message.type === 'event' && this.seen !== undefined && message.number !== this.seen + 1) {
      this.#options.context.violation(
        `${this.table}: ${this.name} received ${message.number} after ${this.seen}`,
      )
    }
    this.seen = message.number
    this.position = message.position ?? this.position
    this.seat = message.you ?? this.seat
    const awaited = this.#awaited
    const said = message.type === 'table' ? message.chat : [message.event]
    if (awaited && said.some((one) => 'text' in one && one.text === awaited.text)) {
      this.#awaited = undefined
      awaited.callback()
    }
    this.#wake()
  }
}
