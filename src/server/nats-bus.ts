import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { type Bus, type Heard, type News, readNews, writeNews } from './bus.ts'

const CONNECT_AGAIN = 250
const EVERYBODY = 'vermeil.all'
const subjectOf = (news: News): string => ('table' in news ? `vermeil.table.${news.table}` : EVERYBODY)

/** It connects again for ever, and notices a silent server. */
const PATIENT = {
  name: 'vermeil',
  maxReconnectAttempts: -1,
  timeout: 5_000,
  reconnectTimeWait: 250,
  reconnectJitter: 100,
  pingInterval: 2_000,
  maxPingOut: 2,
  noEcho: true,
} as const

/** NATS: a subject for each table, so that a process hears only of the tables it follows. */
export function openNatsBus(url: string, process: string): Bus {
  let nats: NatsConnection | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let hear: (heard: Heard) => void = () => undefined
  const followed = new Map<string, Subscription | undefined>([[EVERYBODY, undefined]])

  function subscribe(subject: string): void {
    const callback = (_: Error | null, message: { string(): string }): void => {
      const heard = readNews(message.string())
      if (heard && heard.from !== process) hear(heard)
    }
    followed.set(subject, nats?.subscribe(subject, { callback }))
  }

  /** The first time it is tried until it is closed; from then on the connection sees to itself. */
  async function open(back: () => void): Promise<void> {
    const opened = await connect({ ...PATIENT, servers: url.split(',') }).catch(() => undefined)
    if (closed) return opened?.close()
    if (!opened) {
      timer = setTimeout(() => void open(back), CONNECT_AGAIN)
      return
    }
    nats = opened
    for (const subject of followed.keys()) subscribe(subject)
    back()
    for await (const { type } of opened.status()) if (type === 'reconnect') back()
  }

  return {
    tell(news) {
      if (!closed) nats?.publish(subjectOf(news), writeNews(process, news))
    },
    listen(onNews, back) {
      hear = onNews
      void open(back)
    },
    follow: (table) => subscribe(`vermeil.table.${table}`),
    unfollow(table) {
      const subject = `vermeil.table.${table}`
      followed.get(subject)?.unsubscribe()
      followed.delete(subject)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await nats?.close()
    },
  }
}
