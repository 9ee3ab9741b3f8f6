import pg from 'pg'
import { SETTINGS } from '../store/postgres/postgres-database.ts'
import { type Bus, type BusHandlers, encodeBusMessage, parseBusMessage, RECONNECT_DELAY } from './bus.ts'

const CHANNEL = 'vermeil'
const NOTIFY = 'select pg_notify($1, news) from unnest($2::text[]) as told (news)'
/** Further messages are dropped while the database is away: the other processes will look into the store. */
const QUEUE_LIMIT = 10_000

/** PostgreSQL's own notifications, over a connection used for nothing else. Every process receives every message. */
export function openPostgresBus(url: string, process: string): Bus {
  let connection: pg.Client | undefined
  let queue: string[] = []
  let sending = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let handlers: BusHandlers | undefined

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: 'vermeil bus', ...SETTINGS })
    client.on('error', (problem) => lost(client, problem))
    client.on('end', () => lost(client))
    client.on('notification', ({ payload = '' }) => {
      const envelope = parseBusMessage(payload)
      if (envelope && envelope.from !== process) handlers?.onMessage(envelope)
    })
    connection = client
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (problem) {
      return lost(client, problem)
    }
    if (connection !== client) return
    handlers?.onConnect()
    void flush(client)
  }

  function lost(client: pg.Client, problem?: unknown): void {
    if (connection !== client) return
    connection = undefined
    client.end().catch(() => undefined)
    if (closed) return
    handlers?.onDisconnect(problem instanceof Error ? problem.message : 'disconnected')
    timer = setTimeout(() => void connect(), RECONNECT_DELAY)
    timer.unref()
  }

  /** Messages published in one tick, or while the last batch is under way, are sent together. */
  async function flush(client: pg.Client): Promise<void> {
    if (sending) return
    sending = true
    while (connection === client && queue.length > 0) {
      const batch = queue
      queue = []
      // A batch that is lost here is not sent again: the receivers look into the store.
      await client.query(NOTIFY, [CHANNEL, batch]).catch((problem) => lost(client, problem))
    }
    sending = false
  }

  return {
    connect(given) {
      handlers = given
      void connect()
    },
    publish(message) {
      if (closed || queue.length >= QUEUE_LIMIT) return
      queue.push(encodeBusMessage(process, message))
      if (queue.length === 1) setImmediate(() => connection && flush(connection))
    },
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    async close() {
      if (connection) await flush(connection)
      closed = true
      clearTimeout(timer)
      await connection?.end()
    },
  }
}
