import { signal } from '@preact/signals'
import type { Rejection } from '../../kernel/index.ts'
import type { Command, Message, MessageOf } from '../../protocol/index.ts'
import type { Connection } from '../../ui/board/session.ts'

/** A command before it has its id. */
export type Wish = Command extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never

type Reply = MessageOf<'done'> | { readonly type: 'refused'; readonly rejection: Rejection }

interface Follower {
  /** The last number seen, so that only the rest is sent after a break. */
  seen(): number | undefined
  hear(message: Message): void
  /** The server does not let us follow it. */
  refuse(rejection: Rejection): void
}

interface Pending {
  readonly command: Command
  readonly answer: (reply: Reply) => void
}

export const connection = signal<Connection>('resuming')

/** Why one process does not let us follow a table, where another one may: two versions run during an upgrade. */
const ELSEWHERE: ReadonlySet<string> = new Set(['rulesNotHere', 'serverTrouble'])
/** So many connections are tried before that is told. */
const PATIENCE = 6

const followers = new Map<string, Follower>()
const pending = new Map<string, Pending>()
let socket: WebSocket | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let failures = 0
/** The connection is used only after its tables were joined again; until then commands wait. */
let joined = false

/** As random as an id must be; `randomUUID` is not there on pages without https. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('')

function connect(): void {
  clearTimeout(retry)
  if (followers.size === 0 || (socket && socket.readyState <= WebSocket.OPEN)) return
  joined = false
  const address = new URL('socket', document.baseURI)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const opened = new WebSocket(address)
  socket = opened
  connection.value = navigator.onLine ? 'resuming' : 'offline'
  opened.addEventListener('open', () => void greet(opened))
  opened.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') hear(JSON.parse(data))
  })
  opened.addEventListener('close', () => {
    if (socket === opened) lost()
  })
}

/** Follows all tables again, then sends what was not answered: the ids see to it that nothing is done twice. */
async function greet(opened: WebSocket): Promise<void> {
  const waiting = [...pending.values()].filter(
    ({ command }) => command.type !== 'join' && command.type !== 'ping',
  )
  await Promise.all([...followers].map(([table, { seen }]) => join(table, seen())))
  if (socket !== opened || opened.readyState !== WebSocket.OPEN) return
  failures = 0
  joined = true
  connection.value = 'live'
  for (const { command } of waiting) if (pending.has(command.id)) opened.send(JSON.stringify(command))
}

function lost(): void {
  socket = undefined
  joined = false
  for (const [id, { command }] of pending)
    if (command.type === 'join' || command.type === 'ping') pending.delete(id)
  if (followers.size === 0) return
  failures++
  connection.value = navigator.onLine && failures < 4 ? 'resuming' : 'offline'
  retry = setTimeout(connect, Math.min(8000, 250 * 2 ** Math.min(failures, 5)) * (0.7 + Math.random() * 0.6))
}

function hear(message: Message): void {
  if (message.type === 'done' || message.type === 'refused') {
    const id = message.id
    if (id === undefined) return
    pending.get(id)?.answer(message)
    pending.delete(id)
    return
  }
  followers.get(message.table)?.hear(message)
}

function post(command: Command, now: boolean): Promise<Reply> {
  return new Promise((answer) => {
    pending.set(command.id, { command, answer })
    if (now && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command))
  })
}

async function join(table: string, seen: number | undefined): Promise<void> {
  const reply = await post(
    { type: 'join', id: newId(), table, history: true, ...(seen === undefined ? {} : { seen }) },
    true,
  )
  if (reply.type !== 'refused') return
  // Another process behind the same address may have it: a new connection may lead there.
  if (ELSEWHERE.has(reply.rejection.code) && failures < PATIENCE) socket?.close()
  else followers.get(table)?.refuse(reply.rejection)
}

/** Sends a command, now or as soon as there is a connection, and answers when the server has. */
export const wish = (command: Wish): Promise<Reply> => post({ ...command, id: newId() } as Command, joined)

/** Follows a table until told otherwise. */
export function follow(table: string, follower: Follower): void {
  followers.set(table, follower)
  if (socket?.readyState === WebSocket.OPEN) void join(table, undefined)
  else connect()
}

export function unfollow(table: string): void {
  if (!followers.delete(table)) return
  if (followers.size > 0) void wish({ type: 'part', table })
  else socket?.close()
}

/** A new connection, because the visitor is known by another cookie now. */
export function reconnect(): void {
  const old = socket
  socket = undefined
  old?.close()
  connect()
}

/** A lid opened, a tunnel left: ask whether the line still stands, rather than wait for it to break. */
function wake(): void {
  if (followers.size === 0 || document.visibilityState === 'hidden') return
  if (socket?.readyState !== WebSocket.OPEN) {
    connect()
    return
  }
  const tested = socket
  const timer = setTimeout(() => {
    if (socket === tested) {
      tested.close()
      lost()
      connect()
    }
  }, 2500)
  void post({ type: 'ping', id: newId() }, true).then(() => {
    clearTimeout(timer)
    if (socket === tested && joined) connection.value = 'live'
  })
}

addEventListener('online', wake)
addEventListener('offline', () => {
  if (followers.size > 0) connection.value = 'offline'
})
document.addEventListener('visibilitychange', wake)
