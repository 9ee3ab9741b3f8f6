import { connect, type Socket } from 'node:net'

export const HANDSHAKE = [
  'GET /socket HTTP/1.1',
  'Host: localhost',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
]

/** A raw connection after the WebSocket handshake, for tests that write single bytes. */
export async function rawSocket(url: string, { allowHalfOpen = false } = {}): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const raw = connect({ port: Number(port), host: hostname, allowHalfOpen })
  raw.on('error', () => undefined)
  raw.write(`${HANDSHAKE.join('\r\n')}\r\n\r\n`)
  await new Promise((resolve) => raw.once('data', resolve))
  return raw
}

/** A short client frame, masked with zeros. `kind` is its first byte. */
export const maskedFrame = (kind: number, text: string): string =>
  `${String.fromCharCode(kind, 0x80 | text.length)}\0\0\0\0${text}`
