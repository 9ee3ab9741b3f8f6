import { GAMES } from '../../games/all.ts'
import { LEVELS } from '../../search/levels.ts'
import type { Log } from '../context.ts'
import type { Metrics } from '../metrics.ts'
import type { ServerOptions } from '../options.ts'
import { type BotPool, openBotPool } from './bot-pool.ts'

const BOT_DEADLINE = 10_000

/** Those that search. The others take less time than a message. */
const STRONG_LEVELS: readonly string[] = LEVELS.slice(LEVELS.indexOf('sharp') + 1)

/** The bots of a server: in its own threads and, if it has a nats-server, in processes elsewhere. */
export async function openBots(options: ServerOptions, log: Log, metrics: Metrics): Promise<BotPool> {
  const { games = GAMES, nats: url, botDeadline: deadline = BOT_DEADLINE, botThreads, botWorker } = options
  const { remoteBots = STRONG_LEVELS } = options
  const own = openBotPool({ log, metrics, deadline, threads: botThreads, worker: botWorker })
  let pool = own
  if (url !== undefined && remoteBots.length > 0) {
    // Imported only here, because most servers do not need it.
    const { openRemotePool } = await import('./remote/remote-pool.ts')
    const isSent = (bot: string): boolean => remoteBots === 'all' || remoteBots.includes(bot)
    pool = openRemotePool({ url, own, games, log, metrics, deadline, isSent })
  }
  metrics.watchBots(() => pool.load())
  return pool
}
