import { Worker } from 'node:worker_threads'
import type { MatchOrder, PairOutcome } from './match.ts'
import type { Batch, BatchOrder } from './self-play.ts'

/** What a worker is asked for. Weights travel as plain numbers. */
export type Order =
  | ({ readonly type: 'batch'; readonly weights: Float64Array | undefined } & Omit<BatchOrder, 'net'>)
  | ({ readonly type: 'match' } & MatchOrder)

/** Threads that carry out orders. The answers come in the order of the orders, however many threads there are. */
export interface Workers {
  batches(orders: readonly Extract<Order, { type: 'batch' }>[]): Promise<Batch[]>
  matches(orders: readonly Extract<Order, { type: 'match' }>[]): Promise<PairOutcome[][]>
  close(): Promise<void>
}

export function openWorkers(threads: number): Workers {
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.ts', import.meta.url)))
  async function carryOut<Answer>(orders: readonly Order[]): Promise<Answer[]> {
    const answers: Answer[] = []
    let next = 0
    await Promise.all(
      workers.map(async (worker) => {
        while (next < orders.length) {
          const nth = next++
          answers[nth] = await new Promise<Answer>((resolve, reject) => {
            worker.once('error', reject)
            worker.once('message', (answer: Answer) => {
              worker.off('error', reject)
              resolve(answer)
            })
            worker.postMessage(orders[nth])
          })
        }
      }),
    )
    return answers
  }
  return {
    batches: (orders) => carryOut(orders),
    matches: (orders) => carryOut(orders),
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
