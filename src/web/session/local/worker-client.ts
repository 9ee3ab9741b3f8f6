import type { Rejection, Seat } from '../../../kernel/index.ts'
import type {
  FromWorker,
  MatchUpdate,
  Replay,
  ReviewProgress,
  ToWorker,
  WorkerRequest,
  WorkerResponses,
} from './worker-protocol.ts'

type Send = <Type extends WorkerRequest['type']>(
  request: Extract<WorkerRequest, { type: Type }>,
) => Promise<WorkerResponses[Type]>

export interface WorkerClient {
  /** Sends a request and resolves with the worker's response. */
  readonly send: Send
  stop(): void
}

interface Listeners {
  onUpdate?(update: MatchUpdate): void
  onProgress?(progress: ReviewProgress): void
}

/** Starts a worker that holds the rules and the bots. */
export function startWorker({ onUpdate, onProgress }: Listeners = {}): WorkerClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'vermeil' })
  const pending = new Map<number, (value: never) => void>()
  let lastId = 0
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'update':
        return onUpdate?.(data.update)
      case 'progress':
        return onProgress?.(data.progress)
      case 'response':
        pending.get(data.id)?.(data.value as never)
        pending.delete(data.id)
    }
  })
  return {
    send: (request) =>
      new Promise((resolve) => {
        pending.set(++lastId, resolve)
        worker.postMessage({ id: lastId, request } satisfies ToWorker)
      }),
    stop: () => worker.terminate(),
  }
}

let shared: WorkerClient | undefined

/** The worker for requests that do not belong to a running match; started by the first one. */
export function requestWorker(): WorkerClient {
  shared ??= startWorker()
  return shared
}

/** The levels of a game's bots, the easiest first. */
export const botLevels = (game: string): Promise<readonly string[]> =>
  requestWorker().send({ type: 'levels', game })

/** A finished match, step by step, as seen from one seat. */
export const replayFile = (file: string, eyes: Seat | undefined): Promise<Replay | Rejection> =>
  requestWorker().send({ type: 'replay', file, eyes })
