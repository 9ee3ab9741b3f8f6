import pg from 'pg'
import { SETTINGS } from '../store/postgres/postgres-database.ts'
import { type Bus, type Heard, readNews, writeNews } from './bus.ts'

const CHANNEL = 'vermeil'
const TELL = 'select pg_notify($1, news) from unnest($2::text[]) as told (news)'
const CONNECT_AGAIN = 250
/** Who cannot tell it does not collect it for ever: the others will look into the store. */
const MOST_UNTOLD = 10_000

/** PostgreSQL's own notifications, over one connection that does nothing else. Everybody hears everything. */
export function openPostgresBus(url: string, process: string): Bus {
  let line: pg.Client | undefined
  let untold: string[] = []
  let telling = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let hear: (heard: Heard) => void = () => undefined
  let back: () => void = () => undefined
  let away: (why: string) => void = () => undefined

  async function connect(): Promise<void> {
    const client = new pg.Client({ connectionString: url, application_name: 'vermeil bus', ...SETTINGS })
    client.on('error', (problem) => lost(client, problem))
    client.on('end', () => lost(client))
    client.on('notification', ({ payload = '' }) => {
      const heard = readNews(payload)
      if (heard && heard.from !== process) hear(heard)
    })
    line = client
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (problem) {
      return lost(client, problem)
    }
    if (line !== client) return
    back()
    void flush(client)
  }

  function lost(client: pg.Client, problem?: unknown): void {
    if (line !== client) return
    line = undefined
    client.end().catch(() => undefined)
    if (closed) return
    away(problem instanceof Error ? problem.message : 'disconnected')
    timer = setTimeout(() => void connect(), CONNECT_AGAIN)
    timer.unref()
  }

  /** What is told in one breath, and while the last was on its way, goes together. */
  async function flush(client: pg.Client): Promise<void> {
    if (telling) return
    telling = true
    while (line === client && untold.length > 0) {
      const group = untold
      untold = []
      // Whoever should have heard what is lost here looks into the store.
      await client.query(TELL, [CHANNEL, group]).catch((problem) => lost(client, problem))
    }
    telling = false
  }

  return {
    tell(news) {
      if (closed || untold.length >= MOST_UNTOLD) return
      untold.push(writeNews(process, news))
      if (untold.length === 1) setImmediate(() => line && flush(line))
    },
    listen(onNews, onBack, onAway) {
      hear = onNews
      back = onBack
      away = onAway
      void connect()
    },
    follow: () => undefined,
    unfollow: () => undefined,
    async close() {
      if (line) await flush(line)
      closed = true
      clearTimeout(timer)
      await line?.end()
    },
  }
}
