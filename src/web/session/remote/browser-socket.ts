import { lookAtMyTables } from '../my-tables.ts'
import {
  type Channel,
  type ChannelEvents,
  createSocket,
  type SocketEnvironment,
  type TableSocket,
} from './socket.ts'

function openChannel({ onOpen, onText, onClose }: ChannelEvents): Channel {
  const address = new URL('socket', document.baseURI)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onText(data)
  })
  socket.addEventListener('close', onClose)
  return {
    get state() {
      if (socket.readyState === WebSocket.CONNECTING) return 'connecting'
      return socket.readyState === WebSocket.OPEN ? 'open' : 'closed'
    },
    send: (text: string) => socket.send(text),
    close: () => socket.close(),
  }
}

const browser: SocketEnvironment = {
  openChannel,
  isOnline: () => navigator.onLine,
  isHidden: () => document.visibilityState === 'hidden',
  setTimer(action, milliseconds) {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  onInvitations: () => void lookAtMyTables(),
  // `randomUUID` does not exist on pages without https.
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join(''),
}

let shared: TableSocket | undefined

/** The one socket of this page, created when it is first needed. */
export function tableSocket(): TableSocket {
  if (shared) return shared
  const socket = createSocket(browser)
  addEventListener('online', socket.wake)
  addEventListener('offline', socket.goOffline)
  document.addEventListener('visibilitychange', socket.wake)
  shared = socket
  return socket
}
