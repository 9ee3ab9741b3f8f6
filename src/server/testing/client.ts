import { WebSocket } from 'ws'
import { COMMON_REFUSALS, type HttpRoute, ROUTES } from '../../protocol/http/routes.ts'
import type { Command, CreateTable, Message, MessageOf, Position } from '../../protocol/index.ts'

/** The codes with which each route says that it refuses. Paths without parameters come first. */
const REFUSALS = Object.values<HttpRoute>(ROUTES)
  .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  .map(({ method, path, refusals }) => ({
    method,
    path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    codes: new Set<string>([...refusals, ...COMMON_REFUSALS]),
  }))

/** What a route refuses with and does not declare is missing in the reference, and surprises clients. */
function checkRefusal(method: string, path: string, body: unknown): void {
  const { rejection } = body as { readonly rejection?: { readonly code: string } }
  const route = REFUSALS.find((one) => one.method === method && one.path.test(path.replace(/\?.*/, '')))
  if (rejection && route && !route.codes.has(rejection.code))
    throw new Error(`${method} ${path} does not declare that it refuses with ${rejection.code}`)
}

/** A visitor for tests, with a cookie, HTTP requests and sockets. */
export class Visitor {
  readonly url: string
  cookie: string | undefined
  /** The token of a program. */
  token: string | undefined

  constructor(url: string) {
    this.url = url
  }

  static async named(url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url)
    await visitor.request('PUT', '/api/me', { name })
    return visitor
  }

  async request(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...this.#authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) this.#keep(set)
    const answer: unknown = await response.json()
    checkRefusal(method, path, answer)
    return { status: response.status, body: answer }
  }

  /** Keeps a cookie as a browser does: beside those with other names. */
  #keep(set: string): void {
    const pair = set.split(';')[0] ?? ''
    const name = pair.slice(0, pair.indexOf('=') + 1)
    const others = (this.cookie?.split('; ') ?? []).filter((one) => !one.startsWith(name))
    const kept = /max-age=0(;|$)/i.test(set) ? others : [...others, pair]
    this.cookie = kept.length === 0 ? undefined : kept.join('; ')
  }

  async create(table: CreateTable): Promise<string> {
    const { status, body } = await this.request('POST', '/api/tables', table)
    if (status !== 201) throw new Error(`the table was not created: ${JSON.stringify(body)}`)
    return (body as { table: string }).table
  }

  get #authorization(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }
  }

  connect(): Promise<Socket> {
    return Socket.open(this.url, this.cookie, this.#authorization)
  }
}

export type CommandReply = MessageOf<'done'> | MessageOf<'refused'>
type Unnumbered<C> = C extends Command ? Omit<C, 'id'> & { id?: string } : never

let ids = 0

export class Socket {
  readonly socket: WebSocket
  /** Every message as it was received. */
  readonly raw: string[] = []
  readonly messages: Message[] = []
  readonly closed: Promise<{ code: number; reason: string }>
  /** The latest position of each table. */
  readonly positions = new Map<string, Position>()
  readonly numbers = new Map<string, number>()
  readonly #waiting = new Set<{ is(message: Message): boolean; resolve(message: Message): void }>()
  #onMessage: ((message: Message) => void) | undefined

  private constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
    })
    socket.on('error', () => undefined)
    socket.on('message', (data) => this.#receive(String(data)))
  }

  static open(url: string, cookie?: string, headers: Record<string, string> = {}): Promise<Socket> {
    const all = cookie === undefined ? headers : { cookie, ...headers }
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, { headers: all })
    return new Promise((resolve, reject) => {
      const opened = new Socket(socket)
      socket.once('open', () => resolve(opened))
      socket.once('error', reject)
      socket.once('close', () => reject(new Error('closed')))
    })
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as Message
    this.raw.push(text)
    this.messages.push(message)
    if (message.type === 'table' || message.type === 'event') {
      this.numbers.set(message.table, message.number)
      if (message.position) this.positions.set(message.table, message.position)
    }
    for (const waiting of this.#waiting) {
      if (!waiting.is(message)) continue
      this.#waiting.delete(waiting)
      waiting.resolve(message)
    }
    this.#onMessage?.(message)
  }

  onMessage(callback: (message: Message) => void): void {
    this.#onMessage = callback
  }

  /** The next message that matches. Messages received before are not considered. */
  next<M extends Message>(is: (message: Message) => message is M): Promise<M>
  next(is: (message: Message) => boolean): Promise<Message>
  next(is: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve, reject) => {
      this.#waiting.add({ is, resolve })
      void this.closed.then(({ code, reason }) => reject(new Error(`closed: ${code} ${reason}`)))
    })
  }

  /** Sends a command and waits for its answer. */
  ask(command: Unnumbered<Command>): Promise<CommandReply> {
    const id = command.id ?? `c${++ids}`
    const answer = this.next(
      (message): message is CommandReply =>
        (message.type === 'done' || message.type === 'refused') && message.id === id,
    )
    this.socket.send(JSON.stringify({ ...command, id }))
    return answer
  }

  /** The next event of this type. */
  event(type: MessageOf<'event'>['event']['type']): Promise<MessageOf<'event'>> {
    return this.next(
      (message): message is MessageOf<'event'> => message.type === 'event' && message.event.type === type,
    )
  }

  async join(table: string, seen?: number, history?: true): Promise<MessageOf<'table'> | undefined> {
    const before = this.messages.length
    const more = { ...(seen === undefined ? {} : { seen }), ...(history ? { history } : {}) }
    const answer = await this.ask({ type: 'join', table, ...more })
    if (answer.type === 'refused') throw new Error(answer.rejection.code)
    return this.messages.slice(before).find((message) => message.type === 'table')
  }

  close(): Promise<unknown> {
    this.socket.close()
    return this.closed
  }
}

export function codeOf(answer: CommandReply): string {
  return answer.type === 'done' ? 'done' : answer.rejection.code
}
