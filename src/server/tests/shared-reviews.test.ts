import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance, fastSeed } from '../../kernel/index.ts'
import { TRIES_ALL } from '../../kernel/testing/sample-size.ts'
import { LIMITS, type Message, type MessageOf } from '../../protocol/index.ts'
import type { RunningServer } from '../main.ts'
import { LEAD_GRACE } from '../shared-reviews/shared-review.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { startNats } from '../testing/parts/nats.ts'
import { startPostgres } from '../testing/parts/postgres.ts'
import { haveParts, NATS, POSTGRES } from '../testing/parts/programs.ts'
import { openSeats, playOn, type Seated, seatPeople, until } from '../testing/playing.ts'
import { type ManualTime, manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const people = Math.max(2, entry.game.seats.min)

let time: ManualTime
let server: RunningServer
let finished: Seated
beforeAll(async () => {
  time = manualTime()
  server = await testServer({ time })
  finished = await seatPeople(server.url, entry, people)
  await finish(finished)
})
afterAll(() => server.close())

async function finish({ table, sockets }: Seated): Promise<void> {
  const chance = fastChance(fastSeed(1))
  await Promise.all(sockets.map((socket, seat) => playOn(socket, table, seat, entry, { chance })))
}

const share = (visitor: Visitor, body: object) => visitor.request('POST', '/api/reviews', body)

async function shared(visitor: Visitor, body: object = { table: finished.table }): Promise<string> {
  const { status, body: answer } = await share(visitor, body)
  expect(status).toBe(201)
  return (answer as { review: string }).review
}

const refusal = ({ body }: { body: unknown }) => (body as { rejection?: { code: string } }).rejection?.code

interface Looking {
  readonly socket: Socket
  readonly whole: MessageOf<'review'>
}

const isReview = (message: Message): message is MessageOf<'review'> => message.type === 'review'
const isLead = (message: Message): message is MessageOf<'lead'> => message.type === 'lead'

/** What a visitor knows about the position and who is there. */
const leadOf = (socket: Socket): MessageOf<'review'> | MessageOf<'lead'> | undefined =>
  socket.messages.findLast(
    (message): message is MessageOf<'review'> | MessageOf<'lead'> => isLead(message) || isReview(message),
  )

async function look(visitor: Visitor, review: string): Promise<Looking> {
  const socket = await visitor.connect()
  expect(codeOf(await socket.ask({ type: 'openReview', review }))).toBe('done')
  const whole = socket.messages.find(isReview)
  if (!whole) throw new Error('no review')
  return { socket, whole }
}

/** Another visitor with a review of their own. */
async function newReview(name: string) {
  const owner = await Visitor.named(server.url, name)
  // A match from a device, so that each test has a review of its own.
  const review = await shared(owner, { match: name })
  return { owner, review, ...(await look(owner, review)) }
}

const textsOf = ({ items }: MessageOf<'review'>) =>
  items.map(({ text, from, to }) => text ?? `${from} to ${to}`)

describe('sharing a match', () => {
  test('gives a link that shows everybody the same, whoever has played', async () => {
    const [ada] = finished.visitors
    const review = await shared(ada, { table: finished.table, step: 3, eyes: 1 })
    const { whole } = await look(new Visitor(server.url), review)
    expect(whole).toMatchObject({ table: finished.table, step: 3, eyes: 1, items: [] })
    expect(whole).not.toHaveProperty('you')
    expect(whole).not.toHaveProperty('own')
    // Sharing it again leads to the same notes.
    expect(await shared(ada)).toBe(review)
    const stranger = await Visitor.named(server.url, 'Stranger')
    expect(await shared(stranger)).not.toBe(review)
  })

  test('is refused while the match is running, whoever asks and however', async () => {
    const running = await seatPeople(server.url, entry, people)
    for (const visitor of [...running.visitors, await Visitor.named(server.url, 'Eve')])
      expect(refusal(await share(visitor, { table: running.table }))).toBe('matchNotOver')
    const [ada] = running.visitors
    const lobby = await ada.create({ game: entry.game.id, seats: openSeats(2) })
    expect(refusal(await share(ada, { table: lobby }))).toBe('matchNotOver')
  })

  test('is refused for matches that only their players may follow, counted tries among them', async () => {
    const hidden = await seatPeople(server.url, entry, people, { spectators: false })
    await finish(hidden)
    for (const visitor of [hidden.visitors[0], await Visitor.named(server.url, 'Eve')])
      expect(refusal(await share(visitor, { table: hidden.table }))).toBe('noSpectators')
    const player = await Visitor.named(server.url, 'Try')
    const { body } = await player.request('POST', '/api/daily/silver-and-gold')
    const { table } = body as { table: string }
    expect(refusal(await share(player, { table }))).toBe('matchNotOver')
  })

  test('is refused for nonsense', async () => {
    const eve = await Visitor.named(server.url, 'Eve')
    const table = finished.table
    for (const body of [
      {},
      { table, match: 'both' },
      { table: '../../etc' },
      { table, step: -1 },
      { table, step: 1e9 },
      { table, eyes: 99 },
      { table, more: 1 },
      { match: '<script>' },
      { match: 'x'.repeat(LIMITS.packedMatchLength + 1) },
      [],
    ])
      expect(refusal(await share(eve, body))).toBe('malformed')
    expect(refusal(await share(eve, { table: 'nowhere00000' }))).toBe('noSuchTable')
    expect(refusal(await share(new Visitor(server.url), { table }))).toBe('nameFirst')
  })

  test('is limited for each visitor', async () => {
    const limited = await testServer({ limits: { newReviews: { perSecond: 1 / 60, burst: 3 } } })
    onTestFinished(() => limited.close())
    const eve = await Visitor.named(limited.url, 'Eve')
    const codes = []
    for (const match of ['a', 'b', 'c', 'd', 'a']) codes.push(refusal(await share(eve, { match })))
    // The one that exists can still be opened.
    expect(codes).toEqual([undefined, undefined, undefined, 'tooManyReviews', undefined])
    const bob = await Visitor.named(limited.url, 'Bob')
    expect(refusal(await share(bob, { match: 'd' }))).toBeUndefined()
  })
})

describe('a link to a shared review', () => {
  test('cannot be guessed, and an unknown one is refused', async () => {
    const { review, socket } = await newReview('Guessed')
    expect(review).toMatch(/^[0-9A-Za-z]{20}$/)
    const unknown = `${review.slice(0, -1)}${review.endsWith('a') ? 'b' : 'a'}`
    expect(codeOf(await socket.ask({ type: 'openReview', review: unknown }))).toBe('noSuchReview')
    expect(codeOf(await socket.ask({ type: 'openReview', review: finished.table }))).toBe('malformed')
    expect(codeOf(await socket.ask({ type: 'note', review: unknown, step: 0, text: 'hi' }))).toBe('notJoined')
  })

  test('lets in a limited number of people', async () => {
    const { review } = await newReview('Popular')
    for (let n = 1; n < LIMITS.reviewVisitors; n++) await look(new Visitor(server.url), review)
    const late = await new Visitor(server.url).connect()
    expect(codeOf(await late.ask({ type: 'openReview', review }))).toBe('tooManyVisitors')
    expect(codeOf(await late.ask({ type: 'note', review, step: 0, text: 'hi' }))).toBe('notJoined')
  })

  test('tells nobody who the visitors are elsewhere', async () => {
    const first = await newReview('Known')
    const second = await shared(first.owner, { match: 'another' })
    const { whole } = await look(first.owner, second)
    const { body } = await first.owner.request('GET', '/api/me/data')
    expect(JSON.stringify([whole, first.whole])).not.toContain((body as { id: string }).id)
    expect(whole.you).not.toBe(first.whole.you)
  })
})

describe('the lead', () => {
  test('belongs to the visitor who has shared the match, and everybody follows', async () => {
    const { review, socket, whole } = await newReview('Leader')
    expect(whole).toMatchObject({ leader: whole.you, own: true })
    const bob = await look(await Visitor.named(server.url, 'Bob'), review)
    const anonymous = await look(new Visitor(server.url), review)
    for (const { socket: other } of [bob, anonymous]) {
      const moved = other.next(
        (message): message is MessageOf<'lead'> => isLead(message) && message.step === 5,
      )
      const code = codeOf(await socket.ask({ type: 'showStep', review, step: 5, eyes: 1 }))
      expect(code).toBe('done')
      expect(await moved).toMatchObject({ eyes: 1, leader: whole.you })
      await socket.ask({ type: 'showStep', review, step: 4 })
    }
    await until(bob.socket, () => leadOf(bob.socket)?.step === 4)
    expect(leadOf(bob.socket)).not.toHaveProperty('eyes')
    expect(leadOf(bob.socket)).toMatchObject({
      visitors: [{ name: 'Leader' }, { name: 'Bob' }],
      nameless: 1,
    })
  })

  test('cannot be stolen, and what others show changes nothing', async () => {
    const { review, socket } = await newReview('Owner')
    const eve = await look(await Visitor.named(server.url, 'Eve'), review)
    const nameless = await look(new Visitor(server.url), review)
    const you = eve.whole.you ?? ''
    expect(codeOf(await eve.socket.ask({ type: 'lead', review }))).toBe('notLeader')
    expect(codeOf(await eve.socket.ask({ type: 'lead', review, to: you }))).toBe('notLeader')
    expect(codeOf(await eve.socket.ask({ type: 'showStep', review, step: 9 }))).toBe('notLeader')
    expect(codeOf(await nameless.socket.ask({ type: 'lead', review }))).toBe('nameFirst')
    expect(codeOf(await nameless.socket.ask({ type: 'showStep', review, step: 9 }))).toBe('nameFirst')
    await socket.ask({ type: 'ping' })
    expect(leadOf(socket)?.step).toBe(0)
  })

  test('is handed over to somebody who is there, and its owner can take it back', async () => {
    const { review, socket, whole } = await newReview('Generous')
    const bob = await look(await Visitor.named(server.url, 'Bob'), review)
    expect(codeOf(await socket.ask({ type: 'lead', review, to: 'nobody0000000000' }))).toBe('noSuchVisitor')
    expect(codeOf(await socket.ask({ type: 'lead', review, to: bob.whole.you ?? '' }))).toBe('done')
    expect(codeOf(await socket.ask({ type: 'showStep', review, step: 1 }))).toBe('notLeader')
    expect(codeOf(await bob.socket.ask({ type: 'showStep', review, step: 2 }))).toBe('done')
    await until(socket, () => leadOf(socket)?.step === 2)
    expect(leadOf(socket)?.leader).toBe(bob.whole.you)
    expect(codeOf(await socket.ask({ type: 'lead', review }))).toBe('done')
    expect(leadOf(socket)?.leader).toBe(whole.you)
  })

  test('is free some time after the leader has left, and not before', async () => {
    const { review, socket, owner } = await newReview('Absent')
    const bob = await look(await Visitor.named(server.url, 'Bob'), review)
    const left = bob.socket.next((message) => isLead(message) && message.visitors.length === 1)
    await socket.close()
    await left
    time.advance(LEAD_GRACE - 1)
    expect(codeOf(await bob.socket.ask({ type: 'lead', review }))).toBe('notLeader')
    // A leader who is back in time still leads.
    const back = await look(owner, review)
    expect(back.whole.leader).toBe(back.whole.you)
    time.advance(LEAD_GRACE)
    expect(codeOf(await bob.socket.ask({ type: 'lead', review }))).toBe('notLeader')
    const again = bob.socket.next((message) => isLead(message) && message.visitors.length === 1)
    await back.socket.close()
    await again
    const free = bob.socket.next((message) => isLead(message) && message.free === true)
    time.advance(LEAD_GRACE)
    await free
    expect(codeOf(await bob.socket.ask({ type: 'lead', review }))).toBe('done')
    expect(leadOf(bob.socket)).toMatchObject({ leader: bob.whole.you })
    expect(leadOf(bob.socket)).not.toHaveProperty('free')
  })
})

describe('notes and arrows', () => {
  test('are seen by everybody, and by those who come later', async () => {
    const { review, socket } = await newReview('Writer')
    const bob = await look(await Visitor.named(server.url, 'Bob'), review)
    const seen = socket.next((message) => message.type === 'item')
    const note = { type: 'note', review, step: 2, text: '  <b>why</b> not west? ' } as const
    expect(codeOf(await bob.socket.ask(note))).toBe('done')
    expect(await seen).toMatchObject({
      item: { step: 2, name: 'Bob', visitor: bob.whole.you, text: '<b>why</b> not west?' },
    })
    await socket.ask({ type: 'mark', review, step: 2, from: 'town:3', to: 'town:4' })
    const { whole } = await look(new Visitor(server.url), review)
    expect(textsOf(whole)).toEqual(['<b>why</b> not west?', 'town:3 to town:4'])
  })

  test('are added once, however often the command is sent', async () => {
    const { review, owner, socket } = await newReview('Twice')
    const note = { type: 'note', review, step: 2, text: 'once', id: 'same' } as const
    expect(codeOf(await socket.ask(note))).toBe('done')
    const again = await look(owner, review)
    expect(codeOf(await again.socket.ask(note))).toBe('done')
    expect(codeOf(await again.socket.ask({ ...note, text: 'other' }))).toBe('idUsed')
    expect(textsOf((await look(owner, review)).whole)).toEqual(['once'])
  })

  test('are deleted by their author and by the owner of the review, and by nobody else', async () => {
    const { review, owner, socket } = await newReview('Host')
    const bob = await look(await Visitor.named(server.url, 'Bob'), review)
    const eve = await look(await Visitor.named(server.url, 'Eve'), review)
    for (const text of ['first', 'second']) await bob.socket.ask({ type: 'note', review, step: 0, text })
    await socket.ask({ type: 'note', review, step: 0, text: 'third' })
    const [first, second, third] = (await look(owner, review)).whole.items.map(({ item }) => item)
    const erase = async ({ socket: one }: { socket: Socket }, item = 0) =>
      codeOf(await one.ask({ type: 'erase', review, item }))
    for (const item of [first, second, third]) expect(await erase(eve, item)).toBe('notYours')
    expect(await erase(bob, third)).toBe('notYours')
    const gone = eve.socket.next((message) => message.type === 'itemGone' && message.item === first)
    expect(await erase(bob, first)).toBe('done')
    await gone
    expect(await erase({ socket }, second)).toBe('done')
    expect(await erase(eve, second)).toBe('done')
    expect(textsOf((await look(owner, review)).whole)).toEqual(['third'])
  })

  test('are refused without a name, and if they are nonsense or too long', async () => {
    const { review, owner, socket } = await newReview('Strict')
    const nameless = await look(new Visitor(server.url), review)
    const note = { type: 'note', review, step: 0, text: 'hi' } as const
    const mark = { type: 'mark', review, step: 0, from: 'a', to: 'b' } as const
    expect(codeOf(await nameless.socket.ask(note))).toBe('nameFirst')
    for (const nonsense of [
      { ...note, text: '' },
      { ...note, text: '\u202e evil' },
      { ...note, text: 'x'.repeat(LIMITS.chatLength + 1) },
      { ...note, step: -1 },
      { ...note, step: 0.5 },
      { ...note, step: 100_000 },
      { ...mark, from: 'a b' },
      { ...mark, to: '<img>' },
      { ...mark, to: 'x'.repeat(41) },
      { ...mark, text: 'and' } as never,
    ])
      expect(codeOf(await socket.ask(nonsense))).toBe('malformed')
    expect((await look(owner, review)).whole.items).toEqual([])
  })

  test('of one visitor are limited in time', async () => {
    const limits = { reviewItems: { perSecond: 1, burst: 3 }, reviewSteps: { perSecond: 1, burst: 2 } }
    const limited = await testServer({ time, limits })
    onTestFinished(() => limited.close())
    const [ada, bob] = [await Visitor.named(limited.url, 'Ada'), await Visitor.named(limited.url, 'Bob')]
    const review = await shared(ada, { match: 'm' })
    const [first, second] = [await look(ada, review), await look(bob, review)]
    const note = { type: 'note', review, step: 0, text: 'flood' } as const
    const codes = []
    for (let n = 0; n < 5; n++) codes.push(codeOf(await second.socket.ask(note)))
    expect(codes).toEqual(['done', 'done', 'done', 'tooFast', 'tooFast'])
    expect(codeOf(await first.socket.ask(note))).toBe('done')
    const steps = []
    for (let step = 1; step < 5; step++)
      steps.push(codeOf(await first.socket.ask({ type: 'showStep', review, step })))
    expect(steps).toEqual(['done', 'done', 'tooFast', 'tooFast'])
  })

  test('are read once each, however many there are, and all of them again only after one was deleted', async () => {
    const folder = temporaryFolder()
    const store = openSqliteStore(join(folder, 'reviews.sqlite'))
    let read = 0
    const counting: Store = {
      ...store,
      async reviewItems(...which) {
        const items = await store.reviewItems(...which)
        read += items.length
        return items
      },
    }
    const counted = await testServer({ time, store: counting })
    onTestFinished(async () => {
      await counted.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    })
    const ada = await Visitor.named(counted.url, 'Ada')
    const review = await shared(ada, { match: 'm' })
    const { socket } = await look(ada, review)
    const arrow = { type: 'mark', review, step: 0, from: 'a', to: 'b' } as const
    for (let n = 0; n < 20; n++) expect(codeOf(await socket.ask(arrow))).toBe('done')
    expect(read).toBe(20)
    const added = socket.messages.flatMap((message) => (message.type === 'item' ? [message.item.item] : []))
    expect(new Set(added).size).toBe(20)
    const last = added.at(-1) ?? 0
    expect(codeOf(await socket.ask({ type: 'erase', review, item: last }))).toBe('done')
    expect(codeOf(await socket.ask(arrow))).toBe('done')
    expect(read).toBe(20 + 19 + 1)
    const now = (await look(ada, review)).whole.items.map(({ item }) => item)
    expect(now).toHaveLength(20)
    expect(now).not.toContain(last)
  })

  if (TRIES_ALL)
    test('of a review are limited in number', async () => {
      const note = { type: 'note', step: 0, text: 'one more' } as const
      const { owner, socket, review: full } = await newReview('Full')
      const arrow = { type: 'mark', review: full, step: 0, from: 'a', to: 'b' } as const
      const answers = await Promise.all(
        Array.from({ length: LIMITS.reviewMarks + 5 }, () => socket.ask(arrow).then(codeOf)),
      )
      expect(answers.filter((code) => code === 'tooManyNotes')).toHaveLength(5)
      expect(codeOf(await socket.ask({ ...note, review: full }))).toBe('done')
      expect((await look(owner, full)).whole.items).toHaveLength(LIMITS.reviewMarks + 1)
    })

  test('of muted people are not shown', async () => {
    const [ada, bob] = finished.visitors
    const review = await shared(ada)
    const bobs = await look(bob, review)
    const adas = await look(ada, review)
    await finished.sockets[0].ask({ type: 'mute', table: finished.table, seat: 1, on: true })
    onTestFinished(async () => {
      await finished.sockets[0].ask({ type: 'mute', table: finished.table, seat: 1, on: false })
    })
    await adas.socket.ask({ type: 'openReview', review })
    const before = adas.socket.messages.length
    await bobs.socket.ask({ type: 'note', review, step: 0, text: 'can you read me' })
    await adas.socket.ask({ type: 'ping' })
    expect(adas.socket.messages.slice(before).filter(({ type }) => type === 'item')).toEqual([])
    expect(textsOf((await look(ada, review)).whole)).toEqual([])
    expect(textsOf((await look(bob, review)).whole)).toEqual(['can you read me'])
  })
})

describe('a shared review', () => {
  test('is deleted by its owner alone, and everybody is told', async () => {
    const { review, owner, socket } = await newReview('Done')
    const bobs = await Visitor.named(server.url, 'Bob')
    const bob = await look(bobs, review)
    const path = `/api/reviews/${review}`
    expect(refusal(await bobs.request('DELETE', path))).toBe('notYours')
    expect(refusal(await new Visitor(server.url).request('DELETE', path))).toBe('nameFirst')
    const gone = bob.socket.next(({ type }) => type === 'reviewGone')
    expect((await owner.request('DELETE', path)).status).toBe(200)
    await gone
    expect(refusal(await owner.request('DELETE', path))).toBe('noSuchReview')
    expect(codeOf(await socket.ask({ type: 'note', review, step: 0, text: 'hi' }))).toBe('noSuchReview')
    expect(codeOf(await bob.socket.ask({ type: 'openReview', review }))).toBe('noSuchReview')
  })

  test('is still followed by somebody who opens it again while the last socket closes it', async () => {
    const { review, owner, socket } = await newReview('Again')
    const { socket: reader } = await look(new Visitor(server.url), review)
    await socket.close()
    await until(reader, () => leadOf(reader)?.visitors.length === 0)
    // Both arrive in the same tick.
    await Promise.all([
      reader.ask({ type: 'openReview', review }),
      reader.ask({ type: 'closeReview', review }),
    ])
    const { socket: writer } = await look(owner, review)
    const item = reader.next(({ type }) => type === 'item')
    await writer.ask({ type: 'note', review, step: 0, text: 'hello' })
    expect(await item).toMatchObject({ item: { text: 'hello' } })
  })

  test('is part of what a visitor can download, and goes with them', async () => {
    const { review, owner, socket } = await newReview('Leaving')
    const { review: other } = await newReview('Staying')
    const there = await look(owner, other)
    await socket.ask({ type: 'note', review, step: 1, text: 'mine' })
    await there.socket.ask({ type: 'note', review: other, step: 2, text: 'theirs' })
    const { body } = await owner.request('GET', '/api/me/data')
    expect(body).toMatchObject({
      sharedReviews: [{ review, match: 'Leaving' }],
      notes: expect.arrayContaining([
        expect.objectContaining({ review, step: 1, text: 'mine' }),
        expect.objectContaining({ review: other, step: 2, text: 'theirs' }),
      ]),
    })
    const watcher = await look(new Visitor(server.url), other)
    expect(textsOf(watcher.whole)).toEqual(['theirs'])
    const gone = watcher.socket.next(({ type }) => type === 'itemGone')
    await owner.request('DELETE', '/api/me')
    await gone
    const anybody = await new Visitor(server.url).connect()
    expect(codeOf(await anybody.ask({ type: 'openReview', review }))).toBe('noSuchReview')
    expect((await look(new Visitor(server.url), other)).whole.items).toEqual([])
  })

  test('is still there after a restart, at the same step', async () => {
    const data = temporaryFolder()
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    const first = await testServer({ data })
    const ada = await Visitor.named(first.url, 'Ada')
    const review = await shared(ada, { match: 'm' })
    const { socket } = await look(ada, review)
    await socket.ask({ type: 'showStep', review, step: 7, eyes: 0 })
    await socket.ask({ type: 'note', review, step: 7, text: 'here' })
    await first.close()
    const second = await testServer({ data })
    onTestFinished(() => second.close())
    const { whole } = await look(new Visitor(second.url), review)
    expect(whole).toMatchObject({ match: 'm', step: 7, eyes: 0, items: [{ text: 'here' }] })
  })
})

describe.skipIf(!haveParts('shared reviews on several processes', POSTGRES, NATS))(
  'on several processes',
  () => {
    test.each(TRIES_ALL ? (['PostgreSQL', 'NATS'] as const) : (['NATS'] as const))(
      'everybody sees the same, with %s between them',
      async (bus) => {
        const postgres = await startPostgres()
        onTestFinished(() => postgres.end())
        const nats = bus === 'NATS' ? await startNats() : undefined
        onTestFinished(() => nats?.end())
        const options = { database: await postgres.newDatabase(), ...(nats ? { nats: nats.url } : {}) }
        const [first, second] = [await testServer(options), await testServer(options)]
        onTestFinished(async () => {
          await Promise.all([first.close(), second.close()])
        })
        const [ada, bob] = [await Visitor.named(first.url, 'Ada'), await Visitor.named(second.url, 'Bob')]
        const review = await shared(ada, { match: 'm' })
        const [adas, bobs] = [await look(ada, review), await look(bob, review)]
        for (const { socket } of [adas, bobs])
          await until(socket, () => leadOf(socket)?.visitors.length === 2)
        await adas.socket.ask({ type: 'showStep', review, step: 3 })
        await until(bobs.socket, () => leadOf(bobs.socket)?.step === 3)
        const item = adas.socket.next(({ type }) => type === 'item')
        await bobs.socket.ask({ type: 'note', review, step: 3, text: 'from afar' })
        expect(await item).toMatchObject({ item: { text: 'from afar', visitor: bobs.whole.you } })
        expect(codeOf(await adas.socket.ask({ type: 'lead', review, to: bobs.whole.you ?? '' }))).toBe('done')
        await until(bobs.socket, () => leadOf(bobs.socket)?.leader === bobs.whole.you)
        expect(codeOf(await bobs.socket.ask({ type: 'showStep', review, step: 4 }))).toBe('done')
        await until(adas.socket, () => leadOf(adas.socket)?.step === 4)
        const gone = bobs.socket.next(({ type }) => type === 'reviewGone')
        await ada.request('DELETE', `/api/reviews/${review}`)
        await gone
      },
    )
  },
)
