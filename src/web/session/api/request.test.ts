import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeName } from './me.ts'
import { fetchMatchFile, openTables } from './tables.ts'

/** The server responds to the next request like this. */
function respond(status: number, body: string, type = 'application/json'): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(body, { status, headers: { 'content-type': type } }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => void vi.stubGlobal('document', { baseURI: 'https://example.org/games/' }))
afterEach(() => void vi.unstubAllGlobals())

describe('requests to the server', () => {
  test('go to the address of the page and return the parsed response', async () => {
    const fetch = respond(200, '{"name":"Ada"}')
    expect(await takeName('Ada')).toEqual({ ok: true, value: { name: 'Ada' } })
    const [[address, options] = []] = fetch.mock.calls
    expect(String(address)).toBe('https://example.org/games/api/me')
    expect(options).toMatchObject({ method: 'PUT', body: '{"name":"Ada"}', credentials: 'same-origin' })
  })

  test('return a match file as text', async () => {
    respond(200, '{"format":"vermeil-match/1"}')
    expect(await fetchMatchFile('tableOne')).toEqual({ ok: true, value: '{"format":"vermeil-match/1"}' })
  })

  test('return the reason of a refusal', async () => {
    respond(409, '{"rejection":{"code":"tooManyTables"}}')
    expect(await openTables()).toEqual({ ok: false, rejection: { code: 'tooManyTables' } })
  })

  test('ignore fields of a newer server', async () => {
    respond(200, '{"name":"Ada","mood":"good"}')
    expect(await takeName('Ada')).toEqual({ ok: true, value: { name: 'Ada' } })
  })

  test.each([
    [200, '{"tables":"none"}'],
    [500, '{"problem":"unknown"}'],
  ])('report trouble where the response makes no sense: %i %s', async (status, body) => {
    respond(status, body)
    expect(await openTables()).toEqual({ ok: false, rejection: { code: 'serverTrouble' } })
  })

  test('report that there is no connection', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
    )
    expect(await openTables()).toEqual({ ok: false, rejection: { code: 'offline' } })
  })

  test('report no connection where a proxy responds with a page', async () => {
    respond(502, '<h1>Bad gateway</h1>', 'text/html')
    expect(await openTables()).toEqual({ ok: false, rejection: { code: 'offline' } })
  })
})
