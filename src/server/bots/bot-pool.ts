import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Log } from '../context.ts'
import { FairQueue } from './fair-queue.ts'

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
  /** How long the bot may take, in milliseconds, if not as long as the pool says. */
  readonly deadline?: number
  /** Whether the table would accept this move. An answer of another process is not trusted. */
  isLegal?(move: unknown): boolean
}

/** What a thread is given. */
export interface BotTask extends Pick<BotJob, 'game' | 'bot' | 'view' | 'memory' | 'luck'> {
  /** After this many milliseconds the bot should return the best move it has found. */
  readonly milliseconds: number
}

/** Bots think in threads of their own, so that the event loop never waits for them. */
export interface BotPool {
  /** A move, or undefined if the bot failed or did not answer in time. Once aborted, it may be undefined at any time. */
  choose(job: BotJob, signal?: AbortSignal): Promise<unknown>
  /** How many threads think, and how many requests wait for one. */
  load(): { readonly busy: number; readonly waiting: number }
  /** Requests that are still open are never answered: the next process will ask again. */
  close(): Promise<void>
}

export interface BotPoolOptions {
  readonly log: Log
  readonly metrics: { readonly botSeconds: { observe(seconds: number): void } }
  /** How long a bot may take, in milliseconds. */
  readonly deadline: number
  readonly threads?: number | undefined
  /** Threads that may work in the background. By default half of them, so that the others stay free for what comes next. */
  readonly backgroundThreads?: number | undefined
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

/** How long a job may take, in milliseconds. */
export const timeFor = ({ background }: BotJob, deadline: number): number =>
  deadline * (background ? BACKGROUND_DEADLINES : 1)

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
    choose: (job, signal) =>
      new Promise((answer) => {
        const request = { job, answer }
        pool.add(request)
        signal?.addEventListener('abort', () => pool.abort(request), { once: true })
      }),
    load: () => pool.load(),
    close: () => pool.close(),
  }
}

class ThreadPool {
  readonly #options: BotPoolOptions
  readonly #size: number
  readonly #backgroundThreads: number
  readonly #threads = new Set<Thread>()
  readonly #idle: Thread[] = []
  readonly #queue = new FairQueue<Request>()
  #closed = false

  constructor(options: BotPoolOptions) {
    this.#options = options
    this.#size = options.threads ?? Math.max(1, availableParallelism() - 1)
    this.#backgroundThreads = options.backgroundThreads ?? Math.max(1, Math.floor(this.#size / 2))
  }

  add(request: Request): void {
    this.#queue.add(request)
    this.#assign()
  }

  /** Nobody wants the answer any more. A bot cannot be interrupted, so its thread is replaced. */
  abort(request: Request): void {
    const thread = [...this.#threads].find((one) => one.request === request)
    if (thread) this.#stop(thread)
    else if (this.#queue.remove(request)) request.answer(undefined)
  }

  load(): { busy: number; waiting: number } {
    return { busy: this.#threads.size - this.#idle.length, waiting: this.#queue.length }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#queue.clear()
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()))
  }

  #assign(): void {
    while (!this.#closed && (this.#idle.length > 0 || this.#threads.size < this.#size)) {
      const inBackground = [...this.#threads].filter(({ request }) => request?.job.background).length
      const request = this.#queue.next(inBackground < this.#backgroundThreads)
      if (!request) return
      const thread = this.#idle.pop() ?? this.#tryToStart()
      if (!thread && this.#threads.size > 0) {
        this.#queue.putBack(request)
        return
      }
      if (!thread) {
        request.answer(undefined)
        continue
      }
      thread.request = request
      thread.since = performance.now()
      this.#startTimer(thread)
      const { game, bot, view, memory, luck } = request.job
      const milliseconds = this.#deadlineOf(request.job) * THINKING_SHARE
      thread.worker.postMessage({ game, bot, view, memory, luck, milliseconds } satisfies BotTask)
    }
  }

  #deadlineOf(job: BotJob): number {
    return job.deadline ?? this.#options.deadline
  }

  /** Undefined if the system has no thread left. */
  #tryToStart(): Thread | undefined {
    try {
      return this.#start()
    } catch (problem) {
      this.#options.log.error({ problem }, 'no thread can be started for bots')
      return undefined
    }
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
      this.#startTimer(thread)
      return
    }
    const request = this.#release(thread)
    this.#idle.push(thread)
    request?.answer(message)
    this.#assign()
  }

  #startTimer(thread: Thread): void {
    if (!thread.request) return
    const { job } = thread.request
    clearTimeout(thread.timer)
    const time = timeFor(job, this.#deadlineOf(job)) + (thread.ready ? 0 : START_TIMEOUT)
    thread.timer = setTimeout(() => this.#stop(thread, 'its time was up'), time)
  }

  #release(thread: Thread): Request | undefined {
    const { request } = thread
    clearTimeout(thread.timer)
    thread.request = undefined
    if (request) this.#options.metrics.botSeconds.observe((performance.now() - thread.since) / 1000)
    return request
  }

  /** Without a reason, the bot has not failed. */
  #stop(thread: Thread, reason?: string): void {
    if (!this.#threads.delete(thread)) return
    const request = this.#release(thread)
    if (this.#idle.includes(thread)) this.#idle.splice(this.#idle.indexOf(thread), 1)
    void thread.worker.terminate()
    if (this.#closed) return
    if (reason !== undefined)
      this.#options.log.warn({ game: request?.job.game, bot: request?.job.bot, reason }, 'a bot failed')
    request?.answer(undefined)
    this.#assign()
  }
}
