import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'

test('connections of an address beyond the limit are closed, whether they send something or not', async () => {
  const server = await testServer({ limits: { connectionsPerAddress: 3 } })
  const silent = (): Socket => connect(server.port, '127.0.0.1').on('error', () => undefined)
  const kept = [silent(), silent(), silent()]
  await Promise.all(kept.map((socket) => once(socket, 'connect')))
  await once(silent(), 'close')
  expect(kept.every((socket) => !socket.destroyed)).toBe(true)
  // A connection that ends makes room for another one.
  const [first] = kept
  first?.destroy()
  const health = (): Promise<number> =>
    fetch(`${server.url}/health`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(health).toBe(200)
  for (const socket of kept) socket.destroy()
  await server.close()
})

test('behind a proxy, which has one address for all visitors, connections are not limited', async () => {
  const server = await testServer({ limits: { connectionsPerAddress: 0 }, trustProxy: true })
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  await server.close()
})
