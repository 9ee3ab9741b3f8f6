import type { Command, Message } from '../../../protocol/index.ts'
import type { Channel, ChannelEvents, SocketEnvironment } from '../remote/socket.ts'

/** A connection whose other end is the test. */
export interface FakeChannel extends Channel {
  /** Everything that the socket has sent on it. */
  readonly sent: Command[]
  /** The server accepts the connection. */
  accept(): void
  /** The server sends a message, or any other text. */
  deliver(message: Message | string): void
  /** The connection breaks. */
  lose(): void
}

/** A browser for a socket, whose network and clock the test controls. */
export interface FakeEnvironment extends SocketEnvironment {
  readonly channels: readonly FakeChannel[]
  online: boolean
  hidden: boolean
  /** The number that `random` returns: one half takes the backoff as it is. */
  jitter: number
  /** Lets time pass: timers that are due run in order. */
  advance(milliseconds: number): void
}

interface Timer {
  readonly due: number
  readonly action: () => void
}

function fakeChannel(events: ChannelEvents): FakeChannel {
  let state: Channel['state'] = 'connecting'
  const sent: Command[] = []
  return {
    sent,
    get state() {
      return state
    },
    send(text) {
      if (state !== 'open') throw new Error(`cannot send while ${state}`)
      sent.push(JSON.parse(text))
    },
    close() {
      if (state === 'closed') return
      state = 'closed'
      // A browser reports the end of a connection later, not within the call.
      queueMicrotask(() => events.onClose())
    },
    accept() {
      state = 'open'
      events.onOpen()
    },
    deliver: (message) => events.onText(typeof message === 'string' ? message : JSON.stringify(message)),
    lose() {
      state = 'closed'
      events.onClose()
    },
  }
}

export function fakeEnvironment(): FakeEnvironment {
  const channels: FakeChannel[] = []
  const timers = new Set<Timer>()
  let now = 0
  let ids = 0
  return {
    channels,
    online: true,
    hidden: false,
    jitter: 0.5,
    openChannel(events) {
      const channel = fakeChannel(events)
      channels.push(channel)
      return channel
    },
    isOnline() {
      return this.online
    },
    isHidden() {
      return this.hidden
    },
    random() {
      return this.jitter
    },
    newId: () => `id${++ids}`,
    setTimer(action, milliseconds) {
      const timer = { due: now + milliseconds, action }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)
        if (!next) break
        timers.delete(next)
        now = next.due
        next.action()
      }
      now = end
    },
  }
}

/** Lets promises that are already settled call back. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
