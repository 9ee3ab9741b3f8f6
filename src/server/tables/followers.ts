import { hasSeat, type Rejection, type Seat } from '../../kernel/index.ts'
import type { ProtocolCode } from '../../protocol/index.ts'
import { type Entry, readersOf } from '../../table/log-entry.ts'
import { type Course, seatOfGuest } from '../../table/state.ts'
import type { Presence } from '../cluster/peers.ts'
import type { Guest } from '../store/store.ts'
import { eventTexts, type Reader, readerOf } from './frames.ts'

/** Who follows a table: one socket. */
export interface Follower {
  guest: Guest | undefined
  send(text: string): void
  done(id: string, more?: { number?: number; table?: string }): void
  refuse(id: string, rejection: Rejection): void
  /** Closes the socket: whoever comes back may find another process. */
  sendAway(code: ProtocolCode): void
}

/** What is sent when an entry is stored, to those who followed the table when it was decided. */
export interface Frame {
  readonly entry: Entry
  readonly texts: readonly (readonly [Follower, string])[]
}

const SEATS_CHANGE: ReadonlySet<Entry['type']> = new Set(['sat', 'left', 'started'])

/** Everybody who follows a table, with the seat through whose eyes he sees it. */
export class Followers {
  readonly #seats = new Map<Follower, Seat | undefined>()

  get size(): number {
    return this.#seats.size
  }

  add(follower: Follower, seat: Seat | undefined): void {
    this.#seats.set(follower, seat)
  }

  delete(follower: Follower): boolean {
    return this.#seats.delete(follower)
  }

  /** The same guest on another device. */
  know(guest: Guest): void {
    for (const follower of this.#seats.keys()) if (follower.guest?.id === guest.id) follower.guest = guest
  }

  /** The messages about an entry that was just applied. */
  frame(course: Course, entry: Entry): Frame {
    if (SEATS_CHANGE.has(entry.type)) {
      for (const follower of this.#seats.keys()) this.add(follower, seatOfGuest(course, follower.guest?.id))
    }
    const readers = readersOf(entry)
    const textFor = eventTexts(course, entry)
    const byReader = new Map<Reader, string>()
    const texts: [Follower, string][] = []
    for (const [follower, seat] of this.#seats) {
      const reader = readerOf(seat)
      if (!hasSeat(readers, reader) || isMuted(course, entry, follower.guest)) continue
      const text = byReader.get(reader) ?? textFor(reader)
      byReader.set(reader, text)
      texts.push([follower, text])
    }
    return { entry, texts }
  }

  show({ texts }: Frame): void {
    for (const [follower, text] of texts) if (this.#seats.has(follower)) follower.send(text)
  }

  /** Who is connected here. */
  presence(): Presence {
    let seats = 0
    let spectators = 0
    for (const seat of this.#seats.values()) {
      if (seat === undefined) spectators++
      else seats |= 1 << seat
    }
    return { seats, spectators }
  }

  showPresence(table: string, elsewhere: Presence): void {
    const here = this.presence()
    const seats = here.seats | elsewhere.seats
    const spectators = here.spectators + elsewhere.spectators
    const text = JSON.stringify({ type: 'presence', table, seats, spectators })
    for (const follower of this.#seats.keys()) follower.send(text)
  }

  has(guest: string): boolean {
    for (const follower of this.#seats.keys()) if (follower.guest?.id === guest) return true
    return false
  }

  sendAway(code: ProtocolCode): void {
    for (const follower of this.#seats.keys()) follower.sendAway(code)
  }
}

/** The seats of those whom a guest does not want to hear. */
export function mutedSeats({ seats }: Course, guest: Guest | undefined): Seat[] {
  return seats.flatMap((holder, seat) =>
    holder.kind === 'person' && guest?.muted.includes(holder.guest) ? [seat] : [],
  )
}

/** Whether an entry is something said by one whom the guest does not want to hear. */
export function isMuted(course: Course, entry: Entry, guest: Guest | undefined): boolean {
  if (entry.type !== 'chat' && entry.type !== 'phrase') return false
  return mutedSeats(course, guest).includes(entry.seat)
}
