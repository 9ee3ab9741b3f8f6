import { connect, createServer, type Socket } from 'node:net'

/** A line to the server that can be cut, as by a tunnel or a closed lid. */
export interface Tunnel {
  readonly url: string
  cut(): void
  mend(): void
  close(): void
}

/** A line to the server; `host` is the name by which the browser knows its near end. */
export async function dig(to: string, host = 'localhost'): Promise<Tunnel> {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let whole = true
  const server = createServer((near) => {
    if (!whole) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
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
      whole = false
      for (const socket of open) socket.destroy()
    },
    mend() {
      whole = true
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
