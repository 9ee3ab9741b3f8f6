import type { Server } from 'node:http'
import type { ServerContext } from '../context.ts'
import { networkOf } from './request-origin.ts'

/**
 * Closes the connections of an address beyond its limit before anything is read from them: each takes memory and a file
 * descriptor, whether it ever sends a request or not. Behind a proxy all have its address, and it limits them itself.
 */
export function limitConnections(
  server: Pick<Server, 'on'>,
  { limits, originSettings, metrics }: Pick<ServerContext, 'limits' | 'originSettings' | 'metrics'>,
): void {
  if (originSettings.trustProxy) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress)
    const count = open.get(address) ?? 0
    if (count >= limits.connectionsPerAddress) {
      metrics.refused.inc({ code: 'tooManyConnections' })
      socket.destroy()
      return
    }
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
