import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import { saveMatch } from '../saved-matches.ts'
import { knownSeats } from './known-seats.ts'

const NAMES = ['Ada', 'Ben', 'Cy', 'Ben']

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', { baseURI: 'http://localhost/' })
})
afterEach(() => vi.unstubAllGlobals())

const mySeat = async (...asked: Parameters<typeof knownSeats>) => (await knownSeats(...asked)).me

const save = (seats: readonly { name: string; bot?: string }[]): void =>
  saveMatch({
    id: 'm',
    game: 'silver-and-gold',
    rules: 1,
    options: {},
    seats,
    seed: '',
    turns: [],
    over: false,
    at: 0,
    waiting: 0,
  })

test('the only person of a match on this device is the reader', async () => {
  save([{ name: 'Ada', bot: 'sharp' }, { name: 'Ben' }])
  expect(await mySeat('here', 'm', ['Ada', 'Ben'], '')).toBe(1)
})

test('of several people at one screen nobody is the reader, unless the name is theirs', async () => {
  save([{ name: 'Ada' }, { name: 'Cy' }])
  expect(await mySeat('here', 'm', ['Ada', 'Cy'], '')).toBeUndefined()
  expect(await mySeat('here', 'm', ['Ada', 'Cy'], 'Cy')).toBe(1)
})

test('the server says who sat at its table, however long ago', async () => {
  const seats = [{ kind: 'open' }]
  const table = { game: 'silver-and-gold', status: 'over', listed: false, seats, created: 1, updated: 1 }
  const paths: string[] = []
  vi.stubGlobal('fetch', async (address: unknown) => {
    const path = new URL(String(address), 'http://localhost/').pathname
    paths.push(path)
    return {
      ok: true,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => ({
        ...table,
        table: path.split('/').at(-1),
        clock: { kind: 'none' },
        ...(path.endsWith('table001') ? { you: 2 } : {}),
      }),
    }
  })
  expect(await mySeat('t', 'table001', NAMES, 'Ada')).toBe(2)
  expect(await mySeat('t', 'table002', NAMES, 'Ada')).toBe(0)
  expect(paths).toEqual(['/api/tables/table001', '/api/tables/table002'])
})

test('in a file the name decides, if it is the only one', async () => {
  expect(await mySeat('file', 'f', NAMES, 'Cy')).toBe(2)
  expect(await mySeat('file', 'f', NAMES, 'Ben')).toBeUndefined()
  expect(await mySeat('file', 'f', NAMES, '')).toBeUndefined()
})

test('the levels of bots are known where they differ, and a person has none', async () => {
  const levelsHere = async () => (await knownSeats('here', 'm', [], '')).levels
  save([{ name: 'Ada' }, { name: 'Ben', bot: 'sharp' }, { name: 'Cy', bot: 'steady' }])
  expect(await levelsHere()).toEqual([undefined, 'sharp', 'steady'])
  save([{ name: 'Ada' }, { name: 'Ben', bot: 'sharp' }, { name: 'Cy', bot: 'sharp' }])
  expect(await levelsHere()).toBeUndefined()
  expect((await knownSeats('file', 'f', NAMES, 'Cy')).levels).toBeUndefined()
})
