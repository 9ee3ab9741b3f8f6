import { expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import { manualTime } from '../testing/server.ts'
import type { Bus, BusHandlers, BusMessage } from './bus.ts'
import { Peers } from './peers.ts'

/** A process and its bus, which can be cut: what is published meanwhile is lost. */
function start() {
  const time = manualTime()
  const delivered: BusMessage[] = []
  const handlers: BusHandlers[] = []
  let connected = true
  const bus: Bus = {
    connect: (given) => void handlers.push(given),
    publish: (message) => void (connected && delivered.push(message)),
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    close: async () => undefined,
  }
  const note = (): void => undefined
  const peers = new Peers(bus, { time, log: { debug: note, info: note, warn: note, error: note } })
  const sockets = { checkKeys: note, checkAllKeys: note, tellInvited: note }
  peers.start([], sockets, { refreshSoon: async () => undefined })
  at(handlers, 0).onConnect()
  return {
    time,
    peers,
    delivered,
    lose(): void {
      connected = false
    },
    notice: () => at(handlers, 0).onDisconnect('lost'),
    restore(): void {
      connected = true
      at(handlers, 0).onConnect()
    },
  }
}

test('who was signed out, invited or deleted while the bus was gone is told when it is back', () => {
  const { time, peers, delivered, lose, notice, restore } = start()
  const news: BusMessage[] = [
    { type: 'guest', guest: 'ada' },
    { type: 'rewritten', table: 't' },
    { type: 'invited', guest: 'bo' },
  ]
  lose()
  peers.publish(at(news, 0))
  time.advance(8_000)
  notice()
  time.advance(600_000)
  for (const message of news.slice(1)) peers.publish(message)
  peers.publish({ type: 'grown', table: 't', entries: 3 })
  expect(delivered).toEqual([])
  restore()
  expect(delivered).toEqual(news)
  notice()
  restore()
  expect(delivered).toEqual(news)
})

test('what was told long before the bus was lost is not told again', () => {
  const { time, peers, delivered, notice, restore } = start()
  peers.publish({ type: 'guest', guest: 'ada' })
  time.advance(60_000)
  peers.publish({ type: 'guest', guest: 'bo' })
  notice()
  restore()
  const guests = delivered.flatMap((message) => (message.type === 'guest' ? [message.guest] : []))
  expect(guests).toEqual(['ada', 'bo', 'bo'])
})
