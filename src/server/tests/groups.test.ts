import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import type { RunningServer } from '../main.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { Visitor } from '../testing/client.ts'
import { gated } from '../testing/parts/gated-store.ts'
import { block, codeIn, groupsSeenBy, invitationsOf, playTogether, refOf } from '../testing/people.ts'
import { testServer } from '../testing/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const GAME = 'silver-and-gold'

/** Three people who have played together; the first has made a group and asked the second. */
async function groupOfThree() {
  const { visitors } = await playTogether(server.url, 3)
  const [ada, bo, cy] = visitors
  if (!cy) throw new Error('three people')
  await ada.request('POST', '/api/groups', { name: 'Thursday' })
  const { group } = at(await groupsSeenBy(ada), 0)
  const path = `/api/groups/${group}`
  const add = async (name: string) =>
    ada.request('POST', `${path}/members`, { person: await refOf(ada, name) })
  await add('Player 1')
  return { ada, bo, cy, group, path, add }
}

const join = (visitor: Visitor, path: string) => visitor.request('POST', path, { accept: true })

describe('a group', () => {
  test('has nobody who has not agreed, and its members are asked together', async () => {
    const { ada, bo, cy, group, path, add } = await groupOfThree()
    await add('Player 2')
    const ask = () => ada.request('POST', '/api/invitations', { group, game: GAME })
    expect(await groupsSeenBy(bo)).toEqual([{ group, name: 'Thursday', members: [], askedBy: 'Player 0' }])
    expect(codeIn(await ask())).toBe('noSuchPerson')
    for (const visitor of [bo, cy]) expect((await join(visitor, path)).status).toBe(200)
    const { status, body } = await ask()
    expect({ status, body }).toMatchObject({ status: 201, body: { asked: 2 } })
    for (const visitor of [bo, cy])
      expect((await invitationsOf(visitor)).received).toMatchObject([{ name: 'Player 0', group: 'Thursday' }])
    expect(await groupsSeenBy(bo)).toMatchObject([
      { group, game: GAME, members: [{ name: 'Player 0' }, { name: 'Player 2' }] },
    ])
  })

  test('that is deleted at the same moment gets no new member', async () => {
    const { store, ...gate } = gated(openSqliteStore(':memory:'), ['addMember'])
    const own = await testServer({ store })
    const { visitors } = await playTogether(own.url)
    const [ada] = visitors
    await ada.request('POST', '/api/groups', { name: 'Thursday' })
    const path = `/api/groups/${at(await groupsSeenBy(ada), 0).group}`
    gate.shut()
    const adding = ada.request('POST', `${path}/members`, { person: await refOf(ada, 'Player 1') })
    await eventually(() => expect(gate.isWaiting('addMember')).toBe(true))
    await store.dropGroup(path.slice('/api/groups/'.length))
    gate.open()
    expect(codeIn(await adding)).toBe('noSuchGroup')
    await own.close()
    await store.close()
  })

  test('is neither seen, joined, changed nor asked by others', async () => {
    const { bo, cy, group, path } = await groupOfThree()
    const eve = await Visitor.named(server.url, 'Eve')
    const requests = [
      ['POST', path, { accept: true }],
      ['PUT', path, { name: 'Mine' }],
      ['DELETE', path, undefined],
      ['DELETE', `${path}/me`, undefined],
      ['POST', '/api/invitations', { group, game: GAME }],
    ] as const
    for (const visitor of [eve, cy]) {
      expect(await groupsSeenBy(visitor)).toEqual([])
      for (const [method, target, body] of requests)
        expect(codeIn(await visitor.request(method, target, body))).toBe('noSuchGroup')
    }
    const person = await refOf(cy, 'Player 1')
    expect(codeIn(await cy.request('POST', `${path}/members`, { person }))).toBe('noSuchGroup')
    await join(bo, path)
    for (const [method, body] of [
      ['PUT', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      expect(codeIn(await bo.request(method, path, body))).toBe('notGroupOwner')
    expect(await groupsSeenBy(bo)).toMatchObject([{ name: 'Thursday' }])
  })

  test('belongs to whoever has been there for longest once its owner has left, and ends with the last member', async () => {
    const { ada, bo, path } = await groupOfThree()
    await join(bo, path)
    await ada.request('DELETE', `${path}/me`)
    expect(await groupsSeenBy(ada)).toEqual([])
    expect((await bo.request('PUT', path, { name: 'Friday' })).body).toMatchObject({
      groups: [{ name: 'Friday', own: true, members: [] }],
    })
    await bo.request('DELETE', `${path}/me`)
    expect(codeIn(await bo.request('PUT', path, { name: 'x' }))).toBe('noSuchGroup')
  })

  test('does not ask somebody who has blocked its owner or wants no invitations, who looks as if they had not answered', async () => {
    const { ada, bo, cy, path, add } = await groupOfThree()
    await cy.request('PUT', '/api/people/invitable', { invitable: 'nobody' })
    await block(bo, await refOf(bo, 'Player 0'))
    await add('Player 2')
    for (const visitor of [bo, cy]) {
      expect(await groupsSeenBy(visitor)).toEqual([])
      expect(codeIn(await join(visitor, path))).toBe('noSuchGroup')
    }
    const { members } = at(await groupsSeenBy(ada), 0)
    expect(members.map(({ name, asked }) => [name, asked])).toEqual([
      ['Player 1', true],
      ['Player 2', true],
    ])
  })

  test('has a name of limited length, and there are not many of them', async () => {
    const ada = await Visitor.named(server.url, 'Ada')
    for (const name of ['', ' ', 'x'.repeat(41), 'x'.repeat(5_000), 'a\u202eb', 7])
      expect(codeIn(await ada.request('POST', '/api/groups', { name }))).toBe('malformed')
    for (let i = 0; i < 20; i++)
      expect((await ada.request('POST', '/api/groups', { name: `Group ${i}` })).status).toBe(201)
    expect(codeIn(await ada.request('POST', '/api/groups', { name: 'One more' }))).toBe('tooManyGroups')
  })
})
