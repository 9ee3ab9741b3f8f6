import { Buckets, type ServerLimits } from '../limits.ts'
import type { Time } from '../time.ts'

/** How many wrong codes of tables an address and a guest may try. */
export class CodeGuesses {
  readonly #ofAddress: Buckets
  readonly #ofGuest: Buckets

  constructor({ wrongCodes }: ServerLimits, time: Time) {
    this.#ofAddress = new Buckets(wrongCodes, time)
    this.#ofGuest = new Buckets(wrongCodes, time)
  }

  /** Counts a guess before it is looked up, so that guesses at the same time cannot exceed the limit. */
  take(address: string, guest: string | undefined): boolean {
    return this.#ofAddress.take(address) && (guest === undefined || this.#ofGuest.take(guest))
  }

  /** A code that was right costs nothing: a whole class may join from one address. */
  giveBack(address: string, guest: string | undefined): void {
    this.#ofAddress.giveBack(address)
    if (guest !== undefined) this.#ofGuest.giveBack(guest)
  }
}
