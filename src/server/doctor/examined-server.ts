import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { ServerOptions } from '../options.ts'

/** The settings of the server that is examined, as `serve` would get them. */
export interface ExaminedServer extends Pick<ServerOptions, 'host' | 'database' | 'mail' | 'quota'> {
  readonly port: number
  readonly data: string
  readonly base: string
  readonly trustProxy: boolean
  readonly origins: readonly string[]
  /** Names in its environment that look like settings but are none. */
  readonly unknownSettings?: readonly string[]
  /** The folder into which backups are written. */
  readonly backups?: string
}

/** How full a disk is. */
interface DiskSpace {
  readonly size: number
  readonly free: number
}

/** What measurements are made with. Tests replace them. */
export interface Probes {
  now(): number
  /** The space on the disk with this folder, in bytes. */
  disk(folder: string): Promise<DiskSpace>
  fetch(url: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** Whether this runs in a container, whose ports only its neighbours reach. */
  readonly contained: boolean
}

/** How long anything may take to answer, in milliseconds. */
export const EXAMINATION_TIMEOUT = 8_000

export const PROBES: Probes = {
  now: () => Date.now(),
  async disk(folder) {
    const { bsize, blocks, bfree, bavail } = await statfs(folder)
    // As `df` counts: what is reserved for root is neither used nor free.
    return { size: (blocks - bfree + bavail) * bsize, free: bavail * bsize }
  },
  fetch: (url, headers = {}) =>
    fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(EXAMINATION_TIMEOUT) }),
  contained: existsSync('/.dockerenv') || existsSync('/run/.containerenv'),
}
