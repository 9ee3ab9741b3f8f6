import { statfs } from 'node:fs/promises'
import type { Log } from '../context.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import { hasPassed, type Time } from '../time.ts'

/**
 * Once this share of the disk or the quota is used, new tables, new names, chat and notes are refused, so that running
 * matches can be finished.
 */
export const FULL = 0.9
/** How long a measurement is used, in milliseconds. */
const CACHE_TIME = 5_000

export interface StorageSpaceOptions {
  /** Bytes that the stored data may take up. */
  readonly quota: number | undefined
  /** The share of the disk that is in use, from 0 to 1; undefined if the data is not on a disk of this machine. */
  readonly diskUse: (() => Promise<number>) | undefined
}

/** The share of the disk with this folder that is in use, as `df` counts it. */
export async function diskUseOf(folder: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(folder)
  const used = blocks - bfree
  return used / Math.max(1, used + bavail)
}

/** Whether there is enough disk space, and quota, for new tables. */
export class StorageSpace {
  readonly #store: Store
  readonly #time: Time
  readonly #log: Log
  readonly #metrics: Metrics
  readonly #options: StorageSpaceOptions
  #measuredAt = Number.NEGATIVE_INFINITY
  #measuring: Promise<boolean> = Promise.resolve(false)
  #full = false
  #stored = 0
  #disk: number | undefined

  constructor(
    { store, time, log, metrics }: { store: Store; time: Time; log: Log; metrics: Metrics },
    options: StorageSpaceOptions,
  ) {
    this.#store = store
    this.#time = time
    this.#log = log
    this.#metrics = metrics
    this.#options = options
    if (options.quota !== undefined) metrics.quota.set(options.quota)
  }

  /** The last measurement. */
  get measured(): {
    readonly stored: number
    readonly quota: number | undefined
    readonly disk: number | undefined
  } {
    return { stored: this.#stored, quota: this.#options.quota, disk: this.#disk }
  }

  /** Measured at most every few seconds, however many tables are created. */
  isFull(): Promise<boolean> {
    const now = this.#time.now()
    if (hasPassed(CACHE_TIME, { since: this.#measuredAt, now })) {
      this.#measuredAt = now
      this.#measuring = this.#measure().catch((problem) => {
        this.#log.warn({ problem }, 'could not measure how much space is left')
        return false
      })
    }
    return this.#measuring
  }

  async #measure(): Promise<boolean> {
    const { quota, diskUse } = this.#options
    const [stored, disk] = await Promise.all([this.#store.size(), diskUse?.()])
    const metrics = this.#metrics
    metrics.stored.set(stored)
    this.#stored = stored
    this.#disk = disk
    if (disk !== undefined) metrics.diskUse.set(disk)
    const full = (disk ?? 0) >= FULL || (quota !== undefined && stored >= FULL * quota)
    metrics.full.set(full ? 1 : 0)
    if (full !== this.#full) this.#announce(full, { stored, quota, disk })
    return full
  }

  #announce(full: boolean, details: object): void {
    this.#full = full
    if (full) this.#log.warn(details, 'almost no space is left: new tables are refused, running ones go on')
    else this.#log.info(details, 'there is space for new tables again')
  }
}
