import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import { type Bus, type BusHandlers, type BusMessage, encodeBusMessage, parseBusMessage } from './bus.ts'
import { connectNats, readNatsUrl } from './nats-connection.ts'

const BROADCAST = 'vermeil.all'
const tableSubject = (table: string): string => `vermeil.table.${table}`
const subjectOf = (message: BusMessage): string =>
  'table' in message ? tableSubject(message.table) : BROADCAST

/** NATS, with a subject for each table: a process receives messages only about the tables it subscribes to. */
export function openNatsBus(url: string, process: string): Bus {
  const servers = readNatsUrl(url)
  let nats: NatsConnection | undefined
  let closed = false
  let connection: { close(): Promise<void> } | undefined
  let handlers: BusHandlers | undefined
  const subscriptions = new Map<string, Subscription | undefined>([[BROADCAST, undefined]])

  function subscribe(subject: string): void {
    const callback = (_: Error | null, message: { string(): string }): void => {
      const envelope = parseBusMessage(message.string())
      if (envelope && envelope.from !== process) handlers?.onMessage(envelope)
    }
    subscriptions.set(subject, nats?.subscribe(subject, { callback }))
  }

  return {
    connect(given) {
      handlers = given
      connection = connectNats(servers, {
        onOpen(opened) {
          nats = opened
          for (const subject of subscriptions.keys()) subscribe(subject)
        },
        onConnect: () => given.onConnect(),
        onDisconnect: (reason) => given.onDisconnect(reason),
      })
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
      await connection?.close()
    },
  }
}
