import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import { type Nats, startNats } from '../testing/parts/nats.ts'
import { type Postgres, startPostgres } from '../testing/parts/postgres.ts'
import { haveParts, NATS, POSTGRES } from '../testing/parts/programs.ts'
import { type Bus, type BusEnvelope, type BusMessage, encodeBusMessage, parseBusMessage } from './bus.ts'
import { openNatsBus } from './nats-bus.ts'
import { openPostgresBus } from './postgres-bus.ts'

test('messages that only another version knows are ignored', () => {
  const grown: BusMessage = { type: 'grown', table: 't', entries: 3 }
  expect(parseBusMessage(encodeBusMessage('one', grown))).toEqual({ from: 'one', message: grown })
  const unknown = [
    '',
    '{',
    'null',
    '{"from":"one"}',
    '{"from":"one","news":{"type":"sung","table":"t"}}',
    '{"from":"one","news":{"type":"grown","table":"t","entries":-1}}',
  ]
  for (const text of unknown) expect(parseBusMessage(text)).toBeUndefined()
  // Fields that another version has added do not matter.
  const more = '{"from":"one","news":{"type":"alive","mood":"good"},"version":7}'
  expect(parseBusMessage(more)).toEqual({ from: 'one', message: { type: 'alive' } })
})

/** A bus and everything that it delivers. */
class Recorder {
  readonly bus: Bus
  readonly received: BusEnvelope[] = []
  connects = 0
  readonly disconnects: string[] = []
  #changed: () => void = () => undefined

  constructor(bus: Bus) {
    this.bus = bus
    bus.connect({
      onMessage: (envelope) => {
        this.received.push(envelope)
        this.#changed()
      },
      onConnect: () => {
        this.connects++
        this.#changed()
      },
      onDisconnect: (reason) => {
        this.disconnects.push(reason)
        this.#changed()
      },
    })
  }

  async until(is: () => boolean): Promise<void> {
    while (!is()) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve
      })
    }
  }
}

const lengths = ({ received }: Recorder): number[] =>
  received.flatMap(({ message }) => (message.type === 'grown' ? [message.entries] : []))

describe.skipIf(!haveParts('the message buses', POSTGRES, NATS))('a bus', () => {
  let postgres: Postgres
  let nats: Nats
  beforeAll(async () => {
    ;[postgres, nats] = await Promise.all([startPostgres(), startNats()])
  })
  afterAll(async () => {
    await Promise.all([postgres.end(), nats.end()])
  })

  test.each([
    ['a name and a password', ['--user', 'us', '--pass', 'p@ss'], 'us:p%40ss'],
    ['a token', ['--auth', 'let-me-in'], 'let-me-in'],
  ])(
    'a nats-server that requires %s gets it, and a refusal is reported with its reason',
    async (_, access, secret) => {
      const closed = await startNats(access)
      const known = new Recorder(openNatsBus(closed.url.replace('nats://', `nats://${secret}@`), 'one'))
      const unknown = new Recorder(openNatsBus(closed.url, 'two'))
      await known.until(() => known.connects > 0)
      await unknown.until(() => unknown.disconnects.length > 0)
      expect(unknown.disconnects[0]).toMatch(/authorization/i)
      expect(unknown.connects).toBe(0)
      await Promise.all([known.bus.close(), unknown.bus.close()])
      await closed.end()
    },
  )

  test('a malformed URL is refused with an error that does not repeat it', () => {
    expect(() => openNatsBus('nats://us:secret@a b', 'one')).toThrow(/must look like nats:/)
    expect(() => openNatsBus('nats://us:secret@a b', 'one')).not.toThrow(/secret/)
  })

  const kinds = [
    {
      name: 'PostgreSQL',
      open: (process: string) => openPostgresBus(postgres.url, process),
      cut: async () => void (await postgres.cut('listeners')),
      stop: () => postgres.stop(),
      start: () => postgres.start(),
    },
    {
      name: 'NATS',
      open: (process: string) => openNatsBus(nats.url, process),
      cut: () => nats.restart(),
      stop: () => nats.stop(),
      start: () => nats.start(),
    },
  ]

  describe.each(kinds)('over $name', ({ open, cut, stop, start }) => {
    const grown = (entries: number): BusMessage => ({ type: 'grown', table: 'table1', entries })

    async function three(): Promise<[Recorder, Recorder, Recorder]> {
      const recorders: [Recorder, Recorder, Recorder] = [
        new Recorder(open('one')),
        new Recorder(open('two')),
        new Recorder(open('three')),
      ]
      for (const { bus } of recorders) bus.subscribe('table1')
      for (const recorder of recorders) await recorder.until(() => recorder.connects > 0)
      return recorders
    }

    /** Publishes until it is received: a subscription may take a moment, and an interrupted bus loses messages. */
    async function publishUntilReceived(from: Recorder, to: Recorder, entries: number): Promise<void> {
      const again = setInterval(() => from.bus.publish(grown(entries)), 100)
      await to.until(() => lengths(to).includes(entries))
      clearInterval(again)
    }

    test('every other process receives what one publishes, and the sender does not', async () => {
      const recorders = await three()
      const [one, two, third] = recorders
      await publishUntilReceived(one, two, 1)
      await publishUntilReceived(one, third, 2)
      for (let entries = 10; entries < 300; entries++) one.bus.publish(grown(entries))
      for (const recorder of [two, third]) {
        await recorder.until(() => lengths(recorder).includes(299))
        const many = lengths(recorder).filter((entries) => entries >= 10)
        expect(many).toEqual(Array.from({ length: 290 }, (_, i) => i + 10))
        expect(recorder.received.every(({ from }) => from === 'one')).toBe(true)
      }
      expect(one.received).toEqual([])
      await Promise.all(recorders.map(({ bus }) => bus.close()))
    })

    test('it reports an interruption, reconnects by itself and continues', async () => {
      const recorders = await three()
      const [one, two] = recorders
      const connects = recorders.map((recorder) => recorder.connects)
      await cut()
      for (const [i, recorder] of recorders.entries())
        await recorder.until(() => recorder.connects > at(connects, i) && recorder.disconnects.length > 0)
      await publishUntilReceived(one, two, 5)
      await publishUntilReceived(two, one, 6)
      await Promise.all(recorders.map(({ bus }) => bus.close()))
    })

    test('it waits for a server that is not running yet, and can be closed while waiting', async () => {
      await stop()
      const [one, two, third] = [
        new Recorder(open('one')),
        new Recorder(open('two')),
        new Recorder(open('three')),
      ]
      for (const { bus } of [one, two, third]) bus.subscribe('table1')
      one.bus.publish(grown(1))
      await third.bus.close()
      await start()
      await publishUntilReceived(one, two, 2)
      expect(third.connects).toBe(0)
      await Promise.all([one.bus.close(), two.bus.close()])
    })
  })
})
