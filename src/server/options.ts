import type { GameList } from '../games/manifest.ts'
import type { ServerLimits } from './limits.ts'
import type { MailOptions } from './notices/mail-sender.ts'
import type { NoticeDelays } from './notices/turn-notices.ts'
import type { DrawTable } from './preview/pictures.ts'
import type { Retention } from './retention/retention.ts'
import type { Store } from './store/store.ts'
import type { Time } from './time.ts'

/** How a server is started. Everything has a default. */
export interface ServerOptions {
  /** 0 picks any free port. */
  readonly port?: number
  readonly host?: string
  /** The games that are offered; a game that is not in the default list needs a `botWorker` that knows it. */
  readonly games?: GameList
  /** The folder with the data file. */
  readonly data?: string
  /** The path below which the server is reachable behind a proxy, such as `/vermeil`. */
  readonly base?: string
  /** Trust the X-Forwarded headers of the proxy in front. */
  readonly trustProxy?: boolean
  /** Clients that send it as a bearer token may read the metrics; others only from the private network. */
  readonly metricsToken?: string
  /**
   * Origins whose pages may connect. When empty, only pages of the host itself may, and the host must be an address, a
   * name of the local network or a name of this machine.
   */
  readonly origins?: readonly string[]
  /** The folder with the built pages. */
  readonly web?: string
  /** One of pino's levels, or `silent`. */
  readonly logLevel?: string
  readonly logStream?: { write(line: string): void }
  readonly limits?: Partial<ServerLimits>
  /** How long tables are kept. */
  readonly retention?: Partial<Retention>
  /** Bytes that the stored data may take up. From 90 % of it on, new tables are refused. */
  readonly quota?: number
  /** Whether the daily challenge is offered, which it is by default. */
  readonly daily?: boolean
  /** Measures the share of the disk that is in use; by default that of the disk with `data`. */
  readonly diskUse?: () => Promise<number>
  /** How long a bot may think, in milliseconds. */
  readonly botDeadline?: number
  readonly botThreads?: number
  readonly botWorker?: URL
  /** The bots that think in bot processes on the same nats-server, if there are any. By default the strong levels. */
  readonly remoteBots?: readonly string[] | 'all'
  /** The mail server that sends notifications. It needs `origins`, because the mails contain links. */
  readonly mail?: MailOptions
  /** Draws pictures of tables instead of the built pages. */
  readonly drawTable?: DrawTable
  /** How long a player has to come by before they are told that it is their move. */
  readonly noticeDelays?: NoticeDelays
  /** How long strangers wait for each other before bots take the open seats, in milliseconds. */
  readonly pairingWait?: number
  /** Addresses of the private network to which push messages and webhooks may be sent. */
  readonly privateTargets?: readonly string[]
  /** A PostgreSQL database instead of the file in `data`. Several processes can then serve the same tables. */
  readonly database?: string
  /**
   * A nats-server that carries messages between these processes, instead of the database. With or without a database, bot
   * processes that are connected to it think for the strong levels.
   */
  readonly nats?: string
  /** A store to use instead of all these. The caller closes it. */
  readonly store?: Store
  readonly time?: Time
}
