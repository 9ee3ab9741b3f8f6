import { parentPort } from 'node:worker_threads'
import {
  type LearnedFuture,
  learnedFutures,
} from '../../src/games/elfenland/bot/evaluation/learned-futures.ts'
import { SIMPLE_FUTURES } from '../../src/games/elfenland/bot/evaluation/simple-futures.ts'
import { type BatchOrder, playBatch } from './self-play.ts'

/** Games are played with the futures that were learned before, or with simple ones. */
export interface Order extends BatchOrder {
  readonly learned: readonly LearnedFuture[] | undefined
}

parentPort?.on('message', ({ learned, ...order }: Order) => {
  const simple = order.game === 'elfengold' ? SIMPLE_FUTURES.elfengold : SIMPLE_FUTURES.elfenland
  const samples = playBatch(order, learned ? learnedFutures(learned) : simple)
  parentPort?.postMessage(samples, [samples.buffer as ArrayBuffer])
})
