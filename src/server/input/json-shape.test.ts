import { expect, test, vi } from 'vitest'
import { LIMITS } from '../../protocol/index.ts'
import { newApp } from '../http/app.ts'
import { largestDeck } from '../testing/attack/large-deck.ts'
import { isTooDeep, isUnwieldy } from './json-shape.ts'

const MANY = LIMITS.bodyValues + 2

/** Sends a body to a server that only echoes it, and counts how often anything was parsed. */
async function send(payload: string): Promise<{ status: number; parsed: number }> {
  const app = newApp({ level: 'silent' })
  app.post('/', async () => ({}))
  await app.ready()
  const parse = vi.spyOn(JSON, 'parse')
  try {
    const headers = { 'content-type': 'application/json' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/', headers, payload })
    return { status: statusCode, parsed: parse.mock.calls.filter(([text]) => text === payload).length }
  } finally {
    parse.mockRestore()
    await app.close()
  }
}

test.each([
  ['a deep body', `{"options":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ['a body of thousands of empty objects', `{"options":[${'{},'.repeat(MANY)}{}]}`],
  ['a body with thousands of keys', `{${Array.from({ length: MANY }, (_, i) => `"k${i}":1`).join(',')}}`],
])('%s is refused before it is parsed', async (_, body) => {
  expect(body.length).toBeLessThan(LIMITS.bodyBytes)
  const { status, parsed } = await send(body)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(parsed).toBe(0)
})

test('the largest deck is parsed once, and has not half as many values as a body may have', async () => {
  const body = JSON.stringify({ options: { deck: largestDeck() } })
  expect(await send(body)).toEqual({ status: 200, parsed: 1 })
  const values = body.replaceAll(/"[^"]*"/g, '').split(',').length
  expect(values).toBeGreaterThan(1_000)
  expect(values).toBeLessThan(LIMITS.bodyValues / 2)
})

test('brackets and commas in texts do not count, and escaped quotes do not end a text', () => {
  expect(isUnwieldy(JSON.stringify({ name: '[,'.repeat(MANY) }))).toBe(false)
  expect(isUnwieldy(JSON.stringify({ name: `"${',['.repeat(MANY)}` }))).toBe(false)
  expect(isTooDeep(JSON.stringify(['{'.repeat(MANY)]))).toBe(false)
  expect(isTooDeep('['.repeat(LIMITS.nesting + 1))).toBe(true)
})
