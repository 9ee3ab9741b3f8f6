import { afterEach, expect, test, vi } from 'vitest'
import { findInvitation } from './invitation.ts'

afterEach(() => vi.unstubAllGlobals())

/** Notes what is asked, and answers as a server with one table. */
function serverWith(code: string, table: string): string[] {
  const asked: string[] = []
  vi.stubGlobal('document', { baseURI: 'https://games.example/club/' })
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname)
    return url.pathname.endsWith(`/${code}`)
      ? Response.json({ table })
      : Response.json({ rejection: { code: 'noSuchCode' } }, { status: 404 })
  })
  return asked
}

test.each([
  'BAKEN MILOT',
  'baken-milot',
  'https://games.example/club/j/baken-milot',
  'games.example/club/#/j/BAKENMILOT',
])('%s is looked up as a code', async (typed) => {
  const asked = serverWith('BAKENMILOT', 'abcdefghij12')
  expect(await findInvitation(typed)).toEqual({ ok: true, value: { table: 'abcdefghij12' } })
  expect(asked).toEqual(['/club/api/codes/BAKENMILOT'])
})

test.each(['https://games.example/club/#/t/abcdefghij12', ' abcdefghij12 ', '#/t/abcdefghij12'])(
  '%s leads to the table without a lookup, as links of earlier versions do',
  async (typed) => {
    const asked = serverWith('BAKENMILOT', 'other')
    expect(await findInvitation(typed)).toEqual({ ok: true, value: { table: 'abcdefghij12' } })
    expect(asked).toEqual([])
  },
)

test.each(['hello', '', 'BAKEN', '../../api/me', 'https://evil.example/'])(
  '“%s” is no code, and the server is not asked',
  async (typed) => {
    const asked = serverWith('BAKENMILOT', 'other')
    expect(await findInvitation(typed)).toEqual({ ok: false, rejection: { code: 'noSuchCode' } })
    expect(asked).toEqual([])
  },
)

test('a code that no table has is refused', async () => {
  serverWith('BAKENMILOT', 'other')
  expect(await findInvitation('RATIS LOBEK')).toMatchObject({ rejection: { code: 'noSuchCode' } })
})
