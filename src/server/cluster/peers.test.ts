import { expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import { manualTime } from '../testing/server.ts'
import type { Bus, BusHandlers, BusMessage } from './bus.ts'
import { Peers, type PeerTable, type PeerTables } from './peers.ts'

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
  const asked: boolean[] = []
  const table: PeerTable = {
    followed: true,
    entries: 0,
    grown: note,
    showPresence: note,
    publishPresence: (asks) => void asked.push(asks),
    rereadGuest: note,
    reread: note,
  }
  const tables: PeerTables = {
    loaded: () => table,
    all: () => [['t', table]],
    lengths: async () => new Map(),
  }
  const sockets = { checkKeys: note, checkAllKeys: note, tellInvited: note }
  peers.start([tables], sockets, { refreshSoon: async () => undefined })
  at(handlers, 0).onConnect()
  return {
    time,
    peers,
    delivered,
    /** Whether each message about who is connected has asked for the same. */
    asked,
    receive: (message: BusMessage) => at(handlers, 0).onMessage({ from: 'other', message }),
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
  const told = () => delivered.filter(({ type }) => type !== 'grown')
  expect(told()).toEqual([])
  restore()
  expect(told()).toEqual(news)
  notice()
  restore()
  expect(told()).toEqual(news)
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

test('a process that is heard of again after a silence is asked who is connected to it', () => {
  const { time, peers, asked, receive } = start()
  receive({ type: 'presence', table: 't', seats: 1, spectators: 0 })
  expect(peers.elsewhere('t').seats).toBe(1)
  for (let second = 0; second < 10; second++) time.advance(1_000)
  expect(peers.elsewhere('t').seats).toBe(0)
  const before = asked.length
  receive({ type: 'alive' })
  receive({ type: 'alive' })
  expect(asked.slice(before)).toEqual([true])
})
