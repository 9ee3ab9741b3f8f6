import { Bucket, type ServerLimits } from '../limits.ts'
import type { Account } from '../tables/following/subscribers.ts'
import type { Time } from '../time.ts'
import { Turns } from './tick.ts'

/** What all sockets of one address use together. */
export class Address implements Account {
  readonly name: string
  readonly received: Bucket
  readonly turns: Turns
  readonly #replays: Bucket
  readonly #sent: Bucket
  readonly #stored: Bucket
  /** What programs leave to the people of the address, in bytes. */
  readonly #reserve: number
  readonly #time: Time
  sockets = 0
  /** Sockets whose visitors have no name. */
  anonymous = 0

  constructor(name: string, limits: ServerLimits, time: Time) {
    const now = time.now()
    this.name = name
    this.#time = time
    this.received = new Bucket(limits.bytesPerAddress, now)
    this.turns = new Turns(limits.commandsPerTick)
    this.#replays = new Bucket(limits.replays, now)
    this.#sent = new Bucket(limits.sent, now)
    this.#stored = new Bucket(limits.stored, now)
    this.#reserve = limits.stored.burst / 2
  }

  payReplay(steps: number): boolean {
    return this.#replays.take(this.#time.now(), steps)
  }

  chargeSent(bytes: number): void {
    this.#sent.charge(this.#time.now(), bytes)
  }

  chargeStored(bytes: number): void {
    this.#stored.charge(this.#time.now(), bytes)
  }

  nextTurn(commands: number): Promise<void> {
    return new Promise((resolve) =>
      this.turns.add(() => {
        resolve()
        return commands
      }),
    )
  }

  get hasSentTooMuch(): boolean {
    return this.#sent.debt(this.#time.now()) > 0
  }

  hasStoredTooMuch({ owner }: { readonly owner?: string }): boolean {
    return this.#stored.left(this.#time.now()) < (owner === undefined ? 0 : this.#reserve)
  }

  /** Whether nothing would change if the address were forgotten. */
  isIdle(now: number): boolean {
    const buckets = [this.received, this.#replays, this.#sent, this.#stored]
    return this.sockets === 0 && buckets.every((one) => one.isFull(now))
  }
}

/** The addresses that have sockets or had some a short while ago. */
export class Addresses {
  readonly #limits: ServerLimits
  readonly #time: Time
  readonly #addresses = new Map<string, Address>()

  constructor(limits: ServerLimits, time: Time) {
    this.#limits = limits
    this.#time = time
  }

  of(name: string): Address {
    const known = this.#addresses.get(name)
    if (known) return known
    const address = new Address(name, this.#limits, this.#time)
    this.#addresses.set(name, address)
    return address
  }

  /** Reconnecting must not refill a budget, so an address is kept until its budgets are full again. */
  forgetIdle(): void {
    const now = this.#time.now()
    for (const [name, address] of this.#addresses) if (address.isIdle(now)) this.#addresses.delete(name)
  }
}
