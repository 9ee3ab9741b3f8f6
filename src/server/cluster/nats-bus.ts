import {
  type ConnectionOptions,
  connect,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node'
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
  // Who was refused once may be let in when its server has been set right.
  ignoreAuthErrorAbort: true,
} as const

/** The library does not look for a name and a password, or a token, in the address. */
function serversOf(url: string): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'token'> {
  const servers = url.split(',').map((one) => one.trim())
  const [first] = servers.map((one) => URL.parse(one.includes('://') ? one : `nats://${one}`))
  // The address may hold a password: it is not told.
  if (!first) throw new Error('the address of the nats-server is like nats://user:password@host:4222')
  const [user, pass] = [first.username, first.password].map(decodeURIComponent)
  if (user === '') return { servers }
  return pass === '' ? { servers, token: user } : { servers, user, pass }
}

/** NATS: a subject for each table, so that a process hears only of the tables it follows. */
export function openNatsBus(url: string, process: string): Bus {
  const options = { ...PATIENT, ...serversOf(url) }
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
  async function open(back: () => void, away: (why: string) => void): Promise<void> {
    const opened = await connect(options).catch((problem: unknown) => {
      away(problem instanceof Error ? problem.message : String(problem))
    })
    if (closed) return opened?.close()
    if (!opened) {
      timer = setTimeout(() => void open(back, away), CONNECT_AGAIN)
      return
    }
    nats = opened
    for (const subject of followed.keys()) subscribe(subject)
    back()
    for await (const { type } of opened.status()) {
      if (type === 'reconnect') back()
      if (type === 'disconnect' && !closed) away('disconnected')
    }
  }

  return {
    tell(news) {
      if (!closed) nats?.publish(subjectOf(news), writeNews(process, news))
    },
    listen(onNews, back, away) {
      hear = onNews
      void open(back, away)
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
