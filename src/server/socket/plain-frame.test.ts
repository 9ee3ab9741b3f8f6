import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { plainFrame } from './plain-frame.ts'

const LENGTHS = [0, 1, 125, 126, 127, 128, 255, 256, 1_000, 0x7fff, 0x8000, 0xffff]

test('an independent WebSocket client reads plain frames of every length', async () => {
  const texts = LENGTHS.map((length) => 'abcdefghij'.repeat(1 + length / 10).slice(0, length))
  const server = createServer().listen(0, '127.0.0.1')
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, () => {
      stream.write(texts.map(plainFrame).join(''), 'latin1')
    })
  })
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const received: string[] = []
  await new Promise<void>((resolve) => {
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false)
      received.push(String(data))
      if (received.length === texts.length) resolve()
    })
  })
  client.terminate()
  server.close()
  expect(received).toEqual(texts)
})

test('text that is not ASCII or too long does not become a plain frame', () => {
  for (const text of ['é', 'plain, then ł', '\u{1f0a1}', 'x'.repeat(0x10000)]) {
    expect(plainFrame(text)).toBeUndefined()
  }
})
