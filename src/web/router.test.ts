import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let heard: () => void
const at = { hash: '', pathname: '/club/' }

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', at)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => {
    heard = hear
  })
})
afterEach(() => vi.unstubAllGlobals())

async function routeAt(hash: string) {
  at.hash = hash
  return (await import('./router.ts')).route
}

test.each([
  ['', []],
  ['#/', []],
  ['#/t/abc', ['t', 'abc']],
  ['#/t/a%2Fb', ['t', 'a/b']],
])('%s is a route', async (hash, route) => {
  expect((await routeAt(hash)).value).toEqual(route)
})

test.each(['#/%', '#/t/%E0%A4%A'])('%s is the address of no page', async (hash) => {
  expect((await routeAt(hash)).value).toEqual([''])
})

test('the short address with a code becomes one behind the #', async () => {
  at.pathname = '/club/j/baken-milot'
  at.hash = ''
  vi.stubGlobal('document', { baseURI: 'https://games.example/club/' })
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, url: URL) => {
      at.hash = url.hash
      at.pathname = url.pathname
    },
  })
  expect((await import('./router.ts')).route.value).toEqual(['j', 'baken-milot'])
  expect(at.pathname).toBe('/club/')
})

test('an address that cannot be read leaves the page that was there', async () => {
  const route = await routeAt('#/settings')
  at.hash = '#/t/100%'
  heard()
  expect(route.value).toEqual([''])
})
