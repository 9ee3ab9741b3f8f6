import { flushCompileCache } from 'node:module'
import { startServer } from '../main.ts'
import type { ServerOptions } from '../options.ts'
import { ROOMY } from './server.ts'

/* A server as a process of its own, for tests that kill it and for the load bench: options as JSON in, its address out. */

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions
const limits = { ...ROOMY, sockets: 100_000, tablesPerGuest: 1_000_000, ...options.limits }
const defaults = { port: 0, host: '127.0.0.1', logLevel: 'error' }
const server = await startServer({ ...defaults, ...options, limits })
process.stdout.write(`${server.url}\n`)
// One that is killed would not keep its compiled code for the next.
flushCompileCache()
process.once('SIGTERM', () => void server.close())
