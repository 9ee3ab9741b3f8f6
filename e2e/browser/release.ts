import { createServer, type Server } from 'node:http'

/** A host that can release a newer build while a match is played. */
export interface Host {
  readonly url: string
  release(version: string): void
  close(): void
}

/** Passes on the server's responses; after a release, the service worker reports the new version. */
export async function openHost(to: string): Promise<Host> {
  let released: string | undefined
  const server: Server = createServer(async (request, response) => {
    try {
      const answer = await fetch(new URL(request.url ?? '/', to))
      const worker = request.url?.endsWith('/service-worker.js') && released !== undefined
      const body = worker
        ? (await answer.text()).replace(/const VERSION = '\w+'/, `const VERSION = '${released}'`)
        : Buffer.from(await answer.arrayBuffer())
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(body)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the host has no port')
  return {
    url: `http://localhost:${address.port}/`,
    release(version) {
      released = version
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
