import { type SeatSet, withSeat } from '../../kernel/index.ts'
import type { Occupant } from '../../table/index.ts'
import type { Store } from '../store/store.ts'

const pair = (one: string, other: string): string => `${one} ${other}`

/** Who at a table has blocked whom: those who follow it, and those who sit there. */
export class BlockedPairs {
  readonly #store: Pick<Store, 'blocksBetween'>
  readonly #blocks = new Set<string>()
  /** Pairs that were looked up. */
  readonly #known = new Set<string>()

  constructor(store: Pick<Store, 'blocksBetween'>) {
    this.#store = store
  }

  /** Looks up how guests who follow the table stand to those who sit there. */
  async look(followers: readonly string[], seats: readonly Occupant[]): Promise<void> {
    const seated = guestsOf(seats)
    if (followers.length === 0 || seated.length === 0) return
    const found = await this.#store.blocksBetween(followers, seated)
    for (const one of followers)
      for (const other of seated) {
        this.#known.add(pair(one, other))
        this.#blocks.delete(pair(one, other))
        this.#blocks.delete(pair(other, one))
      }
    for (const { guest, blocked } of found) this.#blocks.add(pair(guest, blocked))
  }

  hasBlocked(guest: string, other: string): boolean {
    return this.#blocks.has(pair(guest, other))
  }

  /** Whether two guests neither hear each other nor see when the other one is there. */
  isApart(one: string, other: string): boolean {
    return this.hasBlocked(one, other) || this.hasBlocked(other, one)
  }

  isKnown(follower: string, seats: readonly Occupant[]): boolean {
    return guestsOf(seats).every((other) => other === follower || this.#known.has(pair(follower, other)))
  }

  /**
   * The seats whose players a guest must not see come and go. Until that is known, it is assumed: a moment later the
   * guest sees the others.
   */
  seatsHiddenFrom(guest: string, seats: readonly Occupant[]): SeatSet {
    let hidden = 0
    for (const [seat, occupant] of seats.entries()) {
      if (occupant.kind !== 'person' || occupant.guest === guest) continue
      const isOpen = this.#known.has(pair(guest, occupant.guest)) && !this.isApart(guest, occupant.guest)
      if (!isOpen) hidden = withSeat(hidden, seat)
    }
    return hidden
  }
}

const guestsOf = (seats: readonly Occupant[]): string[] =>
  seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.guest] : []))
