import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../games/all.ts'
import { at, fastChance } from '../../kernel/index.ts'
import { CODE_LENGTH, codeWords, isCodeWord, parseInviteCode, WORD_SHAPE } from '../../protocol/index.ts'
import { SERVER_LIMITS } from '../limits.ts'
import { claimInviteCode, newInviteCode } from '../tables/invite-codes.ts'
import { codeOf, Visitor } from '../testing/client.ts'
import { openSeats, playOn } from '../testing/playing.ts'
import { type ManualTime, manualTime, testServer } from '../testing/server.ts'

const entry = at(GAMES, 0)
const HOUR = 3_600_000
const { wrongCodes } = SERVER_LIMITS

let time: ManualTime
let server: Awaited<ReturnType<typeof testServer>>
beforeEach(async () => {
  time = manualTime()
  server = await testServer({ time, trustProxy: true })
})
afterEach(() => server.close())

const named = (name: string) => Visitor.named(server.url, name)

/** A table in its lobby, with its code. */
async function opened(host: Visitor, people = 2) {
  const table = await host.create({ game: entry.game.id, seats: openSeats(people) })
  const socket = await host.connect()
  const joined = await socket.join(table)
  return { table, socket, code: joined?.code ?? '' }
}

/** Asks where a code leads, from any address. */
async function lookUp(code: string, { from = '10.0.0.1', cookie = '' } = {}) {
  const headers = { 'x-forwarded-for': from, cookie }
  const response = await fetch(`${server.url}/api/codes/${encodeURIComponent(code)}`, { headers })
  return { status: response.status, body: (await response.json()) as unknown }
}

const NO_SUCH_CODE = { status: 404, body: { rejection: { code: 'noSuchCode' } } }
const TOO_MANY = { status: 429, body: { rejection: { code: 'tooManyCodes' } } }

/** Codes that are drawn at random: that one of them is right is less likely than a fault of the machine. */
const wrongGuesses = async (count: number, from: { from?: string; cookie?: string } = {}) => {
  const answers: number[] = []
  for (let i = 0; i < count; i++) answers.push((await lookUp(newInviteCode(), from)).status)
  return answers
}

describe('the code of a table', () => {
  test('leads to it, however it is typed', async () => {
    const { table, code } = await opened(await named('Ada'))
    expect(parseInviteCode(code)).toBe(code)
    for (const typed of [code, code.toLowerCase(), codeWords(code), ` ${[...code].join('-')} `])
      expect(await lookUp(typed)).toEqual({ status: 200, body: { table } })
  })

  test('is different for every table, and leads only to its own', async () => {
    const ada = await named('Ada')
    const tables = [await opened(ada), await opened(ada), await opened(ada)]
    expect(new Set(tables.map(({ code }) => code)).size).toBe(3)
    for (const { table, code } of tables) expect((await lookUp(code)).body).toEqual({ table })
  })

  test('is shown to everyone who has the link, until the match starts', async () => {
    const { table, code, socket } = await opened(await named('Ada'))
    const guest = await (await named('Bob')).connect()
    expect((await guest.join(table))?.code).toBe(code)
    await guest.ask({ type: 'sit', table })
    expect(codeOf(await socket.ask({ type: 'start', table }))).toBe('done')
    const late = await new Visitor(server.url).connect()
    expect((await late.join(table))?.code).toBeUndefined()
  })

  test('leads nowhere once the match has started, and says the same as a code that never was', async () => {
    const { table, code, socket } = await opened(await named('Ada'))
    const guest = await (await named('Bob')).connect()
    await guest.join(table)
    await guest.ask({ type: 'sit', table })
    await socket.ask({ type: 'start', table })
    expect(await lookUp(code)).toEqual(NO_SUCH_CODE)
    expect(await lookUp(newInviteCode())).toEqual(NO_SUCH_CODE)
    // The link still works.
    expect((await (await new Visitor(server.url).connect()).join(table))?.status).toBe('playing')
  })

  test('leads nowhere once the lobby is closed', async () => {
    const { table, code, socket } = await opened(await named('Ada'))
    expect(codeOf(await socket.ask({ type: 'leave', table }))).toBe('done')
    expect(await lookUp(code)).toEqual(NO_SUCH_CODE)
  })

  test('is a new one for a rematch', async () => {
    const { table, socket, code } = await opened(await named('Ada'), 1)
    await socket.ask({ type: 'start', table })
    await playOn(socket, table, 0, entry, { chance: fastChance('alone') })
    const answer = await socket.ask({ type: 'rematch', table })
    const next = answer.type === 'done' ? (answer.table ?? '') : ''
    const again = (await socket.join(next))?.code ?? ''
    expect(again).not.toBe(code)
    expect(await lookUp(again)).toEqual({ status: 200, body: { table: next } })
  })

  test('is in no list and no summary, and is refused in place of an id', async () => {
    const ada = await named('Ada')
    const { table, code } = await opened(ada)
    for (const path of ['/api/tables', '/api/tables/mine', `/api/tables/${table}`])
      expect(JSON.stringify((await ada.request('GET', path)).body)).not.toContain(code)
    expect((await ada.request('GET', `/api/tables/${code}`)).status).toBe(404)
  })

  test('is drawn again if it is taken, and after some attempts a table does without one', async () => {
    const draws = ['BAKENMILOT', 'BAKENMILOT', 'RATISLOBEK']
    const claimCode = async (code: string) => code !== 'BAKENMILOT'
    expect(await claimInviteCode({ claimCode }, 'one', () => draws.shift() ?? '')).toBe('RATISLOBEK')
    expect(await claimInviteCode({ claimCode: async () => false }, 'one')).toBeUndefined()
  })

  test('uses every letter in every place, and avoids rude syllables', () => {
    const codes = Array.from({ length: 4_000 }, newInviteCode)
    for (const [place, letters] of [...WORD_SHAPE, ...WORD_SHAPE].entries())
      expect(new Set(codes.map((code) => code[place]))).toEqual(new Set(letters))
    const half = CODE_LENGTH / 2
    expect(codes.every((code) => isCodeWord(code.slice(0, half)) && isCodeWord(code.slice(half)))).toBe(true)
    expect(codes.map(parseInviteCode)).toEqual(codes)
  })
})

describe('guessing codes', () => {
  test('is limited to 30 in the first hour and 20 in every hour after it, for each address', async () => {
    expect(wrongCodes).toEqual({ perSecond: 20 / 3600, burst: 10 })
    const { table, code } = await opened(await named('Ada'))
    expect(await wrongGuesses(11)).toEqual([...Array.from({ length: 10 }, () => 404), 429])
    // Not even the right one is answered now, so that an answer says nothing.
    expect(await lookUp(code)).toEqual(TOO_MANY)
    expect(await lookUp(code, { from: '10.0.0.2' })).toEqual({ status: 200, body: { table } })
    for (let minutes = 0; minutes < 60; minutes += 3) {
      time.advance(HOUR / 20)
      expect(await wrongGuesses(2)).toEqual([404, 429])
    }
  })

  test('is limited for each visitor, too, whatever their address', async () => {
    const mallory = await named('Mallory')
    const cookie = mallory.cookie ?? ''
    for (let i = 0; i < 10; i++) expect(await wrongGuesses(1, { cookie, from: `10.0.1.${i}` })).toEqual([404])
    expect(await wrongGuesses(1, { cookie, from: '10.0.1.99' })).toEqual([429])
  })

  test('at the same time does not exceed the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => lookUp(newInviteCode())))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10)
  })

  test('a right code costs nothing, so that a whole class can join from one address', async () => {
    const { table, code } = await opened(await named('Ada'))
    for (let i = 0; i < 40; i++) expect(await lookUp(code)).toEqual({ status: 200, body: { table } })
    expect(await wrongGuesses(10)).toEqual(Array.from({ length: 10 }, () => 404))
  })

  test('nonsense is refused without a look into the store, and gets nobody closer', async () => {
    const { code } = await opened(await named('Ada'))
    for (const nonsense of ['x', '%', 'constructor', '__proto__', '0'.repeat(60), "' or 1=1 --", '🦈'])
      expect(await lookUp(nonsense)).toEqual(NO_SUCH_CODE)
    for (const giant of ['A'.repeat(65), 'A'.repeat(8_000)]) expect((await lookUp(giant)).status).toBe(404)
    expect((await fetch(`${server.url}/api/codes/`)).status).toBe(404)
    expect((await fetch(`${server.url}/api/codes/${code}`, { method: 'POST' })).status).toBe(404)
    expect(await wrongGuesses(10)).toEqual(Array.from({ length: 10 }, () => 404))
  })
})
