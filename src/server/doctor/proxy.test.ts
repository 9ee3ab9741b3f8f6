import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { testProxy } from '../testing/proxy.ts'
import { testServer } from '../testing/server.ts'
import { checkProxy } from './check-proxy.ts'
import { PROBES, type Probes } from './examined-server.ts'

/** As Caddy does it: what a visitor claims is replaced. */
const honest = (headers: IncomingHttpHeaders, address: string): IncomingHttpHeaders => ({
  ...headers,
  'x-forwarded-for': address,
  'x-forwarded-proto': 'http',
})

const AT_HOME = { host: '127.0.0.1', port: 0, data: '', base: '', trustProxy: true }

async function checked(
  forward: Parameters<typeof testProxy>[0],
  options: { sockets?: boolean; trustProxy?: boolean; host?: string; asHttps?: boolean } = {},
) {
  const { trustProxy = true, asHttps = false, ...more } = options
  const proxy = await testProxy(forward, more)
  const server = await testServer({ trustProxy, origins: [proxy.origin] })
  proxy.leadTo(server.port)
  // There is no certificate here: the doctor believes that it asks over https, and the request goes over http.
  const origin = asHttps ? proxy.origin.replace('http:', 'https:') : proxy.origin
  const probes: Probes = {
    ...PROBES,
    contained: false,
    fetch: (url, headers) => PROBES.fetch(url.replace('https:', 'http:'), headers),
  }
  try {
    return await checkProxy({ ...AT_HOME, ...more, origins: [origin] }, probes)
  } finally {
    proxy.close()
    await server.close()
  }
}

test('a proxy that says who visits and lets WebSockets through is well', async () => {
  expect(await checked(honest)).toMatchObject({ state: 'ok' })
})

test('a proxy that does not say who visits', async () => {
  const finding = await checked((headers) => headers)
  expect(finding).toMatchObject({ state: 'fail', found: expect.stringContaining('X-Forwarded-For') })
})

test('a proxy that does not say that visitors use https', async () => {
  const finding = await checked(honest, { asHttps: true })
  expect(finding).toMatchObject({ state: 'fail', found: expect.stringContaining('X-Forwarded-Proto') })
})

test('a proxy that passes on a forged address', async () => {
  const finding = await checked((headers, address) => ({
    ...headers,
    'x-forwarded-for': headers['x-forwarded-for'] ?? address,
  }))
  expect(finding).toMatchObject({ state: 'fail', found: expect.stringContaining('what visitors claim') })
})

test('a proxy that passes on a forged protocol', async () => {
  const finding = await checked((headers, address) => ({ ...headers, 'x-forwarded-for': address }))
  expect(finding).toMatchObject({ state: 'fail', found: expect.stringContaining('what visitors claim') })
})

test('a proxy that lets no WebSockets through', async () => {
  const finding = await checked(honest, { sockets: false })
  expect(finding).toMatchObject({ state: 'fail', found: expect.stringContaining('WebSockets') })
})

test('a proxy that replaces the name of the server', async () => {
  const finding = await checked((headers, address) => ({
    ...honest(headers, address),
    host: 'backend.example',
  }))
  expect(finding).toMatchObject({ state: 'fail', found: expect.stringContaining('(Host)') })
})

test('a server that does not trust its proxy', async () => {
  const finding = await checked(honest, { trustProxy: false })
  expect(finding).toMatchObject({ state: 'fail', advice: expect.stringContaining('--trust-proxy') })
})

test('a server whose port others can reach beside the proxy', async () => {
  const finding = await checked(honest, { host: '0.0.0.0' })
  expect(finding).toMatchObject({ state: 'warn', advice: expect.stringContaining('--host 127.0.0.1') })
})

test('an address at which nobody answers, https without a trusted proxy, and a trusted proxy without an address', async () => {
  const finding = (origins: string[], trustProxy: boolean) =>
    checkProxy({ ...AT_HOME, origins, trustProxy }, PROBES)
  expect(await finding(['http://127.0.0.1:2'], true)).toMatchObject({
    state: 'fail',
    found: expect.stringContaining('ECONNREFUSED'),
  })
  expect(await finding(['https://games.example.org'], false)).toMatchObject({ state: 'fail' })
  expect(await finding([], true)).toMatchObject({ state: 'warn' })
  expect(await finding([], false)).toMatchObject({ state: 'ok' })
})
