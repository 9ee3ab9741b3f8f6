import { lookAtMyTables } from '../my-tables.ts'
import { browserEnvironment } from './browser-environment.ts'
import { createSocket, type TableSocket } from './socket.ts'
import { storedTurns } from './unanswered-turns.ts'

let shared: TableSocket | undefined

/** The one socket of this page, created when it is first needed. */
export function tableSocket(): TableSocket {
  if (shared) return shared
  const socket = createSocket({
    ...browserEnvironment('socket'),
    unanswered: storedTurns(),
    onInvitations: () => void lookAtMyTables(),
  })
  addEventListener('online', socket.wake)
  addEventListener('offline', socket.goOffline)
  document.addEventListener('visibilitychange', socket.wake)
  shared = socket
  return socket
}
