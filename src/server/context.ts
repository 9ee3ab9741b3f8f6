import type { Rejection } from '../kernel/index.ts'
import type { TableState } from '../table/index.ts'
import type { BotSeats } from './bots/bot-pool.ts'
import type { Leases } from './cluster/leases.ts'
import type { Neighbours } from './cluster/peers.ts'
import type { Metrics } from './metrics.ts'
import type { Guest, Store } from './store/store.ts'
import type { Time } from './time.ts'

/** What every table of a server shares. */
export interface House {
  readonly store: Store
  readonly time: Time
  readonly log: Log
  readonly bots: BotSeats
  readonly metrics: Metrics
  readonly leases: Leases
  readonly neighbours: Neighbours
  noteDeadline(deadline: number | undefined): void
  /** A guest has changed whom he hears: known at every table, at which he may be with other devices. */
  changed(guest: Guest): void
  /** A table that cannot be gone on with here leaves the memory. */
  drop(table: string): void
  /** A table like that one for another match; the guest sits at it. Its id. */
  create(like: TableState, guest: Guest): Promise<string | Rejection>
}

/** The part of pino that is used. */
export interface Log {
  debug(what: object, message: string): void
  info(what: object, message: string): void
  warn(what: object, message: string): void
  error(what: object, message: string): void
}
