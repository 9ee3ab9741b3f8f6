import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Rejection } from '../../../kernel/index.ts'
import type { Command, Message, MessageOf } from '../../../protocol/index.ts'
import { TABLE_MESSAGES } from '../../../protocol/socket/messages.ts'
import type { ConnectionState } from '../../../ui/board/session.ts'
import { type MessageSchemas, parseMessage } from './parse-message.ts'
import type { UnansweredTurns } from './unanswered-turns.ts'

/** A command without its id, which the socket adds. */
export type CommandBody = Command extends infer One
  ? One extends { id: string }
    ? Omit<One, 'id'>
    : never
  : never

type CommandResponse = MessageOf<'done' | 'refused'>

/** Receives everything that the server sends about one table, or about one shared review. */
interface TableListener {
  /** For a shared review, which is always sent whole: its messages. Tables do without these schemas. */
  readonly review?: MessageSchemas
  /** The number of the last event received: after a reconnect the server sends only what came later. */
  lastSeen(): number | undefined
  onMessage(message: Message): void
  /** The server does not let us follow the table. */
  onRefused(rejection: Rejection): void
}

/** One connection to the server, as far as the socket needs it. */
export interface Channel {
  readonly state: 'connecting' | 'open' | 'closed'
  send(text: string): void
  close(): void
}

export interface ChannelEvents {
  onOpen(): void
  onText(text: string): void
  onClose(): void
}

/** What the socket needs from the browser; tests bring their own. */
export interface SocketEnvironment {
  openChannel(events: ChannelEvents): Channel
  isOnline(): boolean
  isHidden(): boolean
  /** Returns a function that cancels the timer. */
  setTimer(action: () => void, milliseconds: number): () => void
  /** A number from 0 up to 1, to spread the reconnects of many clients. */
  random(): number
  newId(): string
  /** Whether only the current position is shown, so that the server need not send the moves before it. */
  readonly withoutHistory?: true
  /** The visitor's invitations have changed. */
  onInvitations?(): void
  /** Where turns are kept until the server has responded, so that a reload loses none. */
  readonly unanswered?: UnansweredTurns
}

/** A connection to the server that is restored whenever it breaks. */
export interface TableSocket {
  readonly connection: ReadonlySignal<ConnectionState>
  /** Sends a command as soon as there is a connection and resolves with the server's response. */
  send(command: CommandBody): Promise<CommandResponse>
  follow(table: string, listener: TableListener): void
  unfollow(table: string): void
  /** Replaces the connection, because the visitor has a new cookie. */
  reconnect(): void
  /** Checks the connection after the device was asleep or offline, rather than wait until it times out. */
  wake(): void
  /** The browser says that there is no network. */
  goOffline(): void
}

/**
 * A later connection may follow a table that was refused with one of these: during an upgrade two versions run, and a
 * rate limit applies for a moment.
 */
const RETRY_ELSEWHERE: ReadonlySet<string> = new Set(['rulesNotHere', 'serverTrouble', 'tooFast'])
/** Failed connections in a row after which such a refusal is shown. */
const MAX_FAILURES_ELSEWHERE = 6
/** Failed connections in a row after which the page says that it is offline. */
const FAILURES_UNTIL_OFFLINE = 4
const PING_TIMEOUT = 2500
const MAX_BACKOFF = 8000

interface Pending {
  readonly command: CommandBody
  readonly resolve: (response: CommandResponse) => void
}

interface SocketState {
  readonly environment: SocketEnvironment
  readonly connection: Signal<ConnectionState>
  /** The messages that the listeners may receive. */
  schemas: MessageSchemas
  readonly listeners: Map<string, TableListener>
  /** Commands without a response so far, by id. */
  readonly pending: Map<string, Pending>
  channel: Channel | undefined
  cancelRetry: () => void
  /** Failed connections in a row. */
  failures: number
  /** Other commands wait until the new connection has joined all tables again. */
  joined: boolean
}

export function createSocket(environment: SocketEnvironment): TableSocket {
  const state: SocketState = {
    environment,
    connection: signal('resuming'),
    schemas: TABLE_MESSAGES,
    listeners: new Map(),
    pending: new Map(),
    channel: undefined,
    cancelRetry: () => undefined,
    failures: 0,
    joined: false,
  }
  return {
    connection: state.connection,
    send: (command) => post(state, command, state.joined),
    follow(table, listener) {
      state.listeners.set(table, listener)
      state.schemas = { ...state.schemas, ...listener.review }
      const restored = restore(state, table)
      if (state.channel?.state !== 'open') connect(state)
      else void join(state, table, undefined).then(() => resend(state, restored))
    },
    unfollow(table) {
      const listener = state.listeners.get(table)
      if (!listener || !state.listeners.delete(table)) return
      if (state.listeners.size > 0) void post(state, partCommand(table, listener), state.joined)
      else state.channel?.close()
    },
    reconnect() {
      const old = state.channel
      drop(state)
      old?.close()
      connect(state)
    },
    wake: () => wake(state),
    goOffline() {
      if (state.listeners.size > 0) state.connection.value = 'offline'
    },
  }
}

function connect(state: SocketState): void {
  const { environment, listeners } = state
  state.cancelRetry()
  if (listeners.size === 0 || (state.channel && state.channel.state !== 'closed')) return
  state.joined = false
  const channel = environment.openChannel({
    onOpen: () => void resume(state, channel),
    onText(text) {
      const message = parseMessage(text, state.schemas)
      if (message) receive(state, message)
    },
    onClose() {
      if (state.channel === channel) scheduleRetry(state)
    },
  })
  state.channel = channel
  state.connection.value = environment.isOnline() ? 'resuming' : 'offline'
}

/** Joins all tables again, then sends every command without a response. Its id keeps it from being executed twice. */
async function resume(state: SocketState, channel: Channel): Promise<void> {
  await Promise.all([...state.listeners].map(([table, listener]) => join(state, table, listener.lastSeen())))
  if (state.channel !== channel || channel.state !== 'open') return
  state.failures = 0
  state.joined = true
  state.connection.value = 'live'
  resend(state, state.pending.keys())
}

/** The turns of a table that a page before this one in the same tab got no response to. */
function restore({ environment, pending }: SocketState, table: string): string[] {
  const turns = environment.unanswered?.at(table).filter(({ id }) => !pending.has(id)) ?? []
  return turns.map(({ id, ...command }) => {
    pending.set(id, { command, resolve: () => undefined })
    return id
  })
}

function resend({ channel, joined, pending }: SocketState, ids: Iterable<string>): void {
  if (channel?.state !== 'open' || !joined) return
  for (const id of ids) {
    const { command } = pending.get(id) ?? {}
    if (command && outlivesConnection(command)) channel.send(JSON.stringify({ ...command, id }))
  }
}

/** A join and a ping concern one connection only. */
const outlivesConnection = ({ type }: CommandBody): boolean =>
  type !== 'join' && type !== 'openReview' && type !== 'ping'

const isTurn = (
  command: CommandBody,
): command is Extract<CommandBody, { type: 'play' | 'takeBack' | 'order' }> =>
  command.type === 'play' || command.type === 'takeBack' || command.type === 'order'

/** Forgets the current connection. */
function drop(state: SocketState): void {
  state.channel = undefined
  state.joined = false
  for (const [id, { command }] of state.pending) if (!outlivesConnection(command)) state.pending.delete(id)
}

function scheduleRetry(state: SocketState): void {
  const { environment } = state
  drop(state)
  if (state.listeners.size === 0) return
  state.failures++
  const resuming = environment.isOnline() && state.failures < FAILURES_UNTIL_OFFLINE
  state.connection.value = resuming ? 'resuming' : 'offline'
  const backoff = Math.min(MAX_BACKOFF, 250 * 2 ** Math.min(state.failures, 5))
  state.cancelRetry = environment.setTimer(() => connect(state), backoff * (0.7 + environment.random() * 0.6))
}

function receive({ pending, listeners, environment }: SocketState, message: Message): void {
  if (message.type === 'invitations') {
    environment.onInvitations?.()
    return
  }
  if (message.type !== 'done' && message.type !== 'refused') {
    listeners
      .get('table' in message && message.type !== 'review' ? message.table : message.review)
      ?.onMessage(message)
    return
  }
  if (message.id === undefined) {
    // The server says so before it closes the connection; all other refusals answer a command.
    if (message.type === 'refused' && message.rejection.code === 'banned')
      for (const listener of listeners.values()) listener.onRefused(message.rejection)
    return
  }
  const answered = pending.get(message.id)
  if (!answered) return
  pending.delete(message.id)
  if (isTurn(answered.command)) environment.unanswered?.remove(message.id)
  answered.resolve(message)
}

function post(state: SocketState, command: CommandBody, now: boolean): Promise<CommandResponse> {
  return new Promise((resolve) => {
    const id = state.environment.newId()
    state.pending.set(id, { command, resolve })
    if (isTurn(command)) state.environment.unanswered?.add({ ...command, id })
    if (now && state.channel?.state === 'open') state.channel.send(JSON.stringify({ ...command, id }))
  })
}

const partCommand = (id: string, { review }: TableListener): CommandBody =>
  review ? { type: 'closeReview', review: id } : { type: 'part', table: id }

async function joinTable(
  state: SocketState,
  table: string,
  seen: number | undefined,
): Promise<CommandResponse> {
  const command = {
    type: 'join',
    table,
    ...(state.environment.withoutHistory ? {} : { history: true as const }),
    ...(seen === undefined ? {} : { seen }),
  } as const
  const response = await post(state, { ...command, constants: true }, true)
  // During an upgrade the page may be newer than the process that it reaches, which does not know this field.
  const isOlder = response.type === 'refused' && response.rejection.code === 'malformed'
  return isOlder ? post(state, command, true) : response
}

async function join(state: SocketState, table: string, seen: number | undefined): Promise<void> {
  const response = await (state.listeners.get(table)?.review
    ? post(state, { type: 'openReview', review: table }, true)
    : joinTable(state, table, seen))
  if (response.type !== 'refused') return
  const { rejection } = response
  // A new connection may lead to another process behind the same address.
  if (RETRY_ELSEWHERE.has(rejection.code) && state.failures < MAX_FAILURES_ELSEWHERE) state.channel?.close()
  else state.listeners.get(table)?.onRefused(rejection)
}

function wake(state: SocketState): void {
  const { environment, channel } = state
  if (state.listeners.size === 0 || environment.isHidden()) return
  if (channel?.state !== 'open') {
    connect(state)
    return
  }
  const cancel = environment.setTimer(() => {
    if (state.channel !== channel) return
    channel.close()
    scheduleRetry(state)
    connect(state)
  }, PING_TIMEOUT)
  void post(state, { type: 'ping' }, true).then(() => {
    cancel()
    if (state.channel === channel && state.joined) state.connection.value = 'live'
  })
}
