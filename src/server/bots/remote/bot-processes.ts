import type { Log } from '../../context.ts'
import type { Metrics } from '../../metrics.ts'
import { HEARTBEAT_INTERVAL, type Heartbeat } from './wire.ts'

/** Nobody runs as many processes. It bounds what a stranger on the nats-server can make us remember. */
const MAX_PROCESSES = 1_000

/** The bot processes that this server has heard of lately. */
export class BotProcesses {
  readonly #silence: number
  readonly #parts: { readonly log: Log; readonly metrics: Metrics }
  readonly #subject: string
  /** When each was heard of, and how many of its threads were free then, by id. */
  readonly #heard = new Map<string, { readonly at: number; readonly free: number }>()
  #toldOfOthers = false
  readonly #timer: NodeJS.Timeout

  /** `subject` is that of our own version. */
  constructor(silence: number, parts: { readonly log: Log; readonly metrics: Metrics }, subject: string) {
    this.#silence = silence
    this.#parts = parts
    this.#subject = subject
    this.#timer = setInterval(() => this.any(), HEARTBEAT_INTERVAL).unref()
  }

  /** Whether this process can think for us. */
  note({ id, free, leaving }: Heartbeat, subject: string): boolean {
    const { log } = this.#parts
    if (subject !== this.#subject) {
      if (!this.#toldOfOthers) log.warn({}, 'ignoring bot processes of another version')
      this.#toldOfOthers = true
      return false
    }
    const isNew = !this.#heard.has(id)
    if (leaving) this.#heard.delete(id)
    else if (isNew && this.#heard.size >= MAX_PROCESSES) return false
    else this.#heard.set(id, { at: performance.now(), free })
    if (isNew !== (leaving === true)) {
      log.info(
        { processes: this.#heard.size },
        isNew ? 'a bot process has connected' : 'a bot process has left',
      )
      this.#count()
    }
    return !leaving
  }

  /** Whether any is there. */
  any(): boolean {
    const oldest = performance.now() - this.#silence
    for (const [id, { at }] of this.#heard) {
      if (at >= oldest) continue
      this.#heard.delete(id)
      this.#parts.log.warn({ processes: this.#heard.size }, 'a bot process has disconnected')
      this.#count()
    }
    return this.#heard.size > 0
  }

  /** How many threads they had free when they were last heard of. */
  free(): number {
    let free = 0
    for (const process of this.#heard.values()) free += process.free
    return free
  }

  forget(): void {
    this.#heard.clear()
    this.#count()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #count(): void {
    this.#parts.metrics.botProcesses.set(this.#heard.size)
  }
}
