import { expect, test } from 'vitest'
import { newKey } from '../../sessions.ts'
import type { NewInvitation } from '../../store/people-store.ts'
import type { Store } from '../../store/store.ts'
import { bareTable } from './bare-table.ts'
import type { OpenedStore } from './corrupt-contract.ts'

/** The tests that every store must pass about people. */
export function peopleContract(opened: () => OpenedStore): void {
  const currentStore = (): Store => opened().store
  const guests = async (...ids: string[]): Promise<void> => {
    for (const id of ids) await currentStore().saveGuest({ id, name: id.toUpperCase(), muted: [] })
  }
  const invitation = (id: string, more: Partial<NewInvitation> = {}): NewInvitation => ({
    id,
    from: 'ada',
    to: 'bo',
    table: 'table',
    group: '',
    created: 1,
    until: 100,
    hidden: false,
    due: 2,
    emailDue: 3,
    ...more,
  })
  const lobby = async (id: string): Promise<void> =>
    currentStore().createTable(bareTable(id), { status: 'lobby', asked: 0, updated: 1 })

  test('people are found by finished matches, and by those that are running', async () => {
    const store = currentStore()
    await guests('ada', 'bo', 'cy')
    const seats = ['ada', 'bo'].map((guest) => ({ kind: 'person', guest, name: guest }) as const)
    const head = { status: 'playing', asked: 0, updated: 5 } as const
    await store.createTable({ ...bareTable('over'), seats }, head)
    const players = [
      { guest: 'ada', seat: 0, opponents: 'bo' },
      { guest: 'bo', seat: 1, opponents: 'ada' },
    ]
    const results = [
      { place: 1, score: 2 },
      { place: 2, score: 1 },
    ]
    await store.append({
      table: 'over',
      expected: 0,
      entries: [{ at: 1, type: 'chat', seat: 0, text: 'x' }],
      head: { ...head, status: 'over' },
      finished: { game: 'g', ended: 7, results, players },
    })
    const running = ['cy', 'ada'].map((guest) => ({ kind: 'person', guest, name: guest }) as const)
    await store.createTable({ ...bareTable('running'), seats: running }, head)
    await store.createTable({ ...bareTable('lobby'), seats: running }, { ...head, status: 'lobby' })
    const found = await store.matchesWithPeople('ada', 10)
    expect(found.toSorted((a, b) => a.at - b.at)).toEqual([
      { guest: 'cy', name: 'CY', table: 'running', game: bareTable('x').game, at: 5 },
      { guest: 'bo', name: 'BO', table: 'over', game: 'g', at: 7 },
    ])
    expect(await store.matchesWithPeople('nobody', 10)).toEqual([])
  })

  test('blocks are found from both sides, and have a limit', async () => {
    const store = currentStore()
    await guests('ada', 'bo', 'cy')
    expect(await store.addBlock({ guest: 'ada', blocked: 'bo' }, 1, 1)).toBe(true)
    expect(await store.addBlock({ guest: 'ada', blocked: 'bo' }, 2, 1)).toBe(true)
    expect(await store.addBlock({ guest: 'ada', blocked: 'cy' }, 2, 1)).toBe(false)
    const block = { guest: 'ada', blocked: 'bo' }
    expect(await store.blocksOf('ada')).toEqual([{ ...block, name: 'BO', since: 1 }])
    expect(await store.blocksAbout('bo')).toEqual([block])
    expect(await store.blocksBetween(['bo'], ['ada', 'cy'])).toEqual([block])
    expect(await store.blocksBetween(['ada'], ['bo'])).toEqual([block])
    const seats = [{ kind: 'person', guest: 'ada', name: 'Ada' }] as const
    await store.createTable({ ...bareTable('t'), seats }, { status: 'lobby', asked: 0, updated: 1 })
    expect(await store.tablesBlocking('bo', ['t', 'other'])).toEqual(['t'])
    expect(await store.tablesBlocking('cy', ['t'])).toEqual([])
    await store.dropBlock(block)
    expect(await store.blocksAbout('ada')).toEqual([])
  })

  test('an invitation is answered once, and hidden ones never', async () => {
    const store = currentStore()
    await guests('ada', 'bo')
    await lobby('table')
    await store.addInvitations([invitation('one'), invitation('hidden', { hidden: true })])
    expect(await store.countPending('ada', 'bo', 50)).toBe(2)
    expect(await store.countReceived('bo', 50)).toBe(1)
    expect(await store.countReceived('bo', 100)).toBe(0)
    expect(await store.invitationsTo('bo', 50, 9)).toMatchObject([{ id: 'one', name: 'ADA' }])
    expect(await store.invitationsFrom('ada', 9)).toMatchObject([{ name: 'BO' }, { name: 'BO' }])
    expect(await store.declineInvitation('one', 'ada')).toBe(false)
    expect(await store.declineInvitation('hidden', 'bo')).toBe(false)
    expect(await store.declineInvitation('one', 'bo')).toBe(true)
    expect(await store.declineInvitation('one', 'bo')).toBe(false)
    await store.acceptInvitations('table', 'bo')
    expect(await store.findInvitation('one')).toMatchObject({ answer: 'declined', row: { status: 'lobby' } })
    await store.addInvitations([invitation('two')])
    await store.acceptInvitations('table', 'bo')
    expect(await store.findInvitation('two')).toMatchObject({ answer: 'accepted' })
    expect(await store.forgetInvitations(101, 9)).toBe(3)
    expect(await store.findInvitation('two')).toBeUndefined()
  })

  test('an invitation is told on the channels of the invited guest until it is answered or seen', async () => {
    const store = currentStore()
    await guests('ada', 'bo')
    await lobby('table')
    const channel = { id: 'c', guest: 'bo', kind: 'push', target: '{}', session: '', language: 'en' } as const
    const more = { origin: 'http://x', token: 't', confirmed: true, created: 1, failures: 0 }
    await store.saveChannel({ ...channel, ...more })
    const claim = async (now: number) =>
      store.claimNotices({ holder: 'p', now, until: now }, { kind: 'push', limit: 9, except: [] })
    await store.addInvitations([invitation('one'), invitation('hidden', { hidden: true })])
    expect(await claim(10)).toMatchObject([{ reason: 'invited', table: 'table', stands: true, until: 100 }])
    await store.declineInvitation('one', 'bo')
    expect(await claim(11)).toMatchObject([{ stands: false }])
    await store.dismissInvitations('bo')
    expect(await claim(12)).toEqual([])
  })

  test('a group has an owner and members who have agreed, and ends with the last of them', async () => {
    const store = currentStore()
    await guests('ada', 'bo', 'cy')
    const group = { id: 'g', name: 'Thursday', owner: 'ada', game: '' }
    expect(await store.addGroup(group, 1, 1)).toBe(true)
    expect(await store.addGroup({ ...group, id: 'h' }, 1, 1)).toBe(false)
    expect(await store.findGroup('g')).toEqual(group)
    expect(await store.addMember({ group: 'g', guest: 'bo', since: 2, askedBy: 'ada' }, 2)).toBe(true)
    expect(await store.addMember({ group: 'g', guest: 'cy', since: 2, askedBy: 'ada' }, 2)).toBe(false)
    expect(await store.membersOf(['g'])).toEqual([
      { group: 'g', guest: 'ada', name: 'ADA', since: 1 },
      { group: 'g', guest: 'bo', name: 'BO', since: 2, askedBy: 'ada' },
    ])
    expect(await store.acceptMembership('g', 'cy', 3)).toBe(false)
    expect(await store.acceptMembership('g', 'bo', 3)).toBe(true)
    expect(await store.acceptMembership('g', 'bo', 4)).toBe(false)
    expect(await store.groupsOf('bo')).toEqual([group])
    await store.changeGroup('g', { name: 'Friday' })
    await store.changeGroup('g', { game: 'elfenland' })
    expect(await store.findGroup('g')).toEqual({ ...group, name: 'Friday', game: 'elfenland' })
    expect(await store.dropMember('g', 'ada')).toBe(true)
    expect(await store.dropMember('g', 'ada')).toBe(false)
    expect(await store.findGroup('g')).toBeDefined()
    await store.addMember({ group: 'g', guest: 'cy', since: 5, askedBy: 'bo' }, 9)
    await store.dropMember('g', 'bo')
    expect(await store.findGroup('g')).toBeUndefined()
    expect(await store.membersOf(['g'])).toEqual([])
  })

  test('somebody who has left a group, or whose group is deleted, adds nobody to it', async () => {
    const store = currentStore()
    await guests('ada', 'bo', 'cy')
    await store.addGroup({ id: 'g', name: 'G', owner: 'ada', game: '' }, 1, 9)
    await store.addMember({ group: 'g', guest: 'bo', since: 2 }, 9)
    await store.dropMember('g', 'bo')
    expect(await store.addMember({ group: 'g', guest: 'cy', since: 3, askedBy: 'bo' }, 9)).toBe(false)
    await store.dropGroup('g')
    expect(await store.addMember({ group: 'g', guest: 'cy', since: 4, askedBy: 'ada' }, 9)).toBe(false)
    expect(await store.membersOf(['g'])).toEqual([])
  })

  test.each([
    ['leaves', (guest: string): Promise<unknown> => currentStore().dropMember('g', guest)],
    ['is erased', (guest: string): Promise<unknown> => currentStore().eraseGuest(guest, 'nobody')],
  ])(
    'a group does not name its owner who %s, and whom they asked is not asked any more',
    async (_, leave) => {
      const store = currentStore()
      await guests('ada', 'bo', 'cy', 'di')
      await store.addGroup({ id: 'g', name: 'G', owner: 'ada', game: '' }, 1, 9)
      await store.addMember({ group: 'g', guest: 'bo', since: 2 }, 9)
      await store.addMember({ group: 'g', guest: 'cy', since: 3, askedBy: 'ada' }, 9)
      await store.addMember({ group: 'g', guest: 'di', since: 4, askedBy: 'bo' }, 9)
      await leave('ada')
      expect(await store.findGroup('g')).toEqual({ id: 'g', name: 'G', owner: '', game: '' })
      expect(await store.membersOf(['g'])).toEqual([
        { group: 'g', guest: 'bo', name: 'BO', since: 2 },
        { group: 'g', guest: 'di', name: 'DI', since: 4, askedBy: 'bo' },
      ])
    },
  )

  test('what earlier versions have left of groups is tidied, in steps, and the others stay', async () => {
    const { store, run } = opened()
    await guests('ada', 'bo', 'cy')
    for (const id of ['a', 'b', 'c', 'd', 'e'])
      await store.addGroup({ id, name: id, owner: 'ada', game: '' }, 1, 9)
    await store.addMember({ group: 'a', guest: 'bo', since: 2, askedBy: 'ada' }, 9)
    for (const group of ['b', 'c']) await store.addMember({ group, guest: 'bo', since: 2 }, 9)
    await store.addMember({ group: 'b', guest: 'cy', since: 3, askedBy: 'ada' }, 9)
    await store.addMember({ group: 'c', guest: 'cy', since: 3, askedBy: 'bo' }, 9)
    await store.addMember({ group: 'e', guest: 'cy', since: 3 }, 9)
    // Ada has left `a`, `b` and `c`, `d` has no members, and `e` is gone.
    await run(`delete from members where guest = 'ada' and group_id in ('a', 'b', 'c', 'd')`)
    await run(`delete from people_groups where id = 'e'`)
    expect(await store.tidyGroups('', 2)).toBe('b')
    expect(await store.tidyGroups('b', 2)).toBe('d')
    expect(await store.tidyGroups('d', 2)).toBeUndefined()
    const found = await Promise.all(['a', 'b', 'c', 'd'].map((id) => store.findGroup(id)))
    expect(found.map((group) => group?.owner)).toEqual([undefined, '', '', undefined])
    const members = await store.membersOf(['a', 'b', 'c', 'd', 'e'])
    expect(members.map(({ group, guest }) => `${group} ${guest}`).sort()).toEqual([
      'b bo',
      'c bo',
      'c cy',
      'e ada',
      'e cy',
    ])
    for (const id of ['ada', 'bo', 'cy']) await store.saveKey(newKey(id, 'cookie', 1).key)
    await store.forgetGuests('', 9)
    expect(await store.membersOf(['e'])).toEqual([])
    expect(await store.membersOf(['b', 'c'])).toHaveLength(3)
  })

  test('a member who has expired leaves their groups, and the last one ends them', async () => {
    const store = currentStore()
    await guests('ada', 'bo', 'cy')
    await store.saveKey(newKey('bo', 'cookie', 1).key)
    for (const id of ['left', 'ended']) {
      await store.addGroup({ id, name: 'G', owner: 'ada', game: '' }, 1, 9)
      await store.addMember({ group: id, guest: 'cy', since: 2 }, 9)
    }
    await store.addMember({ group: 'left', guest: 'bo', since: 3 }, 9)
    await store.addMember({ group: 'ended', guest: 'bo', since: 3, askedBy: 'cy' }, 9)
    expect(await store.forgetGuests('', 9)).toBe('cy')
    expect(await store.findGroup('ended')).toBeUndefined()
    expect(await store.groupsOf('bo')).toEqual([{ id: 'left', name: 'G', owner: '', game: '' }])
    expect(await store.membersOf(['left', 'ended'])).toEqual([
      { group: 'left', guest: 'bo', name: 'BO', since: 3 },
    ])
  })

  test('erasing a guest erases their blocks, invitations and memberships', async () => {
    const store = currentStore()
    await guests('ada', 'bo', 'cy')
    await lobby('table')
    await store.setInvitable('ada', 'nobody')
    expect(await store.invitableOf('ada')).toBe('nobody')
    expect(await store.invitableOf('bo')).toBe('everybody')
    await store.addBlock({ guest: 'ada', blocked: 'bo' }, 1, 9)
    await store.addBlock({ guest: 'cy', blocked: 'ada' }, 1, 9)
    await store.addInvitations([invitation('sent'), invitation('got', { from: 'cy', to: 'ada' })])
    await store.addGroup({ id: 'g', name: 'G', owner: 'ada', game: '' }, 1, 9)
    await store.addMember({ group: 'g', guest: 'bo', since: 2, askedBy: 'ada' }, 9)
    await store.addGroup({ id: 'h', name: 'H', owner: 'bo', game: '' }, 1, 9)
    await store.addMember({ group: 'h', guest: 'ada', since: 2 }, 9)
    await store.eraseGuest('ada', 'nobody')
    for (const id of ['ada', 'bo', 'cy']) expect(await store.blocksAbout(id)).toEqual([])
    for (const id of ['sent', 'got']) expect(await store.findInvitation(id)).toBeUndefined()
    expect(await store.findGroup('g')).toBeUndefined()
    expect(await store.membersOf(['g', 'h'])).toEqual([{ group: 'h', guest: 'bo', name: 'BO', since: 1 }])
  })
}
