import { expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import { newTable, type TableRecord } from '../../table/index.ts'
import type { TableContext } from '../context.ts'
import { NOTICE_DELAYS } from '../notices/turn-notices.ts'
import { SlicedWork } from '../sliced-work.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { PlayerErased, type Store } from '../store/store.ts'
import { systemTime } from '../time.ts'
import { RecentMemory } from './following/recent-events.ts'
import { Subscribers } from './following/subscribers.ts'
import { Journal } from './journal.ts'

const manifest = requireGame('silver-and-gold')
const bot = { kind: 'bot', bot: 'gentle' } as const
const record: TableRecord = {
  id: 'a-table',
  created: 1,
  game: manifest.game.id,
  options: {},
  listed: false,
  clock: { kind: 'none' },
  startWhenFull: true,
  seats: [bot, bot],
}
const START = { type: 'open', seed: '00'.repeat(32) } as const

/** A journal in memory, with other parts around it, and what it logs. */
async function openJournal(parts: Partial<TableContext>, changes: Partial<Store> = {}, more = {}) {
  const store = openSqliteStore(':memory:')
  const made: TableRecord = { ...record, ...more }
  await store.createTable(made, { status: 'lobby', asked: 0, updated: 1 })
  const logged: string[] = []
  const context = {
    store: { ...store, ...changes },
    time: systemTime,
    started: 0,
    noticeDelays: NOTICE_DELAYS,
    moderation: { readOnly: undefined, halts: [] },
    metrics: { countEntry: () => undefined },
    peers: { publish: () => undefined },
    log: { error: (_: object, text: string) => logged.push(text) },
    work: new SlicedWork(),
    noteDeadline: () => undefined,
    ...parts,
  } as unknown as TableContext
  const blocks = { isApart: () => false } as unknown as ConstructorParameters<typeof Subscribers>[1]
  const subscribers = new Subscribers(new RecentMemory(), blocks)
  return {
    journal: new Journal(context, manifest, newTable(made, manifest), subscribers, 0),
    store,
    logged,
  }
}

test('what is stored is acknowledged even if it cannot be announced', async () => {
  const { journal, store, logged } = await openJournal({
    noteDeadline() {
      throw new Error('no timer')
    },
  })
  const outcome = await journal.execute(START)
  expect(outcome).toMatchObject({ entries: [{ type: 'started' }] })
  expect(logged).toEqual(['could not announce a stored entry'])
  expect(journal.idle).toBe(true)
  expect((await store.loadTable(record.id))?.entries.length).toBe(journal.storedLength)
})

test('a store that throws instead of rejecting does not block the table', async () => {
  let broken = true
  const { journal, store } = await openJournal(
    {},
    {
      append(entries) {
        if (broken) throw new Error('no disk')
        return store.append(entries)
      },
    },
  )
  await expect(journal.execute(START)).rejects.toThrow('no disk')
  broken = false
  expect(await journal.execute(START)).toMatchObject({ entries: [{ type: 'started' }] })
})

test('a player who is deleted while they sit down does not cause the commands of others to be refused', async () => {
  const open = { kind: 'open' } as const
  const seats = [{ kind: 'person', guest: 'ada', name: 'Ada' }, open, open] as const
  const { journal, store } = await openJournal({}, {}, { seats, startWhenFull: false })
  await store.beginErasing('bea', 1, 2)
  const [sits, speaks] = await Promise.allSettled([
    journal.execute({
      type: 'command',
      guest: { id: 'bea', name: 'Bea' },
      command: { type: 'sit', id: '1', table: record.id },
    }),
    journal.execute({
      type: 'command',
      guest: { id: 'ada', name: 'Ada' },
      command: { type: 'chat', id: '2', table: record.id, text: 'Plum' },
    }),
  ])
  expect(sits).toMatchObject({ status: 'rejected', reason: expect.any(PlayerErased) })
  expect(speaks).toMatchObject({ status: 'fulfilled', value: { entries: [{ type: 'chat' }] } })
  expect((await store.loadTable(record.id))?.entries.map(({ type }) => type)).toEqual(['chat'])
})

test('whoever sits down in the same tick as a player who is deleted gets a seat', async () => {
  const { journal, store } = await openJournal(
    {},
    {},
    { seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] },
  )
  await store.beginErasing('bea', 1, 2)
  const sits = (id: string) =>
    journal.execute({
      type: 'command',
      guest: { id, name: id },
      command: { type: 'sit', id, table: record.id },
    })
  const [ada, bea, cy] = await Promise.allSettled(['ada', 'bea', 'cy'].map(sits))
  expect(bea).toMatchObject({ status: 'rejected', reason: expect.any(PlayerErased) })
  for (const seated of [ada, cy])
    expect(seated).toMatchObject({ status: 'fulfilled', value: { entries: [{ type: 'sat' }] } })
  expect((await store.seatedAt(record.id)).map(({ guest }) => guest).sort()).toEqual(['ada', 'cy'])
})
