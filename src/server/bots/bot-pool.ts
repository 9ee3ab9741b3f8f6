import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Log } from '../context.ts'
import type { Metrics } from '../metrics.ts'

export interface BotJob {
  /** Who created the table. Owners take turns, so that each waits only for their own bots. */
  readonly owner: string
  readonly game: string
  readonly bot: string
  /** What the seat sees, as JSON. */
  readonly view: string
  /** What the bot remembers of what the seat has seen before. */
  readonly memory?: unknown
  /** The seed of the bot's own luck. With it the bot does not watch the clock, so that it always answers the same. */
  readonly luck?: string | undefined
  /** Nobody waits for it: it is done when there is nothing else to do, and may take longer. */
  readonly background?: true
}

/** What a thread is given. */
export interface BotTask extends BotJob {
  /** After this many milliseconds the bot should return the best move it has found. */
  readonly milliseconds: number
}

/** Bots think in threads of their own, so that the event loop never waits for them. */
export interface BotPool {
  /** A move, or undefined if the bot failed or did not answer in time. */
  choose(job: BotJob): Promise<unknown>
  /** How many threads think, and how many requests wait for one. */
  load(): { readonly busy: number; readonly waiting: number }
  /** Requests that are still open are never answered: the next process will ask again. */
  close(): Promise<void>
}

export interface BotPoolOptions {
  readonly log: Log
  readonly metrics: Metrics
  /** How long a bot may take, in milliseconds. */
  readonly deadline: number
  readonly threads?: number | undefined
  readonly worker?: URL | undefined
}

/** What a thread sends once its code is loaded. */
export const READY = 'ready'
/** How long loading may take, in milliseconds. */
const START_TIMEOUT = 30_000
/** The share of the deadline for which a bot thinks, so that it answers well before it is stopped. */
const THINKING_SHARE = 0.25
/** How many deadlines a background job may take. */
const BACKGROUND_DEADLINES = 6

interface Request {
  readonly job: BotJob
  answer(move: unknown): void
}

interface Thread {
  readonly worker: Worker
  /** Whether the code is loaded. The time until then does not count against the bot. */
  ready: boolean
  request: Request | undefined
  timer: NodeJS.Timeout | undefined
  since: number
}

// The compiled package has .js files side by side, the source has .ts files.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './bot-worker.ts' : './bot-worker.js',
  import.meta.url,
)

export function openBotPool(options: BotPoolOptions): BotPool {
  const pool = new ThreadPool(options)
  return {
    choose: (job) => new Promise((answer) => pool.add({ job, answer })),
    load: () => pool.load(),
    close: () => pool.close(),
  }
}

class ThreadPool {
  readonly #options: BotPoolOptions
  readonly #size: number
  readonly #threads = new Set<Thread>()
  readonly #idle: Thread[] = []
  /** By owner. The first owner is next. */
  readonly #queues = new Map<string, Request[]>()
  readonly #background: Request[] = []
  #closed = false

  constructor(options: BotPoolOptions) {
    this.#options = options
    this.#size = options.threads ?? Math.max(1, availableParallelism() - 1)
  }

  add(request: Request): void {
    const { owner, background } = request.job
    const queue = background ? this.#background : this.#queues.get(owner)
    if (queue) queue.push(request)
    else this.#queues.set(owner, [request])
    this.#assign()
  }

  load(): { busy: number; waiting: number } {
    const waiting = [...this.#queues.values()].reduce((sum, queue) => sum + queue.length, 0)
    return { busy: this.#threads.size - this.#idle.length, waiting: waiting + this.#background.length }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#queues.clear()
    this.#background.length = 0
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()))
  }

  #assign(): void {
    while (!this.#closed && (this.#idle.length > 0 || this.#threads.size < this.#size)) {
      const request = this.#nextRequest()
      if (!request) return
      const thread = this.#idle.pop() ?? this.#start()
      thread.request = request
      thread.since = performance.now()
      this.#startTimer(thread)
      const milliseconds = this.#options.deadline * THINKING_SHARE
      thread.worker.postMessage({ ...request.job, milliseconds } satisfies BotTask)
    }
  }

  /** The owners take turns. */
  #nextRequest(): Request | undefined {
    for (const [owner, queue] of this.#queues) {
      this.#queues.delete(owner)
      const request = queue.shift()
      if (queue.length > 0) this.#queues.set(owner, queue)
      return request
    }
    const inBackground = [...this.#threads].filter(({ request }) => request?.job.background).length
    return inBackground < this.#backgroundThreads ? this.#background.shift() : undefined
  }

  /** Half of the threads stay free for what somebody may wait for next, if there are several. */
  get #backgroundThreads(): number {
    return Math.max(1, Math.floor(this.#size / 2))
  }

  #start(): Thread {
    const worker = new Worker(this.#options.worker ?? WORKER)
    const thread: Thread = { worker, ready: false, request: undefined, timer: undefined, since: 0 }
    worker.unref()
    worker.on('message', (message) => this.#receive(thread, message))
    worker.on('error', (problem) => this.#stop(thread, `it threw: ${problem}`))
    worker.on('exit', () => this.#stop(thread, 'its thread ended'))
    this.#threads.add(thread)
    return thread
  }

  #receive(thread: Thread, message: unknown): void {
    if (message === READY) {
      thread.ready = true
      if (thread.request) this.#startTimer(thread)
      return
    }
    const request = this.#release(thread)
    this.#idle.push(thread)
    request?.answer(message)
    this.#assign()
  }

  #startTimer(thread: Thread): void {
    const { background } = thread.request?.job ?? {}
    const deadline = this.#options.deadline * (background ? BACKGROUND_DEADLINES : 1)
    clearTimeout(thread.timer)
    const time = thread.ready ? deadline : deadline + START_TIMEOUT
    thread.timer = setTimeout(() => this.#stop(thread, 'its time was up'), time)
  }

  #release(thread: Thread): Request | undefined {
    const { request } = thread
    clearTimeout(thread.timer)
    thread.request = undefined
    if (request) this.#options.metrics.botSeconds.observe((performance.now() - thread.since) / 1000)
    return request
  }

  #stop(thread: Thread, reason: string): void {
    if (!this.#threads.delete(thread)) return
    const request = this.#release(thread)
    if (this.#idle.includes(thread)) this.#idle.splice(this.#idle.indexOf(thread), 1)
    void thread.worker.terminate()
    if (this.#closed) return
    this.#options.log.warn({ game: request?.job.game, bot: request?.job.bot, reason }, 'a bot failed')
    request?.answer(undefined)
    this.#assign()
  }
}
