import { afterEach, describe, expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import type { AdminAct } from '../../protocol/index.ts'
import { REFRESH_INTERVAL } from '../admin/moderation.ts'
import { rotateToken } from '../admin/token.ts'
import { openPostgresStore } from '../store/postgres/postgres-store.ts'
import type { Store } from '../store/store.ts'
import { actAsAdmin, askAdmin } from '../testing/administrator.ts'
import { postgresForTests } from '../testing/parts/for-tests.ts'
import { gated } from '../testing/parts/gated-store.ts'
import { haveParts, POSTGRES } from '../testing/parts/programs.ts'
import { openSeats, seatPeople } from '../testing/playing.ts'
import { manualTime, testServer } from '../testing/server.ts'

const game = requireGame('silver-and-gold')

describe.skipIf(!haveParts('administrators of several processes', POSTGRES))('two processes', () => {
  const postgres = postgresForTests()
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })

  async function start(database: string, time = manualTime(), store?: Store) {
    const server = await testServer({ time, database, ...(store ? { store } : {}) })
    open.push(() => server.close())
    return server
  }

  test('what is ordered on one is in force on the other without any time passing, and after a restart', async () => {
    const database = await postgres().newDatabase()
    // No clock moves, so only the notification of the other process can have brought the news.
    const [here, there] = [await start(database), await start(database)]
    const token = here.adminToken ?? ''
    expect(there.adminToken).toBeUndefined()
    const order = (act: AdminAct) => actAsAdmin({ url: here.url, token }, act)
    const { table, sockets, visitors } = await seatPeople(there.url, game, 3)

    const replaced = sockets[0].event('standIn')
    await order({ act: 'removePerson', table, seat: 1 })
    expect((await replaced).event).toMatchObject({ seat: 1, removed: true })

    await order({ act: 'newTables', on: false })
    const wanted = { game: game.game.id, seats: openSeats(2) }
    await eventually(async () => {
      const { body } = await visitors[0].request('POST', '/api/tables', wanted)
      expect(body).toEqual({ rejection: { code: 'newTablesOff' } })
    })

    await order({ act: 'announce', texts: { en: 'Tea' } })
    await eventually(async () =>
      expect((await visitors[0].request('GET', '/api/tables/mine')).body).toMatchObject({
        announcement: { en: 'Tea' },
      }),
    )

    const { guests } = (await askAdmin({ url: there.url, token }, `/tables?search=${table}`)).body.tables[0]
    await order({ act: 'banGuest', guest: guests[2] ?? '', minutes: 60 })
    expect(await sockets[2]?.closed).toEqual({ code: 1008, reason: 'banned' })

    const closed = sockets[0].event('closed')
    await order({ act: 'closeTable', table })
    expect((await closed).event).toMatchObject({ by: 'admin' })

    for (const close of open.splice(0)) await close()
    const again = await start(database)
    expect(again.adminToken).toBeUndefined()
    const admin = { url: again.url, token }
    expect((await askAdmin(admin, '')).body).toMatchObject({
      bans: 1,
      switches: { newTables: false, announcement: { texts: { en: 'Tea' } } },
    })
    const { acts } = (await askAdmin(admin, '/audit')).body
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      'announce',
      'banGuest',
      'closeTable',
      'newTables',
      'removePerson',
    ])
    expect((await askAdmin(admin, `/tables?search=${table}`)).body.tables[0].status).toBe('closed')
  })

  test('a token that was replaced works nowhere after five seconds, whatever is replayed', async () => {
    const database = await postgres().newDatabase()
    const time = manualTime()
    const servers = [await start(database, time), await start(database, time)]
    const old = servers[0]?.adminToken ?? ''
    const replayed = { act: 'newTables', on: false, id: 'replayed' } as const
    await actAsAdmin({ url: servers[1]?.url ?? '', token: old }, replayed)
    // As the command line does it, beside the running servers.
    const store = await openPostgresStore(database)
    const token = await rotateToken(store, 'admin', time.now())
    await store.close()
    time.advance(REFRESH_INTERVAL)
    for (const { url } of servers) {
      await eventually(async () => expect((await askAdmin({ url, token }, '')).status).toBe(200))
      for (const [path, body] of [[''], ['/audit'], ['/acts', replayed]] as const)
        expect((await askAdmin({ url, token: old }, path, body)).body.rejection).toEqual({
          code: 'adminOnly',
        })
    }
  })

  test('a token that was replaced can do nothing more, not even on a process that has not heard of it', async () => {
    const database = await postgres().newDatabase()
    // No time passes, and nobody tells the server.
    const { url, adminToken: old = '' } = await start(database)
    const store = await openPostgresStore(database)
    const token = await rotateToken(store, 'admin', 1)
    await store.close()
    const stolen = `vermeil-admin-${'x'.repeat(43)}`
    for (const act of [
      { act: 'rotateToken', token: stolen },
      { act: 'newTables', on: false },
    ])
      expect((await askAdmin({ url, token: old }, '/acts', act)).body.rejection).toEqual({
        code: 'adminOnly',
      })
    expect((await askAdmin({ url, token: stolen }, '')).status).toBe(401)
    expect((await askAdmin({ url, token }, '')).body.switches.newTables).toBe(true)
  })

  test('a token that is replaced while it is used can do nothing more', async () => {
    const database = await postgres().newDatabase()
    const store = await openPostgresStore(database)
    open.push(() => store.close())
    const gate = gated(store, ['recordAct'])
    const time = manualTime()
    const { url, adminToken: old = '' } = await start(database, time, gate.store)
    gate.shut()
    const stolen = `vermeil-admin-${'x'.repeat(43)}`
    const late = askAdmin({ url, token: old }, '/acts', { act: 'rotateToken', token: stolen })
    await eventually(() => expect(gate.isWaiting('recordAct')).toBe(true))
    const token = await rotateToken(store, 'admin', 1)
    gate.open()
    expect((await late).body.rejection).toEqual({ code: 'adminOnly' })
    expect((await askAdmin({ url, token: stolen }, '/acts', { act: 'newTables', on: false })).status).toBe(
      401,
    )
    time.advance(REFRESH_INTERVAL)
    await eventually(async () =>
      expect((await askAdmin({ url, token }, '')).body.switches).toEqual({ newTables: true }),
    )
  })
})
