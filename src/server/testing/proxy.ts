import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A reverse proxy on a free port. `forward` says what becomes of the headers; without `sockets` it lets no WebSocket through. */
export async function testProxy(
  forward: (headers: IncomingHttpHeaders, address: string) => IncomingHttpHeaders,
  { sockets = true } = {},
) {
  let target = { port: 0 }
  const options = (headers: IncomingHttpHeaders, address: string, path = '/', method = 'GET') => ({
    host: '127.0.0.1',
    port: target.port,
    path,
    method,
    headers: forward(headers, address),
  })
  const server = createServer((request, response) => {
    const { headers, socket, url, method } = request
    const onward = httpRequest(options(headers, socket.remoteAddress ?? '', url, method), (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  server.on('upgrade', ({ headers, url }, socket) => {
    if (!sockets) {
      socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
      return
    }
    const onward = httpRequest(options(headers, '', url))
    onward.on('error', () => socket.destroy())
    onward.on('upgrade', ({ headers: answered }, other) => {
      const lines = Object.entries(answered).map(([name, value]) => `${name}: ${value}`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      for (const one of [socket, other]) one.on('error', () => undefined)
      socket.pipe(other).pipe(socket)
    })
    onward.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(port: number): void {
      target = { port }
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}
