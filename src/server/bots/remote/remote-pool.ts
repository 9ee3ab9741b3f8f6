import type { Msg, NatsConnection } from '@nats-io/transport-node'
import type { GameList } from '../../../games/manifest.ts'
import { connectNats, readNatsUrl } from '../../cluster/nats-connection.ts'
import type { Log } from '../../context.ts'
import type { Metrics } from '../../metrics.ts'
import { type BotJob, type BotPool, timeFor } from '../bot-pool.ts'
import { FairQueue } from '../fair-queue.ts'
import { type Asked, askElsewhere, type Unanswered } from './ask.ts'
import { BotProcesses } from './bot-processes.ts'
import {
  encodeJob,
  HEARTBEAT_SUBJECTS,
  MAX_JOB_BYTES,
  parseHeartbeat,
  type Subjects,
  subjectsFor,
} from './wire.ts'

export interface RemotePoolOptions {
  /** The nats-server. */
  readonly url: string
  /** The server's own threads, for everything that nobody else does. */
  readonly own: BotPool
  readonly games: GameList
  readonly log: Log
  readonly metrics: Metrics
  /** How long a bot may take, in milliseconds. */
  readonly deadline: number
  /** The bots that think elsewhere if somebody offers to. */
  isSent(bot: string): boolean
  readonly timing?: Partial<RemoteTiming> | undefined
}

/** All in milliseconds. */
export interface RemoteTiming {
  /** After this time a job that no process has taken is left to the server's own threads. */
  readonly patience: number
  /** An offer that nobody answers within this time is repeated. */
  readonly acceptance: number
  /** A process that has not been heard of for this long is gone. */
  readonly silence: number
  /** How long nobody is asked after `MAX_FAILURES` in a row; longer each time. */
  readonly pause: number
}

const TIMING: RemoteTiming = { patience: 1_000, acceptance: 250, silence: 3_000, pause: 10_000 }
/** Jobs that may be offered before a process has taken one of them. */
const MAX_OFFERS = 16
const MAX_FAILURES = 5
const LONGEST_PAUSE = 300_000

interface Waiting {
  readonly job: BotJob
  readonly text: string
  readonly since: number
  /** Gives the job to the server's own threads, unless it has been offered by then. */
  readonly timer: NodeJS.Timeout
  answer(move: unknown): void
}

/**
 * Bots that think in other processes, over NATS. Whatever goes wrong there, the server's own threads are asked, so a job
 * is always answered as if nobody else existed. Jobs wait here, not there: a process takes only what a free thread of
 * it begins at once.
 */
export const openRemotePool = (options: RemotePoolOptions): BotPool => new RemotePool(options)

class RemotePool implements BotPool {
  readonly #options: RemotePoolOptions
  readonly #timing: RemoteTiming
  readonly #subjects: Subjects
  readonly #processes: BotProcesses
  readonly #connection: { close(): Promise<void> }
  #nats: NatsConnection | undefined
  readonly #queue = new FairQueue<Waiting>()
  readonly #asked = new Set<Asked>()
  /** Jobs that were offered and not taken yet. */
  #offers = 0
  /** Whether the last offer was refused, or ignored, and no thread elsewhere has become free since then. */
  #full = false
  /** How often a thread elsewhere has become free. */
  #freed = 0
  #failures = 0
  #pauses = 0
  #pausedUntil = 0
  #closed = false

  constructor(options: RemotePoolOptions) {
    this.#options = options
    this.#timing = { ...TIMING, ...options.timing }
    this.#subjects = subjectsFor(options.games)
    this.#processes = new BotProcesses(this.#timing.silence, options, this.#subjects.here)
    this.#connection = connectNats(readNatsUrl(options.url), {
      onOpen: (nats) => this.#open(nats),
      onConnect: () => options.log.info({}, 'connected to the nats-server for bots'),
      onDisconnect: (reason) => this.#disconnected(reason),
    })
  }

  choose(job: BotJob): Promise<unknown> {
    const { own, isSent, deadline } = this.#options
    if (!isSent(job.bot) || !this.#isOpen()) return own.choose(job)
    const text = encodeJob(job, deadline)
    const maxBytes = Math.min(MAX_JOB_BYTES, this.#nats?.info?.max_payload ?? 0)
    if (Buffer.byteLength(text) > maxBytes) return own.choose(job)
    return new Promise((answer) => {
      const timer = setTimeout(() => {
        if (this.#queue.remove(waiting)) this.#keep(waiting, 'waited')
      }, this.#timing.patience)
      const waiting: Waiting = { job, text, since: performance.now(), timer, answer }
      this.#queue.add(waiting)
      this.#offer()
    })
  }

  load(): { busy: number; waiting: number } {
    const { busy, waiting } = this.#options.own.load()
    return {
      busy: busy + this.#asked.size - this.#offers,
      waiting: waiting + this.#queue.length + this.#offers,
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    for (let waiting = this.#queue.next(); waiting; waiting = this.#queue.next()) clearTimeout(waiting.timer)
    for (const asked of this.#asked) asked.cancel()
    this.#processes.close()
    await Promise.all([this.#connection.close(), this.#options.own.close()])
  }

  #isOpen(): boolean {
    return !this.#closed && this.#processes.any() && performance.now() >= this.#pausedUntil
  }

  #open(nats: NatsConnection): void {
    this.#nats = nats
    nats.subscribe(HEARTBEAT_SUBJECTS, {
      callback: (problem, message: Msg) => {
        const here = problem ? undefined : parseHeartbeat(message)
        if (!here || !this.#processes.note(here, message.subject) || here.free === 0) return
        this.#noteFree()
      },
    })
  }

  /** A thread elsewhere is free. */
  #noteFree(): void {
    this.#freed++
    this.#full = false
    this.#offer()
  }

  #disconnected(reason: string): void {
    this.#processes.forget()
    this.#options.log.warn({ reason }, 'lost the connection to the nats-server; bots think in this process')
    for (const asked of this.#asked) asked.lose('disconnected')
    for (let waiting = this.#queue.next(); waiting; waiting = this.#queue.next())
      this.#keep(waiting, 'disconnected')
  }

  /**
   * Offers jobs for as long as somebody may take them. No more than there are free threads: the nats-server does not say
   * that nobody takes an offer if somebody listens to everything.
   */
  #offer(): void {
    while (this.#nats && this.#isOpen() && !this.#full && this.#offers < this.#mostOffers()) {
      const waiting = this.#queue.next()
      if (!waiting) return
      this.#ask(this.#nats, waiting)
    }
  }

  #mostOffers(): number {
    return Math.min(MAX_OFFERS, this.#processes.free())
  }

  #ask(nats: NatsConnection, waiting: Waiting): void {
    const { job, text } = waiting
    const { deadline, metrics } = this.#options
    const started = performance.now()
    const freed = this.#freed
    this.#offers++
    let taken = false
    const isPatient = (): boolean => performance.now() - waiting.since < this.#timing.patience
    const settle = (): void => {
      this.#asked.delete(asked)
      if (!taken) this.#offers--
    }
    const asked = askElsewhere(nats, this.#subjects, text, {
      time: timeFor(job, deadline),
      acceptance: this.#timing.acceptance,
      silence: this.#timing.silence,
      onTaken: () => {
        taken = true
        this.#offers--
        this.#offer()
      },
      onRefused: () => {
        settle()
        // The news that a thread has become free can overtake the refusal.
        if (this.#freed === freed) this.#full = true
        if (isPatient()) this.#queue.putBack(waiting)
        else this.#keep(waiting, 'waited')
        this.#offer()
      },
      onIgnored: () => {
        settle()
        this.#full = true
        if (isPatient()) this.#queue.putBack(waiting)
        else this.#fail(waiting, 'silent')
      },
      onMove: (move) => {
        settle()
        if (job.isLegal?.(move) === false) {
          this.#fail(waiting, 'illegal')
        } else {
          metrics.remoteBotSeconds.observe((performance.now() - started) / 1000)
          this.#failures = 0
          this.#pauses = 0
          clearTimeout(waiting.timer)
          waiting.answer(move)
        }
        this.#noteFree()
      },
      onLost: (reason) => {
        settle()
        if (reason === 'disconnected') this.#keep(waiting, reason)
        else this.#fail(waiting, reason)
        this.#offer()
      },
    })
    this.#asked.add(asked)
  }

  /** A process has taken a job and not done it. */
  #fail(waiting: Waiting, reason: Unanswered): void {
    const { log } = this.#options
    const { game, bot } = waiting.job
    log.warn({ game, bot, reason }, 'a remote bot failed')
    if (++this.#failures >= MAX_FAILURES) {
      const pause = Math.min(LONGEST_PAUSE, this.#timing.pause * 2 ** this.#pauses++)
      this.#failures = 0
      this.#pausedUntil = performance.now() + pause
      log.error({ failures: MAX_FAILURES, pause }, 'remote bots keep failing; none is asked for a while')
    }
    this.#keep(waiting, reason)
  }

  /** Leaves a job to the server's own threads. */
  #keep({ job, timer, answer }: Waiting, reason: Unanswered | 'waited'): void {
    clearTimeout(timer)
    this.#options.metrics.remoteBotFallbacks.inc({ reason })
    void this.#options.own.choose(job).then(answer)
  }
}
