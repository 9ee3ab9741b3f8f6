import { setTimeout as delay } from 'node:timers/promises'
import type { GameManifest } from '../../../games/manifest.ts'
import { at, type Chance } from '../../../kernel/index.ts'
import type { Message, Position } from '../../../protocol/index.ts'
import { Broken, Line } from './line.ts'

/** Where nothing is heard for so long, the client asks whether anybody is there. */
const SILENCE = 5_000
/** Milliseconds before he tries again: twice as long each time, as a browser does, so that many do not trample a server. */
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 1_600

/** What the server says when the fault, not the command, is to blame: the same is sent again. */
const TROUBLE: ReadonlySet<string> = new Set(['serverTrouble', 'serverClosing', 'tooFast'])

/** What the clients of a run share. */
export interface Setting {
  /** The address of any process. */
  anyUrl(): string
  readonly chance: Chance
  /** Milliseconds that a person thinks, on average; may change. */
  thinking: number
  /** Told what must never happen. */
  wrong(what: string): void
}

export interface ClientOptions {
  readonly setting: Setting
  readonly table: string
  readonly entry: GameManifest
  /** Undefined for a spectator who has no name. */
  readonly cookie?: string | undefined
  /** `sits` takes a seat first; `watches` only looks on. */
  readonly role: 'plays' | 'sits' | 'watches'
}

interface Asking {
  readonly id: string
  readonly text: string
}

let clients = 0

/** Somebody at one table, who does not give up: after a break he goes to any process and sends again what was not answered. */
export class Client {
  readonly table: string
  readonly role: ClientOptions['role']
  readonly name = `c${++clients}`
  /** The last number seen; undefined before the first join. */
  seen: number | undefined
  position: Position | undefined
  seat: number | undefined
  readonly sent = new Set<string>()
  readonly acknowledged = new Set<string>()
  resent = 0
  breaks = 0
  /** What broke the connection the last time. */
  trouble = ''
  readonly #options: ClientOptions
  #unanswered: Asking | undefined
  #toSay: string | undefined
  #awaited: { text: string; heard: () => void } | undefined
  #asked: number | undefined
  #thinksUntil = 0
  #ids = 0
  #failures = 0
  #bell = Promise.withResolvers<void>()

  constructor(options: ClientOptions) {
    this.#options = options
    this.table = options.table
    this.role = options.role
    if (options.role === 'sits') this.#unanswered = this.#command({ type: 'sit' })
  }

  get finished(): boolean {
    return this.position?.over !== undefined
  }

  /** Until the match is over. */
  async live(): Promise<void> {
    while (!this.finished) {
      try {
        await this.#session()
      } catch (problem) {
        if (!(problem instanceof Broken)) throw problem
        this.breaks++
        this.trouble = problem.message
      }
      if (!this.finished) await this.#pause()
    }
    this.#awaited?.heard()
  }

  #pause(): Promise<void> {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++)
    return delay(pause / 2 + this.#options.setting.chance.below(pause))
  }

  /** Says something as soon as he can. */
  say(text: string): void {
    this.#toSay = text
    this.#ring()
  }

  /** Calls back when this was heard at the table, or there is nothing to hear any more. */
  listen(text: string, heard: () => void): void {
    if (this.finished) heard()
    else this.#awaited = { text, heard }
  }

  async #session(): Promise<void> {
    const { setting, cookie } = this.#options
    const line = await Line.open(setting.anyUrl(), cookie, (message) => this.#hear(message))
    line.onClose(() => this.#ring())
    try {
      const join = this.#command({ type: 'join', ...(this.seen === undefined ? {} : { seen: this.seen }) })
      await this.#ask(line, join)
      this.#failures = 0
      while (!this.finished) {
        if (!line.isOpen) throw new Broken('closed')
        if (this.#unanswered) {
          this.resent++
          await this.#carryOut(line, this.#unanswered)
          continue
        }
        const next = this.#next()
        if (next) await this.#carryOut(line, next)
        else if (!(await this.#wait())) await this.#ask(line, this.#command({ type: 'ping' }))
      }
    } finally {
      line.close()
    }
  }

  async #carryOut(line: Line, asking: Asking): Promise<void> {
    this.#unanswered = asking
    this.sent.add(asking.id)
    await this.#ask(line, asking)
    this.#unanswered = undefined
    this.acknowledged.add(asking.id)
  }

  async #ask(line: Line, { id, text }: Asking): Promise<void> {
    const answer = await line.ask(id, text)
    if (answer.type === 'done') return
    const { code } = answer.rejection
    if (!TROUBLE.has(code)) {
      this.#options.setting.wrong(`${this.table}: refused as ${code}: ${text}`)
      this.#unanswered = undefined
    }
    throw new Broken(code)
  }

  #command(fields: { readonly type: string; readonly [field: string]: unknown }): Asking {
    const id = `${this.name}-${++this.#ids}`
    const table = fields.type === 'ping' ? {} : { table: this.table }
    return { id, text: JSON.stringify({ ...fields, id, ...table }) }
  }

  #next(): Asking | undefined {
    if (this.#toSay !== undefined) {
      const text = this.#toSay
      this.#toSay = undefined
      return this.#command({ type: 'chat', text })
    }
    const { position } = this
    if (!position || position.asked === undefined || this.role === 'watches') return undefined
    const { setting, entry } = this.#options
    const now = performance.now()
    if (this.#asked !== position.asked) {
      this.#asked = position.asked
      this.#thinksUntil = now + setting.chance.below(2 * setting.thinking + 1)
    }
    if (now < this.#thinksUntil) return undefined
    const moves = [at(entry.bots, 0).choose(position.view, setting.chance)]
    return this.#command({ type: 'play', asked: position.asked, moves })
  }

  /** Until something happens, or the thinking is over. False where nothing was heard for too long. */
  async #wait(): Promise<boolean> {
    const thinks = this.#thinksUntil - performance.now()
    const pause = thinks > 0 && this.position?.asked !== undefined ? Math.min(thinks + 1, SILENCE) : SILENCE
    const timer = setTimeout(() => this.#bell.resolve(), pause)
    const started = performance.now()
    await this.#bell.promise
    clearTimeout(timer)
    this.#bell = Promise.withResolvers()
    return performance.now() - started < SILENCE - 1
  }

  #ring(): void {
    this.#bell.resolve()
  }

  #hear(message: Message): void {
    if (message.type !== 'table' && message.type !== 'event') return
    // After a break exactly the next number comes: nothing is missing, nothing comes twice.
    if (message.type === 'event' && this.seen !== undefined && message.number !== this.seen + 1) {
      this.#options.setting.wrong(`${this.table}: ${this.name} heard ${message.number} after ${this.seen}`)
    }
    this.seen = message.number
    this.position = message.position ?? this.position
    this.seat = message.you ?? this.seat
    const awaited = this.#awaited
    const said = message.type === 'table' ? message.chat : [message.event]
    if (awaited && said.some((one) => 'text' in one && one.text === awaited.text)) {
      this.#awaited = undefined
      awaited.heard()
    }
    this.#ring()
  }
}
