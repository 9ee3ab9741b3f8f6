import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { closeApp, newApp } from './app.ts'

test('a client that connects late and never finishes its request does not prevent closing', async () => {
  const app = newApp({ level: 'silent' })
  const cut = Promise.withResolvers<void>()
  const client = Promise.withResolvers<ReturnType<typeof connect>>()
  app.addHook('preClose', async () => {
    await cut.promise
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\n')
    client.resolve(socket)
    await once(app.server, 'connection')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { server } = app
  const closeAll = server.closeAllConnections.bind(server)
  vi.spyOn(server, 'closeAllConnections').mockImplementation(() => {
    closeAll()
    cut.resolve()
  })
  await closeApp(app, 20)
  const socket = await client.promise
  await expect.poll(() => socket.destroyed).toBe(true)
})

test('a client that stops reading an answer is cut off', async () => {
  const app = newApp({ level: 'silent', stallTimeout: 50 })
  app.get('/', async () => Buffer.alloc(64_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const accepted = once(app.server, 'connection')
  const client = connect(port, '127.0.0.1').on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [socket] = await accepted
  await once(socket, 'close')
  client.destroy()
  await closeApp(app)
})
