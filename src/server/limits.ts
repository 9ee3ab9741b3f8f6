import type { Time } from './time.ts'

/** How much one visitor may ask for. A host may change any of it. */
export interface ServerLimits {
  /** Requests to the API per second of one address, and how many at once. */
  readonly requests: Rate
  /** Files of the pages: many at once, because a household opens them behind one address. */
  readonly files: Rate
  /** New guests, new names and new devices per second of one address. */
  readonly guests: Rate
  /** New sockets per second of one address. */
  readonly handshakes: Rate
  /** Commands per second on one socket. */
  readonly commands: Rate
  readonly socketsPerAddress: number
  readonly sockets: number
  /** Unfinished tables at which one guest may sit. */
  readonly tablesPerGuest: number
  /** Bytes that may wait for a slow reader before its socket is closed. */
  readonly unreadBytes: number
}

export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

export const SERVER_LIMITS: ServerLimits = {
  requests: { perSecond: 20, burst: 120 },
  files: { perSecond: 200, burst: 3000 },
  guests: { perSecond: 0.2, burst: 30 },
  handshakes: { perSecond: 4, burst: 60 },
  commands: { perSecond: 20, burst: 60 },
  socketsPerAddress: 120,
  sockets: 20_000,
  tablesPerGuest: 40,
  unreadBytes: 1_048_576,
}

/** A bucket that fills with time and empties with use. */
export class Bucket {
  readonly #rate: Rate
  #left: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#left = rate.burst
    this.#at = now
  }

  take(now: number, cost = 1): boolean {
    this.#fill(now)
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }

  isFull(now: number): boolean {
    this.#fill(now)
    return this.#left === this.#rate.burst
  }

  #fill(now: number): void {
    const filled = this.#left + (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond
    this.#left = Math.min(this.#rate.burst, filled)
    this.#at = now
  }
}

const MOST_BUCKETS = 50_000

/** A bucket for each address; full ones are forgotten, so that many addresses do not fill the memory. */
export class Buckets {
  readonly #rate: Rate
  readonly #time: Time
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate, time: Time) {
    this.#rate = rate
    this.#time = time
  }

  take(address: string, cost = 1): boolean {
    const now = this.#time.now()
    let bucket = this.#buckets.get(address)
    if (!bucket) {
      if (this.#buckets.size >= MOST_BUCKETS) this.#forget(now)
      bucket = new Bucket(this.#rate, now)
      this.#buckets.set(address, bucket)
    }
    return bucket.take(now, cost)
  }

  #forget(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address)
    if (this.#buckets.size >= MOST_BUCKETS) this.#buckets.clear()
  }
}
