import type { GameList } from '../games/manifest.ts'
import type { Rejection } from '../kernel/index.ts'
import type { TableState } from '../table/index.ts'
import type { Moderation } from './admin/moderation.ts'
import type { BotPool } from './bots/bot-pool.ts'
import type { Leases } from './cluster/leases.ts'
import type { Peers } from './cluster/peers.ts'
import type { StorageSpace } from './health/storage-space.ts'
import type { OriginSettings } from './http/request-origin.ts'
import type { ServerLimits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { NoticeDelays } from './notices/turn-notices.ts'
import type { SlicedWork } from './sliced-work.ts'
import type { Addresses } from './socket/addresses.ts'
import type { Guest, Store } from './store/store.ts'
import type { RecentMemory } from './tables/following/recent-events.ts'
import type { Time } from './time.ts'

/** What all parts of a running server share. */
export interface ServerContext {
  /** The path below which the server is reachable: '' or '/path'. */
  readonly base: string
  readonly originSettings: OriginSettings
  /** Clients that send it may read the metrics from anywhere. */
  readonly metricsToken: string | undefined
  readonly limits: ServerLimits
  /** What everybody behind an address may use together. */
  readonly addresses: Addresses
  readonly noticeDelays: NoticeDelays
  /** How long strangers wait for each other before bots take the open seats, in milliseconds. */
  readonly pairingWait: number
  readonly games: GameList
  readonly store: Store
  readonly time: Time
  /** When this process began to serve. */
  readonly started: number
  readonly log: Log
  readonly metrics: Metrics
  readonly space: StorageSpace
  /** What administrators have ordered. */
  readonly moderation: Moderation
  readonly bots: BotPool
  readonly leases: Leases
  readonly peers: Peers
  /** Replays of long logs. */
  readonly work: SlicedWork
  /** Schedules the next wake-up, where this deadline is earlier than the one that is scheduled. */
  noteDeadline(deadline: number | undefined): void
  /** Devices of a guest were signed out: their sockets are closed, here and in the other processes. */
  signedOut(guest: string): void
  /** Guests have invitations or answers to them: their sockets are told, here and in the other processes. */
  invited(guests: readonly string[]): void
}

/** What a table needs beyond that: the other tables. */
export interface TableContext extends ServerContext {
  readonly recentMemory: RecentMemory
  /** A guest has changed whom they have muted: tell every table where they are connected with another device. */
  changed(guest: Guest): void
  /** Unloads a table that cannot be continued by this process. */
  drop(table: string): void
  /** A counted try of the daily challenge is over. */
  tryFinished(table: TableState): Promise<void>
  /** Creates a table with the same settings for a rematch, with the guest seated at it. Returns its id. */
  create(like: TableState, guest: Guest, address: string): Promise<string | Rejection>
}

/** The part of pino's logger that is used. */
export interface Log {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
