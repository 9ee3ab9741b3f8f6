import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node'
import { RECONNECT_DELAY } from './bus.ts'

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

type NatsServers = Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'token'>

/** The library does not read a user and password, or a token, from the URL. Throws if the URL is malformed. */
export function readNatsUrl(url: string): NatsServers {
  const servers = url.split(',').map((one) => one.trim())
  const [first] = servers.map((one) => URL.parse(one.includes('://') ? one : `nats://${one}`))
  // The URL may hold a password, so the error does not repeat it.
  if (!first) throw new Error('the URL of the nats-server must look like nats://user:password@host:4222')
  const user = decodeURIComponent(first.username)
  const pass = decodeURIComponent(first.password)
  if (user === '') return { servers }
  return pass === '' ? { servers, token: user } : { servers, user, pass }
}

interface NatsHandlers {
  /** Connected for the first time: make the subscriptions, which the library restores by itself later. */
  onOpen(nats: NatsConnection): void
  /** Called on every connect, reconnects included. */
  onConnect(): void
  /** The connection was lost or could not be made. Not called again before the next connection, unless the reason is new. */
  onDisconnect(reason: string): void
}

/** Connects to NATS, however long that takes, and stays connected until it is closed. */
export function connectNats(servers: NatsServers, handlers: NatsHandlers): { close(): Promise<void> } {
  const options = { ...OPTIONS, ...servers }
  let nats: NatsConnection | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let lastReason: string | undefined

  function disconnected(reason: string): void {
    if (reason !== lastReason) handlers.onDisconnect(reason)
    lastReason = reason
  }

  function connected(): void {
    lastReason = undefined
    handlers.onConnect()
  }

  /** The first connection is attempted until it succeeds; after that the library reconnects by itself. */
  async function open(): Promise<void> {
    const opened = await connect(options).catch((problem: unknown) => {
      disconnected(problem instanceof Error ? problem.message : String(problem))
    })
    if (closed) return opened?.close()
    if (!opened) {
      timer = setTimeout(() => void open(), RECONNECT_DELAY)
      return
    }
    nats = opened
    handlers.onOpen(opened)
    connected()
    for await (const { type } of opened.status()) {
      if (type === 'reconnect') connected()
      if (type === 'disconnect' && !closed) disconnected('disconnected')
    }
  }

  void open()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await nats?.close()
    },
  }
}
