import type { AddressInfo } from 'node:net'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { GAMES } from '../games/all.ts'
import { Moderation } from './admin/moderation.ts'
import { makeFirstToken } from './admin/token.ts'
import { openBots } from './bots/open-bots.ts'
import { NO_BUS } from './cluster/bus.ts'
import { Leases } from './cluster/leases.ts'
import { Peers } from './cluster/peers.ts'
import type { ServerContext } from './context.ts'
import { Deals } from './daily/deals.ts'
import { MasterPlayer } from './daily/master.ts'
import { finishTry, Tries } from './daily/tries.ts'
import { DEFAULT_PORT } from './default-port.ts'
import { addEmbeds } from './embed/embed-routes.ts'
import { reportCorruptRows } from './health/corrupt-rows.ts'
import { watchDescriptors } from './health/descriptors.ts'
import { diskUseOf, StorageSpace } from './health/storage-space.ts'
import { limitTrouble } from './health/trouble.ts'
import { closeApp, newApp } from './http/app.ts'
import { limitConnections } from './http/connection-limit.ts'
import { addRoutes } from './http/routes.ts'
import { serveStaticFiles } from './http/static-files.ts'
import { eraseAgain } from './identity/erase.ts'
import { SERVER_LIMITS } from './limits.ts'
import { newMetrics } from './metrics.ts'
import { openNotices } from './notices/notices.ts'
import { NOTICE_DELAYS } from './notices/turn-notices.ts'
import type { ServerOptions } from './options.ts'
import { PAIRING_WAIT } from './pairing/pairing.ts'
import { openPictures } from './preview/pictures.ts'
import { addPreviews } from './preview/preview-routes.ts'
import { clockGuard } from './retention/clock-guard.ts'
import { expireRecords } from './retention/expire-records.ts'
import { RETENTION } from './retention/retention.ts'
import { Sweeper } from './retention/sweeper.ts'
import { SharedReviews } from './shared-reviews/shared-reviews.ts'
import { SlicedWork } from './sliced-work.ts'
import { Addresses } from './socket/addresses.ts'
import { openSockets } from './socket/sockets.ts'
import { openStorage } from './storage.ts'
import { DueTables } from './tables/due-tables.ts'
import { Table } from './tables/table.ts'
import { Tables } from './tables/tables.ts'
import { systemTime } from './time.ts'
import { warmUp } from './warm-up.ts'

export interface RunningServer {
  /** With the base path, without a trailing slash. */
  readonly url: string
  readonly port: number
  /** On the first start: the token of the administrator, which is stored nowhere. */
  readonly adminToken: string | undefined
  close(): Promise<void>
}

/** How long closing waits for a database or a bus that does not answer, in milliseconds. */
const CLOSE_TIMEOUT = 3_000
const WEB = fileURLToPath(new URL('../../dist-web', import.meta.url))

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = DEFAULT_PORT, host = '0.0.0.0', web = WEB, logLevel = 'info', logStream } = options
  const base = normalizeBase(options.base ?? '')
  const app = newApp({
    level: logLevel,
    trustProxy: options.trustProxy ?? false,
    ...(logStream ? { stream: logStream } : {}),
  })
  const storage = await openStorage(options)
  const { bus } = storage
  const context = await newContext(options, base, app.log, storage, {
    noteDeadline: (deadline) => dueTables.noteDeadline(deadline),
    signedOut(guest) {
      sockets.checkKeys(guest)
      peers.publish({ type: 'guest', guest })
      reviews.rereadGuest(guest)
    },
    invited(guests) {
      for (const guest of guests) {
        sockets.tellInvited(guest)
        peers.publish({ type: 'invited', guest })
      }
    },
  })
  const { store, peers } = context
  const stopReporting = reportCorruptRows(context.log)
  const deals = new Deals(context, options.daily ?? true)
  const tables = new Tables(context, async (table) => {
    await finishTry(context, table)
    deals.refresh()
  })
  const reviews = new SharedReviews(context)
  const master = new MasterPlayer(context, deals)
  const dueTables = newDeadlines(context, tables)
  const notices = await openNotices(context, options)

  limitConnections(app.server, context)
  addRoutes(
    app,
    context,
    tables,
    { deals, master, tries: new Tries(context, deals, tables) },
    notices,
    reviews,
    () => sockets.connected(),
  )
  const pictures = addPreviews(app, context, tables, openPictures(web, context.time, options.drawTable))
  const embedLimits = addEmbeds(app, context, web)
  await serveStaticFiles(app, base, web)
  const sockets = openSockets(app.server, context, tables, reviews, embedLimits)
  const adminToken = await makeFirstToken(store, context.time.now())
  await context.moderation.start(() => sockets.checkBans())
  await warmUp(context)
  await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` })
  if (bus !== NO_BUS) peers.start([tables, reviews], sockets, context.moderation)
  await dueTables.start()
  const mayDelete = clockGuard(context)
  const stopExpiring = expireRecords(context, mayDelete)
  const stopErasing = eraseAgain(context, tables)
  const stopWatching = watchDescriptors(context)
  const sweeper = new Sweeper(context, { ...RETENTION, ...options.retention }, mayDelete)
  sweeper.start()
  master.start()
  notices.start()

  const chores = {
    dueTables,
    sweeper,
    master,
    notices,
    stopExpiring,
    stopErasing,
    stopWatching,
    stopReporting,
  }
  const close = () => closeServer(app, context, storage, { ...chores, sockets, tables, pictures }, options)
  let closing: Promise<void> | undefined
  const { port: actualPort } = app.server.address() as AddressInfo
  return {
    url: `http://${urlHost(host)}:${actualPort}${base}`,
    port: actualPort,
    adminToken,
    close() {
      closing ??= close()
      return closing
    },
  }
}

interface ServerParts {
  readonly sockets: ReturnType<typeof openSockets>
  readonly tables: Tables
  readonly pictures: ReturnType<typeof addPreviews>
  readonly dueTables: ReturnType<typeof newDeadlines>
  readonly sweeper: Sweeper
  readonly master: MasterPlayer
  readonly notices: Awaited<ReturnType<typeof openNotices>>
  stopExpiring(): void
  stopErasing(): void
  stopWatching(): void
  stopReporting(): void
}

/** Ends what runs in the background, then lets the last moves be stored, then closes everything else. */
async function closeServer(
  app: ReturnType<typeof newApp>,
  context: ServerContext,
  { release }: Awaited<ReturnType<typeof openStorage>>,
  parts: ServerParts,
  options: ServerOptions,
): Promise<void> {
  const { moderation, bots } = context
  const { sockets, tables, pictures } = parts
  moderation.close()
  parts.stopExpiring()
  parts.stopErasing()
  parts.stopWatching()
  const sweeperClosed = parts.sweeper.close()
  parts.master.close()
  const dueTablesClosed = parts.dueTables.close()
  const noticesClosed = parts.notices.close()
  sockets.stopReading()
  await tables.close()
  sockets.close()
  await closeApp(app)
  await Promise.all([bots.close(), pictures.close()])
  const chores = Promise.all([dueTablesClosed, sweeperClosed, noticesClosed])
  await Promise.race([closeStore(context, chores, options), delay(CLOSE_TIMEOUT, undefined, { ref: false })])
  parts.stopReporting()
  release()
}

async function closeStore(
  { leases, peers, store, log }: ServerContext,
  chores: Promise<unknown>,
  options: ServerOptions,
): Promise<void> {
  await chores
  // If the store does not accept this, the leases end by themselves.
  await leases.release().catch((problem) => log.warn({ problem }, 'could not release the leases'))
  await peers.close()
  if (!options.store) await store.close()
}

async function newContext(
  options: ServerOptions,
  base: string,
  fullLog: ServerContext['log'],
  { store, bus, holder, folder }: Awaited<ReturnType<typeof openStorage>>,
  events: Pick<ServerContext, 'noteDeadline' | 'signedOut' | 'invited'>,
): Promise<ServerContext> {
  const { games = GAMES, time = systemTime } = options
  const { diskUse = folder === undefined ? undefined : () => diskUseOf(folder) } = options
  const log = limitTrouble(fullLog, time)
  const metrics = newMetrics()
  const limits = { ...SERVER_LIMITS, ...options.limits }
  const space = new StorageSpace({ store, time, log, metrics }, { quota: options.quota, diskUse })
  return {
    base,
    originSettings: {
      trustProxy: options.trustProxy ?? false,
      origins: options.origins ?? [],
      hostnames: [hostname(), options.host ?? ''].map((name) => name.toLowerCase()),
    },
    metricsToken: options.metricsToken,
    started: time.now(),
    limits,
    addresses: new Addresses(limits, time),
    noticeDelays: options.noticeDelays ?? NOTICE_DELAYS,
    pairingWait: options.pairingWait ?? PAIRING_WAIT,
    games,
    store,
    time,
    log,
    metrics,
    space,
    moderation: new Moderation({ store, time, log }),
    bots: await openBots(options, log, metrics),
    leases: new Leases(store, time, holder),
    peers: new Peers(bus, { time, log }),
    work: new SlicedWork(),
    ...events,
  }
}

const newDeadlines = (context: ServerContext, tables: Tables): DueTables =>
  new DueTables(context, {
    async wake(id) {
      const table = await tables.find(id)
      if (!(table instanceof Table)) return table
      await table.wake()
      return undefined
    },
    attended: () => tables.attended(),
    isPaused: () => context.moderation.readOnly !== undefined,
  })

/** The host as it is written in a URL that can be opened on this machine. */
function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** '' or '/path', however it was written. */
function normalizeBase(base: string): string {
  const path = base.replace(/^\/*|\/*$/g, '')
  if (!/^[\w./~-]*$/.test(path)) throw new Error(`not a base path: ${base}`)
  return path === '' ? '' : `/${path}`
}
