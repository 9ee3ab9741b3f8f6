import { flushCompileCache } from 'node:module'
import { startServer } from '../main.ts'
import type { ServerOptions } from '../options.ts'
import { GENEROUS_LIMITS } from './server.ts'

/* A server in its own process, for tests and benchmarks. Takes its options as JSON and prints its address. */

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions
const limits = { ...GENEROUS_LIMITS, sockets: 100_000, tablesPerGuest: 1_000_000, ...options.limits }
const defaults = { port: 0, host: '127.0.0.1', logLevel: 'error' }
const server = await startServer({ ...defaults, ...options, limits })
process.stdout.write(`${server.url}\n`)
// A process that is killed later would not write its compile cache.
flushCompileCache()
process.once('SIGTERM', () => void server.close())
