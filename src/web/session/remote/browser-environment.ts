import type { Channel, ChannelEvents, SocketEnvironment } from './socket.ts'

function openChannel(path: string, { onOpen, onText, onClose }: ChannelEvents): Channel {
  const address = new URL(path, document.baseURI)
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

/** What a browser offers a socket with this address. */
export const browserEnvironment = (path: string): SocketEnvironment => ({
  openChannel: (events) => openChannel(path, events),
  isOnline: () => navigator.onLine,
  isHidden: () => document.visibilityState === 'hidden',
  setTimer(action, milliseconds) {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  // `randomUUID` does not exist on pages without https.
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join(''),
})
