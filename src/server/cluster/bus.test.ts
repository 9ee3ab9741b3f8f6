import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Nats, startNats } from '../testing/parts/nats.ts'
import { type Postgres, startPostgres } from '../testing/parts/postgres.ts'
import { haveParts, NATS, POSTGRES } from '../testing/parts/programs.ts'
import { type Bus, type Heard, type News, readNews, writeNews } from './bus.ts'
import { openNatsBus } from './nats-bus.ts'
import { openPostgresBus } from './postgres-bus.ts'

test('what another version says in words that we do not know is passed over', () => {
  const grown: News = { type: 'grown', table: 't', entries: 3 }
  expect(readNews(writeNews('one', grown))).toEqual({ from: 'one', news: grown })
  const strange = [
    '',
    '{',
    'null',
    '{"from":"one"}',
    '{"from":"one","news":{"type":"sung","table":"t"}}',
    '{"from":"one","news":{"type":"grown","table":"t","entries":-1}}',
  ]
  for (const text of strange) expect(readNews(text)).toBeUndefined()
  // What it adds does not disturb.
  const more = '{"from":"one","news":{"type":"alive","mood":"good"},"version":7}'
  expect(readNews(more)).toEqual({ from: 'one', news: { type: 'alive' } })
})

/** A bus with all that it hears. */
class Ear {
  readonly bus: Bus
  readonly heard: Heard[] = []
  backs = 0
  readonly aways: string[] = []
  #changed: () => void = () => undefined

  constructor(bus: Bus) {
    this.bus = bus
    bus.listen(
      (heard) => {
        this.heard.push(heard)
        this.#changed()
      },
      () => {
        this.backs++
        this.#changed()
      },
      (why) => {
        this.aways.push(why)
        this.#changed()
      },
    )
  }

  async until(is: () => boolean): Promise<void> {
    while (!is()) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve
      })
    }
  }
}

const lengths = ({ heard }: Ear): number[] =>
  heard.flatMap(({ news }) => (news.type === 'grown' ? [news.entries] : []))

describe.skipIf(!haveParts('the lines between processes', POSTGRES, NATS))('a bus', () => {
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
  ])('a nats-server that asks for %s is told it; whoever it refuses hears why', async (_, letsIn, secret) => {
    const closed = await startNats(letsIn)
    const known = new Ear(openNatsBus(closed.url.replace('nats://', `nats://${secret}@`), 'one'))
    const unknown = new Ear(openNatsBus(closed.url, 'two'))
    await known.until(() => known.backs > 0)
    await unknown.until(() => unknown.aways.length > 0)
    expect(unknown.aways[0]).toMatch(/authorization/i)
    expect(unknown.backs).toBe(0)
    await Promise.all([known.bus.close(), unknown.bus.close()])
    await closed.end()
  })

  test('an address that is none is refused, and not told', () => {
    expect(() => openNatsBus('nats://us:secret@a b', 'one')).toThrow(/is like nats:/)
    expect(() => openNatsBus('nats://us:secret@a b', 'one')).not.toThrow(/secret/)
  })

  const makings = [
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

  describe.each(makings)('by $name', ({ open, cut, stop, start }) => {
    const grown = (entries: number): News => ({ type: 'grown', table: 'table1', entries })

    async function three(): Promise<Ear[]> {
      const ears = ['one', 'two', 'three'].map((process) => new Ear(open(process)))
      for (const { bus } of ears) bus.follow('table1')
      for (const ear of ears) await ear.until(() => ear.backs > 0)
      return ears
    }

    /** Tells until it is heard: a subscription may take a moment, and a cut bus loses things. */
    async function tellUntilHeard(from: Ear, to: Ear, entries: number): Promise<void> {
      const again = setInterval(() => from.bus.tell(grown(entries)), 100)
      await to.until(() => lengths(to).includes(entries))
      clearInterval(again)
    }

    test('all others hear what one tells, and it does not hear itself', async () => {
      const ears = await three()
      const [one, two, third] = ears
      await tellUntilHeard(one, two, 1)
      await tellUntilHeard(one, third, 2)
      for (let entries = 10; entries < 300; entries++) one.bus.tell(grown(entries))
      for (const ear of [two, third]) {
        await ear.until(() => lengths(ear).includes(299))
        const many = lengths(ear).filter((entries) => entries >= 10)
        expect(many).toEqual(Array.from({ length: 290 }, (_, i) => i + 10))
        expect(ear.heard.every(({ from }) => from === 'one')).toBe(true)
      }
      expect(one.heard).toEqual([])
      await Promise.all(ears.map(({ bus }) => bus.close()))
    })

    test('it comes back by itself after a break, says so, and goes on', async () => {
      const ears = await three()
      const [one, two] = ears
      const backs = ears.map((ear) => ear.backs)
      await cut()
      for (const [i, ear] of ears.entries())
        await ear.until(() => ear.backs > backs[i] && ear.aways.length > 0)
      await tellUntilHeard(one, two, 5)
      await tellUntilHeard(two, one, 6)
      await Promise.all(ears.map(({ bus }) => bus.close()))
    })

    test('one that is not there yet is waited for, and may be closed meanwhile', async () => {
      await stop()
      const ears = ['one', 'two', 'three'].map((process) => new Ear(open(process)))
      const [one, two, third] = ears
      for (const { bus } of ears) bus.follow('table1')
      one.bus.tell(grown(1))
      await third.bus.close()
      await start()
      await tellUntilHeard(one, two, 2)
      expect(third.backs).toBe(0)
      await Promise.all([one.bus.close(), two.bus.close()])
    })
  })
})
