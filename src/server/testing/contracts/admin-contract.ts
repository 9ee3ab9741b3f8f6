import { expect, test } from 'vitest'
import type { Audit } from '../../../protocol/index.ts'
import type { Store } from '../../store/store.ts'
import { bareTable } from './bare-table.ts'

const act = (id: string, at: number): Audit => ({ id, at, who: 'admin', act: 'test' })
const ban = { id: 'b', kind: 'guest', target: 'bo', name: 'Bo', created: 1, until: 100 } as const
const line = { at: 1, seat: 1, guest: 'bo', name: 'Bo', text: 'hi' }
const report = {
  id: 'r',
  at: 5,
  table: 'aaaaaaaa',
  reporter: 'ada',
  reported: 'bo',
  reportedName: 'Bo',
  reason: 'insults',
  chat: [line],
} as const
const token = (label: string, byte: number) => ({ label, hash: new Uint8Array(32).fill(byte), created: 1 })

/** The tests that every store must pass about administrators. */
export function adminContract(currentStore: () => Store): void {
  test('the first token is stored once, and an act can replace it', async () => {
    const store = currentStore()
    const added = await Promise.all([1, 2].map((byte) => store.addFirstToken(token('admin', byte))))
    expect(added.filter(Boolean)).toHaveLength(1)
    await store.recordAct(act('a', 1), [{ type: 'token', token: token('admin', 3) }])
    const { tokens } = await store.adminState(0)
    expect(tokens.map(({ hash }) => [...hash].at(0))).toEqual([3])
  })

  test('an act and its effects are stored together, once', async () => {
    const store = currentStore()
    const effects = [
      { type: 'ban', ban },
      { type: 'switch', name: 'x', value: '1' },
      { type: 'halt', halt: { from: 1, until: 2 } },
    ] as const
    expect(await store.recordAct(act('a', 1), effects)).toBe(true)
    expect(await store.recordAct(act('a', 9), [{ type: 'switch', name: 'x' }])).toBe(false)
    expect(await store.findAct('a')).toEqual(act('a', 1))
    const state = await store.adminState(50)
    expect(state).toMatchObject({ bans: [ban], halts: [{ from: 1, until: 2 }] })
    expect([...state.switches]).toEqual([['x', '1']])
    expect((await store.adminState(100)).bans).toEqual([])
    const undo = [
      { type: 'unban', ban: 'b', at: 3 },
      { type: 'switch', name: 'x' },
      // Two administrators end the same halt at the same moment.
      { type: 'halt', halt: { from: 1, until: 3 } },
    ] as const
    await store.recordAct(act('c', 3), undo)
    const halts = [{ from: 1, until: 2 }]
    expect(await store.adminState(50)).toMatchObject({ bans: [], halts, switches: new Map() })
    expect(await store.findBan('b')).toEqual({ ...ban, lifted: 3 })
  })

  test('an act with a token that was replaced is not stored, and of two that replace it one is', async () => {
    const store = currentStore()
    const [old, ...others] = [token('admin', 1), token('admin', 2), token('admin', 3)]
    await store.addFirstToken(old)
    const acts = others.map((one) =>
      store.recordAct(act(`to ${one.hash[0]}`, 1), [{ type: 'token', token: one }], old.hash),
    )
    expect((await Promise.all(acts)).filter(Boolean)).toHaveLength(1)
    const effects = [{ type: 'switch', name: 'x', value: '1' }] as const
    expect(await store.recordAct(act('late', 1), effects, old.hash)).toBe(false)
    const { tokens, switches } = await store.adminState(0)
    expect([tokens.length, switches.size]).toEqual([1, 0])
    expect(await store.recordAct(act('new', 1), effects, tokens[0]?.hash)).toBe(true)
    expect(await store.acts(undefined, 9)).toHaveLength(2)
  })

  test('acts, bans and reports are listed the latest first', async () => {
    const store = currentStore()
    for (const id of ['a', 'b', 'c']) await store.recordAct(act(id, 7), [])
    await store.recordAct(act('d', 8), [])
    expect((await store.acts(undefined, 2)).map(({ id }) => id)).toEqual(['d', 'c'])
    expect((await store.acts({ at: 7, id: 'c' }, 5)).map(({ id }) => id)).toEqual(['b', 'a'])
    await store.addReport(report)
    expect(await store.reports(undefined, 5)).toEqual([report])
    expect(await store.reportsBy('ada')).toEqual([report])
    await store.recordAct(act('e', 9), [{ type: 'resolve', report: 'r', at: 9 }])
    expect(await store.findReport('r')).toEqual({ ...report, resolved: 9 })
    await store.forgetModeration({ reports: 6, acts: 8 })
    expect(await store.reports(undefined, 5)).toEqual([])
    expect((await store.acts(undefined, 9)).map(({ id }) => id)).toEqual(['e', 'd'])
  })

  test('tables are listed the newest first, and people by the beginning of their name', async () => {
    const store = currentStore()
    const head = { status: 'lobby', asked: 0, updated: 1 } as const
    for (const [index, id] of ['a', 'b', 'c'].entries())
      await store.createTable({ ...bareTable(id), created: index }, head)
    const closed = { table: 'b', expected: 0, entries: [], head: { ...head, status: 'closed' } } as const
    await store.append(closed)
    const ids = async (status: 'unfinished' | 'finished' | 'all') =>
      (await store.listTables({ status, limit: 9 })).map((row) => row?.record.id)
    expect(await ids('unfinished')).toEqual(['c', 'a'])
    expect(await ids('finished')).toEqual(['b'])
    expect(await ids('all')).toEqual(['c', 'b', 'a'])
    expect(await store.listTables({ status: 'all', before: { at: 1, id: 'b' }, limit: 9 })).toHaveLength(1)
    for (const name of ['Ada', 'adam', 'Bo']) await store.saveGuest({ id: name, name, muted: [] })
    const named = await store.guestsNamed('AD', undefined, 9)
    expect(named.map(({ name }) => name)).toEqual(['Ada', 'adam'])
    expect(await store.guestsNamed('ad', named[0], 9)).toEqual([{ id: 'adam', name: 'adam' }])
    for (const name of ['Ärmel', 'Çelik', 'zoë']) await store.saveGuest({ id: name, name, muted: [] })
    expect((await store.guestsNamed('Ä', undefined, 9)).map(({ name }) => name)).toEqual(['Ärmel'])
    expect(await store.workload(9)).toMatchObject({ lobbies: 2, matches: 0, openReports: 0 })
    expect(await store.workload(1)).toMatchObject({ lobbies: 1 })
  })

  test.each([
    ['German', ['Ärmel', 'ÄRMEL', 'ärmel'], ['Öl', 'Übel', 'GROẞ', 'Arm']],
    ['French', ['Élise', 'ÉLISE', 'élise'], ['À', 'Ça', 'Œil', 'Èze', 'Elise']],
    ['Polish', ['Łódź', 'ŁÓDŹ', 'łódź'], ['Łódz', 'Ąś', 'Żółć', 'Lodz']],
    ['Italian', ['Ìsola', 'ÌSOLA', 'ìsola'], ['Ùgo', 'Òrso', 'Isola']],
    ['English', ['Zoë', 'ZOË', 'zoë'], ['Zoe', 'Zo']],
  ])('people are found by a %s name however its letters are written', async (_, names, others) => {
    const store = currentStore()
    for (const [index, name] of [...names, ...others].entries())
      await store.saveGuest({ id: `${index}`, name, muted: [] })
    for (const wanted of [...names, ...names.map((name) => name.normalize('NFD'))]) {
      const found = await store.guestsNamed(wanted, undefined, 9)
      expect(found.map(({ name }) => name)).toEqual(names)
      expect(await store.guestsNamed(wanted, found[0], 9)).toEqual(found.slice(1))
    }
    for (const name of others)
      for (const written of [name.toLowerCase(), name])
        expect((await store.guestsNamed(written, undefined, 99)).map((one) => one.name)).toContain(name)
  })

  test('a deleted guest is gone from reports, bans and the audit log', async () => {
    const store = currentStore()
    await store.saveGuest({ id: 'bo', name: 'Bo', muted: [] })
    await store.addReport({ ...report, reporter: 'bo', reported: 'cy', reportedName: 'Cy' })
    await store.addReport({ ...report, id: 'gone' })
    await store.recordAct({ ...act('a', 1), guest: 'bo', name: 'Bo' }, [{ type: 'ban', ban }])
    await store.eraseGuest('bo', 'pseudonym')
    const [left, ...others] = await store.reports(undefined, 9)
    expect(others).toEqual([])
    expect(left).toMatchObject({ reporter: '', chat: [{ at: 1, seat: 1, name: 'former player' }] })
    expect(await store.findBan('b')).not.toHaveProperty('name')
    expect(await store.findAct('a')).not.toHaveProperty('name')
  })
}
