import { expect, test } from 'vitest'
import type { LogEntry, TableRecord } from '../../../table/index.ts'
import { newKey } from '../../sessions.ts'
import type { Challenge, Passkey } from '../../store/identity-store.ts'
import { PlayerErased, type Store } from '../../store/store.ts'
import { bareTable } from './bare-table.ts'

const bytes = (value: number): Uint8Array => new Uint8Array(32).fill(value)
const passkey = (id: string, guest: string, more: Partial<Passkey> = {}): Passkey => ({
  id,
  guest,
  publicKey: bytes(1),
  counter: 0,
  label: 'Firefox · Linux',
  created: 5,
  ...more,
})
const guest = (id: string) => ({ id, name: id.toUpperCase(), muted: [] })
const head = { status: 'lobby', asked: 0, updated: 1 } as const
const person = (id: string) => ({ kind: 'person', guest: id, name: id.toUpperCase() }) as const

/** The tests that every store must pass about passkeys, recovery codes, handles and deleted guests. */
export function identityContract(currentStore: () => Store): void {
  const plain = (found: Passkey | undefined) =>
    found && { ...found, publicKey: new Uint8Array(found.publicKey) }

  test('a passkey is found as it was saved, once, and only its guest can drop it', async () => {
    const store = currentStore()
    const first = passkey('a', 'ada')
    expect(await store.addPasskey(first)).toBe(true)
    expect(await store.addPasskey(passkey('a', 'mallory'))).toBe(false)
    await store.addPasskey(passkey('b', 'ada', { created: 3 }))
    expect(plain(await store.findPasskey('a'))).toEqual(first)
    expect((await store.passkeysOf('ada')).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(await store.passkeysOf('mallory')).toEqual([])
    expect(await store.dropPasskey('mallory', 'a')).toBe(false)
    expect(await store.dropPasskey('ada', 'a')).toBe(true)
    expect(await store.findPasskey('a')).toBeUndefined()
  })

  test('of several uses of a passkey with the same counter, one is accepted', async () => {
    const store = currentStore()
    await store.addPasskey(passkey('a', 'ada'))
    const uses = await Promise.all([7, 8, 9].map((used) => store.usePasskey('a', 0, 1, used)))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await store.findPasskey('a')).toMatchObject({ counter: 1 })
    expect((await store.findPasskey('a'))?.used).toBeGreaterThan(6)
  })

  test('a guest has one recovery code, and a new one replaces it', async () => {
    const store = currentStore()
    await store.setRecovery({ guest: 'ada', hash: bytes(1), created: 1 })
    await store.setRecovery({ guest: 'ada', hash: bytes(2), created: 2 })
    await store.setRecovery({ guest: 'bea', hash: bytes(3), created: 3 })
    expect(await store.findRecovery(bytes(1))).toBeUndefined()
    expect(await store.findRecovery(bytes(2))).toMatchObject({ guest: 'ada', created: 2 })
    expect((await store.recoveryOf('bea'))?.created).toBe(3)
    await store.dropRecovery('ada')
    expect(await store.findRecovery(bytes(2))).toBeUndefined()
  })

  test('a challenge is taken by one of several attempts, and deleted when it is old', async () => {
    const store = currentStore()
    const challenge = (selector: string, until: number): Challenge => ({
      selector,
      hash: bytes(1),
      challenge: 'x',
      until,
    })
    await store.saveChallenge(challenge('a', 5))
    await store.saveChallenge({ ...challenge('b', 6), guest: 'ada' })
    const taken = await Promise.all([1, 2, 3].map(() => store.takeChallenge('b')))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(taken.find(Boolean)).toMatchObject({ challenge: 'x', guest: 'ada', until: 6 })
    await store.saveChallenge(challenge('c', 7))
    expect(await store.forgetChallenges(6, 10)).toBe(1)
    expect(await store.takeChallenge('a')).toBeUndefined()
    expect(await store.takeChallenge('c')).toBeDefined()
  })

  test('a handle belongs to one guest, and a guest has one', async () => {
    const store = currentStore()
    const set = (who: string, handle: string) => store.setHandle({ guest: who, handle, skeleton: handle })
    expect(await set('ada', 'one')).toBe(true)
    expect(await set('bea', 'one')).toBe(false)
    expect(await set('ada', 'two')).toBe(true)
    expect(await set('bea', 'one')).toBe(true)
    expect(await set('bea', 'two')).toBe(false)
    expect([await store.handleOf('ada'), await store.handleOf('bea')]).toEqual(['two', 'one'])
    await store.dropHandle('ada')
    expect(await store.handleOf('ada')).toBeUndefined()
    const wanted = await Promise.all(['ada', 'bea', 'eve'].map((who) => set(who, 'three')))
    expect(wanted.filter(Boolean)).toHaveLength(1)
  })

  test('guests with a passkey or a recovery code are not forgotten, and others lose their handle', async () => {
    const store = currentStore()
    for (const id of ['ada', 'bea', 'eve']) await store.saveGuest(guest(id))
    await store.addPasskey(passkey('a', 'ada'))
    await store.setRecovery({ guest: 'bea', hash: bytes(1), created: 1 })
    await store.setHandle({ guest: 'eve', handle: 'h', skeleton: 'h' })
    await store.forgetGuests('', 10)
    const left = await Promise.all(['ada', 'bea', 'eve'].map((id) => store.findGuest(id)))
    expect(left.map((one) => one?.id)).toEqual(['ada', 'bea', undefined])
    expect(await store.setHandle({ guest: 'ada', handle: 'h', skeleton: 'h' })).toBe(true)
  })

  test('the tables that name a guest are those where they sit and those they left', async () => {
    const store = currentStore()
    const seats = [person('ada'), person('bea')]
    for (const id of ['one', 'two', 'three']) await store.createTable({ ...bareTable(id), seats }, head)
    const left: LogEntry = { at: 2, type: 'left', seat: 0 }
    const append = { table: 'two', expected: 0, entries: [left] }
    await store.append({ ...append, head: { ...head, seats: [{ kind: 'open' }, person('bea')] } })
    expect(await store.tablesNaming('ada', '', 9)).toEqual(['one', 'three', 'two'])
    expect(await store.tablesNaming('ada', 'one', 1)).toEqual(['three'])
    expect((await store.tablesOf('ada', { limit: 9, after: 0 })).map((row) => row?.record.id)).toHaveLength(2)
    await store.deleteTable('two', 1)
    expect(await store.tablesNaming('ada', '', 9)).toEqual(['one', 'three'])
  })

  test('a table is rewritten if nothing was appended meanwhile', async () => {
    const store = currentStore()
    const record: TableRecord = { ...bareTable('one'), seats: [person('ada')] }
    const said = (text: string): LogEntry => ({ at: 2, type: 'chat', seat: 0, text })
    await store.createTable(record, head)
    await store.append({ table: 'one', expected: 0, entries: [said('a'), said('b')], head })
    const rewritten = {
      table: 'one',
      record: { ...record, seats: [person('x')] },
      seats: [{ kind: 'person', name: 'X' } as const],
      entries: new Map([[2, said('…')]]),
      opponents: new Map(),
      guest: 'ada',
      pseudonym: 'x',
    }
    expect(await store.rewriteTable({ ...rewritten, expected: 1 })).toBe(false)
    expect((await store.loadTable('one'))?.entries).toEqual([said('a'), said('b')])
    expect(await store.rewriteTable({ ...rewritten, expected: 2 })).toBe(true)
    expect(await store.loadTable('one')).toEqual({
      record: rewritten.record,
      entries: [said('a'), said('…')],
      rewrites: 1,
    })
    expect((await store.findTable('one'))?.seats).toEqual(rewritten.seats)
    expect(await store.tablesNaming('ada', '', 9)).toEqual([])
    expect(await store.tablesNaming('x', '', 9)).toEqual(['one'])
  })

  test('nothing that was decided before a table was rewritten is appended to it', async () => {
    const store = currentStore()
    const record: TableRecord = { ...bareTable('one'), seats: [person('ada')] }
    await store.createTable(record, head)
    const rewriting = {
      table: 'one',
      expected: 0,
      record,
      seats: [],
      entries: new Map(),
      opponents: new Map(),
    }
    expect(await store.rewriteTable({ ...rewriting, guest: 'ada', pseudonym: 'x' })).toBe(true)
    const said: LogEntry = { at: 2, type: 'chat', seat: 0, text: 'a' }
    const append = { table: 'one', expected: 0, entries: [said], head }
    expect(await store.append(append)).toBe(false)
    expect(await store.append({ ...append, head: { ...head, seats: [person('ada')] } })).toBe(false)
    const { rewrites = 0 } = (await store.loadTable('one')) ?? {}
    const both = [append, { ...append, rewrites }].map((one) => store.append(one))
    expect(await Promise.all(both)).toEqual([false, true])
  })

  test('of two deletions that have read the same log, the second one must read it again', async () => {
    const store = currentStore()
    const record: TableRecord = { ...bareTable('one'), seats: [person('ada'), person('bea')] }
    await store.createTable(record, head)
    const erase = (guest: string, seats: TableRecord['seats'], rewrites?: number) =>
      store.rewriteTable({
        table: 'one',
        expected: 0,
        ...(rewrites === undefined ? {} : { rewrites }),
        record: { ...record, seats },
        seats: [],
        entries: new Map(),
        opponents: new Map(),
        guest,
        pseudonym: `former-${guest}`,
      })
    expect(await erase('ada', [person('former-ada'), person('bea')])).toBe(true)
    expect(await erase('bea', [person('ada'), person('former-bea')])).toBe(false)
    const stored = await store.loadTable('one')
    expect(stored?.record.seats).toEqual([person('former-ada'), person('bea')])
    expect(await store.tablesNaming('bea', '', 9)).toEqual(['one'])
    expect(await erase('bea', [person('former-ada'), person('former-bea')], stored?.rewrites)).toBe(true)
  })

  test('a table that keeps a seat for somebody names them', async () => {
    const store = currentStore()
    const reserved = [{ seat: 1, guest: 'bea', name: 'Bea', until: 9 }]
    await store.createTable({ ...bareTable('one'), seats: [person('ada')], reserved }, head)
    expect(await store.tablesNaming('bea', '', 9)).toEqual(['one'])
  })

  test('nothing new is stored for a guest who is being erased, and all others are left alone', async () => {
    const store = currentStore()
    const seats = [person('ada'), person('bea')]
    await store.createTable({ ...bareTable('one'), seats }, head)
    await store.beginErasing('ada', 1, 5)
    const refused = [
      () => store.saveGuest(guest('ada')),
      () => store.addProgram({ ...guest('program'), owner: 'ada' }),
      () => store.saveKey(newKey('ada', 'cookie', 1).key),
      () => store.addPasskey(passkey('a', 'ada')),
      () => store.setRecovery({ guest: 'ada', hash: bytes(1), created: 1 }),
      () => store.setHandle({ guest: 'ada', handle: 'h', skeleton: 'h' }),
      () => store.addTry({ day: '2026-11-16', game: 'g', guest: 'ada', table: 't', begun: 1 }),
      () => store.createTable({ ...bareTable('two'), seats }, head),
    ]
    for (const write of refused) await expect(write()).rejects.toThrow(PlayerErased)
    // What is written at the same time is not affected.
    const together = [store.saveGuest(guest('ada')), store.saveGuest(guest('bea'))]
    expect((await Promise.allSettled(together)).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
    ])
    expect(await store.findTable('two')).toBeUndefined()
    // They can leave the seat that they have, and others can move.
    const turn: LogEntry = { at: 2, type: 'standIn', seat: 0, bot: 'b', because: 'left' }
    expect(await store.append({ table: 'one', expected: 0, entries: [turn], head: { ...head, seats } })).toBe(
      true,
    )
  })

  test('erasing is repeated when it is due, until the id is forgotten', async () => {
    const store = currentStore()
    await store.beginErasing('ada', 1, 5)
    await store.beginErasing('ada', 2, 9)
    expect(await store.erasingDue(4, 9)).toEqual([])
    expect(await store.erasingDue(5, 9)).toEqual([{ guest: 'ada', since: 1 }])
    await store.setErasing('ada', 7)
    expect(await store.erasingDue(6, 9)).toEqual([])
    expect(await store.erasingDue(7, 9)).toHaveLength(1)
    await store.setErasing('ada', undefined)
    expect(await store.erasingDue(99, 9)).toEqual([])
    await store.saveGuest(guest('ada'))
  })

  test('a guest who is erased leaves nothing behind but their tries, under a pseudonym', async () => {
    const store = currentStore()
    await store.saveGuest(guest('ada'))
    await store.saveKey(newKey('ada', 'cookie', 1).key)
    await store.addPasskey(passkey('a', 'ada'))
    await store.setRecovery({ guest: 'ada', hash: bytes(1), created: 1 })
    await store.setHandle({ guest: 'ada', handle: 'h', skeleton: 'h' })
    await store.addTry({ day: '2026-11-16', game: 'g', guest: 'ada', table: 't', begun: 1 })
    await store.eraseGuest('ada', 'x')
    expect(await store.findGuest('ada')).toBeUndefined()
    expect(await store.keysOf('ada')).toEqual([])
    expect(await store.passkeysOf('ada')).toEqual([])
    expect(await store.recoveryOf('ada')).toBeUndefined()
    expect(await store.handleOf('ada')).toBeUndefined()
    const triesOf = (who: string) => store.triesOf(who, '2026-01-01', '2027-01-01')
    expect([(await triesOf('ada')).length, (await triesOf('x')).length]).toEqual([0, 1])
  })
}
