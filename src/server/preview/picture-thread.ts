import { Worker } from 'node:worker_threads'
import type { PictureJob } from '../../picture/job.ts'
import type { Time } from '../time.ts'
import type { DrawnPicture, PictureThreadData } from './picture-worker.ts'
import type { Grounds } from './rasterizer.ts'

/** How long a picture may take, the start of the thread included, in milliseconds. */
const DEADLINE = 20_000
/** Without anything to draw for this long the thread ends, because its drawings and fonts take a lot of memory. */
const IDLE_TIME = 60_000
const MAX_WAITING = 8
const MAX_MEMORY = 256

const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './picture-worker.ts' : './picture-worker.js',
  import.meta.url,
)

interface Request {
  readonly job: PictureJob
  answer(png: Buffer | undefined): void
}

/** Draws pictures in a thread of its own, one after the other, so that the event loop never waits for them. */
export interface PictureThread {
  /** Undefined if it cannot be drawn, or if too many are waiting already. */
  draw(job: PictureJob): Promise<Buffer | undefined>
  close(): Promise<void>
}

/** `module` draws tables as SVG; the build makes it. */
export function openPictureThread(module: string, time: Time): PictureThread {
  const waiting: Request[] = []
  /** What the threads before have drawn. */
  let grounds: Grounds = new Map()
  let worker: Worker | undefined
  let current: Request | undefined
  let cancel = (): void => undefined

  function finish(png?: Uint8Array): void {
    cancel()
    const done = current
    current = undefined
    done?.answer(png && Buffer.from(png))
    next()
  }
  function stop(): void {
    const ended = worker
    worker = undefined
    void ended?.terminate()
  }
  function start(): Worker {
    const started = new Worker(WORKER, {
      workerData: { module, grounds } satisfies PictureThreadData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    })
    started.unref()
    started.on('message', (drawn: DrawnPicture) => {
      grounds = drawn.grounds ?? grounds
      if (started === worker) finish(drawn.png)
    })
    const fail = (): void => {
      if (started !== worker) return
      worker = undefined
      finish()
    }
    started.on('error', fail)
    started.on('exit', fail)
    return started
  }
  function next(): void {
    current = waiting.shift()
    if (!current) {
      cancel = time.after(IDLE_TIME, stop)
      return
    }
    try {
      worker ??= start()
    } catch {
      // The system has no thread left.
      finish()
      return
    }
    worker.postMessage(current.job)
    cancel = time.after(DEADLINE, () => {
      stop()
      finish()
    })
  }
  return {
    draw(job) {
      if (waiting.length >= MAX_WAITING) return Promise.resolve(undefined)
      return new Promise((answer) => {
        waiting.push({ job, answer })
        if (current) return
        cancel()
        next()
      })
    },
    async close() {
      waiting.length = 0
      cancel()
      const ended = worker
      worker = undefined
      current?.answer(undefined)
      current = undefined
      await ended?.terminate()
    },
  }
}
