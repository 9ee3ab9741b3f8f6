import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../main.ts'
import type { ServerOptions } from '../options.ts'
import { DATA_FILE } from '../store/sqlite/data-folder.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Time } from '../time.ts'

/** Bots for tests in which their strength does not matter. */
export const QUICK_BOTS = new URL('./workers/quick-worker.ts', import.meta.url)

/** Limits that no test reaches by accident. */
export const GENEROUS_LIMITS = {
  requests: { perSecond: 1e6, burst: 1e6 },
  guests: { perSecond: 1e6, burst: 1e6 },
  handshakes: { perSecond: 1e6, burst: 1e6 },
  commands: { perSecond: 1e6, burst: 1e6 },
  commandsPerTick: 1e6,
  bytes: { perSecond: 1e9, burst: 1e9 },
  bytesPerAddress: { perSecond: 1e9, burst: 1e9 },
  tablesPerAddress: { perSecond: 1e6, burst: 1e6 },
  tableBytesPerAddress: { perSecond: 1e9, burst: 1e9 },
  newTablesPerGuest: { perSecond: 1e6, burst: 1e6 },
  tableBytesPerGuest: { perSecond: 1e9, burst: 1e9 },
  botTablesPerAddress: { perSecond: 1e6, burst: 1e6 },
  botTablesPerGuest: { perSecond: 1e6, burst: 1e6 },
  previews: { perSecond: 1e6, burst: 1e6 },
  dailyTries: { perSecond: 1e6, burst: 1e6 },
  notices: { perSecond: 1e6, burst: 1e6 },
  mailRequests: { perSecond: 1e6, burst: 1e6 },
  handles: { perSecond: 1e6, burst: 1e6 },
  people: { perSecond: 1e6, burst: 1e6 },
  pairings: { perSecond: 1e6, burst: 1e6 },
  invitations: { perSecond: 1e6, burst: 1e6 },
  signIns: { perSecond: 1e6, burst: 1e6 },
  newReviews: { perSecond: 1e6, burst: 1e6 },
  reviewItems: { perSecond: 1e6, burst: 1e6 },
  reviewSteps: { perSecond: 1e6, burst: 1e6 },
  replays: { perSecond: 1e9, burst: 1e9 },
  sent: { perSecond: 1e12, burst: 1e12 },
  stored: { perSecond: 1e12, burst: 1e12 },
  connectionsPerAddress: 100_000,
  socketsPerAddress: 10_000,
  anonymousPerAddress: 10_000,
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'vermeil-'))
}

let empty: Promise<Buffer> | undefined

/** Writes a data file without data. A server that finds it starts in two thirds of the processor time. */
export async function writeEmptyFile(file: string): Promise<void> {
  empty ??= emptyFile()
  writeFileSync(file, await empty, { mode: 0o600 })
}

async function emptyFile(): Promise<Buffer> {
  const folder = temporaryFolder()
  const file = join(folder, DATA_FILE)
  await openSqliteStore(file).close()
  const content = readFileSync(file)
  rmSync(folder, { recursive: true })
  return content
}

async function newDataFolder({ database }: ServerOptions): Promise<string> {
  const folder = temporaryFolder()
  if (database === undefined) await writeEmptyFile(join(folder, DATA_FILE))
  return folder
}

/**
 * A server on a free port with its own data folder, which is removed when the server is closed. Its bots are quick, and
 * it has no pages, whether they have been built here or not.
 */
export async function testServer(options: ServerOptions = {}): Promise<RunningServer & { data: string }> {
  const data = options.data ?? (await newDataFolder(options))
  const limits = { ...GENEROUS_LIMITS, ...options.limits }
  const defaults = {
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    botThreads: 1,
    botWorker: QUICK_BOTS,
    diskUse: async () => 0,
    web: join(data, 'pages'),
  }
  const server = await startServer({ ...defaults, ...options, data, limits })
  return {
    ...server,
    data,
    async close() {
      await server.close()
      if (options.data === undefined) rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A clock that moves only when it is advanced. */
export interface ManualTime extends Time {
  advance(milliseconds: number): void
}

export function manualTime(start = Date.UTC(2026, 0, 15, 12)): ManualTime {
  let now = start
  const timers = new Set<{ at: number; callback: () => void }>()
  return {
    now: () => now,
    after(milliseconds, callback) {
      const timer = { at: now + Math.max(0, milliseconds), callback }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(milliseconds) {
      now += milliseconds
      for (const timer of [...timers]) {
        if (timer.at > now || !timers.delete(timer)) continue
        timer.callback()
      }
    },
  }
}
