import type { Rejection, Seat } from '../../kernel/index.ts'
import type { ProtocolCode } from '../../protocol/index.ts'
import {
  canSee,
  isMuted,
  type LogEntry,
  seatOfGuest,
  type TableState,
  type Viewer,
  viewerOf,
} from '../../table/index.ts'
import type { Presence } from '../cluster/peers.ts'
import type { Guest } from '../store/store.ts'
import { Renderer } from './render.ts'

/** A socket that follows a table. */
export interface Subscriber {
  guest: Guest | undefined
  /** Where it is connected from. */
  readonly address: string
  send(text: string): void
  done(id: string, more?: { number?: number; table?: string }): void
  refuse(id: string, rejection: Rejection): void
  /** Closes the socket; the client may reach another process when it reconnects. */
  sendAway(code: ProtocolCode): void
}

/** The messages about one entry, for those who followed the table when it was decided. Sent once it is stored. */
export interface Broadcast {
  readonly entry: LogEntry
  readonly messages: readonly (readonly [Subscriber, string])[]
}

const CHANGES_OCCUPANTS: ReadonlySet<LogEntry['type']> = new Set(['sat', 'left', 'started'])

/** Everybody who follows a table, each with the seat through whose eyes they see it. */
export class Subscribers {
  readonly renderer = new Renderer()
  readonly #seats = new Map<Subscriber, Seat | undefined>()

  get size(): number {
    return this.#seats.size
  }

  add(subscriber: Subscriber, seat: Seat | undefined): void {
    this.#seats.set(subscriber, seat)
  }

  delete(subscriber: Subscriber): boolean {
    return this.#seats.delete(subscriber)
  }

  /** A guest has changed: so has everybody who is the same guest on another device. */
  updateGuest(guest: Guest): void {
    for (const subscriber of this.#seats.keys())
      if (subscriber.guest?.id === guest.id) subscriber.guest = guest
  }

  /** Prepares the messages about an entry that was just applied. */
  prepare(table: TableState, entry: LogEntry): Broadcast {
    if (CHANGES_OCCUPANTS.has(entry.type)) {
      for (const subscriber of this.#seats.keys())
        this.add(subscriber, seatOfGuest(table.seats, subscriber.guest?.id))
    }
    const render = this.renderer.event(table, entry)
    const byViewer = new Map<Viewer, string>()
    const messages: [Subscriber, string][] = []
    for (const [subscriber, seat] of this.#seats) {
      const viewer = viewerOf(seat)
      if (!canSee(viewer, entry) || isMuted(table, entry, subscriber.guest?.muted ?? [])) continue
      const text = byViewer.get(viewer) ?? render(viewer)
      byViewer.set(viewer, text)
      messages.push([subscriber, text])
    }
    return { entry, messages }
  }

  send({ messages }: Broadcast): void {
    for (const [subscriber, text] of messages) if (this.#seats.has(subscriber)) subscriber.send(text)
  }

  /** Who is connected to this process. */
  presence(): Presence {
    let seats = 0
    let spectators = 0
    for (const seat of this.#seats.values()) {
      if (seat === undefined) spectators++
      else seats |= 1 << seat
    }
    return { seats, spectators }
  }

  sendPresence(table: string, elsewhere: Presence): void {
    const here = this.presence()
    const seats = here.seats | elsewhere.seats
    const spectators = here.spectators + elsewhere.spectators
    const text = JSON.stringify({ type: 'presence', table, seats, spectators })
    for (const subscriber of this.#seats.keys()) subscriber.send(text)
  }

  hasGuest(id: string): boolean {
    for (const subscriber of this.#seats.keys()) if (subscriber.guest?.id === id) return true
    return false
  }

  sendAway(code: ProtocolCode): void {
    for (const subscriber of this.#seats.keys()) subscriber.sendAway(code)
  }
}
