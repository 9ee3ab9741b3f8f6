import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import type { TableSummary } from '../../protocol/index.ts'
import { ERASE_AGAIN } from '../identity/erase.ts'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { gated } from '../testing/parts/gated-store.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { openSeats, playOn, seatPeople } from '../testing/playing.ts'
import { manualTime, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const people = Math.max(2, entry.game.seats.min)
const newTable = { game: entry.game.id, seats: openSeats(people) }

describe.skipIf(!haveParts('deleting oneself with several processes', POSTGRES))(
  'deleting oneself on one process, while another one hears of it from the database alone,',
  () => {
    const postgres = postgresForTests()

    /** Two servers without a bus; writes of the second one can be held back. */
    async function startTwo(methods: readonly (keyof Store)[]) {
      const database = await postgres().newDatabase()
      const stores = [await openPostgresStore(database), await openPostgresStore(database)] as const
      const gate = gated(stores[1], methods)
      const time = manualTime()
      const here = await testServer({ store: stores[0], database, time })
      const there = await testServer({ store: gate.store, database, time })
      onTestFinished(async () => {
        gate.open()
        await Promise.all([here.close(), there.close()])
        await Promise.all(stores.map((store) => store.close()))
      })
      return { database, gate, time, here: here.url, there: there.url }
    }

    /** Every row of every relation as text, except the ids for which nothing may be stored. */
    async function everything(database: string): Promise<string> {
      const client = new pg.Client({ connectionString: database })
      await client.connect()
      const { rows } = await client.query<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'erasing'",
      )
      const texts: string[] = []
      for (const { name } of rows)
        texts.push(JSON.stringify((await client.query(`select * from "${name}"`)).rows))
      await client.end()
      return texts.join('\n')
    }

    const idOf = async (visitor: Visitor): Promise<string> =>
      ((await visitor.request('GET', '/api/me/data')).body as { id: string }).id

    const sameAt = (visitor: Visitor, url: string): Visitor => {
      const other = new Visitor(url)
      other.cookie = visitor.cookie
      return other
    }

    test.each<[keyof Store, string, string, object | undefined]>([
      ['createTable', 'POST', '/api/tables', newTable],
      ['setHandle', 'PUT', '/api/me/handle', { handle: 'pflaumenmus' }],
      ['saveGuest', 'PUT', '/api/me', { name: 'Mirabelle' }],
      ['addProgram', 'POST', '/api/me/programs', { name: 'Zwetschge' }],
      ['setRecovery', 'POST', '/api/me/recovery', undefined],
      ['savePreferences', 'PUT', '/api/me/notices', { live: true, reminder: false }],
      ['addGroup', 'POST', '/api/groups', { name: 'Zwetschge' }],
      ['showProfile', 'PUT', '/api/me/profile', { shows: ['results'] }],
      ['addTry', 'POST', '/api/daily/silver-and-gold', undefined],
    ])('a request there whose %s is late is refused', async (method, verb, path, body) => {
      const { database, gate, here, there } = await startTwo([method])
      const ada = await Visitor.named(here, 'Zwetschge')
      const id = await idOf(ada)
      gate.shut()
      const late = sameAt(ada, there).request(verb, path, body)
      await eventually(() => expect(gate.isWaiting(method)).toBe(true))
      expect((await ada.request('DELETE', '/api/me')).status).toBe(200)
      gate.open()
      expect(await late).toMatchObject({ status: 401, body: { rejection: { code: 'nameFirst' } } })
      const left = await everything(database)
      for (const trace of [id, 'Zwetschge', 'Mirabelle', 'pflaumenmus']) expect(left).not.toContain(trace)
    })

    test('a late command there does not bring the seat or the name back', async () => {
      const { database, gate, here, there } = await startTwo(['append'])
      const { table, visitors } = await seatPeople(here, entry, people)
      const [ada, bea] = visitors
      const id = await idOf(ada)
      const late = await sameAt(ada, there).connect()
      await late.join(table)
      expect(codeOf(await late.ask({ type: 'leave', table }))).toBe('done')
      gate.shut()
      const answers = [
        late.ask({ type: 'return', table }),
        late.ask({ type: 'chat', table, text: 'Mirabelle' }),
      ]
      await eventually(() => expect(gate.isWaiting('append')).toBe(true))
      expect((await ada.request('DELETE', '/api/me')).status).toBe(200)
      gate.open()
      expect((await Promise.all(answers)).map(codeOf)).not.toContain('done')
      const left = await everything(database)
      for (const trace of [id, 'Player 0', 'Mirabelle']) expect(left).not.toContain(trace)
      const { seats } = (await bea.request('GET', `/api/tables/${table}`)).body as TableSummary
      expect(at(seats, 0)).toMatchObject({ name: 'former player', standIn: expect.any(String) })
    })

    test('a socket there that is still open can store nothing', async () => {
      const { database, here, there } = await startTwo([])
      const { table, visitors } = await seatPeople(here, entry, people)
      const [ada, bea] = visitors
      const id = await idOf(ada)
      const lobby = await sameAt(bea, there).create({ ...newTable, listed: true })
      const late = await sameAt(ada, there).connect()
      await late.join(table)
      await late.join(lobby)
      expect((await ada.request('DELETE', '/api/me')).status).toBe(200)
      const answers = [
        await late.ask({ type: 'return', table }),
        await late.ask({ type: 'chat', table, text: 'Mirabelle' }),
        await late.ask({ type: 'mute', table, seat: 1, on: true }),
        await late.ask({ type: 'sit', table: lobby }),
      ]
      expect(answers.map(codeOf)).not.toContain('done')
      const left = await everything(database)
      for (const trace of [id, 'Player 0', 'Mirabelle']) expect(left).not.toContain(trace)
    })

    test('what others store about them at the same moment is erased soon', async () => {
      const { database, time, gate, here, there } = await startTwo(['createTable'])
      const seated = await seatPeople(here, entry, people)
      const [ada, bea] = seated.visitors
      const id = await idOf(ada)
      const chance = fastChance(fastSeed(1))
      await Promise.all(
        seated.sockets.map((socket, seat) => playOn(socket, seated.table, seat, entry, { chance })),
      )
      const other = await sameAt(bea, there).connect()
      await other.join(seated.table)
      gate.shut()
      const rematch = other.ask({ type: 'rematch', table: seated.table })
      await eventually(() => expect(gate.isWaiting('createTable')).toBe(true))
      expect((await ada.request('DELETE', '/api/me')).status).toBe(200)
      gate.open()
      expect(codeOf(await rematch)).toBe('done')
      expect(await everything(database)).toContain(id)
      time.advance(2 * ERASE_AGAIN)
      await eventually(async () => {
        const left = await everything(database)
        for (const trace of [id, 'Player 0']) expect(left).not.toContain(trace)
      })
    })

    test('an opponent who does so at the same moment does not put the first one back', async () => {
      const { database, gate, here, there } = await startTwo(['rewriteTable'])
      const { table, visitors, sockets } = await seatPeople(here, entry, people)
      const [ada, bea] = visitors
      const chance = fastChance(fastSeed(1))
      // Nothing is appended to the log of a finished match, so its length does not show that it was rewritten.
      await Promise.all(sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance })))
      const ids = [await idOf(ada), await idOf(bea)]
      gate.shut()
      const second = sameAt(bea, there).request('DELETE', '/api/me')
      await eventually(() => expect(gate.isWaiting('rewriteTable')).toBe(true))
      expect((await ada.request('DELETE', '/api/me')).status).toBe(200)
      gate.open()
      expect((await second).status).toBe(200)
      const left = await everything(database)
      for (const trace of [...ids, 'Player 0', 'Player 1']) expect(left).not.toContain(trace)
    })

    test('a process that dies in the middle leaves the rest to another one', async () => {
      // The dead one does not ask for the duty to finish it either.
      const { database, time, gate, here, there } = await startTwo(['eraseGuest', 'claimDuty'])
      const { visitors } = await seatPeople(here, entry, people)
      const [ada] = visitors
      const id = await idOf(ada)
      gate.shut()
      const dying = sameAt(ada, there).request('DELETE', '/api/me')
      await eventually(() => expect(gate.isWaiting('eraseGuest')).toBe(true))
      expect(await everything(database)).toContain(id)
      time.advance(2 * ERASE_AGAIN)
      await eventually(async () => expect(await everything(database)).not.toContain(id))
      gate.open()
      await dying
    })
  },
)
