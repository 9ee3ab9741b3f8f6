import { expect, test } from 'vitest'
import { at } from '../../../kernel/index.ts'
import type { DirectNotice, NoticeChannel, TurnNotice } from '../../store/notice-store.ts'
import type { Append, Head, Lease, Store } from '../../store/store.ts'
import { bareTable } from './bare-table.ts'

/** The tests that every store must pass about channels, preferences and the outbox. */
export function noticeContract(currentStore: () => Store): void {
  const person = (guest: string) => ({ kind: 'person', guest, name: guest }) as const
  const channel = (id: string, more: Partial<NoticeChannel> = {}): NoticeChannel => ({
    id,
    guest: 'ada',
    kind: 'push',
    target: '{"a":1}',
    session: '',
    language: 'pl',
    origin: 'https://example.org/v',
    token: `token of ${id}`,
    confirmed: true,
    created: 1,
    failures: 0,
    ...more,
  })
  const turn = (request: number, more: Partial<TurnNotice> = {}): TurnNotice => ({
    seat: 0,
    guest: 'ada',
    request,
    reason: 'turn',
    live: false,
    due: 100,
    emailDue: 200,
    ...more,
  })
  const lease = (now: number, holder = 'one'): Lease => ({ holder, now, until: now + 10 })
  const all = (kind: NoticeChannel['kind'] = 'push') => ({ kind, limit: 9, except: [] })

  const playing: Head = { status: 'playing', asked: 1, updated: 1 }
  async function newTable(id: string): Promise<void> {
    const seats = [person('ada'), person('bob')]
    await currentStore().createTable({ ...bareTable(id), seats }, playing)
  }
  const appending = (
    table: string,
    expected: number,
    notices: readonly TurnNotice[],
    head = playing,
  ): Append => ({
    table,
    expected,
    entries: [{ at: 2, type: 'chat', seat: 0, text: 'x' }],
    head,
    notices,
  })
  const claimed = async (now: number, kind: NoticeChannel['kind'] = 'push'): Promise<string[]> =>
    (await currentStore().claimNotices(lease(now), all(kind))).map(({ id }) => id)

  test('of several secrets of the same name, the first stays', async () => {
    const store = currentStore()
    const kept = await Promise.all(['a', 'b', 'c'].map((value) => store.keepSecret('push', value)))
    expect(new Set(kept).size).toBe(1)
    expect(await store.keepSecret('push', 'd')).toBe(kept[0])
    expect(await store.keepSecret('other', 'd')).toBe('d')
  })

  test('channels are found by their guest and dropped by their id, token or device', async () => {
    const store = currentStore()
    const [one, two] = [channel('one', { session: 's1' }), channel('two', { digestAt: 7, created: 2 })]
    const [three, four] = [channel('three', { session: 's2', created: 3 }), channel('four', { guest: 'bob' })]
    for (const each of [one, two, three, four]) await store.saveChannel(each)
    expect(await store.channelsOf('ada')).toEqual([one, two, three])
    expect(await store.findChannel('four')).toEqual(four)
    expect(await store.findChannelByToken('token of four')).toEqual(four)
    await store.dropDeviceChannels('ada', { except: 's2' })
    expect(await store.channelsOf('ada')).toEqual([two, three])
    await store.dropDeviceChannels('ada', { only: 's2' })
    expect(await store.channelsOf('ada')).toEqual([two])
    expect(await store.dropChannel({ token: 'token of two' })).toBe(true)
    expect(await store.dropChannel({ token: 'token of two' })).toBe(false)
    expect(await store.dropChannel({ id: 'four' })).toBe(true)
    expect(await store.channelsOf('bob')).toEqual([])
  })

  test('a channel that is saved again is replaced, confirmed by its token, and counts failures', async () => {
    const store = currentStore()
    await store.saveChannel(channel('one', { confirmed: false }))
    await store.saveChannel(channel('one', { confirmed: false, guest: 'bob', token: 'new' }))
    expect(await store.confirmChannel('token of one')).toBe(false)
    expect(await store.confirmChannel('new')).toBe(true)
    await store.setFailures('one', 3)
    expect(await store.findChannel('one')).toEqual(
      channel('one', { guest: 'bob', token: 'new', failures: 3 }),
    )
  })

  test('requests to one mailbox are counted for a while, and a blocked one stays blocked', async () => {
    const store = currentStore()
    const count = (mailbox: string, now: number) => store.countMailRequest(mailbox, { now, until: now + 100 })
    const counts = await Promise.all([1, 2, 3].map((now) => count('a', now)))
    expect(counts.sort()).toEqual([1, 2, 3])
    expect(await count('b', 50)).toBe(1)
    expect(await count('a', 200)).toBe(1)
    await store.blockMailbox('b', 1000)
    expect(await count('b', 999)).toBeGreaterThan(1_000_000)
    expect(await count('b', 1000)).toBe(1)
  })

  test('preferences are kept for each guest', async () => {
    const store = currentStore()
    expect(await store.findPreferences('ada')).toBeUndefined()
    const quiet = { from: 1320, to: 420, zone: 'Europe/Warsaw' }
    await store.savePreferences('ada', { live: true, reminder: true })
    await store.savePreferences('ada', { live: false, reminder: false, quiet })
    expect(await store.findPreferences('ada')).toEqual({ live: false, reminder: false, quiet })
  })

  test('a reminder moves if it was not sent yet, and is sent once more if that is wanted', async () => {
    const store = currentStore()
    await newTable('t')
    await store.saveChannel(channel('phone'))
    const reminder = turn(3, { reason: 'reminder' })
    const later = [
      { ...reminder, due: 150, revised: true },
      { ...reminder, due: 150 },
    ]
    await store.append(appending('t', 0, [reminder]))
    await store.append(appending('t', 1, later))
    expect(await claimed(149)).toEqual([])
    expect(await claimed(150)).toEqual(['t/0/3/reminder/phone'])
    await store.finishNotice('t/0/3/reminder/phone')
    await store.append(appending('t', 2, [{ ...reminder, due: 170, revised: true }]))
    expect(await claimed(200)).toEqual([])
    await store.append(appending('t', 3, later))
    expect(await claimed(200)).toEqual(['t/0/3/reminder/phone'])
  })

  test('a move that is owed already is told on a new channel, unless the table has grown', async () => {
    const store = currentStore()
    await newTable('t')
    await store.saveChannel(channel('phone'))
    await store.append(appending('t', 0, [turn(3, { reason: 'reminder' })]))
    await store.saveChannel(channel('tablet'))
    await store.addTurnNotices('t', 0, [turn(4, { reason: 'reminder' })])
    await store.addTurnNotices('t', 1, [turn(3, { reason: 'reminder', due: 150 })])
    expect(await claimed(149)).toEqual(['t/0/3/reminder/phone'])
    expect(await claimed(160)).toContain('t/0/3/reminder/tablet')
  })

  test('a turn is told once on each confirmed channel of the guest, and only if it is stored', async () => {
    const store = currentStore()
    await newTable('t')
    await store.saveChannel(channel('phone'))
    await store.saveChannel(channel('mail', { kind: 'email' }))
    await store.saveChannel(channel('unconfirmed', { confirmed: false }))
    await store.saveChannel(channel('daily', { digestAt: 5 }))
    await store.saveChannel(channel('other', { guest: 'bob' }))
    expect(await store.append(appending('t', 3, [turn(3)]))).toBe(false)
    expect(await store.nextNotice('push', 0)).toBeUndefined()
    expect(await store.append(appending('t', 0, [turn(3, { until: 900 })]))).toBe(true)
    expect(await store.nextNotice('push', 99)).toBe(100)
    expect(await store.nextNotice('push', 100)).toBeUndefined()
    expect(await store.nextNotice('email', 0)).toBe(200)
    expect(await store.claimNotices(lease(99), all())).toEqual([])
    expect(await store.claimNotices(lease(100), all())).toEqual([
      expect.objectContaining({
        id: 't/0/3/turn/phone',
        kind: 'push',
        channel: 'phone',
        guest: 'ada',
        reason: 'turn',
        table: 't',
        seat: 0,
        request: 3,
        due: 100,
        until: 900,
        attempts: 0,
        stands: true,
      }),
    ])
    expect(await claimed(199, 'email')).toEqual([])
    expect(await claimed(200, 'email')).toEqual(['t/0/3/turn/mail'])
  })

  test('many tables that append at the same time each tell their players', async () => {
    const store = currentStore()
    await store.saveChannel(channel('phone'))
    const ids = ['t1', 't2', 't3', 't4', 't5']
    for (const id of ids) await newTable(id)
    // The last one also changes the seats.
    const seats = [person('ada'), person('bob')]
    const appended = await Promise.all(
      ids.map((id) =>
        store.append(appending(id, 0, [turn(1)], id === 't5' ? { ...playing, seats } : playing)),
      ),
    )
    expect(appended).toEqual(ids.map(() => true))
    expect((await claimed(100)).sort()).toEqual(ids.map((id) => `${id}/0/1/turn/phone`))
  })

  test('live tables and reminders are told as the preferences say', async () => {
    const store = currentStore()
    await newTable('t')
    await store.saveChannel(channel('phone'))
    const notices = (request: number) => [
      turn(request, { live: true }),
      turn(request, { reason: 'reminder' as const, due: 101 }),
    ]
    await store.append(appending('t', 0, notices(1)))
    expect(await claimed(200)).toEqual(['t/0/1/reminder/phone'])
    await store.savePreferences('ada', { live: true, reminder: false })
    await store.append(appending('t', 1, notices(2)))
    expect(await claimed(200)).toEqual(['t/0/2/turn/phone'])
  })

  test('an answered request is not told any more, nor one of a seat that was left', async () => {
    const store = currentStore()
    await newTable('t')
    await store.saveChannel(channel('phone'))
    const stands = async (now: number) =>
      (await store.claimNotices(lease(now), all())).map((one) => [one.request, one.stands])
    await store.append(appending('t', 0, [turn(1), turn(1, { reason: 'reminder' })]))
    await store.append(appending('t', 1, [], { ...playing, asked: 2 }))
    expect(await stands(100)).toEqual([
      [1, false],
      [1, false],
    ])
    await store.append(appending('t', 2, [turn(4)]))
    expect(await stands(200)).toEqual([[4, true]])
    await store.append(appending('t', 3, [], { ...playing, seats: [person('eve'), person('bob')] }))
    expect(await stands(300)).toEqual([[4, false]])
  })

  test('a message belongs to one process at a time, and to another when its lease has ended', async () => {
    const store = currentStore()
    await newTable('t')
    await store.saveChannel(channel('phone'))
    await store.append(appending('t', 0, [turn(1)]))
    const claims = await Promise.all(
      ['one', 'two', 'three'].map((holder) => store.claimNotices(lease(100, holder), all())),
    )
    expect(claims.flat()).toHaveLength(1)
    const winner = at(
      ['one', 'two', 'three'],
      claims.findIndex((claim) => claim.length > 0),
    )
    const except = ['t/0/1/turn/phone']
    expect(await store.claimNotices(lease(100, winner), { ...all(), except })).toEqual([])
    expect(await store.claimNotices(lease(100, winner), all())).toHaveLength(1)
    expect(await store.claimNotices(lease(110, 'four'), all())).toHaveLength(1)
    await store.postponeNotice('t/0/1/turn/phone', 150, 2)
    expect(await claimed(149)).toEqual([])
    expect(await store.claimNotices(lease(150), all())).toMatchObject([{ attempts: 2, due: 150 }])
    await store.finishNotice('t/0/1/turn/phone')
    expect(await claimed(500)).toEqual([])
  })

  test('a guest who has looked at the table is not told, but still reminded', async () => {
    const store = currentStore()
    await newTable('t')
    await store.saveChannel(channel('phone'))
    await store.append(appending('t', 0, [turn(5), turn(5, { reason: 'reminder' })]))
    await store.dismissNotices('t', 'bob', 5)
    await store.dismissNotices('t', 'ada', 4)
    await store.dismissNotices('other', 'ada', 5)
    expect(await claimed(100)).toHaveLength(2)
    await store.dismissNotices('t', 'ada', 5)
    expect(await claimed(200)).toEqual(['t/0/5/reminder/phone'])
  })

  test('a reminder comes later for a guest who looks at the table', async () => {
    const store = currentStore()
    await newTable('t')
    await store.saveChannel(channel('phone'))
    await store.append(appending('t', 0, [turn(5), turn(5, { reason: 'reminder' })]))
    await store.holdReminder('t', 'ada', 190)
    await store.holdReminder('t', 'ada', 180)
    await store.holdReminder('t', 'bob', 500)
    expect(await claimed(189)).toEqual(['t/0/5/turn/phone'])
    await store.finishNotice('t/0/5/turn/phone')
    expect(await claimed(210)).toEqual(['t/0/5/reminder/phone'])
  })

  test('a reminder moves with the deadline unless it was sent, and is told by daily mails, too', async () => {
    const store = currentStore()
    await newTable('t')
    await store.saveChannel(channel('phone'))
    await store.saveChannel(channel('daily', { kind: 'email', digestAt: 5 }))
    const reminder = turn(5, { reason: 'reminder', due: 300, emailDue: 300, until: 400 })
    await store.append(appending('t', 0, [turn(5, { until: 400 }), reminder]))
    const revised = { ...reminder, due: 600, emailDue: 600, until: 800, revised: true }
    await store.append(appending('t', 1, [revised]))
    expect(await store.claimNotices(lease(300), all())).toMatchObject([{ reason: 'turn', until: 800 }])
    await store.finishNotice('t/0/5/turn/phone')
    expect(await store.claimNotices(lease(600), all())).toMatchObject([{ reason: 'reminder', until: 800 }])
    await store.finishNotice('t/0/5/reminder/phone')
    await store.append(appending('t', 2, [{ ...revised, due: 700 }]))
    expect(await claimed(900)).toEqual([])
    expect(await claimed(900, 'email')).toEqual(['t/0/5/reminder/daily'])
  })

  test('a request to confirm is sent before the channel is confirmed, and nothing else', async () => {
    const store = currentStore()
    const mail = channel('mail', { kind: 'email', confirmed: false })
    await store.saveChannel(mail)
    const notice = (reason: DirectNotice['reason']): DirectNotice => ({
      id: `${reason}/mail`,
      channel: mail,
      reason,
      due: 1,
    })
    for (const reason of ['confirm', 'test', 'test'] as const) await store.addNotice(notice(reason))
    const found = await store.claimNotices(lease(5), all('email'))
    const stands = Object.fromEntries(found.map((one) => [one.reason, one.stands]))
    expect([found.length, stands]).toEqual([2, { confirm: true, test: false }])
    await store.dropChannel({ id: 'mail' })
    expect(await store.claimNotices(lease(50), all('email'))).toMatchObject([
      { stands: false },
      { stands: false },
    ])
  })

  test('a digest is put into the outbox once', async () => {
    const store = currentStore()
    const mail = channel('mail', { kind: 'email', digestAt: 10 })
    await store.saveChannel(mail)
    expect(await store.dueDigests(9, 9)).toEqual([])
    expect(await store.dueDigests(10, 9)).toEqual([mail])
    const notice: DirectNotice = { id: 'digest/mail/10', channel: mail, reason: 'digest', due: 10 }
    const queued = await Promise.all([1, 2, 3].map(() => store.queueDigest(notice, 10, 34)))
    expect(queued.filter(Boolean)).toHaveLength(1)
    expect(await store.dueDigests(33, 9)).toEqual([])
    expect(await claimed(40, 'email')).toEqual(['digest/mail/10'])
  })

  test('what a forgotten guest has set is forgotten, too', async () => {
    const store = currentStore()
    await store.saveGuest({ id: 'ada', name: 'Ada', muted: [] })
    await store.saveChannel(channel('phone'))
    await store.savePreferences('ada', { live: true, reminder: true })
    await store.forgetGuests('', 9)
    expect(await store.findGuest('ada')).toBeUndefined()
    expect(await store.channelsOf('ada')).toEqual([])
    expect(await store.findPreferences('ada')).toBeUndefined()
  })
}
