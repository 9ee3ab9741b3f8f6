import type { ServerLimits } from '../limits.ts'

/** A client with less than this queued is never dropped because others are slow. */
const SMALL = 65_536

/** Bytes that are queued for clients that read too slowly: for each of them, and for all together. */
export class Backlog {
  readonly #perClient: number
  readonly #total: number
  #queued = 0

  constructor({ unreadBytes, unreadTotal }: ServerLimits) {
    this.#perClient = unreadBytes
    this.#total = unreadTotal
  }

  /** What is queued for one client has changed. */
  update(before: number, now: number): void {
    this.#queued += now - before
  }

  /** Whether a client for which this many bytes are queued must be dropped. */
  exceeds(queued: number): boolean {
    return queued > this.#perClient || (queued > SMALL && this.#queued > this.#total)
  }
}
