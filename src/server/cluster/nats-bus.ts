import {
  type ConnectionOptions,
  connect,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node'
import { type Bus, type BusHandlers, type BusMessage, encodeBusMessage, parseBusMessage } from './bus.ts'

const RECONNECT_DELAY = 250
const BROADCAST = 'vermeil.all'
const tableSubject = (table: string): string => `vermeil.table.${table}`
const subjectOf = (message: BusMessage): string =>
  'table' in message ? tableSubject(message.table) : BROADCAST

/** Never gives up reconnecting, and notices a server that has fallen silent. */
const OPTIONS = {
  name: 'vermeil',
  maxReconnectAttempts: -1,
  timeout: 5_000,
  reconnectTimeWait: RECONNECT_DELAY,
  reconnectJitter: 100,
  pingInterval: 2_000,
  maxPingOut: 2,
  noEcho: true,
  // Credentials that are refused now may be accepted once the server's configuration has been corrected.
  ignoreAuthErrorAbort: true,
} as const

/** The library does not read a user and password, or a token, from the URL. */
function serversOf(url: string): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'token'> {
  const servers = url.split(',').map((one) => one.trim())
  const [first] = servers.map((one) => URL.parse(one.includes('://') ? one : `nats://${one}`))
  // The URL may hold a password, so the error does not repeat it.
  if (!first) throw new Error('the URL of the nats-server must look like nats://user:password@host:4222')
  const user = decodeURIComponent(first.username)
  const pass = decodeURIComponent(first.password)
  if (user === '') return { servers }
  return pass === '' ? { servers, token: user } : { servers, user, pass }
}

/** NATS, with a subject for each table: a process receives messages only about the tables it subscribes to. */
export function openNatsBus(url: string, process: string): Bus {
  const options = { ...OPTIONS, ...serversOf(url) }
  let nats: NatsConnection | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let handlers: BusHandlers | undefined
  const subscriptions = new Map<string, Subscription | undefined>([[BROADCAST, undefined]])

  function subscribe(subject: string): void {
    const callback = (_: Error | null, message: { string(): string }): void => {
      const envelope = parseBusMessage(message.string())
      if (envelope && envelope.from !== process) handlers?.onMessage(envelope)
    }
    subscriptions.set(subject, nats?.subscribe(subject, { callback }))
  }

  /** The first connection is attempted until it succeeds; after that the library reconnects by itself. */
  async function open(): Promise<void> {
    const opened = await connect(options).catch((problem: unknown) => {
      handlers?.onDisconnect(problem instanceof Error ? problem.message : String(problem))
    })
    if (closed) return opened?.close()
    if (!opened) {
      timer = setTimeout(() => void open(), RECONNECT_DELAY)
      return
    }
    nats = opened
    for (const subject of subscriptions.keys()) subscribe(subject)
    handlers?.onConnect()
    for await (const { type } of opened.status()) {
      if (type === 'reconnect') handlers?.onConnect()
      if (type === 'disconnect' && !closed) handlers?.onDisconnect('disconnected')
    }
  }

  return {
    connect(given) {
      handlers = given
      void open()
    },
    publish(message) {
      if (!closed) nats?.publish(subjectOf(message), encodeBusMessage(process, message))
    },
    subscribe: (table) => subscribe(tableSubject(table)),
    unsubscribe(table) {
      const subject = tableSubject(table)
      subscriptions.get(subject)?.unsubscribe()
      subscriptions.delete(subject)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await nats?.close()
    },
  }
}
