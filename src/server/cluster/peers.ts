import type { Log } from '../context.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import type { Bus, Heard, News } from './bus.ts'

/** Every so often a process says that it is alive, and looks whether its tables have grown without its hearing of it. */
const BEAT = 2_000
/** Who was silent for so long is gone, and with it those who were connected there. */
const GONE = 3 * BEAT

/** Who is connected to a table. */
export interface Presence {
  /** The seats, as a bit set. */
  readonly seats: number
  readonly spectators: number
}

/** A table in the memory of this process, as the news of others concern it. */
export interface Listening {
  /** Whether somebody here would miss it. */
  readonly followed: boolean
  /** How many entries it has here. */
  readonly entries: number
  /** Another process has written: it has at least so many entries. */
  grown(entries: number): void
  /** Who is connected elsewhere has changed. */
  showPresence(): void
  /** Tells the others who is connected here. */
  tellPresence(asks: boolean): void
  rereadGuest(guest: string): void
}

export interface Listeners {
  loaded(table: string): Listening | undefined
  all(): Iterable<readonly [string, Listening]>
}

/**
 * The other processes on the same store. What they have written is told by the bus, and found in the store where the bus
 * has lost it.
 */
export class Neighbours {
  readonly #bus: Bus
  readonly #store: Store
  readonly #time: Time
  readonly #log: Log
  /** When each process was last heard, and who is connected there, by table. */
  readonly #known = new Map<string, { heard: number; readonly tables: Map<string, Presence> }>()
  #stopBeating: () => void = () => undefined
  #looking = false
  /** Why the bus is away, if it is; and whether that was told. */
  #away: string | undefined
  #awayTold = false
  #closed = false

  constructor(bus: Bus, { store, time, log }: { store: Store; time: Time; log: Log }) {
    this.#bus = bus
    this.#store = store
    this.#time = time
    this.#log = log
  }

  start(tables: Listeners): void {
    this.#bus.listen(
      (heard) => this.#hear(heard, tables),
      () => {
        this.#away = undefined
        this.#sayAll(tables)
      },
      (why) => {
        this.#away = why
      },
    )
    this.#beat(tables)
  }

  tell(news: News): void {
    this.#bus.tell(news)
  }

  follow(table: string): void {
    this.#bus.follow(table)
  }

  unfollow(table: string): void {
    this.#bus.unfollow(table)
    for (const { tables } of this.#known.values()) tables.delete(table)
  }

  /** Who is connected to a table at other processes. */
  elsewhere(table: string): Presence {
    let seats = 0
    let spectators = 0
    for (const { tables } of this.#known.values()) {
      const there = tables.get(table)
      seats |= there?.seats ?? 0
      spectators += there?.spectators ?? 0
    }
    return { seats, spectators }
  }

  #hear({ from, news }: Heard, tables: Listeners): void {
    const known = this.#known.get(from) ?? { heard: 0, tables: new Map<string, Presence>() }
    known.heard = this.#time.now()
    this.#known.set(from, known)
    if (news.type === 'guest') for (const [, table] of tables.all()) table.rereadGuest(news.guest)
    const table = 'table' in news ? tables.loaded(news.table) : undefined
    if (!('table' in news) || !table) return
    if (news.type === 'grown') table.grown(news.entries)
    else {
      const { seats, spectators, asks } = news
      if (seats === 0 && spectators === 0) known.tables.delete(news.table)
      else known.tables.set(news.table, { seats, spectators })
      table.showPresence()
      if (asks) table.tellPresence(false)
    }
  }

  /** After a break others have missed what we said, and we what they said. */
  #sayAll(tables: Listeners): void {
    for (const [id, table] of tables.all()) {
      this.#bus.tell({ type: 'grown', table: id, entries: table.entries })
      if (table.followed) table.tellPresence(true)
    }
    this.#look(tables)
  }

  #beat(tables: Listeners): void {
    this.#stopBeating = this.#time.after(BEAT, () => {
      if (this.#closed) return
      this.#bus.tell({ type: 'alive' })
      this.#tellAway()
      this.#forgetGone(tables)
      this.#look(tables)
      this.#beat(tables)
    })
  }

  /** The log is told of every break once, and not of those that are over at once. */
  #tellAway(): void {
    const why = this.#away
    if ((why !== undefined) === this.#awayTold) return
    this.#awayTold = why !== undefined
    if (why === undefined) this.#log.info({}, 'the bus is back')
    else this.#log.warn({ why }, 'the bus is away: what others do is found in the store')
  }

  #forgetGone(tables: Listeners): void {
    const before = this.#time.now() - GONE
    for (const [process, { heard, tables: theirs }] of this.#known) {
      if (heard >= before) continue
      this.#known.delete(process)
      for (const table of theirs.keys()) tables.loaded(table)?.showPresence()
    }
  }

  #look(tables: Listeners): void {
    const followed = [...tables.all()].flatMap(([id, { followed }]) => (followed ? [id] : []))
    if (followed.length === 0 || this.#looking) return
    this.#looking = true
    this.#store
      .lengths(followed)
      .then((lengths) => {
        for (const [id, entries] of lengths) tables.loaded(id)?.grown(entries)
      })
      .catch((problem) => this.#log.warn({ problem }, 'could not look whether tables have grown'))
      .finally(() => {
        this.#looking = false
      })
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#stopBeating()
    await this.#bus.close()
  }
}
