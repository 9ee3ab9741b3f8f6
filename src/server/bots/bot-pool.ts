import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Log } from '../context.ts'
import type { Metrics } from '../metrics.ts'

export interface BotJob {
  /** Who made the table. Each waits for his own bots only, however many others have. */
  readonly owner: string
  readonly game: string
  readonly bot: string
  /** What the seat sees, as JSON. */
  readonly view: string
  /** What the bot remembers of what the seat has seen before. */
  readonly memory?: unknown
}

/** What a thread is given. */
export interface BotTask extends BotJob {
  /** Milliseconds after which the bot is to say what it has found so far. */
  readonly milliseconds: number
}

/** The bots' seats: they think in threads of their own, so that the event loop never waits for them. */
export interface BotPool {
  /** A move; undefined where the bot failed, or did not answer in time. */
  choose(job: BotJob): Promise<unknown>
  /** Who is asked from then on gets no answer any more: the next process will ask again. */
  close(): Promise<void>
}

export interface BotPoolOptions {
  readonly log: Log
  readonly metrics: Metrics
  /** How long a bot may think. */
  readonly deadline: number
  readonly threads?: number | undefined
  readonly worker?: URL | undefined
}

/** What a thread says when it has read its code. */
export const READY = 'ready'
/** How long that may take. */
const STARTING = 30_000
/** The part of its deadline for which a bot thinks: it is to answer well before it is stopped. */
const THINKING = 0.25

interface Asked {
  readonly job: BotJob
  answer(move: unknown): void
}

interface Thinker {
  readonly worker: Worker
  /** Whether the thread has read its code: before that, time does not count against the bot. */
  ready: boolean
  asked: Asked | undefined
  timer: NodeJS.Timeout | undefined
  since: number
}

// The compiled package has .js files beside each other, the source has .ts files.
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './bot-worker.ts' : './bot-worker.js',
  import.meta.url,
)

export function openBotPool(options: BotPoolOptions): BotPool {
  const { log, metrics, deadline, worker: file = WORKER } = options
  const threads = options.threads ?? Math.max(1, availableParallelism() - 1)
  const thinkers = new Set<Thinker>()
  const idle: Thinker[] = []
  /** By owner; the first of them is next. */
  const queues = new Map<string, Asked[]>()
  let closed = false

  function hire(): Thinker {
    const worker = new Worker(file)
    const thinker: Thinker = { worker, ready: false, asked: undefined, timer: undefined, since: 0 }
    worker.unref()
    worker.on('message', (move) => {
      if (move === READY) {
        thinker.ready = true
        if (thinker.asked) startTimer(thinker)
        return
      }
      const asked = free(thinker)
      idle.push(thinker)
      asked?.answer(move)
      next()
    })
    worker.on('error', (problem) => dismiss(thinker, `it threw: ${problem}`))
    worker.on('exit', () => dismiss(thinker, 'its thread ended'))
    thinkers.add(thinker)
    return thinker
  }

  function startTimer(thinker: Thinker): void {
    clearTimeout(thinker.timer)
    const time = thinker.ready ? deadline : deadline + STARTING
    thinker.timer = setTimeout(() => dismiss(thinker, 'its time was up'), time)
  }

  function free(thinker: Thinker): Asked | undefined {
    const { asked } = thinker
    clearTimeout(thinker.timer)
    thinker.asked = undefined
    if (asked) metrics.botSeconds.observe((performance.now() - thinker.since) / 1000)
    return asked
  }

  function dismiss(thinker: Thinker, why: string): void {
    if (!thinkers.delete(thinker)) return
    const asked = free(thinker)
    if (idle.includes(thinker)) idle.splice(idle.indexOf(thinker), 1)
    if (!closed) log.warn({ game: asked?.job.game, bot: asked?.job.bot, why }, 'a bot failed')
    void thinker.worker.terminate()
    if (closed) return
    asked?.answer(undefined)
    next()
  }

  /** One of each owner's in turn. */
  function takeNext(): Asked | undefined {
    for (const [owner, queue] of queues) {
      queues.delete(owner)
      const asked = queue.shift()
      if (queue.length > 0) queues.set(owner, queue)
      return asked
    }
    return undefined
  }

  function next(): void {
    while (!closed && (idle.length > 0 || thinkers.size < threads)) {
      const asked = takeNext()
      if (!asked) return
      const thinker = idle.pop() ?? hire()
      thinker.asked = asked
      thinker.since = performance.now()
      startTimer(thinker)
      thinker.worker.postMessage({ ...asked.job, milliseconds: deadline * THINKING } satisfies BotTask)
    }
  }

  return {
    choose: (job) =>
      new Promise((answer) => {
        const queue = queues.get(job.owner)
        if (queue) queue.push({ job, answer })
        else queues.set(job.owner, [{ job, answer }])
        next()
      }),
    async close() {
      closed = true
      queues.clear()
      await Promise.all([...thinkers].map(({ worker }) => worker.terminate()))
    },
  }
}
