import { parentPort } from 'node:worker_threads'
import { netOf } from '../../src/games/silver-and-gold/bot/evaluation/net.ts'
import { playPairs } from './match.ts'
import { playBatch } from './self-play.ts'
import type { Order } from './workers.ts'

parentPort?.on('message', (order: Order) => {
  if (order.type === 'match') {
    parentPort?.postMessage(playPairs(order))
    return
  }
  const net = order.weights && netOf(order.weights)
  const batch = playBatch({ ...order, net })
  parentPort?.postMessage(batch, [batch.features.buffer as ArrayBuffer, batch.targets.buffer as ArrayBuffer])
})
