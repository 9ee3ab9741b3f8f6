import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openBotSeats } from './bots/bot-pool.ts'
import { NO_BUS } from './cluster/bus.ts'
import { Leases } from './cluster/leases.ts'
import { Neighbours } from './cluster/peers.ts'
import { forgetOldKeys } from './guests.ts'
import { closeApp, newApp } from './http/app.ts'
import { addRoutes } from './http/routes.ts'
import { addPages } from './http/static-files.ts'
import { SERVER_LIMITS, type ServerLimits } from './limits.ts'
import { newMetrics } from './metrics.ts'
import { openSockets } from './socket/sockets.ts'
import { DATA_FILE, holdFolder, openSqliteStore } from './store/sqlite/sqlite-store.ts'
import type { Store } from './store/store.ts'
import { DueTables } from './tables/due-tables.ts'
import { Table } from './tables/table.ts'
import { Tables } from './tables/tables.ts'
import { systemTime, type Time } from './time.ts'

/** How a server is started. Everything has a default. */
export interface ServerOptions {
  /** 0 takes any free one. */
  readonly port?: number
  readonly host?: string
  /** The folder with the data file. */
  readonly data?: string
  /** The path below which the server lives behind a proxy, as in `/vermeil`. */
  readonly base?: string
  /** Believe the X-Forwarded headers of the proxy in front. */
  readonly trustProxy?: boolean
  /** Origins whose pages may connect; without any, the host's own. */
  readonly origins?: readonly string[]
  /** The folder with the built pages. */
  readonly web?: string
  /** pino's levels; `silent` for none. */
  readonly logLevel?: string
  readonly logStream?: { write(line: string): void }
  readonly limits?: Partial<ServerLimits>
  /** Milliseconds that a bot may think. */
  readonly botDeadline?: number
  readonly botThreads?: number
  readonly botWorker?: URL
  /** A PostgreSQL database instead of the file in `data`: then many processes may serve the same tables. */
  readonly database?: string
  /** A nats-server by which these processes tell each other what they did, instead of the database. */
  readonly nats?: string
  /** Another store than all these; the caller closes it. */
  readonly store?: Store
  readonly time?: Time
}

export interface RunningServer {
  /** With the base path, without a slash at its end. */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

export const DEFAULT_PORT = 8080
/** The only process on its file: after a crash it goes on with what it held. */
const ALONE = 'alone'
/** Milliseconds for which a database or a bus that does not answer is waited for at the end. */
const FAREWELL = 3_000
const WEB = fileURLToPath(new URL('../../dist-web', import.meta.url))

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host = '0.0.0.0', web = WEB, time = systemTime } = options
  const base = normalBase(options.base ?? '')
  const limits = { ...SERVER_LIMITS, ...options.limits }
  const border = { trustProxy: options.trustProxy ?? false, origins: options.origins ?? [] }
  const metrics = newMetrics()
  const { logLevel: level = 'info', logStream: stream } = options
  const app = newApp({ level, ...(stream ? { stream } : {}) })
  const { log } = app

  const { store, bus, holder, release } = await openPlace(options)
  const bots = openBotSeats({
    log,
    metrics,
    deadline: options.botDeadline ?? 10_000,
    threads: options.botThreads,
    worker: options.botWorker,
  })
  const noteDeadline = (deadline: number | undefined): void => dueTables.noteDeadline(deadline)
  const leases = new Leases(store, time, holder)
  const neighbours = new Neighbours(bus, { store, time, log })
  const house = { store, time, log, bots, metrics, leases, neighbours, noteDeadline }
  const tables = new Tables(house, limits.tablesPerGuest)
  const dueTables = new DueTables(house, {
    async wake(id) {
      const table = await tables.find(id)
      if (!(table instanceof Table)) return table
      await table.wake()
      return undefined
    },
    attended: () => tables.attended(),
  })

  addRoutes(app, { base, border, store, tables, limits, metrics, time, log })
  await addPages(app, base, web)
  const sockets = openSockets(app.server, { base, border, store, tables, limits, metrics, time, log })
  await app.listen({ port, host, listenTextResolver: () => 'listening' })
  if (bus !== NO_BUS) neighbours.start(tables)
  await dueTables.start()
  const stopForgetting = forgetOldKeys(house)

  const { port: taken } = app.server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  let closing: Promise<void> | undefined
  async function close(): Promise<void> {
    stopForgetting()
    const quiet = dueTables.close()
    sockets.deafen()
    await tables.close()
    sockets.close()
    await closeApp(app)
    await bots.close()
    await Promise.race([leave(quiet), delay(FAREWELL, undefined, { ref: false })])
    release()
  }
  async function leave(quiet: Promise<void>): Promise<void> {
    await quiet
    // Where the store takes nothing they end by themselves.
    await leases.release().catch((problem) => log.warn({ problem }, 'leases could not be given back'))
    await neighbours.close()
    if (!options.store) await store.close()
  }
  return {
    url: `http://${shown.includes(':') ? `[${shown}]` : shown}:${taken}${base}`,
    port: taken,
    close() {
      closing ??= close()
      return closing
    },
  }
}

/** Where everything is kept, and how the processes on it talk to each other. */
async function openPlace({ data = 'data', database, nats, store }: ServerOptions) {
  const holder = database === undefined ? ALONE : randomUUID()
  if (nats !== undefined && database === undefined)
    throw new Error('NATS is for many processes, and these need a PostgreSQL database')
  const release = (): void => undefined
  if (store) return { store, bus: NO_BUS, holder, release }
  if (database === undefined) {
    const held = holdFolder(data)
    return { store: openSqliteStore(join(data, DATA_FILE)), bus: NO_BUS, holder, release: held.release }
  }
  // Only here, because most servers need neither.
  const { openPostgresStore } = await import('./store/postgres/postgres-store.ts')
  const bus =
    nats === undefined
      ? (await import('./cluster/postgres-bus.ts')).openPostgresBus(database, holder)
      : (await import('./cluster/nats-bus.ts')).openNatsBus(nats, holder)
  return { store: await openPostgresStore(database), bus, holder, release }
}

/** '' or '/path', however it was written. */
function normalBase(base: string): string {
  const path = base.replace(/^\/*|\/*$/g, '')
  if (!/^[\w./~-]*$/.test(path)) throw new Error(`not a base path: ${base}`)
  return path === '' ? '' : `/${path}`
}
