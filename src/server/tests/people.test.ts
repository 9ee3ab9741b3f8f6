import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../kernel/index.ts'
import type { RunningServer } from '../main.ts'
import { Visitor } from '../testing/client.ts'
import {
  answer,
  block,
  codeIn,
  invitationsOf,
  invite,
  playedWith,
  playTogether,
  refOf,
} from '../testing/people.ts'
import { openSeats } from '../testing/playing.ts'
import { testServer } from '../testing/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const GAME = { game: 'silver-and-gold' }

describe('people', () => {
  test('those who have begun a match together find each other, and nobody else', async () => {
    const { visitors } = await playTogether(server.url, 3)
    const [ada] = visitors
    const found = await playedWith(ada)
    expect(found.map(({ name, matches }) => [name, matches]).sort()).toEqual([
      ['Player 1', 1],
      ['Player 2', 1],
    ])
    const eve = await Visitor.named(server.url, 'Eve')
    expect(await playedWith(eve)).toEqual([])
    const table = await ada.create({ ...GAME, seats: openSeats(2) })
    const socket = await eve.connect()
    await socket.join(table)
    await socket.ask({ type: 'sit', table })
    expect(await playedWith(eve)).toEqual([])
  })

  test('nobody is told the id of somebody else, and a reference works for its owner only', async () => {
    const { visitors } = await playTogether(server.url, 3)
    const [ada, bo, cy] = visitors
    if (!cy) throw new Error('three people')
    const { body } = await bo.request('GET', '/api/me/data')
    const { id } = body as { id: string }
    const list = await ada.request('GET', '/api/people')
    expect(JSON.stringify(list)).not.toContain(id)
    const stolen = await refOf(ada, 'Player 1')
    for (const thief of [cy, bo]) {
      expect(codeIn(await invite(thief, stolen))).toBe('noSuchPerson')
      expect(codeIn(await thief.request('POST', '/api/people/blocks', { person: stolen }))).toBe(
        'noSuchPerson',
      )
    }
    const changed = `${stolen.slice(0, -2)}${stolen.endsWith('A') ? 'BB' : 'AA'}`
    for (const nonsense of [changed, 'A'.repeat(59), id.repeat(3)])
      expect(codeIn(await invite(ada, nonsense))).toBe('noSuchPerson')
    for (const malformed of ['', 'x'.repeat(2_000), '../../x', 7, null, { $ne: 1 }])
      expect(codeIn(await ada.request('POST', '/api/invitations', { person: malformed }))).toBe('malformed')
  })

  test('are counted once for each match, the last one first, a page at a time', async () => {
    const { visitors } = await playTogether(server.url)
    const [ada, bo] = visitors
    for (let match = 0; match < 2; match++) {
      const table = await ada.create({ ...GAME, seats: openSeats(2), startWhenFull: true })
      const socket = await bo.connect()
      await socket.join(table)
      await socket.ask({ type: 'sit', table })
    }
    expect(await playedWith(ada)).toMatchObject([{ name: 'Player 1', matches: 3, game: 'silver-and-gold' }])
    expect((await ada.request('GET', '/api/people?after=1')).body).toEqual({ people: [] })
    for (const after of ['-1', '99999', 'x']) {
      const { status } = await ada.request('GET', `/api/people?after=${after}`)
      expect(status).toBe(400)
    }
  })
})

describe('an invitation', () => {
  test('leads to a new table with the settings of the last one, and accepting means to sit down', async () => {
    const { visitors } = await playTogether(server.url)
    const [ada, bo] = visitors
    const socket = await bo.connect()
    const told = socket.next(({ type }) => type === 'invitations')
    const { status, body } = await invite(ada, await refOf(ada, 'Player 1'))
    expect({ status, body }).toMatchObject({ status: 201, body: { asked: 1 } })
    await told
    const { table } = body as { table: string }
    expect((await bo.request('GET', '/api/tables/mine')).body).toMatchObject({ invited: 1 })
    const { received } = await invitationsOf(bo)
    expect(received).toMatchObject([{ name: 'Player 0', table, game: 'silver-and-gold' }])
    expect((await invitationsOf(ada)).sent).toMatchObject([{ name: 'Player 1', table }])
    const { invitation } = at(received, 0)
    expect(await answer(bo, invitation, true)).toMatchObject({ status: 200, body: { table } })
    const { seats } = (await bo.request('GET', `/api/tables/${table}`)).body as { seats: { name: string }[] }
    expect(seats.map(({ name }) => name)).toEqual(['Player 0', 'Player 1'])
    expect((await invitationsOf(bo)).received).toEqual([])
    expect((await invitationsOf(ada)).sent).toMatchObject([{ answer: 'accepted' }])
    expect((await answer(bo, invitation, true)).body).toEqual({ table })
  })

  test('that is declined is over, and the inviter is told', async () => {
    const { visitors } = await playTogether(server.url)
    const [ada, bo] = visitors
    await invite(ada, await refOf(ada, 'Player 1'))
    const { invitation } = at((await invitationsOf(bo)).received, 0)
    expect((await answer(bo, invitation, false)).status).toBe(200)
    expect((await invitationsOf(ada)).sent).toMatchObject([{ answer: 'declined' }])
    expect(codeIn(await answer(bo, invitation, true))).toBe('noSuchInvitation')
  })

  test('is answered by whom it is for, and seen by nobody else', async () => {
    const { visitors } = await playTogether(server.url, 3)
    const [ada, bo, cy] = visitors
    if (!cy) throw new Error('three people')
    await invite(ada, await refOf(ada, 'Player 1'))
    const { invitation } = at((await invitationsOf(bo)).received, 0)
    for (const thief of [ada, cy, await Visitor.named(server.url, 'Eve')]) {
      for (const accept of [true, false])
        expect(codeIn(await answer(thief, invitation, accept))).toBe('noSuchInvitation')
      expect((await invitationsOf(thief)).received).toEqual([])
    }
    expect(codeIn(await answer(new Visitor(server.url), invitation, true))).toBe('nameFirst')
    expect(codeIn(await answer(bo, 'nothing', true))).toBe('noSuchInvitation')
    expect((await invitationsOf(bo)).received).toHaveLength(1)
  })

  test('to one person waits at most three times, however often it is sent', async () => {
    const { visitors } = await playTogether(server.url)
    const [ada] = visitors
    const person = await refOf(ada, 'Player 1')
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 5; i++) codes.push(codeIn(await invite(ada, person)))
    expect(codes).toEqual([undefined, undefined, undefined, 'tooManyInvitations', 'tooManyInvitations'])
  })

  test('is not shown to somebody who wants none, and the inviter cannot tell', async () => {
    const { visitors } = await playTogether(server.url, 3)
    const [ada, bo, cy] = visitors
    if (!cy) throw new Error('three people')
    const shownTo = async (inviter: Visitor, name: string) => {
      const { status, body } = await invite(inviter, await refOf(inviter, name))
      const { sent } = await invitationsOf(inviter)
      return { status, asked: (body as { asked: number }).asked, sent: Object.keys(at(sent, 0)).sort() }
    }
    const wanted = await shownTo(ada, 'Player 1')
    for (const invitable of ['nobody', 'groups']) {
      await cy.request('PUT', '/api/people/invitable', { invitable })
      expect(await shownTo(ada, 'Player 2')).toEqual(wanted)
      expect((await invitationsOf(cy)).received).toEqual([])
    }
    await cy.request('PUT', '/api/people/invitable', { invitable: 'everybody' })
    await block(cy, await refOf(cy, 'Player 1'))
    expect(await shownTo(bo, 'Player 2')).toEqual(wanted)
    expect((await invitationsOf(cy)).received).toEqual([])
    expect((await cy.request('GET', '/api/tables/mine')).body).not.toHaveProperty('invited')
  })

  test('is limited for each guest and address', async () => {
    const strict = await testServer({ limits: { invitations: { perSecond: 0, burst: 2 } } })
    const { visitors } = await playTogether(strict.url, 3)
    const [ada, bo] = visitors
    for (const name of ['Player 1', 'Player 2'])
      expect((await invite(ada, await refOf(ada, name))).status).toBe(201)
    expect(codeIn(await invite(ada, await refOf(ada, 'Player 1')))).toBe('tooManyInvitations')
    expect(codeIn(await invite(bo, await refOf(bo, 'Player 0')))).toBe('tooManyInvitations')
    await strict.close()
  })
})
