import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requireGame } from '../../games/testing/lookup.ts'
import { at, commitmentTo, fastChance, fastSeed, readMatch } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import type { Daily, DailyChallenge, DailyDay } from '../../protocol/index.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { codeOf, type Socket, Visitor } from '../testing/client.ts'
import { playOn, until } from '../testing/playing.ts'
import { type ManualTime, manualTime, temporaryFolder, testServer } from '../testing/server.ts'

const DAY = 24 * 3_600_000
const TODAY = '2026-01-15'
const SOLO = 'silver-and-gold'
const GOLD = 'elfengold'

let time: ManualTime
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  // Noon.
  time = manualTime()
  server = await testServer({ time })
})
afterEach(() => server.close())

const named = (name: string): Promise<Visitor> => Visitor.named(server.url, name)

async function daily(visitor: Visitor): Promise<Daily> {
  return (await visitor.request('GET', '/api/daily')).body as Daily
}

function challengeIn({ challenges }: DailyDay, game: string): DailyChallenge {
  const found = challenges.find((one) => one.game === game)
  if (!found) throw new Error(`no challenge of ${game}`)
  return found
}

async function begin(visitor: Visitor, game = SOLO): Promise<string> {
  const { status, body } = await visitor.request('POST', `/api/daily/${game}`)
  expect({ status, body }).toMatchObject({ status: 201 })
  return (body as { table: string }).table
}

async function sitDown(visitor: Visitor, table: string): Promise<Socket> {
  const socket = await visitor.connect()
  await socket.join(table)
  return socket
}

/** Plays a try to its end. Another `taste` makes other moves. */
async function finish(visitor: Visitor, game = SOLO, taste = 1): Promise<{ table: string; socket: Socket }> {
  const table = await begin(visitor, game)
  const socket = await sitDown(visitor, table)
  await playOn(socket, table, 0, requireGame(game), { chance: fastChance(fastSeed(taste)) })
  return { table, socket }
}

const fileOf = async (visitor: Visitor, table: string) =>
  (await visitor.request('GET', `/api/tables/${table}/match`)).body as Record<string, unknown>

describe('a day', () => {
  test('has a challenge for each game, and the hash of tomorrow’s seed is published today', async () => {
    const ada = await named('Ada')
    const before = await daily(ada)
    expect(before.today).toMatchObject({ day: TODAY, until: Date.UTC(2026, 0, 16) })
    expect(before.today.challenges.map(({ game }) => game)).toEqual([GOLD, SOLO])
    expect(before.tomorrow.map(({ game }) => game)).toEqual([GOLD, SOLO])
    expect(JSON.stringify(before)).not.toContain('"seed"')

    time.advance(DAY)
    const after = await daily(ada)
    expect(after.today.day).toBe('2026-01-16')
    for (const { game, commitment } of before.tomorrow) {
      const today = challengeIn(after.today, game)
      expect(today.commitment).toBe(commitment)
      expect(today.committed).toBeLessThan(Date.UTC(2026, 0, 16))
      expect(today.seed).toBeUndefined()
      const yesterday = challengeIn(at(after.earlier, 0), game)
      expect(yesterday.commitment).toBe(challengeIn(before.today, game).commitment)
      expect(commitmentTo(yesterday.seed ?? '')).toBe(yesterday.commitment)
    }
    const { body } = await ada.request('GET', `/api/daily/${TODAY}`)
    expect(body).toEqual(at(after.earlier, 0))
  })

  test.each(['2026-01-16', '1999-01-01', '2026-02-31', 'today', '..', '__proto__', '%00'])(
    '%j has no challenges to show',
    async (day) => {
      const { status, body } = await (await named('Ada')).request(
        'GET',
        `/api/daily/${encodeURIComponent(day)}`,
      )
      expect({ status, body }).toMatchObject({ status: 404, body: { rejection: {} } })
    },
  )
})

describe('a counted try', () => {
  test('is one for each guest, whoever asks how often and from which device', async () => {
    const ada = await named('Ada')
    const tables = await Promise.all(Array.from({ length: 8 }, () => begin(ada)))
    expect(new Set(tables).size).toBe(1)
    const { body } = await ada.request('POST', '/api/me/link')
    const phone = new Visitor(server.url)
    await phone.request('POST', '/api/me/claim', { code: (body as { code: string }).code })
    expect(await begin(phone)).toBe(tables[0])
    expect(await begin(await named('Bo'))).not.toBe(tables[0])
    const mine = (await ada.request('GET', '/api/tables/mine')).body as { tables: { table: string }[] }
    expect(mine.tables).toMatchObject([{ table: tables[0], daily: TODAY, spectators: false, listed: false }])
  })

  test('needs a name and a challenge that exists', async () => {
    const stranger = new Visitor(server.url)
    expect((await stranger.request('POST', `/api/daily/${SOLO}`)).status).toBe(401)
    const ada = await named('Ada')
    for (const game of ['elfenland', 'nonsense', 'constructor', TODAY]) {
      const { status, body } = await ada.request('POST', `/api/daily/${game}`)
      expect({ status, body }).toMatchObject({
        status: 404,
        body: { rejection: { code: 'noSuchChallenge' } },
      })
    }
  })

  test('shows everybody the same draws, whatever they play', async () => {
    const [ada, bo] = [await named('Ada'), await named('Bo')]
    const [one, other] = [await finish(ada, SOLO, 1), await finish(bo, SOLO, 2)]
    const [first, second] = [await fileOf(ada, one.table), await fileOf(bo, other.table)]
    expect(second.log).not.toEqual(first.log)
    expect(second.setup).toEqual(first.setup)
    const patterns = (file: Record<string, unknown>): number[] =>
      (file.log as { chance?: [number, number][] }[])
        .flatMap(({ chance = [] }) => chance)
        .flatMap(([of, gave]) => (of <= 8 && of > 1 ? [gave] : []))
    expect(patterns(second)).toEqual(patterns(first))
    expect(patterns(first)).toHaveLength(28)
  })

  test('keeps its first result, which is counted among those of the day', async () => {
    const ada = await named('Ada')
    const { table, socket } = await finish(ada)
    const { over } = socket.positions.get(table) ?? {}
    const score = at(over?.result.seats ?? [], 0).score
    await finish(await named('Bo'))
    expect(await begin(ada)).toBe(table)
    const { today } = await daily(ada)
    const shown = challengeIn(today, SOLO)
    expect(shown.mine).toMatchObject({ table, result: { score, place: 1 } })
    expect(shown).toMatchObject({ players: 2, scores: [{ score, count: 2 }] })
    expect(challengeIn((await daily(new Visitor(server.url))).today, SOLO).mine).toBeUndefined()
  })

  test('does not count if it is over after the day, and a new day brings a new one', async () => {
    const ada = await named('Ada')
    const table = await begin(ada)
    const socket = await sitDown(ada, table)
    time.advance(DAY)
    await playOn(socket, table, 0, requireGame(SOLO), { chance: fastChance(fastSeed(1)) })
    const { today, earlier } = await daily(ada)
    const yesterday = challengeIn(at(earlier, 0), SOLO)
    expect(yesterday).toMatchObject({ players: 0, mine: { table } })
    expect(yesterday.mine?.result).toBeUndefined()
    expect(challengeIn(today, SOLO).mine).toBeUndefined()
    expect(await begin(ada)).not.toBe(table)
  })

  test('that is abandoned is closed a day after its day', async () => {
    const ada = await named('Ada')
    const table = await begin(ada)
    const socket = await sitDown(ada, table)
    const closed = socket.event('closed')
    time.advance(2 * DAY)
    await closed
    expect((await ada.request('GET', `/api/tables/${table}`)).body).toMatchObject({ status: 'closed' })
  })
})

describe('the seed of a day that is not over', () => {
  test('is in nothing that the player, other players or strangers can get', async () => {
    const ada = await named('Ada')
    const { table, socket } = await finish(ada)
    const history = await ada.connect()
    await history.join(table, undefined, true)
    const file = await fileOf(ada, table)
    expect(file).toMatchObject({ source: 'fixed', result: {} })
    const seen = [...socket.raw, ...history.raw, JSON.stringify(file), JSON.stringify(await daily(ada))]
    time.advance(DAY)
    const { seed = '' } = challengeIn(at((await daily(ada)).earlier, 0), SOLO)
    expect(seed).toHaveLength(64)
    expect(seen.filter((text) => text.includes(seed))).toEqual([])
    // Now it is public, and proves the match.
    const revealed = JSON.stringify(await fileOf(ada, table))
    const read = readMatch(revealed, () => requireGame(SOLO).game)
    expect(read).toMatchObject({ ok: true, proven: true })
  })

  test('is not helped by another player’s try, which nobody else can follow or download', async () => {
    const [ada, eve] = [await named('Ada'), await named('Eve')]
    const running = await begin(ada, GOLD)
    const { table: over } = await finish(ada)
    const stranger = new Visitor(server.url)
    for (const visitor of [eve, stranger])
      for (const table of [running, over]) {
        const socket = await visitor.connect()
        const joined = await socket.ask({ type: 'join', table, history: true })
        expect(codeOf(joined)).toBe('noSpectators')
        expect(codeOf(await socket.ask({ type: 'join', table, seen: 0 }))).toBe('noSpectators')
        expect(JSON.stringify(socket.messages)).not.toContain('"view"')
        const file = await visitor.request('GET', `/api/tables/${table}/match`)
        expect([403, 409]).toContain(file.status)
        const summary = JSON.stringify((await visitor.request('GET', `/api/tables/${table}`)).body)
        expect(summary).not.toMatch(/view|seed|chance|"code"/)
      }
    const open = JSON.stringify((await eve.request('GET', '/api/tables')).body)
    expect(open).not.toContain(running)
    time.advance(DAY)
    expect((await eve.request('GET', `/api/tables/${over}/match`)).status).toBe(403)
  })

  test('is not reached by changing the settings of a try, by a stand-in or by a rematch', async () => {
    const ada = await named('Ada')
    const table = await begin(ada, GOLD)
    const socket = await sitDown(ada, table)
    const commands = [
      { type: 'leave', table },
      { type: 'return', table },
      { type: 'start', table },
      { type: 'sit', table },
      { type: 'setSeat', table, seat: 1, to: { kind: 'bot', bot: 'gentle' } },
      { type: 'setTable', table, spectators: true },
    ] as const
    for (const command of commands) expect(codeOf(await socket.ask(command))).toBe('notInCountedTry')
    expect(codeOf(await socket.ask({ type: 'rematch', table }))).toBe('matchNotOver')
    const { table: over, socket: after } = await finish(await named('Bo'))
    expect(codeOf(await after.ask({ type: 'rematch', table: over }))).toBe('notInCountedTry')
  })
})

describe('the bots', () => {
  test('answer the same play in the same way', async () => {
    await server.close()
    const botWorker = new URL('../testing/workers/lucky-worker.ts', import.meta.url)
    server = await testServer({ time, botWorker })
    const plays = []
    for (const name of ['Ada', 'Bo']) {
      const visitor = await named(name)
      const table = await begin(visitor, GOLD)
      const socket = await sitDown(visitor, table)
      const game = requireGame(GOLD)
      for (let turns = 0; turns < 6; turns++) {
        await until(socket, () => socket.positions.get(table)?.asked !== undefined)
        const position = socket.positions.get(table)
        const moves = [game.game.legal(position?.view ?? { open: undefined })[0]]
        await socket.ask({ type: 'play', table, asked: position?.asked ?? 0, moves })
      }
      await until(socket, () => socket.positions.get(table)?.asked !== undefined)
      plays.push(socket.positions.get(table)?.view)
    }
    expect(plays[1]).toEqual(plays[0])
  })
})

test('master plays the deal, and its match is shown when the day is over', async () => {
  const ada = await named('Ada')
  const master = async () => challengeIn((await daily(ada)).today, SOLO).master
  const path = `/api/daily/${TODAY}/${SOLO}/master`
  time.advance(60_000)
  expect(await master()).toBeUndefined()
  await begin(ada)
  time.advance(0)
  await eventually(async () => expect(await master()).toMatchObject({ place: 1 }))
  expect(await ada.request('GET', path)).toMatchObject({ status: 409 })
  const result = await master()

  time.advance(DAY)
  const { status, body } = await ada.request('GET', path)
  expect(status).toBe(200)
  const read = readMatch(JSON.stringify(body), () => requireGame(SOLO).game)
  expect(read).toMatchObject({ ok: true, proven: true })
  expect(body).toMatchObject({ result: { seats: [result] } })
})

test('too many tries of one address are refused, and those that exist go on', async () => {
  await server.close()
  server = await testServer({ time, limits: { dailyTries: { perSecond: 1e-6, burst: 2 } } })
  const [ada, bo, eve] = [await named('Ada'), await named('Bo'), await named('Eve')]
  const table = await begin(ada)
  await begin(bo)
  const { status, body } = await eve.request('POST', `/api/daily/${SOLO}`)
  expect({ status, body }).toMatchObject({ status: 429, body: { rejection: { code: 'tooManyTries' } } })
  expect(await begin(ada)).toBe(table)
})

test('a server that offers no challenge says so', async () => {
  await server.close()
  server = await testServer({ time, daily: false })
  const ada = await named('Ada')
  expect(await daily(ada)).toMatchObject({ today: { day: TODAY, challenges: [] }, tomorrow: [], earlier: [] })
  expect((await ada.request('POST', `/api/daily/${SOLO}`)).status).toBe(404)
})

describe('a process that dies', () => {
  test('between noting a try and making its table leaves a try that can be played', async () => {
    await server.close()
    const folder = temporaryFolder()
    const store = openSqliteStore(join(folder, 'a.sqlite'))
    // The store fails after the try is noted.
    let dies = true
    const dying: Store = {
      ...store,
      createTable: (record, head) =>
        dies ? Promise.reject(new Error('dies')) : store.createTable(record, head),
    }
    server = await testServer({ time, store: dying })
    const ada = await named('Ada')
    expect((await ada.request('POST', `/api/daily/${SOLO}`)).status).toBe(500)
    dies = false
    const { table } = await finish(ada)
    expect(challengeIn((await daily(ada)).today, SOLO).mine).toMatchObject({ table, result: { place: 1 } })
    await server.close()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('before it has stored the result of a try has not lost it', async () => {
    await server.close()
    const folder = temporaryFolder()
    const store = openSqliteStore(join(folder, 'a.sqlite'))
    let dies = true
    const dying: Store = {
      ...store,
      finishTry: (one, result) => (dies ? Promise.reject(new Error('dies')) : store.finishTry(one, result)),
    }
    server = await testServer({ time, store: dying })
    const ada = await named('Ada')
    await finish(ada)
    dies = false
    // The next day, still with the result of yesterday.
    time.advance(DAY)
    const yesterday = challengeIn(at((await daily(ada)).earlier, 0), SOLO)
    expect(yesterday.mine).toMatchObject({ result: { place: 1 } })
    await server.close()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

test('a server that restarts goes on with the same deals, tries and results', async () => {
  await server.close()
  const data = temporaryFolder()
  server = await testServer({ time, data })
  const ada = await named('Ada')
  const table = await begin(ada, GOLD)
  const { today, tomorrow } = await daily(ada)
  await server.close()
  server = await testServer({ time, data })
  const back = new Visitor(server.url)
  back.cookie = ada.cookie
  expect(await daily(back)).toMatchObject({ today, tomorrow })
  expect(await begin(back, GOLD)).toBe(table)
  await sitDown(back, table)
  await server.close()
  rmSync(data, { recursive: true, force: true })
})
