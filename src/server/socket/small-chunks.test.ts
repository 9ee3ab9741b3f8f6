import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { splitChunks } from './small-chunks.ts'

test('a reader that pauses in the middle of what has arrived gets the rest when it reads on', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const client = connect(address.port, '127.0.0.1')
  const [stream] = await accepted
  splitChunks(stream, 100)
  const sent = Buffer.from(Array.from({ length: 5_050 }, (_, i) => i % 251))
  const pieces: Buffer[] = []
  stream.on('data', (piece: Buffer) => {
    pieces.push(piece)
    stream.pause()
  })
  client.end(sent)
  const ended = once(stream, 'end')
  // Every piece is followed by a pause.
  for (let count = 1; Buffer.concat(pieces).length < sent.length; count++) {
    while (pieces.length < count) await once(stream, 'pause')
    expect(pieces).toHaveLength(count)
    stream.resume()
  }
  stream.resume()
  await ended
  expect(pieces.every(({ length }) => length <= 100)).toBe(true)
  expect(Buffer.concat(pieces)).toEqual(sent)
  stream.destroy()
  server.close()
})
