import type { Time } from './time.ts'

/** What one visitor may use. Whoever runs the server can change each of these. */
export interface ServerLimits {
  /** API requests of one address. */
  readonly requests: Rate
  /** Files of the pages. The burst is large, because a whole household may share one address. */
  readonly files: Rate
  /** New guests, new names and new devices of one address. */
  readonly guests: Rate
  /** New sockets of one address. */
  readonly handshakes: Rate
  /** Commands on one socket. */
  readonly commands: Rate
  /** Commands of one address that are carried out before others have their turn. */
  readonly commandsPerTick: number
  /** Bytes that one socket may send, frames of every kind included. */
  readonly bytes: Rate
  /** Bytes that all sockets of one address may send together. */
  readonly bytesPerAddress: Rate
  /** Log entries and turns that the server replays for one address, to load tables and to bring clients up to date. */
  readonly replays: Rate
  /** Bytes that are sent to everybody because of one address. */
  readonly sent: Rate
  /** Bytes that the logs of tables grow by because of one address, the moves of its bots included. */
  readonly stored: Rate
  /** Connections of one address, sockets included; behind a trusted proxy, requests that are not complete or whose answer it has not read yet. */
  readonly connectionsPerAddress: number
  readonly socketsPerAddress: number
  /** Sockets of one address whose visitors have no name. */
  readonly anonymousPerAddress: number
  readonly sockets: number
  /** New tables of one address, and their bytes. */
  readonly tablesPerAddress: Rate
  readonly tableBytesPerAddress: Rate
  /** New tables of one guest, and their bytes. */
  readonly newTablesPerGuest: Rate
  readonly tableBytesPerGuest: Rate
  /** New tables at which only bots play, of one address and of one guest. They count among all new tables as well. */
  readonly botTablesPerAddress: Rate
  readonly botTablesPerGuest: Rate
  /** Pictures of tables that are drawn because of one address. Those that exist cost nothing. */
  readonly previews: Rate
  /** Pages with an embedded table that one address loads, and as many sockets that these open. */
  readonly embeds: Rate
  /** Sockets of embedded tables of one address, which count apart from all others. */
  readonly embedsPerAddress: number
  /** Tries of the daily challenge that guests of one address begin. */
  readonly dailyTries: Rate
  /** What one guest or one address changes about how it is notified, test messages included. */
  readonly notices: Rate
  /** Requests to confirm e-mail addresses, of one guest or one address. */
  readonly mailRequests: Rate
  /** Codes of tables that turn out to be wrong, per address and per guest. */
  readonly wrongCodes: Rate
  /** Passkeys and recovery codes that are made, and attempts to sign in, of one address. */
  readonly signIns: Rate
  /** Changes of a handle, refused ones included, per address and per guest: each tells whether a handle is taken. */
  readonly handles: Rate
  /** Downloads of everything that is stored about a guest, per address and per guest. */
  readonly dataExports: Rate
  /** Programs and tokens that one guest or one address makes or drops. */
  readonly programChanges: Rate
  /** API requests of one program. */
  readonly programRequests: Rate
  /** Commands on one socket of a program. */
  readonly programCommands: Rate
  /** Commands of all programs together, so that any number of them leaves room for people. */
  readonly allProgramCommands: Rate
  readonly socketsPerProgram: number
  /** Changes of blocks and groups, per address and per guest. */
  readonly people: Rate
  /** Wishes to be paired with strangers, per address and per guest. */
  readonly pairings: Rate
  /** People who are invited to tables, per address and per guest of the inviter. */
  readonly invitations: Rate
  /** Shared reviews that are made, per address and per guest. */
  readonly newReviews: Rate
  /** Notes and arrows that are added or deleted in shared reviews, per address and per guest. */
  readonly reviewItems: Rate
  /** Changes of the position or the leader of shared reviews, per address and per guest. */
  readonly reviewSteps: Rate
  /** Reports of one guest or one address. */
  readonly reports: Rate
  /** Requests of administrators with one token. */
  readonly adminRequests: Rate
  /** Wrong tokens of administrators, per address. */
  readonly wrongTokens: Rate
  /** Unfinished tables at which one guest may have a seat. */
  readonly tablesPerGuest: number
  /** Bytes that may be waiting for a slow client before its socket is closed. */
  readonly unreadBytes: number
  /** Bytes that may be waiting for all slow clients together. */
  readonly unreadTotal: number
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
  commandsPerTick: 100,
  bytes: { perSecond: 32_768, burst: 262_144 },
  bytesPerAddress: { perSecond: 262_144, burst: 2_097_152 },
  replays: { perSecond: 1_000, burst: 60_000 },
  sent: { perSecond: 2_097_152, burst: 33_554_432 },
  // A match has 10 to 100 kB. In a day, one address adds less than a gigabyte.
  stored: { perSecond: 8_192, burst: 67_108_864 },
  connectionsPerAddress: 600,
  socketsPerAddress: 120,
  anonymousPerAddress: 60,
  sockets: 20_000,
  tablesPerAddress: { perSecond: 1 / 20, burst: 200 },
  tableBytesPerAddress: { perSecond: 500, burst: 2_000_000 },
  newTablesPerGuest: { perSecond: 1 / 60, burst: 60 },
  tableBytesPerGuest: { perSecond: 200, burst: 1_000_000 },
  botTablesPerAddress: { perSecond: 12 / 3600, burst: 12 },
  botTablesPerGuest: { perSecond: 6 / 3600, burst: 4 },
  previews: { perSecond: 0.5, burst: 30 },
  embeds: { perSecond: 1, burst: 60 },
  embedsPerAddress: 30,
  dailyTries: { perSecond: 40 / 86_400, burst: 40 },
  notices: { perSecond: 1 / 30, burst: 30 },
  mailRequests: { perSecond: 10 / 86_400, burst: 10 },
  wrongCodes: { perSecond: 20 / 3600, burst: 10 },
  signIns: { perSecond: 0.1, burst: 40 },
  handles: { perSecond: 20 / 3600, burst: 10 },
  dataExports: { perSecond: 6 / 3600, burst: 6 },
  programChanges: { perSecond: 20 / 3600, burst: 10 },
  programRequests: { perSecond: 2, burst: 30 },
  programCommands: { perSecond: 10, burst: 60 },
  allProgramCommands: { perSecond: 200, burst: 400 },
  socketsPerProgram: 2,
  people: { perSecond: 1 / 10, burst: 60 },
  pairings: { perSecond: 1 / 10, burst: 20 },
  invitations: { perSecond: 1 / 60, burst: 40 },
  newReviews: { perSecond: 1 / 60, burst: 30 },
  reviewItems: { perSecond: 1, burst: 60 },
  reviewSteps: { perSecond: 10, burst: 100 },
  reports: { perSecond: 1 / 600, burst: 5 },
  adminRequests: { perSecond: 50, burst: 500 },
  wrongTokens: { perSecond: 20 / 3600, burst: 10 },
  tablesPerGuest: 40,
  unreadBytes: 1_048_576,
  unreadTotal: 268_435_456,
}

/** A token bucket. */
export class Bucket {
  readonly #rate: Rate
  #tokens: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#tokens = rate.burst
    this.#at = now
  }

  take(now: number, cost = 1): boolean {
    this.#fill(now)
    if (this.#tokens < cost) return false
    this.#tokens -= cost
    return true
  }

  /** Charges what has already been used, even if that is more than is left. */
  charge(now: number, cost: number): void {
    this.#fill(now)
    this.#tokens -= cost
  }

  /** Milliseconds until everything that was charged is paid. */
  debt(now: number): number {
    this.#fill(now)
    return this.#tokens >= 0 ? 0 : Math.ceil((-1000 * this.#tokens) / this.#rate.perSecond)
  }

  giveBack(now: number): void {
    this.#fill(now)
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + 1)
  }

  left(now: number): number {
    this.#fill(now)
    return this.#tokens
  }

  isFull(now: number): boolean {
    this.#fill(now)
    return this.#tokens === this.#rate.burst
  }

  #fill(now: number): void {
    const filled = this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond
    this.#tokens = Math.min(this.#rate.burst, filled)
    this.#at = now
  }
}

const BUCKET_LIMIT = 50_000

/** A bucket for each address or guest. Full ones are dropped when there are too many, to bound the memory. */
export class Buckets {
  readonly #rate: Rate
  readonly #time: Time
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate, time: Time) {
    this.#rate = rate
    this.#time = time
  }

  take(key: string, cost = 1): boolean {
    const now = this.#time.now()
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      if (this.#buckets.size >= BUCKET_LIMIT) this.#dropFull(now)
      bucket = new Bucket(this.#rate, now)
      this.#buckets.set(key, bucket)
    }
    return bucket.take(now, cost)
  }

  /** Undoes a `take`. */
  giveBack(key: string): void {
    this.#buckets.get(key)?.giveBack(this.#time.now())
  }

  #dropFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
    if (this.#buckets.size >= BUCKET_LIMIT) this.#buckets.clear()
  }
}

/**
 * A bucket for each guest and one for each address, so that having many of one does not help. A guest above their own
 * limit does not use up that of their address. For visitors without a name only the address counts.
 */
export class VisitorBuckets {
  readonly #ofGuest: Buckets
  readonly #ofAddress: Buckets

  constructor(rate: Rate, time: Time, perAddress = rate) {
    this.#ofGuest = new Buckets(rate, time)
    this.#ofAddress = new Buckets(perAddress, time)
  }

  take(guest: string | undefined, address: string, cost = 1): boolean {
    return (guest === undefined || this.#ofGuest.take(guest, cost)) && this.#ofAddress.take(address, cost)
  }

  /** Undoes a `take`. */
  giveBack(guest: string | undefined, address: string): void {
    if (guest !== undefined) this.#ofGuest.giveBack(guest)
    this.#ofAddress.giveBack(address)
  }
}
