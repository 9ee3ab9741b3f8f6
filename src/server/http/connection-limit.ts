import type { Server } from 'node:http'
import type { ServerContext } from '../context.ts'
import { OpenLimit } from '../open-limit.ts'
import { networkOf } from './request-origin.ts'

/**
 * Closes the connections of an address beyond its limit before anything is read from them: each takes memory and a file
 * descriptor, whether it ever sends a request or not. Behind a proxy all have its address, so there each visitor's
 * requests under way are counted instead.
 */
export function limitConnections(
  server: Pick<Server, 'on'>,
  { limits, originSettings, metrics }: Pick<ServerContext, 'limits' | 'originSettings' | 'metrics'>,
): void {
  if (originSettings.trustProxy) return
  const open = new OpenLimit(limits.connectionsPerAddress)
  server.on('connection', (socket) => {
    if (open.admits(networkOf(socket.remoteAddress), socket)) return
    metrics.refused.inc({ code: 'tooManyConnections' })
    socket.destroy()
  })
}
