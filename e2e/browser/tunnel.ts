import { connect, createServer, type Socket } from 'node:net'

/** A connection to the server that can be cut, as in a tunnel or by a closed lid. */
export interface Tunnel {
  readonly url: string
  cut(): void
  mend(): void
  close(): void
}

/** Opens a connection to the server; `host` is the name under which the browser reaches it. */
export async function openTunnel(to: string, host = 'localhost'): Promise<Tunnel> {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  let mended = true
  const server = createServer((near) => {
    if (!mended) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    return undefined
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the tunnel has no port')
  return {
    url: `http://${host}:${address.port}/`,
    cut() {
      mended = false
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      mended = true
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
