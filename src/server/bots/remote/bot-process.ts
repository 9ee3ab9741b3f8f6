import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node'
import type { GameList } from '../../../games/manifest.ts'
import { connectNats, readNatsUrl } from '../../cluster/nats-connection.ts'
import type { Log } from '../../context.ts'
import { type BotJob, type BotPool, openBotPool } from '../bot-pool.ts'
import { NO_RESPONDERS } from './ask.ts'
import {
  type BotReply,
  cancelSubject,
  encodeReply,
  HEARTBEAT_INTERVAL,
  type Heartbeat,
  parseCancel,
  parseJob,
  QUEUE_GROUP,
  type Subjects,
  subjectsFor,
} from './wire.ts'

export interface BotProcessOptions {
  /** The nats-server, or several with commas, with a name and a password or a token. */
  readonly url: string
  readonly games: GameList
  readonly log: Log
  readonly threads?: number | undefined
  readonly worker?: URL | undefined
}

export interface BotProcess {
  /** Takes no more jobs, and finishes those that it has. */
  close(): Promise<void>
}

/** How often a process reports that it is still thinking, in milliseconds. */
const THINKING_INTERVAL = 500
/** How often the log says what was done, in milliseconds. */
const SUMMARY_INTERVAL = 60_000
/** How long closing waits for bots that think, in milliseconds. */
const CLOSE_TIMEOUT = 5_000
/** Every job has a deadline of its own; this one is for loading the code. */
const LOAD_DEADLINE = 60_000
/** No bot has this name. A thread that has answered it is ready. */
const NO_JOB = { owner: '', game: '', bot: '', view: '{}' }

/** Lets bots think for the servers that are connected to the same nats-server. */
export async function openBotProcess(options: BotProcessOptions): Promise<BotProcess> {
  const { log, worker, games, threads = availableParallelism() } = options
  const servers = readNatsUrl(options.url)
  const metrics = { botSeconds: { observe: (): void => undefined } }
  // A job that was taken is begun at once, whoever waits for it.
  const pool = openBotPool({
    log,
    metrics,
    deadline: LOAD_DEADLINE,
    threads,
    backgroundThreads: threads,
    worker,
  })
  await Promise.all(Array.from({ length: threads }, () => pool.choose(NO_JOB)))
  const receiver = new JobReceiver(pool, threads, log, subjectsFor(games))
  const connection = connectNats(servers, {
    onOpen: (nats) => receiver.open(nats),
    onConnect() {
      log.info({ threads }, 'connected to the nats-server: bots can think here')
      receiver.sendHeartbeat()
    },
    onDisconnect: (reason) => log.warn({ reason }, 'the nats-server is not reachable; trying again'),
  })
  return {
    async close() {
      await Promise.race([receiver.close(), delay(CLOSE_TIMEOUT, undefined, { ref: false })])
      await Promise.all([connection.close(), pool.close()])
    },
  }
}

/** Takes jobs while a thread is free, and hands out the answers. */
class JobReceiver {
  readonly #pool: BotPool
  readonly #threads: number
  readonly #log: Log
  readonly #subjects: Subjects
  readonly #id = randomUUID()
  #nats: NatsConnection | undefined
  /** Open while a thread is free. */
  #offers: Subscription | undefined
  /** The jobs that bots are working on, by number. */
  readonly #running = new Map<number, AbortController>()
  #number = 0
  #done = { moves: 0, failed: 0, abandoned: 0 }
  #timers: NodeJS.Timeout[] = []
  #closing = false
  #finished: () => void = () => undefined

  constructor(pool: BotPool, threads: number, log: Log, subjects: Subjects) {
    this.#pool = pool
    this.#threads = threads
    this.#log = log
    this.#subjects = subjects
  }

  open(nats: NatsConnection): void {
    this.#nats = nats
    // A server cancels a job that it has given up. If it has died, the nats-server reports here that the answer has no
    // subscriber.
    nats.subscribe(cancelSubject(this.#subjects, this.#id, '*'), {
      callback: (problem, message) => {
        if (problem || (message.headers?.code !== NO_RESPONDERS && !parseCancel(message))) return
        this.#abandon(Number(message.subject.split('.').at(-1)))
      },
    })
    this.#listen()
    this.#timers = [
      setInterval(() => this.sendHeartbeat(), HEARTBEAT_INTERVAL),
      setInterval(() => this.#summarize(), SUMMARY_INTERVAL),
    ]
  }

  sendHeartbeat(): void {
    const free = this.#closing ? 0 : this.#free
    const here: Heartbeat = { id: this.#id, free, ...(this.#closing ? { leaving: true } : {}) }
    this.#publish(this.#subjects.here, JSON.stringify(here))
  }

  async close(): Promise<void> {
    this.#closing = true
    for (const timer of this.#timers) clearInterval(timer)
    await this.#stopListening()
    this.sendHeartbeat()
    if (this.#running.size > 0) {
      await new Promise<void>((resolve) => {
        this.#finished = resolve
      })
    }
    this.#summarize()
    await this.#nats?.flush().catch(() => undefined)
  }

  get #free(): number {
    return this.#threads - this.#running.size
  }

  #publish(subject: string, text: string, reply?: string): void {
    if (!this.#nats || this.#nats.isClosed()) return
    try {
      this.#nats.publish(subject, text, reply === undefined ? {} : { reply })
    } catch (problem) {
      // A stranger can ask for an answer on a subject that does not exist.
      this.#log.debug({ problem }, 'an answer could not be sent')
    }
  }

  #listen(): void {
    if (this.#closing || this.#offers || this.#free <= 0) return
    const callback = (problem: Error | null, message: Msg): void => {
      if (problem)
        this.#log.error({ reason: problem.message }, 'the nats-server refused the subscription to jobs')
      else this.#receive(message)
    }
    this.#offers = this.#nats?.subscribe(this.#subjects.think, { queue: QUEUE_GROUP, callback })
  }

  /** Draining, unlike unsubscribing, still delivers what is already on its way, so that it can be refused. */
  async #stopListening(): Promise<void> {
    const offers = this.#offers
    this.#offers = undefined
    await offers?.drain().catch(() => undefined)
  }

  #receive(message: Msg): void {
    const { reply } = message
    // Nobody would get the answer.
    if (!reply) return
    const answer = (given: BotReply, from?: string): void => this.#publish(reply, encodeReply(given), from)
    if (this.#closing || this.#free <= 0) {
      answer({ type: 'busy' })
      return
    }
    const job = parseJob(message)
    if (job) void this.#think({ ...job, owner: '' }, answer)
    else answer({ type: 'failed' })
  }

  async #think(job: BotJob, answer: (given: BotReply, from?: string) => void): Promise<void> {
    const number = this.#number++
    const abort = new AbortController()
    this.#running.set(number, abort)
    if (this.#free <= 0) void this.#stopListening()
    // Before the answer, after which the server would offer its next job.
    this.sendHeartbeat()
    const sayThinking = (): void =>
      answer({ type: 'thinking' }, cancelSubject(this.#subjects, this.#id, number))
    sayThinking()
    const thinking = setInterval(sayThinking, THINKING_INTERVAL)
    const move = await this.#pool.choose(job, abort.signal)
    clearInterval(thinking)
    this.#running.delete(number)
    // The server that hears of this may offer its next job at once.
    this.#listen()
    this.sendHeartbeat()
    this.#done[move !== undefined ? 'moves' : abort.signal.aborted ? 'abandoned' : 'failed']++
    answer(move === undefined ? { type: 'failed' } : { type: 'move', move })
    if (this.#running.size === 0) this.#finished()
  }

  #abandon(number: number): void {
    this.#running.get(number)?.abort()
  }

  #summarize(): void {
    if (Object.values(this.#done).some((count) => count > 0))
      this.#log.info({ ...this.#done, free: this.#free }, 'bot moves since the last summary')
    this.#done = { moves: 0, failed: 0, abandoned: 0 }
  }
}
