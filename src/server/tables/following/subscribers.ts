import { at, hasSeat, type Rejection, type Seat } from '../../../kernel/index.ts'
import type { ProtocolCode } from '../../../protocol/index.ts'
import {
  canSee,
  type LogEntry,
  mayFollow,
  seatOfGuest,
  type TableState,
  viewerOf,
  viewersOf,
} from '../../../table/index.ts'
import type { Presence } from '../../cluster/peers.ts'
import type { BlockedPairs } from '../../people/blocked-pairs.ts'
import type { Guest } from '../../store/store.ts'
import { RecentEvents, type RecentMemory } from './recent-events.ts'
import { type RenderedEvent, Renderer, shortText, wholeText } from './render.ts'

/** Loading a table or a review costs as much as replaying this many entries. */
export const LOADING_COST = 20

/** What everybody behind one address may use together. */
export interface Account {
  /** Pays for replaying this many entries or turns. False if too little is left; then nothing is paid. */
  payReplay(steps: number): boolean
  /** Charges bytes that were sent because of a client, to whomever. */
  chargeSent(bytes: number): void
  /** Whether more was sent because of them than they may cause. */
  readonly hasSentTooMuch: boolean
  /** Charges bytes that the log of a table has grown by because of a client. */
  chargeStored(bytes: number): void
  /** Whether logs have grown by more because of them than people, or programs, may store. */
  hasStoredTooMuch(who: { readonly owner?: string }): boolean
  /** Resolves when it is their turn to have something done that counts as this many commands. */
  nextTurn(commands: number): Promise<void>
}

/** A socket that follows a table. */
export interface Subscriber {
  guest: Guest | undefined
  /** Where it is connected from. */
  readonly address: string
  readonly account: Account
  send(text: string): void
  done(id: string, more?: { number?: number; table?: string }): void
  refuse(id: string, rejection: Rejection): void
  /** Closes the socket; the client may reach another process when it reconnects. */
  sendAway(code: ProtocolCode): void
}

/** Sends a subscriber what they asked for, at the expense of their account. */
export function sendCharged(subscriber: Subscriber, texts: readonly string[]): void {
  for (const text of texts) {
    subscriber.send(text)
    // Not characters, of which each may take three bytes.
    subscriber.account.chargeSent(Buffer.byteLength(text))
  }
}

/** The messages about one entry, for those who followed the table when it was decided. Sent once it is stored. */
export interface Broadcast {
  readonly entry: LogEntry
  readonly messages: readonly (readonly [Subscriber, string])[]
  /** Those who may not follow the table any more. */
  readonly excluded: readonly Subscriber[]
  /** The message for each viewer who is recorded. */
  readonly events: readonly RenderedEvent[]
  /** Who caused it. */
  readonly payer: Account | undefined
}

/** How a subscriber sees a table. */
interface Follower {
  readonly seat: Seat | undefined
  /** Whether the fields of a view that never change are sent only once. */
  readonly constantsOnce: boolean
}

const CHANGES_OCCUPANTS: ReadonlySet<LogEntry['type']> = new Set(['sat', 'left', 'started'])

/** Everybody who follows a table, each with the seat through whose eyes they see it. */
export class Subscribers {
  readonly renderer = new Renderer()
  readonly recent: RecentEvents
  readonly #followers = new Map<Subscriber, Follower>()
  /** What each subscriber was last told about who is connected. */
  readonly #toldPresence = new WeakMap<Subscriber, string>()

  readonly #blocks: BlockedPairs

  constructor(memory: RecentMemory, blocks: BlockedPairs) {
    this.#blocks = blocks
    this.recent = new RecentEvents(memory)
  }

  get size(): number {
    return this.#followers.size
  }

  add(subscriber: Subscriber, follower: Follower, { numbers }: TableState): void {
    const viewer = viewerOf(follower.seat)
    this.#followers.set(subscriber, follower)
    this.#toldPresence.delete(subscriber)
    this.recent.follow(viewer, at(numbers, viewer))
  }

  has(subscriber: Subscriber): boolean {
    return this.#followers.has(subscriber)
  }

  delete(subscriber: Subscriber): boolean {
    return this.#followers.delete(subscriber)
  }

  /** Updates a changed guest on all their devices. */
  updateGuest(guest: Guest): void {
    for (const subscriber of this.#followers.keys())
      if (subscriber.guest?.id === guest.id) subscriber.guest = guest
  }

  /** Prepares the messages about an entry that was just applied. */
  prepare(table: TableState, entry: LogEntry, payer: Account | undefined): Broadcast {
    if (viewersOf(entry) === 0) return { entry, messages: [], excluded: [], events: [], payer }
    if (CHANGES_OCCUPANTS.has(entry.type)) this.#seatAgain(table)
    const render = this.renderer.event(table, entry)
    const events: RenderedEvent[] = []
    for (const viewer of this.recent.viewers()) if (canSee(viewer, entry)) events.push(render(viewer))
    const whole: string[] = []
    const messages: [Subscriber, string][] = []
    const excluded: Subscriber[] = []
    for (const [subscriber, { seat, constantsOnce }] of this.#followers) {
      if (entry.type === 'started' && !mayFollow(table, subscriber.guest?.id)) {
        excluded.push(subscriber)
        continue
      }
      const viewer = viewerOf(seat)
      const event = events.find((one) => one.viewer === viewer)
      if (!event || this.isSilent(event, subscriber)) continue
      const text = constantsOnce ? shortText(event) : (whole[viewer] ?? wholeText(event))
      if (!constantsOnce) whole[viewer] = text
      messages.push([subscriber, text])
    }
    return { entry, messages, excluded, events, payer }
  }

  /** Finds out again who sits where. */
  #seatAgain(table: TableState): void {
    for (const [subscriber, { constantsOnce }] of this.#followers) {
      const seat = seatOfGuest(table.seats, subscriber.guest?.id)
      this.#followers.set(subscriber, { seat, constantsOnce })
      // The entry that was just applied, which everybody can see, is recorded as well.
      this.recent.follow(viewerOf(seat), at(table.numbers, viewerOf(seat)) - 1)
    }
  }

  send({ messages, excluded, events, payer }: Broadcast): void {
    for (const subscriber of excluded) if (this.delete(subscriber)) subscriber.sendAway('noSpectators')
    let bytes = 0
    for (const [subscriber, text] of messages) {
      if (!this.#followers.has(subscriber)) continue
      subscriber.send(text)
      bytes += text.length
    }
    payer?.chargeSent(bytes)
    const followed = this.#viewers()
    for (const event of events) this.recent.record(event, hasSeat(followed, event.viewer))
  }

  /** A bit for each viewer. */
  #viewers(): number {
    let viewers = 0
    for (const { seat } of this.#followers.values()) viewers |= 1 << viewerOf(seat)
    return viewers
  }

  /** Who is connected to this process. */
  presence(): Presence {
    let seats = 0
    let spectators = 0
    for (const { seat } of this.#followers.values()) {
      if (seat === undefined) spectators++
      else seats |= 1 << seat
    }
    return { seats, spectators }
  }

  /** Nobody is told the same twice: even the message would say that somebody came or went. */
  sendPresence(
    { record, seats: occupants }: TableState,
    { seats, spectators }: Presence,
    payer: Account | undefined,
  ): void {
    for (const subscriber of this.#followers.keys()) {
      const { guest } = subscriber
      // Viewers who must not see a player's presence always see them as connected.
      const hidden = guest ? this.#blocks.seatsHiddenFrom(guest.id, occupants) : 0
      const presence = { type: 'presence', table: record.id, seats: seats | hidden, spectators }
      const text = JSON.stringify(presence)
      if (this.#toldPresence.get(subscriber) === text) continue
      this.#toldPresence.set(subscriber, text)
      subscriber.send(text)
      payer?.chargeSent(text.length)
    }
  }

  /** The guests who follow the table. */
  guests(): string[] {
    return [...new Set([...this.#followers.keys()].flatMap(({ guest }) => guest?.id ?? []))]
  }

  /** Whether an event was said by somebody whom a subscriber does not hear: muted, or one has blocked the other. */
  isSilent({ shared: { speaker } }: RenderedEvent, { guest }: Subscriber): boolean {
    if (speaker === undefined || !guest) return false
    return guest.muted.includes(speaker) || this.#blocks.isApart(guest.id, speaker)
  }

  hasGuest(id: string): boolean {
    for (const subscriber of this.#followers.keys()) if (subscriber.guest?.id === id) return true
    return false
  }

  /** Sends everybody the whole table, in which somebody may sit elsewhere or have another name. */
  sendAll(table: TableState, render: (subscriber: Subscriber, constantsOnce: boolean) => string): void {
    for (const [subscriber, { constantsOnce }] of this.#followers) {
      const seat = seatOfGuest(table.seats, subscriber.guest?.id)
      this.add(subscriber, { seat, constantsOnce }, table)
      subscriber.send(render(subscriber, constantsOnce))
    }
  }

  sendAway(code: ProtocolCode): void {
    for (const subscriber of this.#followers.keys()) subscriber.sendAway(code)
  }
}
