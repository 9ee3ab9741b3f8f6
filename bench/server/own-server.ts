import { fileURLToPath } from 'node:url'
import type { ServerOptions } from '../../src/server/options.ts'
import type { Visitor } from '../../src/server/testing/client.ts'
import { type Running, start } from './process.ts'

const CHILD = fileURLToPath(new URL('../../src/server/testing/child.ts', import.meta.url))

/** Vermeil's own server in a separate process on loopback, with limits that the load does not reach. */
export function ownServer(where: string | ServerOptions): Promise<Running> {
  const options = typeof where === 'string' ? { data: where } : where
  return start(CHILD, [JSON.stringify({ ...options, botThreads: 1 })])
}

/** A value from `/metrics`. */
export async function metric(url: string, name: string): Promise<number> {
  const text = await fetch(`${url}/metrics`).then((response) => response.text())
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1] ?? Number.NaN)
}

/** Sampling interval of the event loop monitor in milliseconds, which the metric includes. */
const SAMPLING_INTERVAL = 10

/** The p99 of the event loop delay since the last call, in milliseconds. */
export async function loopDelay(url: string): Promise<number> {
  return 1000 * (await metric(url, 'nodejs_eventloop_lag_p99_seconds')) - SAMPLING_INTERVAL
}

/** Creates a running table with one person and three bots. */
export function botTable(visitor: Visitor, bot = 'random'): Promise<string> {
  const bots = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, bot }))
  return visitor.create({ game: 'silver-and-gold', seats: [{ kind: 'me' }, ...bots], startWhenFull: true })
}
