import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance } from '../../kernel/index.ts'
import { type CreateTable, LIMITS, type MessageOf } from '../../protocol/index.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { openSeats, playOn } from '../testing/playing.ts'
import { type ManualTime, manualTime, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const { game } = entry

let time: ManualTime
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  time = manualTime()
  server = await testServer({ time })
})
afterEach(() => server.close())

const named = (name: string) => Visitor.named(server.url, name)

/** A host and a guest in the lobby of a table. */
async function lobby(more: Partial<CreateTable> = {}) {
  const [ada, bob] = [await named('Ada'), await named('Bob')]
  const table = await ada.create({ game: game.id, seats: openSeats(3), ...more })
  const [host, guest] = [await ada.connect(), await bob.connect()]
  await host.join(table)
  await guest.join(table)
  expect(codeOf(await guest.ask({ type: 'sit', table, seat: 1 }))).toBe('done')
  return { ada, bob, table, host, guest }
}

const nextChange = (socket: Socket) =>
  socket.next(
    (message): message is MessageOf<'event'> =>
      message.type === 'event' && message.event.type === 'seatSet' && message.event.settings !== undefined,
  )

describe('the host', () => {
  test('changes the settings before the start, and everybody sees it at once and after a reload', async () => {
    const { ada, table, host, guest } = await lobby()
    const seen = nextChange(guest)
    const settings = {
      name: '  Gannet   Island ',
      options: { memoryAid: true },
      clock: { kind: 'live', bank: 600, increment: 20 },
      listed: true,
      spectators: false,
      seats: 4,
    } as const
    expect(codeOf(await host.ask({ type: 'setTable', table, ...settings }))).toBe('done')
    const message = await seen
    expect(message.event).toMatchObject({ seat: 0, settings: { ...settings, name: 'Gannet Island' } })
    expect(message.seats).toHaveLength(4)
    const now = {
      name: 'Gannet Island',
      options: { memoryAid: true },
      clock: settings.clock,
      listed: true,
      spectators: false,
    }
    const again = await new Visitor(server.url).connect()
    expect(await again.join(table)).toMatchObject(now)
    const { body } = await ada.request('GET', '/api/tables')
    const { options: _, ...shown } = now
    expect(body).toMatchObject({ tables: [{ table, ...shown, seats: [{}, {}, {}, { kind: 'open' }] }] })
  })

  test('takes a setting back, and the table is as before', async () => {
    const { table, host, ada } = await lobby()
    await host.ask({ type: 'setTable', table, name: 'Gannet', spectators: false, listed: true })
    await host.ask({ type: 'setTable', table, name: '', spectators: true, listed: false })
    const joined = await (await named('Eve')).connect().then((socket) => socket.join(table))
    expect(joined).not.toHaveProperty('name')
    expect(joined).not.toHaveProperty('spectators')
    expect((await ada.request('GET', '/api/tables')).body).toEqual({ tables: [] })
  })

  test('plays the match with the settings that were chosen last, also after a restart and in the rematch', async () => {
    const { ada, bob, table, host, guest } = await lobby()
    await host.ask({ type: 'setTable', table, options: { memoryAid: true }, name: 'Gannet', seats: 2 })
    expect(codeOf(await host.ask({ type: 'start', table }))).toBe('done')
    await Promise.all([host.close(), guest.close()])
    time.advance(10 * 60_000)
    const [one, two] = [await ada.connect(), await bob.connect()]
    await one.join(table)
    await two.join(table)
    await Promise.all([
      playOn(one, table, 0, entry, { chance: fastChance('a') }),
      playOn(two, table, 1, entry, { chance: fastChance('b') }),
    ])
    const file = await ada.request('GET', `/api/tables/${table}/match`)
    expect(file.body).toMatchObject({ options: { memoryAid: true } })
    const answer = await one.ask({ type: 'rematch', table })
    const next = answer.type === 'done' ? (answer.table ?? '') : ''
    expect(await one.join(next)).toMatchObject({ options: { memoryAid: true }, name: 'Gannet' })
  })

  test('who chooses what is chosen already writes nothing', async () => {
    const { table, host } = await lobby()
    await host.ask({ type: 'setTable', table, name: 'Gannet' })
    const before = host.numbers.get(table)
    for (const same of [{}, { name: 'Gannet' }, { listed: false }, { seats: 3 }, { options: {} }])
      expect(codeOf(await host.ask({ type: 'setTable', table, ...same }))).toBe('done')
    expect(host.numbers.get(table)).toBe(before)
  })

  test('a changed setting that is sent again is applied once', async () => {
    const { table, host } = await lobby()
    const command = { type: 'setTable', id: 'once', table, name: 'Gannet' } as const
    expect(codeOf(await host.ask(command))).toBe('done')
    const number = host.numbers.get(table)
    expect(codeOf(await host.ask(command))).toBe('done')
    expect(host.numbers.get(table)).toBe(number)
  })

  test('removes the last seats with their bots, and no person loses a seat', async () => {
    const bot = { kind: 'bot', bot: 'gentle' } as const
    const { table, host, guest } = await lobby({ seats: [...openSeats(3), bot] })
    expect(codeOf(await host.ask({ type: 'setTable', table, seats: 2 }))).toBe('done')
    expect(codeOf(await host.ask({ type: 'setTable', table, seats: 1 }))).toBe('seatTaken')
    for (const seats of [0, 5, 1_000_000])
      expect(await host.ask({ type: 'setTable', table, seats })).toMatchObject({
        rejection: { code: 'wrongNumberOfSeats', ...game.seats },
      })
    expect(codeOf(await guest.ask({ type: 'chat', table, text: 'still here' }))).toBe('done')
    const late = await (await named('Eve')).connect()
    await late.join(table)
    expect(codeOf(await late.ask({ type: 'sit', table }))).toBe('tableFull')
  })

  test('can fill a table by removing seats, which then starts if it was meant to', async () => {
    const { table, host } = await lobby({ startWhenFull: true })
    const started = host.event('started')
    await host.ask({ type: 'setTable', table, seats: 2 })
    expect((await started).event.type).toBe('started')
  })
})

describe('settings', () => {
  test('are refused from anybody else, and after the start', async () => {
    const { table, host, guest } = await lobby()
    const eve = await (await named('Eve')).connect()
    const nobody = await new Visitor(server.url).connect()
    await eve.join(table)
    await nobody.join(table)
    const change = { type: 'setTable', table, name: 'Mine' } as const
    expect(codeOf(await guest.ask(change))).toBe('notHost')
    expect(codeOf(await eve.ask(change))).toBe('notHost')
    expect(codeOf(await nobody.ask(change))).toBe('nameFirst')
    await host.ask({ type: 'start', table })
    expect(codeOf(await host.ask(change))).toBe('alreadyStarted')
    expect(await (await named('Cat')).connect().then((s) => s.join(table))).not.toHaveProperty('name')
  })

  test.each([
    ['an invisible name', { name: 'a\u200bb' }, 'badTableName'],
    ['a name that nobody can see', { name: '\u3164' }, 'badTableName'],
    ['a long name', { name: 'x'.repeat(LIMITS.nameLength + 1) }, 'badTableName'],
    ['a name in mixed scripts', { name: 'Gаnnet' }, 'badTableName'],
    ['a huge name', { name: 'x'.repeat(1_000) }, 'malformed'],
    ['options of another game', { options: { wizards: true } }, 'badOptions'],
    ['an option with a wrong value', { options: { memoryAid: 'yes' } }, 'badOptions'],
    ['a deck', { options: { deck: { name: 'x' } } }, 'malformed'],
    [
      'many options',
      { options: Object.fromEntries([...Array(50).keys()].map((i) => [`o${i}`, true])) },
      'malformed',
    ],
    ['a forbidden key', JSON.parse('{"options":{"__proto__":true}}'), 'forbiddenKey'],
    ['a clock that does not exist', { clock: { kind: 'sand' } }, 'malformed'],
    ['half a seat', { seats: 2.5 }, 'malformed'],
    ['an unknown setting', { host: true }, 'malformed'],
  ])('with %s are refused and change nothing', async (_, settings, code) => {
    const { table, host } = await lobby()
    const before = host.numbers.get(table)
    expect(codeOf(await host.ask({ type: 'setTable', table, ...(settings as object) }))).toBe(code)
    expect(host.numbers.get(table)).toBe(before)
  })

  test('that change without end are slowed down, and only for the host who does it', async () => {
    const { table, host, guest } = await lobby()
    // Others cannot use up what the host may change.
    for (let i = 0; i < 60; i++)
      expect(codeOf(await guest.ask({ type: 'setTable', table, name: `n${i}` }))).toBe('notHost')
    const answers: string[] = []
    for (let i = 0; i < 60; i++)
      answers.push(codeOf(await host.ask({ type: 'setTable', table, name: `n${i}` })))
    expect(answers.filter((code) => code === 'done')).toHaveLength(40)
    expect(answers.at(-1)).toBe('tooFast')
    time.advance(1_000)
    expect(codeOf(await host.ask({ type: 'setTable', table, name: 'later' }))).toBe('done')
  })
})

describe('what was said in the lobby', () => {
  test('stays with those who said it when free seats disappear at the start', async () => {
    const { bob, table, host, guest } = await lobby({ seats: openSeats(4) })
    await guest.ask({ type: 'leave', table })
    expect(codeOf(await guest.ask({ type: 'sit', table, seat: 3 }))).toBe('done')
    expect(codeOf(await guest.ask({ type: 'chat', table, text: 'hello' }))).toBe('done')
    await host.ask({ type: 'start', table })
    const again = await bob.connect()
    expect(await again.join(table)).toMatchObject({
      you: 1,
      chat: [{ seat: 1, text: 'hello' }],
    })
  })

  test('keeps the name of a speaker whose seat somebody else has taken', async () => {
    const { table, host, guest } = await lobby()
    await guest.ask({ type: 'chat', table, text: 'bye' })
    await guest.ask({ type: 'leave', table })
    const eve = await (await named('Eve')).connect()
    await eve.join(table)
    await eve.ask({ type: 'sit', table, seat: 1 })
    await host.ask({ type: 'part', table })
    expect(await host.join(table)).toMatchObject({ chat: [{ seat: 1, name: 'Bob', text: 'bye' }] })
  })
})
