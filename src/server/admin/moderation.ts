import * as v from 'valibot'
import type { TimeSpan } from '../../kernel/time-units.ts'
import { AnnouncementTextsSchema } from '../../protocol/http/admin/admin.ts'
import type { Ban } from '../../protocol/index.ts'
import type { Log } from '../context.ts'
import type { AdminState } from '../store/admin-store.ts'
import type { Store } from '../store/store.ts'
import type { Time } from '../time.ts'
import { BannedNetworks } from './network.ts'
import { labelOf } from './token.ts'

/** How often a process asks the store what is in force, in case a message of another one was lost, in milliseconds. */
export const REFRESH_INTERVAL = 5_000

/** The names of the switches in the store. */
export const SWITCHES = {
  newTables: 'newTables',
  readOnly: 'readOnly',
  announcement: 'announcement',
} as const

const ReadOnlySchema = v.object({ since: v.number() })
const AnnouncementSchema = v.object({ texts: AnnouncementTextsSchema, until: v.exactOptional(v.number()) })
type Announcement = v.InferOutput<typeof AnnouncementSchema>

const NOTHING: AdminState = { tokens: [], switches: new Map(), halts: [], bans: [] }

/**
 * What administrators have ordered, as this process knows it. The store is the truth: it is read at the start, when
 * another process says that something has changed, and every few seconds.
 */
export class Moderation {
  readonly #store: Store
  readonly #time: Time
  readonly #log: Log
  #state = NOTHING
  #guests = new Map<string, Ban>()
  #networks = new BannedNetworks([])
  #onChange: () => void = () => undefined
  #cancel: () => void = () => undefined
  #closed = false
  /** How often the store was asked, and which of these answers is in force. */
  #asked = 0
  #answered = 0

  constructor({ store, time, log }: { store: Store; time: Time; log: Log }) {
    this.#store = store
    this.#time = time
    this.#log = log
  }

  /** Reads what is in force. `onChange` is called whenever bans may have changed. */
  async start(onChange: () => void): Promise<void> {
    await this.refresh()
    this.#onChange = onChange
    this.#schedule()
  }

  #schedule(): void {
    if (this.#closed) return
    this.#cancel = this.#time.after(REFRESH_INTERVAL, () => {
      void this.refreshSoon().finally(() => this.#schedule())
    })
  }

  /** If the store does not answer, what was in force stays in force. */
  refreshSoon(): Promise<void> {
    return this.refresh().catch((problem) =>
      this.#log.warn({ problem }, 'could not read the actions of administrators'),
    )
  }

  async refresh(): Promise<void> {
    const asked = ++this.#asked
    const state = await this.#store.adminState(this.#time.now())
    // An answer that was overtaken by a later one may be from before an act: a replaced token would work again.
    if (this.#closed || asked < this.#answered) return
    this.#answered = asked
    this.#state = state
    const { bans } = state
    this.#guests = new Map()
    for (const ban of bans) {
      const other = ban.kind === 'guest' ? this.#guests.get(ban.target) : undefined
      if (ban.kind === 'guest' && (!other || other.until < ban.until)) this.#guests.set(ban.target, ban)
    }
    this.#networks = new BannedNetworks(bans.filter(({ kind }) => kind === 'network'))
    if (bans.length > 0) this.#onChange()
  }

  /** Who sends a request, by the token in its `Authorization` header. */
  adminOf(header: string | undefined): string | undefined {
    return labelOf(this.#state.tokens, header)
  }

  /** The ban of a guest; a program is banned with its owner. */
  guestBan(guest: { readonly id: string; readonly owner?: string } | undefined): Ban | undefined {
    const ban = guest && (this.#guests.get(guest.id) ?? this.#guests.get(guest.owner ?? ''))
    return ban && ban.until > this.#time.now() ? ban : undefined
  }

  networkBan(address: string): Ban | undefined {
    return this.#networks.find(address, this.#time.now())
  }

  get banCount(): number {
    return this.#state.bans.length
  }

  get newTables(): boolean {
    return !this.#state.switches.has(SWITCHES.newTables)
  }

  /** Since when nothing can be changed. */
  get readOnly(): number | undefined {
    return this.#switch(SWITCHES.readOnly, ReadOnlySchema)?.since
  }

  /** The times in which nothing could be changed, as far as they are over. */
  get halts(): readonly TimeSpan[] {
    return this.#state.halts
  }

  get announcement(): Announcement | undefined {
    const announcement = this.#switch(SWITCHES.announcement, AnnouncementSchema)
    const over = announcement?.until !== undefined && announcement.until <= this.#time.now()
    return over ? undefined : announcement
  }

  #switch<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> | undefined {
    const text = this.#state.switches.get(name)
    const parsed = text === undefined ? undefined : v.safeParse(schema, JSON.parse(text))
    return parsed?.success ? parsed.output : undefined
  }

  close(): void {
    this.#closed = true
    this.#cancel()
  }
}
