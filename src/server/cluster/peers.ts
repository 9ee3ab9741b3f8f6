import type { Log } from '../context.ts'
import type { Time } from '../time.ts'
import type { Bus, BusEnvelope, BusMessage } from './bus.ts'

/** How often a process announces itself, and checks the store for entries that the bus did not announce. */
const HEARTBEAT = 2_000
/** A process that has been silent for this long is gone, and with it everybody who was connected to it. */
const PEER_TIMEOUT = 3 * HEARTBEAT

/** News that no process comes across by looking into the store. They are told again if the bus may have lost them. */
const TOLD_AGAIN: ReadonlySet<BusMessage['type']> = new Set(['guest', 'rewritten', 'invited'])
/** A bus that has fallen silent is noticed within this time. */
const SILENCE = 10_000
const MOST_KEPT = 10_000

/** Who is connected to a table. */
export interface Presence {
  /** The seats, as a bit set. */
  readonly seats: number
  readonly spectators: number
  /** Those who look at a shared review, which has no seats. */
  readonly people?: readonly { readonly visitor: string; readonly name: string }[]
}

/** A table or a shared review in the memory of this process, as far as messages from other processes concern it. */
export interface PeerTable {
  /** Whether anybody connected to this process follows it. */
  readonly followed: boolean
  /** How many entries this process knows. */
  readonly entries: number
  /** Another process has written: the table has at least this many entries. */
  grown(entries: number): void
  /** Who is connected to other processes has changed. */
  showPresence(): void
  /** Tells the other processes who is connected to this one. */
  publishPresence(asks: boolean): void
  rereadGuest(guest: string): void
  /** Its log was rewritten: reads all of it again. */
  reread(): void
}

/** The sockets of this process. */
export interface PeerSockets {
  /** Something about a guest has changed: closes the sockets of devices that were signed out. */
  checkKeys(guest: string): void
  /** The same for all guests, because messages may have been lost. */
  checkAllKeys(): void
  /** Tells the sockets of a guest that their invitations have changed. */
  tellInvited(guest: string): void
}

export interface PeerTables {
  loaded(table: string): PeerTable | undefined
  all(): Iterable<readonly [string, PeerTable]>
  /** How many entries each of them has in the store. */
  lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
}

interface Peer {
  lastSeen: number
  /** Who is connected there, by table. */
  readonly presence: Map<string, Presence>
}

/**
 * The other processes on the same store. The bus announces what they have written; what the bus lost is found in the
 * store.
 */
export class Peers {
  readonly #bus: Bus
  readonly #time: Time
  readonly #log: Log
  readonly #peers = new Map<string, Peer>()
  /** Processes that have fallen silent. What was known about them is forgotten. */
  readonly #silent = new Set<string>()
  /** What the bus may have lost: what was told since it was disconnected, or shortly before. */
  #told: { readonly at: number; readonly message: BusMessage }[] = []
  #stopHeartbeat: () => void = () => undefined
  #checking = false
  /** Why the bus is disconnected, while it is. */
  #disconnected: string | undefined
  /** Whether the log says that the bus is disconnected. */
  #logged = false
  #closed = false

  constructor(bus: Bus, { time, log }: { time: Time; log: Log }) {
    this.#bus = bus
    this.#time = time
    this.#log = log
  }

  start(
    groups: readonly PeerTables[],
    sockets: PeerSockets,
    moderation: { refreshSoon(): Promise<void> },
  ): void {
    const tables = all(groups)
    this.#bus.connect({
      onMessage: (envelope) => {
        const { message } = envelope
        if (message.type === 'guest') sockets.checkKeys(message.guest)
        if (message.type === 'invited') sockets.tellInvited(message.guest)
        if (message.type === 'moderation') void moderation.refreshSoon()
        this.#receive(envelope, tables)
      },
      onConnect: () => {
        this.#disconnected = undefined
        this.#resynchronize(tables)
        for (const { message } of this.#told.splice(0)) this.#bus.publish(message)
        sockets.checkAllKeys()
        void moderation.refreshSoon()
      },
      onDisconnect: (reason) => {
        this.#disconnected = reason
      },
    })
    this.#scheduleHeartbeat(tables)
  }

  publish(message: BusMessage): void {
    this.#bus.publish(message)
    if (!TOLD_AGAIN.has(message.type)) return
    const now = this.#time.now()
    if (this.#disconnected === undefined) this.#told = this.#told.filter(({ at }) => at > now - SILENCE)
    if (this.#told.push({ at: now, message }) > MOST_KEPT) this.#told.shift()
  }

  subscribe(table: string): void {
    this.#bus.subscribe(table)
  }

  unsubscribe(table: string): void {
    this.#bus.unsubscribe(table)
    for (const { presence } of this.#peers.values()) presence.delete(table)
  }

  /** Who is connected to a table through other processes. */
  elsewhere(table: string): Presence {
    let seats = 0
    let spectators = 0
    const people: NonNullable<Presence['people']>[number][] = []
    for (const { presence } of this.#peers.values()) {
      const there = presence.get(table)
      seats |= there?.seats ?? 0
      spectators += there?.spectators ?? 0
      people.push(...(there?.people ?? []))
    }
    return { seats, spectators, people }
  }

  #receive({ from, message }: BusEnvelope, tables: PeerTables): void {
    const peer = this.#peers.get(from) ?? { lastSeen: 0, presence: new Map<string, Presence>() }
    peer.lastSeen = this.#time.now()
    this.#peers.set(from, peer)
    // It was suspended, or this process was, or messages were lost: who is connected there is known to nobody else.
    if (this.#silent.delete(from)) for (const [, table] of tables.all()) table.publishPresence(true)
    if (message.type === 'guest') for (const [, table] of tables.all()) table.rereadGuest(message.guest)
    const table = 'table' in message ? tables.loaded(message.table) : undefined
    if (!('table' in message) || !table) return
    if (message.type === 'grown') table.grown(message.entries)
    else if (message.type === 'rewritten') table.reread()
    else {
      const { seats, spectators, people = [], asks } = message
      if (seats === 0 && spectators === 0 && people.length === 0) peer.presence.delete(message.table)
      else peer.presence.set(message.table, { seats, spectators, people })
      table.showPresence()
      if (asks) table.publishPresence(false)
    }
  }

  /** After an interruption the other processes have missed our messages, and we have missed theirs. */
  #resynchronize(tables: PeerTables): void {
    for (const [id, table] of tables.all()) {
      this.#bus.publish({ type: 'grown', table: id, entries: table.entries })
      if (table.followed) table.publishPresence(true)
    }
    this.#checkStore(tables)
  }

  #scheduleHeartbeat(tables: PeerTables): void {
    this.#stopHeartbeat = this.#time.after(HEARTBEAT, () => {
      if (this.#closed) return
      this.#bus.publish({ type: 'alive' })
      this.#logConnection()
      this.#removeSilentPeers(tables)
      this.#checkStore(tables)
      this.#scheduleHeartbeat(tables)
    })
  }

  /** Logs each interruption once, and none that ends before the next heartbeat. */
  #logConnection(): void {
    const reason = this.#disconnected
    if ((reason !== undefined) === this.#logged) return
    this.#logged = reason !== undefined
    if (reason === undefined) this.#log.info({}, 'the bus is connected again')
    else this.#log.warn({ reason }, 'the bus is disconnected; polling the store for changes')
  }

  #removeSilentPeers(tables: PeerTables): void {
    const before = this.#time.now() - PEER_TIMEOUT
    for (const [process, { lastSeen, presence }] of this.#peers) {
      if (lastSeen >= before) continue
      this.#peers.delete(process)
      this.#silent.add(process)
      for (const table of presence.keys()) tables.loaded(table)?.showPresence()
    }
  }

  #checkStore(tables: PeerTables): void {
    const followed = [...tables.all()].flatMap(([id, { followed }]) => (followed ? [id] : []))
    if (followed.length === 0 || this.#checking) return
    this.#checking = true
    tables
      .lengths(followed)
      .then((lengths) => {
        for (const [id, entries] of lengths) tables.loaded(id)?.grown(entries)
      })
      .catch((problem) => this.#log.warn({ problem }, 'could not check the store for new entries'))
      .finally(() => {
        this.#checking = false
      })
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#stopHeartbeat()
    await this.#bus.close()
  }
}

/** Tables and shared reviews together. Their ids have different lengths. */
const all = (groups: readonly PeerTables[]): PeerTables => ({
  loaded: (id) => groups.map((group) => group.loaded(id)).find((one) => one !== undefined),
  *all() {
    for (const group of groups) yield* group.all()
  },
  async lengths(ids) {
    const asked = groups.map((group) => group.lengths(ids.filter((id) => group.loaded(id))))
    return new Map((await Promise.all(asked)).flatMap((lengths) => [...lengths]))
  },
})
