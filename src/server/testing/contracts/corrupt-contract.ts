import { expect, test } from 'vitest'
import type { Occupant, TableRecord } from '../../../table/index.ts'
import { newKey } from '../../sessions.ts'
import type { NewInvitation } from '../../store/people-store.ts'
import { CORRUPT_ROWS } from '../../store/rows/readable-rows.ts'
import type { Head, Store } from '../../store/store.ts'
import { bareNote, bareReview } from './bare-review.ts'
import { bareTable } from './bare-table.ts'

/** A store, and a way to change what is stored behind its back. */
export interface OpenedStore {
  readonly store: Store
  run(sql: string): void | Promise<void>
}

const IDS = ['a', 'bad', 'c'] as const
const LOBBY: Head = { status: 'lobby', asked: 0, updated: 1 }
const PERIOD = { from: 0, until: 9 }

/** How many rows were reported as unreadable while something was done. */
async function reportedBy(task: () => Promise<void>): Promise<number> {
  let count = 0
  const listener = (): void => void count++
  CORRUPT_ROWS.subscribe(listener)
  await task()
  CORRUPT_ROWS.unsubscribe(listener)
  return count
}

/** The tests that every store must pass about rows that were damaged, or that a newer version has written differently. */
export function corruptContract(opened: () => OpenedStore): void {
  const seats: Occupant[] = [{ kind: 'person', guest: 'ada', name: 'Ada' }, { kind: 'open' }]
  const make = (id: string, more: Partial<TableRecord> = {}): Promise<void> =>
    opened().store.createTable({ ...bareTable(id), seats, listed: true, ...more }, LOBBY)
  const append = (table: string, head: Partial<Head>, more = {}) =>
    opened().store.append({ table, expected: 0, entries: [], head: { ...LOBBY, ...head }, ...more })
  const newClock = `update tables set record = replace(record, '"clock":{"kind":"none"}', '"clock":{"kind":"sundial"}')
    where id = 'bad'`

  test.each([
    ['a clock of a newer version', newClock],
    ['a seat of a newer version', `update heads set seats = '[{"kind":"throne"}]' where id = 'bad'`],
    ['a status of a newer version', `update heads set status = 'adjourned' where id = 'bad'`],
    ['a damaged record', `update tables set record = 'oops' where id = 'bad'`],
  ])('tables with %s are missing in lists, which go on', async (_, damage) => {
    const { store, run } = opened()
    for (const [created, id] of IDS.entries()) await make(id, { created })
    await run(damage)
    const reported = await reportedBy(async () => {
      const mine = await store.tablesOf('ada', { after: 0, limit: 9 })
      expect(mine.map((row) => row?.record.id)).toEqual(['a', undefined, 'c'])
      const all = await store.listTables({ status: 'all', limit: 9 })
      expect(all.map((row) => row?.record.id)).toEqual(['c', undefined, 'a'])
    })
    expect(reported).toBe(2)
    expect(await store.agesAfter('', 9)).toHaveLength(3)
  })

  test('a page of a list keeps the place of what cannot be read, so that the next page misses nothing', async () => {
    const { store, run } = opened()
    for (const [created, id] of IDS.entries()) await make(id, { created })
    await run(newClock)
    const page = async (after: number) =>
      (await store.openTables({ after, limit: 2 })).map((row) => row?.record.id)
    expect([await page(0), await page(2)]).toEqual([['c', undefined], ['a']])
  })

  test('running tables, tables of strangers, the archive and invitations leave out what cannot be read', async () => {
    const { store, run } = opened()
    await store.saveGuest({ id: 'ada', name: 'Ada', muted: [] })
    for (const id of IDS) {
      await make(id, { pairing: { starts: 1 } })
      await make(`over-${id}`)
      const results = [{ place: 1, score: 2 }]
      const players = [{ guest: 'ada', seat: 0, opponents: '' }]
      await append(`over-${id}`, { status: 'over' }, { finished: { game: 'g', ended: 1, results, players } })
      const invitation: NewInvitation = {
        id,
        from: 'ada',
        to: 'ada',
        table: id,
        group: '',
        created: 1,
        until: 9,
        hidden: false,
        due: 1,
        emailDue: 1,
      }
      await store.addInvitations([invitation])
    }
    await run(newClock.replace(`'bad'`, `'over-bad'`))
    await run(newClock)
    const archived = await store.finishedOf('ada', { limit: 9, window: 9 })
    expect(archived.matches.map(({ record }) => record.id)).toEqual(['over-c', 'over-a'])
    const sent = await store.invitationsFrom('ada', 9)
    expect([sent, await store.invitationsTo('ada', 0, 9)].map((list) => list.map(({ id }) => id))).toEqual([
      ['a', 'c'],
      ['a', 'c'],
    ])
    const wanted = { game: bareTable('x').game, seats: 2, since: 0, limit: 9 }
    const pairing = [await store.pairingTables(wanted), await store.pairingTablesOf('ada')]
    expect(pairing.map((list) => list.map(({ record }) => record.id).sort())).toEqual([
      ['a', 'c'],
      ['a', 'c'],
    ])
    for (const id of IDS) await append(id, { status: 'playing' })
    expect((await store.runningTables(9)).map(({ record }) => record.id)).toEqual(['a', 'c'])
    await run(`update finished set results = 'oops' where table_id = 'over-c'`)
    expect(await store.resultsOf('ada', 9)).toHaveLength(2)
  })

  test('keys, programs, tries, notes and bans leave out what cannot be read', async () => {
    const { store, run } = opened()
    for (const selector of IDS) await store.saveKey(newKey('ada', 'cookie', 1, { selector }).key)
    await run(`update keys set kind = 'ring' where selector = 'bad'`)
    expect((await store.keysOf('ada')).map(({ selector }) => selector).sort()).toEqual(['a', 'c'])
    for (const id of IDS) await store.addProgram({ id, name: id, muted: [], owner: 'ada' })
    await run(`update guests set rest = '{"sleep":"late"}' where id = 'bad'`)
    expect((await store.programsOf('ada')).map(({ id }) => id)).toEqual(['a', 'c'])
    for (const game of IDS) {
      await store.addDeals([{ day: '2026-11-16', game, seed: '', created: 1 }])
      await store.addTry({ day: '2026-11-16', game, guest: 'ada', table: game, begun: 1 })
    }
    await run(`update deals set master = '{}' where game = 'bad'`)
    await run(`update tries set result = '{}' where game = 'bad'`)
    const days = ['2026-11-16', '2026-11-16'] as const
    expect((await store.dealsBetween(...days)).map(({ game }) => game)).toEqual(['a', 'c'])
    expect((await store.triesOf('ada', ...days)).map(({ game }) => game)).toEqual(['a', 'c'])
    await store.createReview(bareReview('r', { match: 'm' }))
    for (const text of IDS) await store.addReviewItem('r', bareNote('ada', text), 9)
    await run(`update review_items set content = '{"kind":"drawing"}' where command = 'bad'`)
    expect((await store.reviewItems('r')).map(({ command }) => command)).toEqual(['a', 'c'])
    expect((await store.reviewsOf('ada')).added).toHaveLength(2)
    for (const id of IDS) {
      const ban = { id, kind: 'guest', target: id, created: PERIOD.from, until: PERIOD.until } as const
      await store.recordAct({ id, at: 1, who: 'admin', act: 'test' }, [{ type: 'ban', ban }])
    }
    await run(`update bans set kind = 'planet' where id = 'bad'`)
    expect((await store.adminState(1)).bans.map(({ id }) => id).sort()).toEqual(['a', 'c'])
    expect((await store.bans(undefined, 9)).map((ban) => ban?.id)).toEqual(['c', undefined, 'a'])
  })

  test('a message that only a newer version can send is left to it, and others are sent', async () => {
    const { store, run } = opened()
    const channel = { id: 'channel', kind: 'push', guest: 'ada' } as const
    for (const id of IDS) await store.addNotice({ id, channel, reason: 'test', due: 1 })
    await run(`update outbox set reason = 'birthday' where id = 'bad'`)
    const claim = async (holder: string) =>
      (await store.claimNotices({ holder, now: 5, until: 9 }, { kind: 'push', limit: 9, except: [] })).map(
        ({ id }) => id,
      )
    expect((await claim('old')).sort()).toEqual(['a', 'c'])
    await run(`update outbox set reason = 'test' where id = 'bad'`)
    expect(await claim('new')).toEqual(['bad'])
  })

  test('a guest is deleted although the chat of a report that may quote them cannot be read', async () => {
    const { store, run } = opened()
    await store.saveGuest({ id: 'ada', name: 'Ada', muted: [] })
    const chat = [{ at: 1, seat: 0, guest: 'ada', name: 'Ada', text: 'hi' }]
    const report = { id: 'r', at: 1, table: 't', reporter: 'bo', reported: 'cy', reportedName: 'Cy', chat }
    await store.addReport({ ...report, reason: 'insults' })
    await run(`update reports set chat = replace(chat, '"at":1', '"at":"noon"')`)
    await store.eraseGuest('ada', 'pseudonym')
    expect(await store.findReport('r')).toMatchObject({ chat: [] })
  })
}
